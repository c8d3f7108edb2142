"""What stirs on any table while somebody thinks: a flame, grass at the edges, fireflies."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scenes.kit.display import Ambient, Elements, Glow, Item, Picture
from scenes.kit.parts.svg import layers, num, path, shape
from scenes.table.cue import Point

FLAME: Final = "#FFE9A8"
FLAME_REACH: Final = 84.0
BREATH: Final = 4.6  # seconds from bright to bright
FLICKER: Final = (0, 0, 1, 0, -1, 0, 0, 1, 1, 0, -1, 0, 0)  # over the breath, from beat to beat
FLICKERS: Final = 7  # a second
BREATHS: Final = 6  # strengths between dim and bright
FAINT, STEP = 0.10, 0.055  # of the light at its weakest, and from one strength to the next

STEPS: Final = 8  # of a firefly in a second
DRIFT: Final = (34.0, 22.0)  # how far it gets from its place
SLOW: Final = (11.3, 7.7)  # seconds until it is back, across and up
SPARKS: Final = 4  # how bright it can be
DARK: Final = 0.35  # of its time it cannot be seen at all

BLADE, BLADE_EDGE = "#2B5639", "#0F1F17"
TUFT: Final = (118.0, 132.0)
BLADES: Final = ((0.0, 104.0, 62.0), (10.0, 84.0, 84.0), (20.0, 56.0, 92.0))  # up, reach, height
SWAYS: Final = (0, 1, 2, 3, 2, 1, 0, -1, -2, -1)  # one after the other
SWAY: Final = 2.6  # for each of them, how far a tip goes
WIND: Final = 0.42  # seconds from one to the next


@dataclass(frozen=True, slots=True)
class Flame:
    """A light that breathes, and flickers a little."""

    x: float
    y: float

    def look(self, time: float) -> int:
        """How strong it is."""
        breath = (1 + math.sin(math.tau * time / BREATH)) / 2
        return 1 + round(BREATHS * breath) + FLICKER[int(time * FLICKERS) % len(FLICKER)]

    def items(self, look: int) -> tuple[Item, ...]:
        """Light over the glass."""
        return (Glow(self.x, self.y, FLAME_REACH, FLAME, FAINT + STEP * look),)


def flame(x: float, y: float) -> Ambient:
    """The light of a lantern whose flame burns at this point."""
    side = 2 * FLAME_REACH
    return Ambient(Flame(x, y), x - FLAME_REACH, y - FLAME_REACH, side, side)


@dataclass(frozen=True, slots=True)
class Firefly:
    """Drifts about its place, goes out and lights up again; ``nature`` tells it from others."""

    x: float
    y: float
    nature: int

    @property
    def size(self) -> float:
        """How wide its light is."""
        return 26.0 + 7.0 * (self.nature % 4)

    def look(self, time: float) -> int:
        """How bright it is, and how many steps it has taken; 0 while it is dark."""
        turn = (time / (5.0 + self.nature % 5) + 0.31 * self.nature) % 1.0
        if turn < DARK:
            return 0
        bright = math.sin(math.pi * (turn - DARK) / (1 - DARK))
        step = int(time * STEPS + 0.37 * self.nature)  # not all of them at the same moment
        return step * (SPARKS + 1) + math.ceil(SPARKS * bright)

    def items(self, look: int) -> tuple[Item, ...]:
        """The light where it is then."""
        step, spark = divmod(look, SPARKS + 1)
        if not spark:
            return ()
        across, up = (
            reach * math.sin(math.tau * (step / STEPS / slow + 0.17 * self.nature))
            for reach, slow in zip(DRIFT, SLOW, strict=True)
        )
        x, y, half = self.x + across, self.y + up, self.size / 2
        light = "shared/scenery_firefly"
        return (Picture(light, x - half, y - half, 2 * half, 2 * half, alpha=spark / SPARKS),)


@lru_cache(maxsize=16)
def fireflies(places: Sequence[Point]) -> tuple[Ambient, ...]:
    """One at each of these places."""
    swarm = [Firefly(x, y, number) for number, (x, y) in enumerate(places)]
    return tuple(
        Ambient(
            fly,
            fly.x - DRIFT[0] - fly.size / 2,
            fly.y - DRIFT[1] - fly.size / 2,
            2 * DRIFT[0] + fly.size,
            2 * DRIFT[1] + fly.size,
        )
        for fly in swarm
    )


@dataclass(frozen=True, slots=True)
class Tuft:
    """Blades of grass that grow into the window from its edge, and sway; ``side`` 1 or -1."""

    x: float
    y: float
    side: int
    nature: int

    def look(self, time: float) -> int:
        """How far the wind bends it."""
        return SWAYS[int(time / WIND + 3.7 * self.nature) % len(SWAYS)]

    def items(self, look: int) -> tuple[Item, ...]:
        """The blades, bent."""
        return _blades(self.x, self.y, self.side, look)


@lru_cache(maxsize=128)
def _blades(x: float, y: float, side: int, look: int) -> tuple[Item, ...]:
    wide, high = TUFT
    edge = 0.0 if side > 0 else wide
    blades = layers(_blade(edge, side, SWAY * look, blade) for blade in BLADES)
    return (shape(blades, x, y, wide, high),)


def _blade(edge: float, side: int, bend: float, blade: tuple[float, float, float]) -> Elements:
    """One blade, its root beyond the edge of the window."""
    up, reach, height = blade
    root, low = edge - side * 8, TUFT[1] - 6 - up
    tip = edge + side * (reach + 0.4 * bend), low - height + bend
    bow, arch = edge + side * reach * 0.45, low - height * 0.55
    d = (
        f"M{num(root)} {num(low)}Q{num(bow)} {num(arch)} {num(tip[0])} {num(tip[1])}"
        f"Q{num(bow - side * 10)} {num(arch - 12)} {num(root)} {num(low - 18)}Z"
    )
    return path(d, BLADE, BLADE_EDGE, 2.4)


@lru_cache(maxsize=16)
def grass(width: float, height: float) -> tuple[Ambient, ...]:
    """Tufts that stir at both edges of a window."""
    wide, high = TUFT
    return tuple(
        Ambient(Tuft(x, height - low, side, number), x, height - low, wide, high)
        for number, (low, side) in enumerate(((490, 1), (350, 1), (560, -1), (424, -1), (288, -1)))
        for x in ((0.0 if side > 0 else width - wide),)
    )
