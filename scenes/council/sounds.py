"""What only the council sounds like."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.rules.council.api import Faction
from game.words import N_
from scenes.kit.sound import Recording, Voice


class CouncilSound(Recording):
    """The sounds of cubes, seats and visits, and what begins, breaks or is kept."""

    CUBE = "council/cube", 5, 2
    LIFT = "council/lift", 1, 3
    CHAMBER = "council/chamber", 1, 2
    CROWN = "council/crown", 1, 2
    DOOR = "council/door", 1, 3
    SEAT = "council/seat", 5
    AGE = "council/age", 3
    BROKEN = "council/broken"  # a No Allegiance, by a first trick
    KEPT = "council/kept"

    @property
    def leads(self) -> bool:
        """An Age is rung in, and what breaks is heard."""
        return self in (CouncilSound.AGE, CouncilSound.BROKEN, CouncilSound.KEPT)

    @property
    def says(self) -> str:
        return SAYS.get(self, "")


SAYS: Final = MappingProxyType(
    {
        CouncilSound.CROWN: N_("a small fanfare: a crown moves"),
        CouncilSound.DOOR: N_("knocks on a door"),
        CouncilSound.AGE: N_("a new Age is rung in"),
        CouncilSound.BROKEN: N_("something breaks: No Allegiance"),
        CouncilSound.KEPT: N_("a chime: No Allegiance succeeded"),
    }
)


class CouncilVoice(Voice):
    """The factions, and those who wear the Termitenator's shell."""

    BEES = "council/voice_bees", 1, 3
    MOSQUITOES = "council/voice_mosquitoes", 1, 3
    ANTS = "council/voice_ants", 1, 3
    COCKROACHES = "council/voice_cockroaches", 1, 3
    FLIES = "council/voice_flies", 1, 3
    PACIFIST = "council/voice_pacifist", 1, 2
    CARD_SHARK = "council/voice_card_shark", 1, 2
    THIEF = "council/voice_thief", 1, 2
    TRICKSTER = "council/voice_trickster", 1, 2

    @property
    def says(self) -> str:
        return VOICES[self]


VOICES: Final = MappingProxyType(
    {
        CouncilVoice.BEES: N_("voice of the Bees"),
        CouncilVoice.MOSQUITOES: N_("voice of the Mosquitoes"),
        CouncilVoice.ANTS: N_("voice of the Ants"),
        CouncilVoice.COCKROACHES: N_("voice of the Cockroaches"),
        CouncilVoice.FLIES: N_("voice of the Flies"),
        CouncilVoice.PACIFIST: N_("voice of the Pacifist"),
        CouncilVoice.CARD_SHARK: N_("voice of the Card Shark"),
        CouncilVoice.THIEF: N_("voice of the Thief"),
        CouncilVoice.TRICKSTER: N_("voice of the Trickster"),
    }
)


FACTIONS: Final[Mapping[Faction, CouncilVoice]] = {
    0: CouncilVoice.ANTS,
    1: CouncilVoice.BEES,
    2: CouncilVoice.COCKROACHES,
    3: CouncilVoice.FLIES,
    4: CouncilVoice.MOSQUITOES,
}
"""Who speaks for a faction."""
