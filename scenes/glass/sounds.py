"""What only Under Glass sounds like."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.words import N_
from scenes.kit.sound import Recording


class GlassSound(Recording):
    """The sounds of brass pins, of coins, of glass, and of the Spider."""

    LAID = "glass/laid", 3, 2
    COIN = "glass/coin", 1, 2
    SPIDER = "glass/spider"
    LID = "glass/lid", 1, 2
    OUT = "glass/out", 1, 2

    @property
    def says(self) -> str:
        return SAYS.get(self, "")


SAYS: Final = MappingProxyType(
    {
        GlassSound.COIN: N_("a coin spins"),
        GlassSound.SPIDER: N_("eight feet land: the Spider"),
        GlassSound.LID: N_("glass lids close"),
        GlassSound.OUT: N_("a lamp goes out"),
    }
)
