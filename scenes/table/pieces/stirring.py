"""What stirs on any table while somebody thinks: the flame of the lantern."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from scenes.kit.display import Glow, Item
from scenes.kit.living import Living

FLAME: Final = "#FFE9A8"
FLAME_REACH: Final = 96.0
BREATH: Final = 4.6  # seconds from bright to bright
FLICKER: Final = (0, 0, 1, 0, -1, 0, 0, 1, 1, 0, -1, 0, 0)  # over the breath, from beat to beat
STRENGTHS: Final = 9
FAINT, STEP = 0.10, 0.055  # of the light at its weakest, and from one strength to the next


@dataclass(frozen=True, slots=True)
class Flame:
    """A light that breathes and flickers a little."""

    x: float
    y: float

    def look(self, time: float) -> int:
        """How strong it is."""
        breath = (1 + math.sin(math.tau * time / BREATH)) / 2 * (STRENGTHS - 3)
        flicker = FLICKER[int(time * 7) % len(FLICKER)]
        return 1 + round(breath) + flicker

    def items(self, look: int) -> tuple[Item, ...]:
        """Light over the glass."""
        return (Glow(self.x, self.y, FLAME_REACH, FLAME, FAINT + STEP * look),)


def flame(x: float, y: float) -> Living:
    """The light of a lantern whose flame burns at this point."""
    side = 2 * FLAME_REACH
    return Living(Flame(x, y), x - FLAME_REACH, y - FLAME_REACH, side, side)
