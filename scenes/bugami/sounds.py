"""What only Bugami sounds like."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.words import N_
from scenes.kit.sound import Recording


class BugamiSound(Recording):
    """The sounds of paper, of bugs that are found, and of weddings."""

    FOLD = "bugami/fold", 1, 3
    OPEN = "bugami/open"
    WON = "bugami/won", 1, 2
    BUG = "bugami/bug", 3
    CLEAN = "bugami/clean", 1, 2
    TEAR = "bugami/tear"
    JOKER = "bugami/joker"
    WEDDING = "bugami/wedding"

    @property
    def says(self) -> str:
        """What a trick means for a bid, and who laughs or marries."""
        return SAYS.get(self, "")


SAYS: Final = MappingProxyType(
    {
        BugamiSound.WON: N_("plucked notes: a trick is won"),
        BugamiSound.BUG: N_("little feet run: bugs"),
        BugamiSound.CLEAN: N_("three light notes: no bugs"),
        BugamiSound.TEAR: N_("paper tears: Misère is broken"),
        BugamiSound.JOKER: N_("a Joker laughs"),
        BugamiSound.WEDDING: N_("wedding bells"),
    }
)
