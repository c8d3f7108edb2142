"""What only Under Glass sounds like."""

from __future__ import annotations

from scenes.kit.sound import Recording


class GlassSound(Recording):
    """The sounds of brass pins, of coins, of glass, and of the Spider."""

    LAID = "glass/laid", 3, 2
    COIN = "glass/coin", 1, 2
    SPIDER = "glass/spider"
    LID = "glass/lid", 1, 2
    OUT = "glass/out", 1, 2
