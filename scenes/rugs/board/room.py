"""The attic at evening and the big rug on its floor, drawn as large as it is needed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scenes.kit.display import Backdrop, Elements, Glow, Item, Shadow
from scenes.kit.layout import Place
from scenes.kit.parts.svg import line, num, path, polyline, rect, shape
from scenes.kit.theme import FAINT_LINE, INK, LANTERN, mix
from scenes.rugs.palette import RUG_BAND, RUG_FIELD, RUG_FRINGE, RUG_TOOTH

FRINGE: Final = 40.0  # how far the threads reach
BAND: Final = (9.0, 33.0)  # where the border begins and ends, from the edge
TOOTH: Final = 36.0
DIAMONDS: Final = (58.0, 44.0)


def attic() -> Item:
    """The room behind everything."""
    return Backdrop("rugs/backdrop_attic", 0.5, 0.0)


@lru_cache(maxsize=8)
def big_rug(place: Place) -> tuple[Item, ...]:
    """The rug on which bugs lie; ``place`` is all of it with its fringe."""
    w, h = place.w, place.h
    body = Place(FRINGE, 12, w - 2 * FRINGE, h - 28)
    drawn: Elements = _fringe(w, h)
    drawn += rect(*body[:4], RUG_FIELD, 10, INK, 4.4)
    band = Place(body.x + BAND[0], body.y + BAND[0], body.w - 2 * BAND[0], body.h - 2 * BAND[0])
    wide = BAND[1] - BAND[0]
    drawn += rect(*band[:4], RUG_BAND, 2)
    drawn += _teeth(band, 20.0)
    inner = Place(band.x + wide, band.y + wide, band.w - 2 * wide, band.h - 2 * wide)
    drawn += rect(*inner[:4], RUG_FIELD, 2, INK, 2.6)
    drawn += rect(
        inner.x + 7, inner.y + 7, inner.w - 14, inner.h - 14, "none", 3, RUG_TOOTH, 2.4, 0.7
    )
    drawn += _diamonds(inner)
    return (
        Shadow(place.x + 30, place.y + 14, w - 60, h - 20, 20, 22, 14, 0.65),
        shape(drawn, place.x, place.y, w, h),
        Glow(place.cx, place.cy - h * 0.06, h * 0.62, LANTERN, 0.16),
    )


def _fringe(w: float, h: float) -> Elements:
    """Threads at the left and at the right, none quite like the other."""
    threads = ""
    for number in range(int((h - 36) / 9)):
        y = 18 + number * 9.1
        off, drop = (number * 5) % 7 - 3, (number * 3) % 8 - 3
        for side in (0, 1):
            start, end = (w - FRINGE, w - 14) if side else (FRINGE, 14)
            threads += f"M{num(start)} {num(y)}L{num(end + off)} {num(y + drop)}"
    return path(threads, "none", INK, 5.6) + path(threads, "none", RUG_FRINGE, 2.6)


def _teeth(band: Place, deep: float) -> Elements:
    d = ""
    across, down = round(band.w / TOOTH), round(band.h / TOOTH)
    step = band.w / across
    for number in range(across):
        x = band.x + step * number
        for y, way in ((band.y, deep), (band.bottom, -deep)):
            d += polyline(((x, y), (x + step, y), (x + step / 2, y + way)), closed=True)
    step = band.h / down
    for number in range(down):
        y = band.y + step * number
        for x, way in ((band.x, deep), (band.right, -deep)):
            d += polyline(((x, y), (x, y + step), (x + way, y + step / 2)), closed=True)
    return path(d, RUG_TOOTH, None, 0, 0.85)


def _diamonds(inner: Place) -> Elements:
    d = ""
    across, down = DIAMONDS
    for row in range(int((inner.h - 60) / down) + 1):
        for column in range(int((inner.w - 60) / across) + 1):
            x = inner.x + 36 + column * across + (row % 2) * across / 2
            y = inner.y + 36 + row * down
            if x < inner.right - 24 and y < inner.bottom - 24:
                d += polyline(((x, y - 7), (x + 9, y), (x, y + 7), (x - 9, y)), closed=True)
    return path(d, mix(RUG_FIELD, RUG_TOOTH, 0.5), None, 0, 0.34)


def faint_line(x: float, y: float, w: float, colour: str = FAINT_LINE) -> Item:
    """A thin line across a sheet."""
    return shape(line(0, 0, w, 0, colour, 2), x, y, w, 0)
