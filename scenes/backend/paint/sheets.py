"""Large sheets of paper: of their pixels only the edges are kept, for their middle is one colour.

A sheet is drawn much smaller, by whole pixels, from what lies between its corners; on the window
that is stretched again. So it is there at once, and a few kilobytes instead of some megabytes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

import pygame

from scenes.backend.paint.cache import Pixels
from scenes.backend.paint.light import lay_flat
from scenes.backend.paint.raster import LARGE
from scenes.kit.display import Elements, Rect, ShiftedElements

GUARD: Final = 2.0  # pixels between what bends and what is stretched
LEAST: Final = 24  # pixels; less is not worth leaving out
TRIED: Final = 64  # cuts, for one that is a whole number of hundredths of a design unit
SOLID: Final = 255

Span = tuple[float, float]


class Cut(NamedTuple):
    """So many pixels are left ``out`` of one axis; the one ``at`` this place stands for them."""

    at: int
    out: int


class StretchedShape(NamedTuple):
    """A shape with less between its corners; lengths in pixels but for those of the elements."""

    elements: Elements
    size: tuple[int, int]
    across: Cut
    down: Cut


def sheet(elements: Elements, size: tuple[int, int], scale: float) -> StretchedShape | None:
    """What is left of these when it is cut; None: it has no middle that is one solid colour.

    Args:
        elements: What is drawn, in design units.
        size: Pixels of its box.
        scale: Pixels of a design unit.
    """
    # To look something up, all its elements are gone through: most shapes are small.
    return None if size[0] * size[1] <= LARGE else _cut_to(elements, size, scale)


@lru_cache(maxsize=256)
def _cut_to(elements: Elements, size: tuple[int, int], scale: float) -> StretchedShape | None:
    boxes = list(_boxes(elements, 0.0, 0.0))
    known = [box for box in boxes if box is not None]
    if not known or len(known) < len(boxes):
        return None
    across = _cut(chain.from_iterable(_bends(b, b.x, b.w) for b in known), size[0], scale)
    down = _cut(chain.from_iterable(_bends(b, b.y, b.h) for b in known), size[1], scale)
    if across is None or down is None or not _solid(known, across.at / scale, down.at / scale):
        return None
    cut_at, less = (across.at / scale, down.at / scale), (across.out / scale, down.out / scale)
    left = size[0] - across.out, size[1] - down.out
    return StretchedShape(_smaller(elements, (0.0, 0.0), cut_at, less), left, across, down)


def lay(
    target: pygame.Surface, cut: StretchedShape, pixels: Pixels, corner: Span, alpha: float
) -> None:
    """Lay the sheet on the target, its upper left corner at this pixel."""
    seen, small = target.get_clip(), pixels.surface
    columns = list(_runs(small.get_width(), cut.across.at - pixels.x, cut.across.out))
    for y, h, to_y, to_h in _runs(small.get_height(), cut.down.at - pixels.y, cut.down.out):
        for x, w, to_x, to_w in columns:
            place = round(corner[0]) + pixels.x + to_x, round(corner[1]) + pixels.y + to_y
            goal = pygame.Rect(place, (to_w, to_h))
            if not goal.colliderect(seen):
                continue
            if (w, h) == (1, 1):
                _fill(target, small.get_at((x, y)), alpha, goal)
                continue
            piece = small.subsurface((x, y, w, h))
            if (w, h) != goal.size:
                piece = pygame.transform.scale(piece, goal.size)
            piece.set_alpha(round(SOLID * alpha))
            target.blit(piece, goal)


def _fill(target: pygame.Surface, colour: pygame.Color, alpha: float, goal: pygame.Rect) -> None:
    if alpha >= 1:
        target.fill(colour, goal)
    else:
        lay_flat(target, f"#{colour.r:02X}{colour.g:02X}{colour.b:02X}", alpha, goal)


def _runs(small: int, at: int, out: int) -> Iterator[tuple[int, int, int, int]]:
    """One axis in three parts: (from, length, to, length)."""
    yield 0, at, 0, at
    yield at, 1, at, 1 + out
    yield at + 1, small - at - 1, at + 1 + out, small - at - 1


def _boxes(elements: Elements, right: float, down: float) -> Iterator[Rect | None]:
    """All boxes where they really lie; None for anything else."""
    for element in elements:
        match element:
            case Rect(x, y):
                yield element._replace(x=x + right, y=y + down)
            case ShiftedElements(x, y, inner):
                yield from _boxes(inner, x + right, y + down)
            case _:
                yield None


def _bends(box: Rect, start: float, length: float) -> tuple[Span, Span]:
    """Where its edge and its corners are along one axis."""
    line = box.width / 2 if box.stroke is not None else 0.0
    bend = min(box.radius, box.w / 2, box.h / 2) + line
    end = start + length
    return (start - line, start + bend), (end - bend, end + line)


def _cut(bends: Iterable[Span], size: int, scale: float) -> Cut | None:
    """The longest run of pixels in which nothing bends."""
    reached, gaps = 0.0, list[Span]()
    for low, high in sorted([*bends, (size / scale, size / scale)]):
        gaps.append((reached, low))
        reached = max(reached, high)
    low, high = max(gaps, key=lambda gap: gap[1] - gap[0])
    first, last = math.ceil(low * scale + GUARD), math.floor(high * scale - GUARD)
    most = last - first - 1
    if most < LEAST + TRIED:
        return None
    return Cut(first, min(range(most - TRIED, most + 1), key=lambda out: _uneven(out / scale)))


def _uneven(length: float) -> float:
    """How far a length is from hundredths, as which drawings are written down."""
    return abs(100 * length - round(100 * length))


def _solid(boxes: Iterable[Rect], x: float, y: float) -> bool:
    """Whether one of these fills the place completely."""
    return any(
        box.x < x < box.x + box.w
        and box.y < y < box.y + box.h
        and box.fill != "none"
        and box.opacity >= 1
        for box in boxes
    )


def _smaller(elements: Elements, corner: Span, at: Span, less: Span) -> Elements:
    """The same without what is cut out; ``corner`` is where these elements begin."""
    made: list[Rect | ShiftedElements] = []
    for element in elements:
        if isinstance(element, ShiftedElements):
            inner = corner[0] + element.x, corner[1] + element.y
            made.append(element._replace(elements=_smaller(element.elements, inner, at, less)))
        elif isinstance(element, Rect):
            x, w = _shorter(element.x, element.w, at[0] - corner[0], less[0])
            y, h = _shorter(element.y, element.h, at[1] - corner[1], less[1])
            made.append(element._replace(x=x, y=y, w=w, h=h))
    return tuple(made)


def _shorter(start: float, length: float, at: float, less: float) -> Span:
    """One axis of a box: beyond the cut it comes nearer, across the cut it shrinks."""
    if start > at:
        return start - less, length
    return (start, length - less) if start + length > at else (start, length)
