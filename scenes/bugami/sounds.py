"""What only Bugami sounds like."""

from __future__ import annotations

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
