"""What only the attic sounds like."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.words import N_
from scenes.kit.sound import Recording


class RugsSound(Recording):
    """Cards on wool, pegs on a line, wings and shells."""

    SLIDE = "rugs/slide", 3, 2
    PEG = "rugs/peg", 1, 3
    POWER = "rugs/power", 1, 2
    FLUTTER = "rugs/flutter", 1, 2
    HATCH = "rugs/hatch"
    BUZZ = "rugs/buzz"
    MARCH = "rugs/march"
    SLIPPER = "rugs/slipper"
    MOON = "rugs/moon"

    @property
    def says(self) -> str:
        """Who acts, what hatches, and that the game will end."""
        return SAYS.get(self, "")


SAYS: Final = MappingProxyType(
    {
        RugsSound.POWER: N_("two notes: a bug begins to act"),
        RugsSound.FLUTTER: N_("wings flutter"),
        RugsSound.HATCH: N_("a shell cracks"),
        RugsSound.BUZZ: N_("Flies hum past"),
        RugsSound.MARCH: N_("Beetles march past"),
        RugsSound.MOON: N_("a low bell: the End card"),
    }
)
