"""Small signs that stand beside words: pawns, discs, tokens, medals."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from scenes.kit.display import Elements, Font, Item, Picture, Text
from scenes.kit.graphemes import first_letter
from scenes.kit.parts.svg import Point, circle, path, polyline, shape
from scenes.kit.parts.text import Items
from scenes.kit.theme import INK, PAPER, SEAT_COLOURS, WINNING, mix

SEAT_DASHES: Final = (
    *((), (18.0, 9.0), (5.0, 9.0), (20.0, 8.0, 5.0, 8.0), (34.0, 8.0)),
    *((5.0, 6.0, 5.0, 18.0), (34.0, 7.0, 5.0, 7.0, 5.0, 7.0)),
)
"""How the line of each seat is dashed in a chart: on, off, on, off and so on; nothing: solid."""


class _Mark(NamedTuple):
    corners: int  # 0: a disc
    turn: float = 0.0  # in half turns
    waist: float = 1.22  # how far every other corner reaches, in radii


SEAT_MARKS: Final = (
    _Mark(0),
    _Mark(4, turn=1 / 4),  # a square
    _Mark(3),
    _Mark(4),  # on its tip
    _Mark(10, waist=0.55),  # a star
    _Mark(3, turn=1.0),
    _Mark(8, turn=1 / 4, waist=0.4),  # a cross
)
"""The sign of each seat in a chart."""


def seat_mark(x: float, y: float, r: float, seat: int, colour: str) -> Elements:
    """The sign of a seat around (x, y): disc, square, triangle, diamond, star and so on."""
    mark = SEAT_MARKS[seat]
    if not mark.corners:
        return circle(x, y, r, colour, INK, 2.6)
    points: list[Point] = []
    for index in range(mark.corners):
        reach = r * (mark.waist if index % 2 else 1.22)
        angle = math.pi * mark.turn + 2 * math.pi * index / mark.corners
        points.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return path(polyline(points, closed=True), colour, INK, 2.6)


@lru_cache(maxsize=256)
def pawn(x: float, y: float, r: float, colour: str, name: str) -> Items:
    """A seat's marker: its colour (a key of SEAT_COLOURS) and its initial."""
    face = SEAT_COLOURS[colour]
    lift = r * 0.22
    body = circle(r, r + lift, r, mix(face, INK, 0.45), INK, 2.2)
    body += circle(r, r, r * 0.97, face, INK, 2.2)
    if r >= 30:
        body += circle(r, r, r * 0.75, "none", mix(face, INK, 0.4), 3)
    return (
        shape(body, x - r, y - r - lift, 2 * r, 2 * r + lift),
        Text(first_letter(name), x, y - lift - r * 0.02, max(18.0, r * 1.12), Font.TITLE, INK, "c"),
    )


@lru_cache(maxsize=64)
def disc(x: float, y: float, r: float, fill: str = PAPER, width: float = 2.5) -> Item:
    """A plain round."""
    return shape(circle(r, r, r, fill, INK, width), x - r, y - r, 2 * r, 2 * r)


@lru_cache(maxsize=256)
def token(name: str, x: float, y: float, size: float) -> Item:
    """A drawn token, such as ``shared/token_check``, around the point (x, y)."""
    return Picture(name, x - size / 2, y - size / 2, size, size)


@lru_cache(maxsize=64)
def medal(x: float, y: float, r: float, name: str, face: str = WINNING) -> Items:
    """A round badge of radius ``r`` around (x, y): a token on a coloured disc."""
    return (disc(x, y, r, face, 2.6), token(name, x, y, r * 1.4))
