"""Pieces of rings round the middle of the board, each in a box as small as it can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scenes.council.board_place import BoardPlace, polar
from scenes.kit.display import Elements, Shape
from scenes.kit.parts.svg import num

ROOM: Final = 9.0  # units of the board round the piece, for the widest outline
QUARTERS: Final = (0, 90, 180, 270)


def sector(
    place: BoardPlace,
    inner: float,
    outer: float,
    middle: float,
    half: float,
    drawn: Callable[[str], Elements],
) -> Shape:
    """A piece of a ring.

    Args:
        place: Where the board is.
        inner: The radius of its inner side, in fractions of the board's.
        outer: That of its outer side.
        middle: The angle of its middle, in degrees; it reaches ``half`` to both sides.
        half: At most 45.
        drawn: What is drawn along its outline, which is given as path data.
    """
    ends = middle - half, middle + half
    turns = [angle for quarter in QUARTERS for angle in (quarter - 360, quarter, quarter + 360)]
    angles = (*ends, *(angle for angle in turns if ends[0] < angle < ends[1]))
    corners = [
        polar(place.cx, place.cy, share * place.radius, angle)
        for share in (inner, outer)
        for angle in angles
    ]
    room = ROOM * place.unit
    left, top = min(x for x, _ in corners) - room, min(y for _, y in corners) - room
    right, low = max(x for x, _ in corners) + room, max(y for _, y in corners) + room
    outline = _outline(
        place.cx - left, place.cy - top, inner * place.radius, outer * place.radius, ends
    )
    return Shape(drawn(outline), left, top, right - left, low - top)


def _outline(cx: float, cy: float, inner: float, outer: float, ends: tuple[float, float]) -> str:
    first, last = ends
    (x0, y0), (x1, y1) = polar(cx, cy, outer, first), polar(cx, cy, outer, last)
    (x2, y2), (x3, y3) = polar(cx, cy, inner, last), polar(cx, cy, inner, first)
    return (
        f"M{num(x0)} {num(y0)}A{num(outer)} {num(outer)} 0 0 1 {num(x1)} {num(y1)}"
        f"L{num(x2)} {num(y2)}A{num(inner)} {num(inner)} 0 0 0 {num(x3)} {num(y3)}Z"
    )
