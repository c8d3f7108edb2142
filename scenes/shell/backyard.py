"""The backyard at dusk, which lies behind everything that is no table."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import Final

from scenes.kit.display import Backdrop, Item, Picture, Veil
from scenes.kit.parts import Items
from scenes.kit.scene import Frame

DEEP: Final = "#0B141B"
FIREFLIES: Final = 20


def dusk(frame: Frame) -> Items:
    """The backyard stepped back into the dark: the ground of forms and pages."""
    return (
        Backdrop("shared/backdrop_dusk", 0.5, 0.6),
        Veil(DEEP, 0.4),
        *fireflies(frame, 0.0, 0.6),
    )


@lru_cache(maxsize=2)
def _swarm(count: int) -> tuple[tuple[float, float, float, float], ...]:
    """Where each firefly hovers (shares of the window), its own phase and its size."""
    rng = Random(7)
    return tuple(
        (rng.uniform(0.02, 0.98), rng.uniform(0.5, 0.97), rng.uniform(0, 6.3), rng.uniform(30, 64))
        for _ in range(count)
    )


def fireflies(frame: Frame, phase: float, alpha: float = 0.95) -> Items:
    """Small lights over the grass; ``phase`` moves and dims them, each in its own time."""
    items: list[Item] = []
    for x, y, own, size in _swarm(FIREFLIES):
        drift_x = 26 * math.sin(phase * 0.7 + own)
        drift_y = 14 * math.sin(phase * 1.1 + own * 2)
        # Few steps of light, so that the painter keeps few pictures of it.
        shine = round(6 * (0.62 + 0.38 * math.sin(phase * 1.6 + own * 3))) / 6
        left, top = frame.width * x + drift_x - size / 2, frame.height * y + drift_y - size / 2
        items.append(Picture("shared/scenery_firefly", left, top, size, size, 0.0, alpha * shine))
    return tuple(items)
