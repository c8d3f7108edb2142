"""Frames round what counts together: runs, clusters of leaf pairs, stags and moths."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.rules.glass.api import Cell, Groups
from scenes.glass.palette import SOFT, SOURCE_COLOURS
from scenes.glass.places import around, cell_box, cell_size
from scenes.kit import parts
from scenes.kit.display import Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts.svg import circle, line, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import INK


def frames(
    frame: Frame,
    place: Place,
    groups: Groups,
    *,
    without: Groups | None = None,
    shares: Mapping[str, float] | None = None,
) -> list[Item]:
    """A frame round each run and cluster, with its points on its upper left corner.

    ``without`` are groups that are not told again; ``shares`` says how far a source is told.
    """
    items: list[Item] = []
    labels: list[Item] = []
    for source, found in groups.items():
        if shares is not None and shares.get(source, 0.0) <= 0:
            continue
        known = () if without is None else without.get(source, ())
        taken: dict[tuple[int, bool], int] = {}
        for group in found:
            if group in known:
                continue
            down = len(group.cells) > 1 and group.cells[1] - group.cells[0] == 5
            inset = cell_size(place) * (0.05 if down else 0.0)
            if source == "R":
                items += _cluster(place, group.cells)
            else:
                items.append(_loop(parts.inset(around(place, group.cells), inset), source))
            nth = taken.get((group.cells[0], down), 0)
            taken[group.cells[0], down] = nth + 1
            labels += _label(frame, place, group.cells, source, group.points, down=down)
    return items + labels


@lru_cache(maxsize=512)
def _loop(box: Place, source: str) -> Item:
    radius, width = min(box.w, box.h) * 0.24, max(3.0, min(box.w, box.h) * 0.06)
    drawn = rect(0, 0, box.w, box.h, "none", radius, INK, width + 4.4)
    drawn += rect(0, 0, box.w, box.h, "none", radius, SOURCE_COLOURS[source], width)
    drawn += rect(0, 0, box.w, box.h, "none", radius, SOFT[source], width * 0.4)
    return shape(drawn, *box[:4])


def _cluster(place: Place, cells: tuple[Cell, ...]) -> list[Item]:
    """Lines between leaf pairs that touch, also at a corner."""
    items: list[Item] = []
    for number, one in enumerate(cells):
        for two in cells[number + 1 :]:
            if max(abs(one // 5 - two // 5), abs(one % 5 - two % 5)) == 1:
                a, b = cell_box(place, one), cell_box(place, two)
                items.append(_link(a.cx, a.cy, b.cx, b.cy))
    return [*items, *(_knot(cell_box(place, cell)) for cell in cells)]


@lru_cache(maxsize=256)
def _link(x0: float, y0: float, x1: float, y1: float) -> Item:
    left, top = min(x0, x1), min(y0, y1)
    ends = x0 - left, y0 - top, x1 - left, y1 - top
    drawn = line(*ends, INK, 11) + line(*ends, SOFT["R"], 6)
    return shape(drawn, left, top, abs(x1 - x0), abs(y1 - y0))


@lru_cache(maxsize=64)
def _knot(box: Place) -> Item:
    r = box.w * 0.1
    drawn = circle(r, r, r, SOFT["R"], INK, 3)
    return shape(drawn, box.cx - r, box.cy - r, 2 * r, 2 * r)


def _label(
    frame: Frame, place: Place, cells: tuple[Cell, ...], source: str, points: int, *, down: bool
) -> list[Item]:
    first = cell_box(place, cells[0])
    size = cell_size(place)
    r = max(size * 0.17, 18.2)
    x, y = first.x + r * 0.35, first.cy
    if down:
        x, y = first.cx, first.y + r * 0.35
    if source == "R":
        x, y = first.cx, first.cy
    elif source in "SM":
        x, y = around(place, cells).cx, around(place, cells).bottom - r
    text = parts.fit_text(frame, str(points), 2 * r, r * 1.12, Font.TITLE, 14.0, 2 * r)
    return [
        parts.disc(x, y, r, SOFT[source], 2.8),
        Text(text.text, x, y - 1, text.size, Font.TITLE, INK, "c"),
    ]
