"""A head in its round window, in the colour of a seat; whoever it is, the caller knows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scenes.kit.display import Item, Picture
from scenes.kit.parts.svg import circle, path, shape
from scenes.kit.parts.text import Items
from scenes.kit.theme import INK, SEAT_COLOURS, mix

SIDE: Final = 400.0  # of the drawings
MIDDLE: Final = (200.0, 212.0)  # of the round window in them
RADIUS: Final = 178.0
DARK: Final = "#1B2E33"  # behind a head
RING: Final = 12.0
SMALL: Final = 70.0  # below this a ring is too thin to tell its colour


def head(x: float, y: float, side: float, face: str, colour: str) -> list[Item]:
    """A drawing of a face in its window; (x, y) is the upper left corner."""
    picture = Picture(face, x, y, side, side)
    return [*_window(x, y, side, colour), picture, *_lip(x, y, side, colour)]


def bust(x: float, y: float, side: float, face: str, colour: str) -> Items:
    """The same in a list, in the place of a letter; (x, y) is the middle of the window."""
    left, top = x - MIDDLE[0] / SIDE * side, y - MIDDLE[1] / SIDE * side
    return tuple(head(left, top, side, face, colour))


@lru_cache(maxsize=64)
def _window(x: float, y: float, side: float, colour: str) -> Items:
    """What is behind the head: night, and the ring of its seat, which fills a small window."""
    unit = side / SIDE
    cx, cy, radius = MIDDLE[0] * unit, MIDDLE[1] * unit, RADIUS * unit
    fill = mix(SEAT_COLOURS[colour], DARK, 0.0 if side < SMALL else 0.72)
    edge = circle(cx, cy, radius + RING * unit / 2, INK, INK, 2.5)
    # A ring is an edge, which strong contrast makes broader.
    ring = circle(cx, cy, radius, fill, SEAT_COLOURS[colour], RING * unit)
    return (shape(edge + ring, x, y, side, side),)


@lru_cache(maxsize=64)
def _lip(x: float, y: float, side: float, colour: str) -> Items:
    """The lower edge of the window, over the coat."""
    unit = side / SIDE
    (cx, cy), radius = (at * unit for at in MIDDLE), RADIUS * unit
    low, wide = cy + radius * 0.62, radius * 0.785
    d = f"M{cx - wide:.1f} {low:.1f}A{radius:.1f} {radius:.1f} 0 0 0 {cx + wide:.1f} {low:.1f}"
    edge = path(d, "none", INK, RING * unit + 5)
    edge += path(d, "none", SEAT_COLOURS[colour], RING * unit)
    return (shape(edge, x, y, side, side),)
