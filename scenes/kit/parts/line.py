"""A line to write: its text, the caret, what is selected, and where a pointer may put the caret."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from scenes.kit.display import Carets, Control, Font, Item, Kind, Text
from scenes.kit.graphemes import border_before, borders
from scenes.kit.layout import Place
from scenes.kit.parts.controls import control_name, ring_if
from scenes.kit.parts.svg import rect, shape
from scenes.kit.parts.text import HAIR, Items, fit_text
from scenes.kit.scene import Frame
from scenes.kit.text_field import TextField
from scenes.kit.theme import BAD, FAINT_INK, INK, INLAY_LINE, NIGHT, RED, WHITE

FIELD_LINE: Final = INLAY_LINE
EDGE: Final = 18.0  # between the border and the first letter
SIZE, SMALLEST = 28.0, 20.0
CARET: Final = 3.0  # how wide
UNDERLINE: Final = 3.0  # how thick
HIGH: Final = 1.15  # the caret and a selection, in sizes of the letters


class _VisibleRange(NamedTuple):
    """What can be seen of a text: from its ``first`` place to its ``last``."""

    first: int
    last: int
    size: float
    stops: tuple[tuple[int, float], ...]  # of the whole text: place, x

    def x(self, place: int) -> float:
        """Where this place of the text lies."""
        return dict(self.stops)[place]


@lru_cache(maxsize=128)
def _field_body(place: Place, edge: str, width: float) -> Item:
    x, y, w, h = place[:4]
    return shape(rect(0, 0, w, h, WHITE, 10, edge, width), x, y, w, h)


def field(
    frame: Frame,
    place: Place,
    name: str,
    text: str,
    label: str = "",
    *,
    line: TextField | None = None,
    wrong: bool = False,
    empty: str = "",
) -> Items:
    """A control that is a line of text; ``line`` says where the caret is once it has the focus."""
    writes = (
        _with_composition(line, frame.composing)
        if line is not None and frame.focus == name
        else None
    )
    shown = _visible_range(frame, place, text if writes is None else writes.text, writes)
    items: list[Item] = [
        *ring_if(frame, name, place, 10),
        _field_body(place, BAD if wrong else FIELD_LINE, 3.4 if wrong else 2.4),
    ]
    if writes is not None:
        items += _text_items(place, writes, shown)
        items += _underline(place, writes, shown, len(frame.composing))
    else:
        said, colour = (text, INK) if text else (empty, FAINT_INK)
        fit = fit_text(frame, said, place.w - 2 * EDGE, SIZE, Font.TITLE, SMALLEST, place.h)
        items.append(_text(place, fit.text, place.x + EDGE, fit.size, colour))
    if writes is not None and not writes.text:
        fit = fit_text(frame, empty, place.w - 2 * EDGE, SIZE, Font.TITLE, SMALLEST, place.h)
        items.append(_text(place, fit.text, place.x + EDGE, fit.size, FAINT_INK))
    control = Control(
        name, *place[:4], control_name(label, text), kind=Kind.FIELD, group=label, value=text
    )
    return (*items, control, Carets(name, shown.stops))


def _with_composition(line: TextField, composing: str) -> TextField:
    """The line with what an input method has in hand, in the place where that will be written."""
    if not composing:
        return line
    caret = line.first + len(composing)
    words = f"{line.text[: line.first]}{composing}{line.text[line.last :]}"
    return replace(line, text=words, caret=caret, anchor=caret)


def _underline(place: Place, line: TextField, shown: _VisibleRange, letters: int) -> Items:
    """A stroke under the last letters before the caret: they are not written yet."""
    if not letters:
        return ()
    first = max(border_before(line.text, line.caret - letters), shown.first)
    x, high = shown.x(first), min(place.h - 10, HIGH * shown.size)
    stroke = rect(0, 0, shown.x(line.caret) - x, UNDERLINE, INK, UNDERLINE / 2)
    return (shape(stroke, x, place.cy + high / 2 - UNDERLINE, shown.x(line.caret) - x, UNDERLINE),)


def _text(place: Place, text: str, x: float, size: float, colour: str) -> Text:
    return Text(text, x, place.cy - 1, size, Font.TITLE, colour)


def _visible_range(frame: Frame, place: Place, text: str, line: TextField | None) -> _VisibleRange:
    """The beginning of a text; of one that is written and too long the part round the caret."""
    room, left = place.w - 2 * EDGE, place.x + EDGE
    size = fit_text(frame, text, room, SIZE, Font.TITLE, SMALLEST, place.h).size
    stops = borders(text)

    def wide(first: int, last: int) -> float:
        return frame.measure(text[first:last], size, Font.TITLE)

    caret = 0 if line is None else line.caret
    first = next(stop for stop in stops if stop == caret or wide(stop, caret) <= room + HAIR)
    last = max(stop for stop in stops if stop == first or wide(first, stop) <= room + HAIR)
    at = tuple(
        (stop, left + (wide(first, stop) if stop >= first else -wide(stop, first)))
        for stop in stops
    )
    return _VisibleRange(first, last, size, at)


def _text_items(place: Place, line: TextField, shown: _VisibleRange) -> list[Item]:
    """What can be seen of the text: with the caret, or in pieces and what is selected on dark."""
    text, high = line.text, min(place.h - 10, HIGH * shown.size)
    top = place.cy - high / 2

    def piece(begin: int, end: int, colour: str = INK) -> list[Item]:
        at = shown.x(begin)
        return [_text(place, text[begin:end], at, shown.size, colour)] if begin < end else []

    if not line.selection:
        x = shown.x(line.caret) + (0.0 if text else -CARET - 1)
        caret = shape(rect(0, 0, CARET, high, RED, CARET / 2), x, top, CARET, high)
        return [*piece(shown.first, shown.last), caret]
    first, last = (min(max(at, shown.first), shown.last) for at in (line.first, line.last))
    x, wide = shown.x(first), shown.x(last) - shown.x(first)
    return [
        shape(rect(0, 0, wide, high, NIGHT, 4), x, top, wide, high),
        *piece(shown.first, first),
        *piece(first, last, WHITE),
        *piece(last, shown.last),
    ]
