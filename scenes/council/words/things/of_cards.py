"""The cards that lie open on the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.describe.council.names import faction_name, speaker
from game.match import SeatSetup
from game.rules.council.api import Card, card_words, suit_of
from game.table import Seat
from game.words import _, listed
from scenes.council.stage.table_stage import Stage


def played_card(stage: Stage, seats: Sequence[SeatSetup], seat: Seat) -> str:
    """A card of the trick on the table; nothing before that seat has played."""
    cards = dict(stage.table)
    if seat not in cards:
        return ""
    leader, led = stage.table[0]
    if seat == leader:
        words = _("{name} led {card}: whoever holds {suit} must play them.")
    elif suit_of(cards[seat]) == suit_of(led):
        words = _("{name} followed suit with {card}.")
    else:
        words = _("{name} played {card} off suit: there were no {suit} to follow with.")
    return words.format(
        name=speaker(seats, seat),
        card=card_words(cards[seat]),
        suit=faction_name(suit_of(led)),
    )


def last_trick(stage: Stage) -> str:
    """The trick before this one; nothing where there is none in this Age."""
    if not stage.last_trick:
        return ""
    cards = listed([card_words(card) for _seat, card in stage.last_trick])
    return _("Last trick: {cards}.").format(cards=cards)


def emissary(stage: Stage) -> str:
    """Who sits third at a table of two."""
    if not stage.emissary:
        return _("The Emissary is third at a table of two: people play for it.")
    words = _("The Emissary is third at your table. People choose between its cards: {cards}.")
    return words.format(cards=listed([card_words(card) for card in stage.emissary]))


def emissary_card(card: Card) -> str:
    """One of the Emissary's face-up cards."""
    words = _("{card} is one of the cards that people can play for the Emissary.")
    return words.format(card=card_words(card))
