"""What the table says about the Termitenator, and why it does what it does."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, assert_never

from game.match import SeatSetup
from game.rules.council.api import (
    CardChosen,
    CardOffered,
    CardsExchanged,
    CardsFlipped,
    CardsTaken,
    Choice,
    CubeOnSoloBoard,
    IdeologyChanged,
    Personality,
    PersonalityTriggered,
    PointGained,
    PokerHandShown,
    SoloEvent,
    TermitenatorArrived,
    TrickDiscarded,
    TrickStolen,
)
from game.words import N_, _, ngettext
from scenes.council.words.names import card_span, faction_span
from scenes.table.speech import Line, listed_spans

PERSONALITY_NAMES: Final = MappingProxyType(
    {
        Personality.PACIFIST: N_("The Pacifist"),
        Personality.PACIFIST_2: N_("Pacifist 2.0"),
        Personality.CARD_SHARK: N_("The Card Shark"),
        Personality.THIEF: N_("The Thief"),
        Personality.TRICKSTER: N_("The Trickster"),
    }
)
CHOSEN: Final = MappingProxyType(
    {
        "only-card": N_("{who} chooses {card}: the only card it may play"),
        "strongest-suit": N_("{who} chooses {card}: its strongest suit"),
        "weakest-suit": N_("{who} chooses {card}: its weakest suit"),
        "weakest-winner": N_("{who} chooses {card}: the weakest card that wins"),
        "highest-value": N_("{who} chooses {card}: its highest value"),
        "highest-loser": N_("{who} chooses {card}: the highest card that loses"),
    }
)
HAND_WORDS: Final = MappingProxyType(  # what the Card Shark shows
    {
        "no-hand": N_("nothing at all"),
        "pair": N_("a pair"),
        "two-pair": N_("two pairs"),
        "three-of-a-kind": N_("three of a kind"),
        "straight": N_("a straight"),
        "flush": N_("a flush"),
        "full-house": N_("a full house"),
        "four-of-a-kind": N_("four of a kind"),
    }
)


def say_solo(event: SoloEvent, seats: Sequence[SeatSetup]) -> Line:
    """One event of a solo game as a sentence."""
    it = seats[-1].name
    match event:
        case TermitenatorArrived(termite, personality):
            words = _("{name} arrives and takes the space of the {faction}")
            name = _(PERSONALITY_NAMES[personality])
            return Line.of(words, name=name, faction=faction_span(termite))
        case CardsFlipped(cards):
            turned = listed_spans([card_span(card) for __, card in cards])
            return Line.of(_("{who} turns over {cards}"), it, cards=turned)
        case IdeologyChanged(losing):
            winning = _("{who} is Winning again")
            return Line.of(_("{who} is Losing: it has won nothing") if losing else winning, it)
        case CardChosen(choice):
            return _chosen(choice, it)
        case PersonalityTriggered(personality):
            words = _("A cube joins the Termites: {name} acts")
            return Line.of(words, name=_(PERSONALITY_NAMES[personality]))
        case PointGained(seat, points):
            words = ngettext(
                "{who} gains {points} point at once", "{who} gains {points} points at once", points
            )
            return Line.of(words, seats[seat].name, points=points)
        case TrickStolen(loser):
            words = _("{who} steals a trick from {loser}")
            return Line.of(words, it, loser=seats[loser].name)
        case _:
            return _belongings(event, it)


def _belongings(
    event: CardsTaken
    | CardOffered
    | CardsExchanged
    | CubeOnSoloBoard
    | TrickDiscarded
    | PokerHandShown,
    it: str,
) -> Line:
    """What comes to it, and what it gives away or shows."""
    match event:
        case CardsTaken(count):
            words = ngettext(
                "{who} slips {count} card up its sleeve",
                "{who} slips {count} cards up its sleeve",
                count,
            )
            return Line.of(words, it, count=count)
        case CardOffered(card):
            return Line.of(_("{who} offers you {card}"), it, card=card_span(card))
        case CardsExchanged(given, taken):
            words = _("{who} gives you {given} for your {taken}")
            return Line.of(words, it, given=card_span(given), taken=card_span(taken))
        case CubeOnSoloBoard(origin):
            if origin is None:
                return Line.of(_("{who} keeps a cube from the supply for later"), it)
            words = _("{who} keeps a cube from the {faction} for later")
            return Line.of(words, it, faction=faction_span(origin))
        case TrickDiscarded():
            return Line.of(_("{who} pays a cube and throws its trick away"), it)
        case PokerHandShown(hand=hand, points=points):
            words = ngettext(
                "{who} shows {hand}: {points} point", "{who} shows {hand}: {points} points", points
            )
            return Line.of(words, it, hand=_(HAND_WORDS[hand]), points=points)
        case _:
            assert_never(event)


def _chosen(choice: Choice, it: str) -> Line:
    if choice.card is None:
        tied = listed_spans([card_span(card) for card in choice.tied])
        return Line.of(_("{who} chooses between {cards}: you decide"), it, cards=tied)
    return Line.of(_(CHOSEN[choice.branch]), it, card=card_span(choice.card))
