"""Which article of the rulebook tells why something happened at the Termitenator's table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.describe.council.personas import PERSONAS
from game.rules.council.api import (
    CardChosen,
    CardsFlipped,
    Event,
    PersonalityTriggered,
    StakeRaised,
    TermitenatorArrived,
)

RULES: Final[Mapping[type[Event], str]] = MappingProxyType(
    {
        TermitenatorArrived: "termitenator",
        CardsFlipped: "pyramid",
        StakeRaised: "stakes",
        **{event: whose.value for whose, row in PERSONAS.items() for event in row.events},
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
