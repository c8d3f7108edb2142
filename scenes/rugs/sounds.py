"""What only the attic sounds like."""

from __future__ import annotations

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
