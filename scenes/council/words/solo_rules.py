"""Which article of the rulebook tells why something happened at the Termitenator's table."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.rules.council.api import (
    CardChosen,
    CardOffered,
    CardsExchanged,
    CardsFlipped,
    CardsTaken,
    CubeOnSoloBoard,
    Event,
    Personality,
    PersonalityTriggered,
    PointGained,
    PokerHandShown,
    TermitenatorArrived,
    TrickDiscarded,
    TrickStolen,
)

RULES: Final = MappingProxyType(
    {
        TermitenatorArrived: "termitenator",
        CardsFlipped: "pyramid",
        PointGained: Personality.PACIFIST_2.value,
        CardsTaken: Personality.CARD_SHARK.value,
        PokerHandShown: Personality.CARD_SHARK.value,
        CardOffered: Personality.THIEF.value,
        CardsExchanged: Personality.THIEF.value,
        TrickStolen: Personality.TRICKSTER.value,
        CubeOnSoloBoard: Personality.TRICKSTER.value,
        TrickDiscarded: Personality.TRICKSTER.value,
    }
)


def solo_rule(event: Event) -> str:
    """The id of that article; empty where the event belongs to every table."""
    match event:
        case CardChosen(choice):
            return "machine-ties" if len(choice.tied) > 1 else "machine-card"
        case PersonalityTriggered(personality):
            return personality.value
        case _:
            return RULES.get(type(event), "")
