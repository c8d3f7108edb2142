"""Surfaces things lie on: paper, night-blue bars, wood, ribbons, bubbles and pills."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from scenes.kit.display import Font, Item, Shadow, Text
from scenes.kit.layout import Place
from scenes.kit.parts.breaking import WIDE, unbroken
from scenes.kit.parts.svg import circle, num, path, rect, shape
from scenes.kit.parts.text import Items, drawn_size, fit_text, usual_size, width_of
from scenes.kit.parts.wrapping import wrap_exactly
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    BAR,
    BAR_LINE,
    INK,
    INLAY,
    INLAY_LINE,
    LANTERN,
    PAPER,
    WOOD,
    WOOD_DARK,
    mix,
)

RIBBON_FORK: Final = 16.0
TWO_LINES: Final = 0.42  # of a ribbon, the size of letters in two lines
PILL_HIGH: Final = 1.42  # in sizes of its letters


@lru_cache(maxsize=512)
def panel(
    place: Place,
    fill: str = PAPER,
    radius: float = 16.0,
    outline: str = INK,
    width: float = 3.0,
    *,
    shadow: bool = True,
    inner: bool = True,
) -> Items:
    """A sheet of paper: ink outline, a thin inner line, a soft shadow."""
    x, y, w, h = place[:4]
    drawn = rect(0, 0, w, h, fill, radius, outline, width)
    if inner:
        drawn += rect(
            7, 7, w - 14, h - 14, "none", max(2, radius - 6), mix(fill, WOOD_DARK, 0.35), 1.5
        )
    sheet = shape(drawn, x, y, w, h)
    return (Shadow(x, y, w, h, radius), sheet) if shadow else (sheet,)


@lru_cache(maxsize=256)
def inlay(place: Place, fill: str = INLAY, radius: float = 14.0, line: str = INLAY_LINE) -> Items:
    """A darker field on a sheet of paper, without a shadow."""
    x, y, w, h = place[:4]
    return (shape(rect(0, 0, w, h, fill, radius, line, 2.4), x, y, w, h),)


@lru_cache(maxsize=256)
def bar(
    place: Place, opacity: float = 0.92, line: str = LANTERN, line_opacity: float = 0.55
) -> Items:
    """A night-blue bar: the furniture of the screen."""
    x, y, w, h = place[:4]
    drawn = rect(0, 0, w, h, BAR, 14, None, 0, opacity)
    drawn += rect(1, 1, w - 2, h - 2, "none", 13, line, 2, line_opacity)
    return (Shadow(x, y, w, h, 14, 8, 4, 0.4), shape(drawn, x, y, w, h))


@lru_cache(maxsize=64)
def quiet_bar(place: Place) -> Items:
    """A bar that only lists keys or explains signs."""
    return bar(place, 0.84, BAR_LINE, 0.4)


@lru_cache(maxsize=32)
def board(place: Place) -> Items:
    """A wooden sign of five planks."""
    x, y, w, h = place[:4]
    drawn = rect(0, 0, w, h, WOOD, 26, INK, 4)
    for i in range(1, 5):
        level, sag = i * h / 5, 6 if i % 2 else -6
        grain = f"M14 {num(level)}Q{num(w / 2)} {num(level + sag)} {num(w - 14)} {num(level)}"
        drawn += path(grain, "none", WOOD_DARK, 2.4, 0.8)
    drawn += rect(12, 12, w - 24, h - 24, "none", 18, WOOD_DARK, 3)
    drawn += rect(5, 4, w - 10, 10, "#D9A668", 5, None, 0, 0.55)
    for nail_x in (30.0, w - 30):
        for nail_y in (28.0, h - 28):
            drawn += circle(nail_x, nail_y, 6, "#5B3B20", INK, 2)
            drawn += circle(nail_x - 1.6, nail_y - 1.8, 1.8, "#C9925A")
    return (Shadow(x, y, w, h, 26, 26, 14, 0.7), shape(drawn, x, y, w, h))


def ribbon_path(w: float, h: float, fork: float = RIBBON_FORK) -> str:
    """The outline of a ribbon with forked ends."""
    middle = num(h / 2)
    return f"M0 0H{num(w)}L{num(w - fork)} {middle}L{num(w)} {num(h)}H0L{num(fork)} {middle}Z"


@lru_cache(maxsize=256)
def ribbon(place: Place, fill: str = PAPER, fork: float = RIBBON_FORK) -> Items:
    """A forked ribbon without words."""
    x, y, w, h = place[:4]
    drawn = path(ribbon_path(w, h, fork), fill, INK, 3)
    return (Shadow(x, y, w, h, 12, 10, 5, 0.5), shape(drawn, x, y, w, h))


def caption(
    frame: Frame, place: Place, words: str, who: str = "", size: float = 27.0, least: float = 520.0
) -> Items:
    """The ribbon that talks: centred on its place, as wide as its words, never wider + 200.

    ``who`` begins the sentence and stands out from it.
    """
    room = place.w + 200 - 96
    gap = 10.0 if who and words[:1].isalnum() and not WIDE.match(words) else 0.0
    lead_width = width_of(frame, who, size, Font.TITLE, place.h) if who else 0.0
    said = fit_text(frame, words, room - lead_width - gap, size, Font.BOLD, 20.0, place.h)
    if said.text != words or (frame.large and said.size < place.h * TWO_LINES):
        whole = f"{who} {words}" if gap else f"{who}{words}"
        return _caption_of_two(frame, place, whole, room)
    total = lead_width + gap + said.width
    wide = max(total + 110, least)
    y = place.cy - 1
    items: list[Item] = [*ribbon(Place(place.cx - wide / 2, place.y, wide, place.h))]
    left = place.cx - total / 2
    if who:
        high = drawn_size(frame, size, place.h)
        items.append(Text(who, left, y, high, Font.TITLE, INK))
    items.append(Text(said.text, left + lead_width + gap, y, said.size, Font.BOLD, INK))
    return tuple(items)


def _caption_of_two(frame: Frame, place: Place, words: str, room: float) -> Items:
    """Large letters and a long sentence take both lines of a ribbon."""
    size, least = place.h * TWO_LINES, usual_size(frame, 18)
    lines = wrap_exactly(frame, words, room, size)
    while len(lines) > 2 and size > least:
        size = max(size - 1, least)
        lines = wrap_exactly(frame, words, room, size)
    if len(lines) > 2:
        lines = [lines[0], fit_text(frame, unbroken(lines[1:]), room, size).text]
    wide = max(frame.measure(line, size, Font.BOLD) for line in lines) + 110
    step = min(size * 1.2, place.h / 2)
    top = place.cy - 1 - step * (len(lines) - 1) / 2
    return (
        *ribbon(Place(place.cx - wide / 2, place.y, wide, place.h)),
        *(
            Text(line, place.cx, top + step * row, size, Font.BOLD, INK, "c")
            for row, line in enumerate(lines)
        ),
    )


def _bubble_path(w: float, h: float, radius: float, tail: float | None, reach: float) -> str:
    """A round-cornered box; ``tail`` is where a point of ``reach`` leaves it, down or (−) up."""
    r, right, low = num(radius), num(w - radius), num(h - radius)
    up = down = ""
    if tail is not None and reach > 0:
        down = f"H{num(tail + 20)}L{num(tail)} {num(h + reach)}L{num(tail - 20)} {num(h)}"
    if tail is not None and reach < 0:
        up = f"H{num(tail - 20)}L{num(tail)} {num(reach)}L{num(tail + 20)} 0"
    return (
        f"M{r} 0{up}H{right}Q{num(w)} 0 {num(w)} {r}V{low}Q{num(w)} {num(h)} {right} {num(h)}"
        f"{down}H{r}Q0 {num(h)} 0 {low}V{r}Q0 0 {r} 0Z"
    )


@lru_cache(maxsize=256)
def bubble(place: Place, edge: str, tail: tuple[float, float] | None = None) -> Items:
    """A speech bubble with a coloured edge. ``tail`` is the point it speaks about."""
    x, y, w, h = place[:4]
    at, reach = None, 0.0
    if tail is not None:
        at = min(max(tail[0] - x, 44.0), w - 44.0)
        reach = tail[1] - (y + h) if tail[1] > y + h / 2 else tail[1] - y
    d = _bubble_path(w, h, 18, at, reach)
    drawn = path(d, INK, INK, 10) + path(d, PAPER, edge, 5)
    margin = max(14.0, abs(reach) + 10)
    return (Shadow(x, y, w, h, 18, 12, 6, 0.6), shape(drawn, x, y, w, h, margin))


class Pill(NamedTuple):
    """A set pill, how wide it came out, and whether all its words are on it."""

    items: Items
    width: float
    whole: bool = True


@lru_cache(maxsize=256)
def _pill_shape(x: float, y: float, w: float, h: float, fill: str) -> Item:
    return shape(rect(0, 0, w, h, fill, h / 2, INK, 2.5), x, y, w, h)


def pill(
    frame: Frame,
    x: float,
    y: float,
    words: str,
    fill: str = PAPER,
    colour: str = INK,
    size: float = 20.0,
    height: float = 34.0,
    font: Font = Font.HEAVY,
    align: str = "l",
    room: float = 600.0,
) -> Pill:
    """A small label. ``y`` is its middle, ``x`` its left, centre or right by ``align``."""
    pad = height * 0.42
    fit = fit_text(frame, words, room - 2 * pad, size, font)
    height = max(height, fit.size * PILL_HIGH)
    w = fit.width + 2 * pad
    left = x - {"l": 0.0, "c": w / 2, "r": w}[align]
    label = Text(fit.text, left + w / 2, y - 0.5, fit.size, font, colour, "c")
    items = (_pill_shape(left, y - height / 2, w, height, fill), label)
    return Pill(items, w, fit.text == words)
