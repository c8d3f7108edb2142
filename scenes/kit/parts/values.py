"""Things that hold a value: one of several, one of many.

Like all controls they read from the frame whether they have the focus.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.words import _
from scenes.kit.display import Control, Font, Item, Kind, Text
from scenes.kit.layout import Place
from scenes.kit.parts.boxes import inset
from scenes.kit.parts.controls import control_name, ring_if
from scenes.kit.parts.svg import (
    line,
    move,
    path,
    polyline,
    rect,
    shape,
)
from scenes.kit.parts.text import Fit, Items, fit_text, fitted, fitted_lines, width_of
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, NIGHT, UNLIT_LINE, WHITE

GROUP_FILL = "#D9C79C"
RING_IN = 8.0  # the ring round an arrow keeps off the words between the arrows
LEAST_CHOICE, CHOICE_EDGE = 16.0, 14.0  # the smallest letters of an option, and the room beside it


@lru_cache(maxsize=256)
def _choice_body(place: Place, cells: tuple[Place, ...], on: int) -> Item:
    x, y, w, h = place[:4]
    drawn = rect(0, 0, w, h, GROUP_FILL, 12, INK, 2.6)
    for i, cell in enumerate(cells):
        if i and on not in (i - 1, i):
            drawn += line(cell.x - x, 12, cell.x - x, h - 12, UNLIT_LINE, 1.6)
        if i == on:
            drawn += rect(cell.x - x + 3.5, 3.5, cell.w - 7, h - 7, NIGHT, 9)
    return shape(drawn, x, y, w, h)


def _choice_cells(frame: Frame, place: Place, words: Sequence[str], size: float) -> list[Place]:
    """Equal cells; where that would cut words, each gets what it needs."""
    step = place.w / len(words)
    equal = [Place(place.x + i * step, place.y, step, place.h) for i in range(len(words))]
    if all(_in_cell(frame, place, text, step, size).text == text for text in words):
        return equal
    needs = [width_of(frame, text, LEAST_CHOICE) + CHOICE_EDGE for text in words]
    spare = (place.w - sum(needs)) / len(words)
    cells, x = [], place.x
    for need in needs:
        wide = need + spare if spare >= 0 else need * place.w / sum(needs)
        cells.append(Place(x, place.y, wide, place.h))
        x += wide
    return cells


def _in_cell(frame: Frame, place: Place, words: str, wide: float, size: float) -> Fit:
    room = wide - CHOICE_EDGE
    return fit_text(frame, words, room, size, Font.BOLD, LEAST_CHOICE, place.h - 4)


def choice(
    frame: Frame,
    place: Place,
    group: str,
    options: Sequence[tuple[str, str]],
    chosen: str,
    label: str = "",
    size: float = 20.0,
    kind: Kind = Kind.RADIO,
) -> Items:
    """One of several: options are (value, words), each its own control ``group:value``."""
    values = [value for value, _words in options]
    on = values.index(chosen) if chosen in values else -1
    cells = _choice_cells(frame, place, [words for _value, words in options], size)
    items: list[Item] = []
    controls: list[Item] = []
    for i, (cell, (value, words)) in enumerate(zip(cells, options, strict=True)):
        name = f"{group}:{value}"
        items += ring_if(frame, name, inset(cell, 3), 9)
        colour = WHITE if i == on else INK
        fit = _in_cell(frame, place, words, cell.w, size)
        lines: Items = (Text(fit.text, cell.cx, cell.cy - 1, fit.size, Font.BOLD, colour, "c"),)
        if fit.text != words:
            lines = fitted_lines(
                frame, words, cell.cx, cell.cy - 1, cell.w - 8, place.h, size, Font.BOLD, colour,
                "c",
            )  # fmt: skip
        controls += [
            *lines,
            Control(
                name,
                *cell[:4],
                control_name(label, words),
                kind=kind,
                group=label,
                value=words,
                on=i == on,
            ),
        ]
    return (_choice_body(place, tuple(cells), on), *items, *controls)


@lru_cache(maxsize=128)
def _arrow(x: float, y: float, size: float, direction: int, colour: str) -> Item:
    """A small triangle that points left (−1) or right (1)."""
    d = polyline(((0.0, -size), (direction * size * 1.2, 0.0), (0.0, size)), closed=True)
    drawn = move(path(d, colour), size * 1.5, size * 1.5)
    return shape(drawn, x - size * 1.5, y - size * 1.5, size * 3, size * 3)


def stepper(
    frame: Frame,
    place: Place,
    name: str,
    words: str,
    label: str = "",
    arrow: float = 0.0,
    value: str = "",
) -> Items:
    """One of many, shown one at a time: controls ``name:less`` and ``name:more``.

    ``arrow`` is how wide these are; they are square if nothing is said. Where the words are no
    value, ``value`` tells it to whoever does not see where it stands.
    """
    what = label if label == words else control_name(label, words)
    back, on = _("{what}: previous").format(what=what), _("{what}: next").format(what=what)
    x, y, w, h = place[:4]
    a = arrow or h
    drawn = rect(0, 0, w, h, GROUP_FILL, 12, INK, 2.6) + rect(a, 3.5, w - 2 * a, h - 7, WHITE, 6)
    less, more = Place(x, y, a, h), Place(x + w - a, y, a, h)
    return (
        shape(drawn, x, y, w, h),
        *ring_if(frame, f"{name}:less", inset(less, RING_IN), 9),
        *ring_if(frame, f"{name}:more", inset(more, RING_IN), 9),
        _arrow(less.cx + 5, less.cy, 9, -1, INK),
        _arrow(more.cx - 5, more.cy, 9, 1, INK),
        fitted(frame, words, place.cx, place.cy - 1, w - 2 * a - 12, 20, align="c", high=h - 4),
        _option(less, f"{name}:less", label, value or words, Kind.LESS)._replace(label=back),
        _option(more, f"{name}:more", label, value or words, Kind.MORE)._replace(label=on),
    )


def _option(place: Place, name: str, title: str, words: str, kind: Kind) -> Control:
    """A control that stands for a value, and says both its title and the value."""
    said = control_name(title, words)
    return Control(name, *place[:4], said, kind=kind, group=title, value=words)
