"""How numbers are drawn in the history: a heap is a column, a jar lies on its side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import line, num, path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, PAPER, WHITE, mix


def heap(cell: Place, ground: float, high: float, colour: str, widest: float) -> Items:
    """Points or cubes, in the middle of a cell, on the ground; nothing where there are none."""
    if high < 1:
        return ()
    wide = min(widest, cell.w - 8)
    drawn = rect(0, 0, wide, high, colour, 8, INK, 3)
    if high > 24:
        drawn += rect(8, 7, wide - 16, 5, mix(colour, PAPER, 0.6), 2.5, None, 0, 0.8)
    return (shape(drawn, cell.cx - wide / 2, ground - high, wide, high),)


@lru_cache(maxsize=128)
def jar(place: Place, share: float, filling: str, glass: str = WHITE) -> Item:
    """A share of something, filled from the left as far as ``share`` (0–1) says."""
    w, h = place.w, place.h
    r = h / 2
    drawn = rect(0, 0, w, h, glass, r)
    if share >= 1:
        drawn += rect(0, 0, w, h, filling, r)
    elif share > 0:
        full = min(max(w * share, r), w - r)
        arc = f"A{num(r)} {num(r)} 0 0 1 {num(r)} 0"
        drawn += path(
            f"M{num(r)} 0H{num(full)}V{num(h)}H{num(r)}A{num(r)} {num(r)} 0 0 1 0 {num(r)}{arc}Z",
            filling,
        )
        drawn += line(full, 2, full, h - 2, INK, 2.4)
    drawn += rect(0, 0, w, h, "none", r, INK, 2.6)
    return shape(drawn, *place[:4])


def legend(frame: Frame, place: Place, named: Sequence[tuple[str, str]]) -> tuple[Items, float]:
    """Colours with their words, in as many lines as they need; and where they end."""
    step = parts.drawn_size(frame, 20) * 1.5
    items: list[Item] = []
    x, y = place.x, place.y + step / 2
    for words, colour in named:
        wide = parts.width_of(frame, words, 20)
        if x > place.x and x + 34 + wide > place.right:
            x, y = place.x, y + step
        drawn = rect(0, 0, 22, 22, colour, 6, INK, 2.4)
        items.append(shape(drawn, x, y - 11, 22, 22))
        items.append(parts.fitted(frame, words, x + 32, y - 1, place.right - x - 32, 20))
        x += 32 + wide + 26
    return tuple(items), y + step / 2
