"""What each personality of the Termitenator looks and sounds like: one row each."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Final, NamedTuple

from game.rules.council.api import Personality
from scenes.council.sounds import CouncilVoice


class Keeps(Enum):
    """What a personality gathers before it."""

    CARDS = auto()
    CUBES = auto()


class PersonaLook(NamedTuple):
    """Its drawing (a portrait, and a machine with every lamp), the colour behind it, its voice."""

    drawing: str
    ground: str
    voice: CouncilVoice
    keeps: Keeps | None = None

    @property
    def portrait(self) -> str:
        """Its picture where no game is on."""
        return f"council/portrait_{self.drawing}"


LOOKS: Final[Mapping[Personality, PersonaLook]] = MappingProxyType(
    {
        Personality.PACIFIST: PersonaLook("termite", "#6E3B30", CouncilVoice.PACIFIST),
        Personality.PACIFIST_2: PersonaLook("pacifist", "#4F6B45", CouncilVoice.PACIFIST),
        Personality.CARD_SHARK: PersonaLook(
            "shark", "#2C6453", CouncilVoice.CARD_SHARK, Keeps.CARDS
        ),
        Personality.THIEF: PersonaLook("thief", "#3B4A5E", CouncilVoice.THIEF),
        Personality.TRICKSTER: PersonaLook(
            "trickster", "#6B3A6E", CouncilVoice.TRICKSTER, Keeps.CUBES
        ),
    }
)
