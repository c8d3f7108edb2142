"""The code that a phone scans, as a drawing whose squares are whole pixels: so no edge is grey."""

from __future__ import annotations

from functools import lru_cache

import segno

from scenes.kit.display import Item, Shape
from scenes.kit.layout import Place
from scenes.kit.parts.svg import num, path, rect
from scenes.kit.scene import Frame

QUIET = 4
"""Squares of paper around it, as its readers expect."""


@lru_cache(maxsize=16)
def squares(words: str) -> tuple[str, int]:
    """The dark squares as the data of a path, one unit each, and how many lie side by side."""
    rows = segno.make_qr(words, error="m", boost_error=False).matrix
    data = []
    for y, row in enumerate(rows, QUIET):
        start = 0
        while (start := row.find(1, start)) >= 0:
            end = row.find(0, start)
            end = len(row) if end < 0 else end
            data.append(f"M{start + QUIET} {y}h{end - start}v1h{start - end}z")
            start = end
    return "".join(data), len(rows) + 2 * QUIET


def code(frame: Frame, place: Place, words: str) -> Item:
    """As large as the place allows, in its middle."""
    data, count = squares(words)
    pixels = max(1, int(min(place.w, place.h) * frame.scale / count))
    side = count * pixels / frame.scale
    x = round((place.cx - side / 2) * frame.scale) / frame.scale
    y = round((place.cy - side / 2) * frame.scale) / frame.scale
    drawn = rect(0, 0, side, side, "#FFFFFF") + path(_scale(data, side / count), "#000000")
    return Shape(drawn, x, y, side, side)


def _scale(data: str, unit: float) -> str:
    """The same path with squares of this size."""
    out, number = [], ""
    for sign in f"{data} ":
        if sign.isdecimal() or sign in "-.":
            number += sign
            continue
        if number:
            out.append(num(float(number) * unit))
            number = ""
        out.append(sign)
    return "".join(out)
