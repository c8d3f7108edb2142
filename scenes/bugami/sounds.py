"""What only Bugami sounds like."""

from __future__ import annotations

from scenes.kit.sound import Recording


class BugamiSound(Recording):
    """The sounds of paper, of bugs that are found, and of weddings."""

    FOLD = "bugami/fold"
    OPEN = "bugami/open"
    WON = "bugami/won"
    BUG = "bugami/bug", 3
    CLEAN = "bugami/clean"
    TEAR = "bugami/tear"
    JOKER = "bugami/joker"
    WEDDING = "bugami/wedding"
