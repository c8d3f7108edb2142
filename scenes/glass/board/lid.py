"""The lid of a case, as it swings shut at the end of the game."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from scenes.glass.places import FRAME_OF_CASE
from scenes.kit import parts
from scenes.kit.display import Elements, Item
from scenes.kit.layout import Place
from scenes.kit.parts.svg import Point, path, polyline, shape
from scenes.kit.theme import INK, WHITE
from scenes.kit.timeline import ease

OPEN: Final = -0.16  # of the pane's height, where its free edge is while the lid stands open
NEARER: Final = 0.07  # of its width, how far it juts out on its way
BRASS: Final = "#D9A53A"
PANE: Final = "#CFEBE4"
CLEAR: Final = 0.26
BAND: Final = 0.24  # of the pane, how wide the light is that runs over it
FALLS: Final = 0.6  # of the time; then the light runs
STEPS: Final = 48  # of the whole way


def lid_items(place: Place, share: float, *, calm: bool) -> tuple[Item, ...]:
    """The lid falls shut, and light runs over it; ``share`` is how far that is, 0–1.

    ``calm``: the pane only fades in and out.
    """
    step = round(share * STEPS)
    if step >= STEPS:
        return ()
    return _calm(place, step) if calm else _fall(place, step)


def _pane(place: Place) -> Place:
    return parts.inset(place, place.w * FRAME_OF_CASE * 0.7)


@lru_cache(maxsize=2 * STEPS)
def _calm(place: Place, step: int) -> tuple[Item, ...]:
    pane = _pane(place)
    light = CLEAR * math.sin(math.pi * step / STEPS)
    corners = [(0.0, 0.0), (pane.w, 0.0), (pane.w, pane.h), (0.0, pane.h)]
    drawn = path(polyline(corners, closed=True), PANE, None, 0, light)
    return (shape(drawn, *pane[:4]),)


@lru_cache(maxsize=2 * STEPS)
def _fall(place: Place, step: int) -> tuple[Item, ...]:
    pane, share = _pane(place), step / STEPS
    fallen = min(1.0, share / FALLS)
    along = ease(fallen)
    low = pane.h * (OPEN + (1 - OPEN) * along)
    jut = NEARER * pane.w * math.sin(math.pi * along)
    corners = [(0.0, 0.0), (pane.w, 0.0), (pane.w + jut, low), (-jut, low)]
    outline = polyline(corners, closed=True)
    if fallen < 1:
        drawn = path(outline, PANE, None, 0, CLEAR)
        drawn += path(outline, "none", INK, 15) + path(outline, "none", BRASS, 9)
    else:
        run = (share - FALLS) / (1 - FALLS)
        drawn = path(outline, PANE, None, 0, CLEAR * (1 - run)) + _light(pane, run)
    return (shape(drawn, *pane[:4], margin=jut + 20 + abs(min(0.0, low))),)


def _light(pane: Place, along: float) -> Elements:
    """A slanted band, cut off at the edges of the pane."""
    middle = -BAND + (2 + 2 * BAND) * along  # 0 is the upper left corner, 2 the lower right one
    outline = [*_slant(pane, middle - BAND), *reversed(_slant(pane, middle + BAND))]
    return path(polyline(outline, closed=True), WHITE, None, 0, 0.34)


def _slant(pane: Place, at: float) -> list[Point]:
    """The slanted line through the pane on which both shares together are this much."""
    at = min(2.0, max(0.0, at))
    right, down = min(1.0, at), max(0.0, at - 1)
    return [(right * pane.w, down * pane.h), (down * pane.w, right * pane.h)]
