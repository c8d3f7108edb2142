"""A heap of points or cubes, drawn as a column."""

from __future__ import annotations

from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.ink import rect, shape
from scenes.kit.theme import INK, PAPER, mix


def heap(cell: Place, ground: float, high: float, colour: str, widest: float) -> Items:
    """In the middle of a cell, on the ground; nothing where there is no heap at all."""
    if high < 1:
        return ()
    wide = min(widest, cell.w - 8)
    drawn = rect(0, 0, wide, high, colour, 8, INK, 3)
    if high > 24:
        drawn += rect(8, 7, wide - 16, 5, mix(colour, PAPER, 0.6), 2.5, None, 0, 0.8)
    return (shape(drawn, cell.cx - wide / 2, ground - high, wide, high),)
