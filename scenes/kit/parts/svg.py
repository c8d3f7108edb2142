"""The pen: elements as values, and the step from there to a ``Shape`` of the display list.

Every function draws in the coordinates of its box, 0…w and 0…h, and returns a run of elements;
runs are laid over each other with ``+``. The painter's SVG reader knows no dash arrays it can be
trusted with, so dashed lines are cut into pieces here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from typing import Final

from scenes.kit.display import Circle, Elements, Path, Rect, Shape, ShiftedElements
from scenes.kit.theme import INK

MARGIN: Final = 12.0
"""Room round a shape, so that its outline and its tails are not cut off."""

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as short as path data allows."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    radius: float = 0.0,
    stroke: str | None = None,
    width: float = 3.0,
    opacity: float = 1.0,
) -> Elements:
    """A box with round corners."""
    return (Rect(x, y, w, h, fill, radius, stroke, width, opacity),)


def circle(
    x: float,
    y: float,
    r: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 3.0,
    opacity: float = 1.0,
) -> Elements:
    """A disc."""
    return (Circle(x, y, r, fill, stroke, width, opacity),)


def path(
    d: str,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 3.0,
    opacity: float = 1.0,
) -> Elements:
    """Any outline."""
    return (Path(d, fill, stroke, width, opacity),)


def move(drawn: Elements, x: float, y: float) -> Elements:
    """The elements, shifted right and down."""
    return (ShiftedElements(x, y, drawn),)


def layers(runs: Iterable[Elements]) -> Elements:
    """Many runs of elements over each other."""
    return tuple(chain.from_iterable(runs))


def polyline(points: Iterable[Point], *, closed: bool = False) -> str:
    """The path data of a run of straight lines."""
    body = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{body}{'Z' if closed else ''}"


def rounded_box(x: float, y: float, w: float, h: float, radius: float) -> list[Point]:
    """The outline of a round-cornered box as points, closed."""
    corners = (
        (x + w - radius, y + radius, -90.0),
        (x + w - radius, y + h - radius, 0.0),
        (x + radius, y + h - radius, 90.0),
        (x + radius, y + radius, 180.0),
    )
    points = [
        (cx + radius * math.cos(angle), cy + radius * math.sin(angle))
        for cx, cy, start in corners
        for angle in (math.radians(start + step * 11.25) for step in range(9))
    ]
    return [*points, points[0]]


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> str:
    """Path data of a run of lines cut into dashes; ``pattern`` is on, off, on, off and so on."""
    pieces: list[list[Point]] = []
    turn, left, piece = 0, pattern[0], [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while length - done > left:
            done += left
            cut = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if turn % 2 == 0:
                pieces.append([*piece, cut])
            turn += 1
            left, piece = pattern[turn % len(pattern)], [cut]
        left -= length - done
        if turn % 2 == 0:
            piece.append((x1, y1))
    if turn % 2 == 0 and len(piece) > 1:
        pieces.append(piece)
    return "".join(polyline(piece) for piece in pieces)


def shape(
    drawn: Elements,
    x: float,
    y: float,
    w: float,
    h: float,
    margin: float = MARGIN,
    alpha: float = 1.0,
) -> Shape:
    """Elements drawn in a box of w × h, placed at (x, y), with room for what juts out."""
    inside = move(drawn, margin, margin)
    return Shape(inside, x - margin, y - margin, w + 2 * margin, h + 2 * margin, alpha)


def line(
    x0: float, y0: float, x1: float, y1: float, colour: str = INK, width: float = 2.0
) -> Elements:
    """A straight stroke."""
    return path(f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}", "none", colour, width)
