"""What the table says about the Termitenator, and why it does what it does."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, assert_never

from game.match import SeatSetup
from game.rules.council.api import (
    FACTION_NAMES,
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
    TermitenatorArrived,
    TrickDiscarded,
    TrickStolen,
)
from scenes.table.speech import Line, card_words, listed

PERSONALITY_NAMES: Final = MappingProxyType(
    {
        Personality.PACIFIST: "The Pacifist",
        Personality.PACIFIST_2: "Pacifist 2.0",
        Personality.CARD_SHARK: "The Card Shark",
        Personality.THIEF: "The Thief",
        Personality.TRICKSTER: "The Trickster",
    }
)
BRANCH_WORDS: Final = MappingProxyType(
    {
        "only-card": "the only card it may play",
        "strongest-suit": "its strongest suit",
        "weakest-suit": "its weakest suit",
        "weakest-winner": "the weakest card that wins",
        "highest-value": "its highest value",
        "highest-loser": "the highest card that loses",
    }
)
HAND_WORDS: Final = MappingProxyType(
    {
        "no-hand": "nothing at all",
        "pair": "a pair",
        "two-pair": "two pairs",
        "three-of-a-kind": "three of a kind",
        "straight": "a straight",
        "flush": "a flush",
        "full-house": "a full house",
        "four-of-a-kind": "four of a kind",
    }
)

SoloTold = (
    TermitenatorArrived
    | CardsFlipped
    | IdeologyChanged
    | CardChosen
    | PersonalityTriggered
    | PointGained
    | CardsTaken
    | CardOffered
    | CardsExchanged
    | TrickStolen
    | CubeOnSoloBoard
    | TrickDiscarded
    | PokerHandShown
)


def tell_solo(event: SoloTold, seats: Sequence[SeatSetup]) -> Line:
    """One event of a solo game as a sentence."""
    it = seats[-1].name
    match event:
        case TermitenatorArrived(termite, personality):
            name = PERSONALITY_NAMES[personality]
            return Line("", f"{name} arrives and takes the space of the {FACTION_NAMES[termite]}")
        case CardsFlipped(cards):
            return Line(it, f"turns over {listed([card_words(card) for _, card in cards])}")
        case IdeologyChanged(losing):
            mood = "Losing: it has won nothing" if losing else "Winning again"
            return Line(it, f"is {mood}")
        case CardChosen(choice):
            return Line(it, f"chooses {_choice(choice)}")
        case PersonalityTriggered(personality):
            return Line("", f"A cube joins the Termites: {PERSONALITY_NAMES[personality]} acts")
        case PointGained(seat, points):
            return Line(seats[seat].name, f"gains {points} point{'s' * (points > 1)} at once")
        case CardsTaken(count):
            return Line(it, f"slips {count} card{'s' * (count > 1)} up its sleeve")
        case CardOffered(card):
            return Line(it, f"offers you {card_words(card)}")
        case CardsExchanged(given, taken):
            return Line(it, f"gives you {card_words(given)} for your {card_words(taken)}")
        case TrickStolen(loser):
            return Line(it, f"steals a trick from {seats[loser].name}")
        case CubeOnSoloBoard(origin):
            source = "the supply" if origin is None else f"the {FACTION_NAMES[origin]}"
            return Line(it, f"keeps a cube from {source} for later")
        case TrickDiscarded():
            return Line(it, "pays a cube and throws its trick away")
        case PokerHandShown(_, hand, _, points):
            return Line(it, f"shows {HAND_WORDS[hand]}: {points} points")
        case _:
            assert_never(event)


def _choice(choice: Choice) -> str:
    if choice.card is None:
        return f"between {listed([card_words(card) for card in choice.tied])}: you decide"
    return f"{card_words(choice.card)}: {BRANCH_WORDS[choice.branch]}"
