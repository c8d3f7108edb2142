"""The cards that one may look at on the table."""

from __future__ import annotations

from game.describe import Seats
from game.describe.council.names import faction_name, speaker
from game.describe.line import said_of
from game.rules.council.api import Card, View, card_words, suit_of
from game.table import Seat
from game.words import _, join_names


def played_card(view: View, seats: Seats, seat: Seat) -> str:
    """Somebody's card of the trick on the table."""
    trick = view.trick
    cards = dict(trick)
    leader, led = trick[0]
    either = (
        _("{name} played {card} off suit: there were no {suit} to follow with."),
        _("You played {card} off suit: there were no {suit} to follow with."),
    )
    if seat == leader:
        either = (
            _("{name} led {card}: whoever holds {suit} must play them."),
            _("You led {card}: whoever holds {suit} must play them."),
        )
    elif suit_of(cards[seat]) == suit_of(led):
        either = _("{name} followed suit with {card}."), _("You followed suit with {card}.")
    return said_of(seats[seat], *either).format(
        name=speaker(seats, seat),
        card=card_words(cards[seat]),
        suit=faction_name(suit_of(led)),
    )


def gathered_card(seats: Seats, seat: Seat, card: Card) -> str:
    """Somebody's card of the trick before this one."""
    words = said_of(seats[seat], _("{name} has played {card}."), _("You have played {card}."))
    return words.format(name=speaker(seats, seat), card=card_words(card))


def discarded_card(card: Card) -> str:
    """The card that has paid for No Allegiance; its owner may look at it."""
    return _("You have discarded {card}.").format(card=card_words(card))


def emissary(view: View) -> str:
    """Who sits third at a table of two."""
    cards = view.emissary
    if not cards:
        return _("The Emissary is third at a table of two: people play for it.")
    words = _("The Emissary is third at your table. People choose between its cards: {cards}.")
    return words.format(cards=join_names([card_words(card) for card in cards]))


def emissary_card(card: Card) -> str:
    """One of the Emissary's face-up cards."""
    words = _("{card} is one of the cards that people can play for the Emissary.")
    return words.format(card=card_words(card))
