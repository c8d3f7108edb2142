"""Things one can touch. Each function draws the thing and declares its ``Control``.

Whether it has the focus is read from the frame, so that a scene only names its controls.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.words import _
from scenes.kit.display import Control, Font, Item, Picture, Shadow, Text
from scenes.kit.layout import Place
from scenes.kit.parts.boxes import inset
from scenes.kit.parts.ink import (
    circle,
    dashes,
    line,
    moved,
    num,
    path,
    polyline,
    rect,
    rounded,
    shape,
)
from scenes.kit.parts.keys import key_cap, key_width
from scenes.kit.parts.text import Fit, Items, fit_text, fitted, fitted_lines, width_of
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    FAINT_INK,
    INK,
    LANTERN,
    NIGHT,
    PAPER,
    RED,
    WHITE,
    WOOD_DARK,
    mix,
)

ENTER = "Enter"
OFF_INK = mix(FAINT_INK, INK, 0.25)  # on a button that is off
GROUP_FILL = "#D9C79C"
FIELD_LINE = "#8B7B5C"
RING_IN = 8.0  # the ring round an arrow keeps off the words between the arrows
LEAST_CHOICE, CHOICE_EDGE = 16.0, 14.0  # the smallest letters of an option, and the room beside it


def named(label: str, words: str) -> str:
    """What a screen reader says of a control: what it is for, and what it shows."""
    return _("{what}: {value}").format(what=label, value=words) if label else words


def answering(items: Items) -> Items:
    """The same things, where using them answers what a player is asked."""
    return tuple(
        item._replace(answers=True) if isinstance(item, Control) else item for item in items
    )


@lru_cache(maxsize=256)
def focus_ring(place: Place, radius: float = 14.0) -> Items:
    """The lantern line round the thing that has the focus; drawn before the thing itself."""
    x, y, w, h = inset(place, -7)[:4]
    drawn = rect(0, 0, w, h, "none", radius + 6, INK, 9) + rect(
        0, 0, w, h, "none", radius + 6, LANTERN, 5
    )
    return (shape(drawn, x, y, w, h),)


def ring_if(frame: Frame, name: str, place: Place, radius: float = 14.0) -> Items:
    """The focus ring, where this control has the focus."""
    return focus_ring(place, radius) if frame.focus == name else ()


@lru_cache(maxsize=256)
def _button_body(place: Place, face: str, sunk: float) -> Items:
    x, y, w, h = place[:4]
    drawn = rect(0, 4, w, h, mix(WOOD_DARK, INK, 0.4), 14, INK, 3)
    drawn += rect(0, sunk, w, h, face, 14, INK, 3)
    drawn += rect(8, sunk + 5, w - 16, 4, WHITE, 2, None, 0, 0.55)
    return (Shadow(x, y, w, h, 14, 8, 5, 0.45), shape(drawn, x, y, w, h))


def button(
    frame: Frame,
    place: Place,
    name: str,
    label: str,
    *,
    primary: bool = False,
    key: str = "",
    size: float = 26.0,
    enabled: bool = True,
    anywhere: bool = False,
) -> Items:
    """A button with its key on it. A disabled one stays reachable, to say why it is.

    Enter belongs to whatever has the focus, and stands nowhere else; ``anywhere`` tells that the
    button's deed is done from there as well.
    """
    if key == ENTER and frame.focus != name and not anywhere:
        key = ""
    sunk = 3.0 if frame.focus == name and frame.pressed else 0.0
    face = LANTERN if primary else PAPER
    if not enabled:
        face = mix(face, "#B9AE97", 0.6)
    cap = key_width(frame, key) if key else 0.0
    high = place.h - 8
    if frame.large and width_of(frame, label, size, Font.TITLE, high) > place.w - 60 - cap:
        key, cap = "", 0.0  # large letters need the room of the key
    room = place.w - 40 - (cap + 20 if key else 0)
    fit = fit_text(frame, label, room, size, Font.TITLE, high=high)
    if fit.text != label:  # and so do long words
        key, cap = "", 0.0
        fit = fit_text(frame, label, place.w - 24, size, Font.TITLE, high=high)
    middle, y = place.cx - (cap + 12 if key else 0) / 2, place.cy + sunk
    items: list[Item] = [
        *ring_if(frame, name, place),
        *_button_body(place, face, sunk),
        Text(fit.text, middle, y - 1, fit.size, Font.TITLE, INK if enabled else OFF_INK, "c"),
    ]
    if key:
        items += key_cap(frame, place.right - cap - 14, y, key)
    items.append(Control(name, *place[:4], label, refused=not enabled))
    return tuple(items)


@lru_cache(maxsize=128)
def _tag_body(place: Place, face: str, sunk: float) -> Items:
    x, y, w, h = place[:4]
    tip = num(w - 22)
    d = f"M0 12Q0 0 12 0H{tip}L{num(w)} {num(h / 2)}L{tip} {num(h)}H12Q0 {num(h)} 0 {num(h - 12)}Z"
    drawn = path(d, face, INK, 3) + circle(40, h / 2, 26, WHITE, WOOD_DARK, 2.4)
    return (
        Shadow(x, y, w - 10, h, 14, 8, 5, 0.45),
        shape(moved(drawn, sunk, 0), x, y, w, h),
    )


def tag(
    frame: Frame,
    place: Place,
    name: str,
    label: str,
    note: str = "",
    key: str = "",
    icon: str = "shared/icon_play",
) -> Items:
    """A paper tag of a menu: in the focus it steps forward, turns yellow and shows its key."""
    chosen = frame.focus == name
    moved = place._replace(x=place.x + (14 if chosen else 0))
    sunk = 4.0 if chosen and frame.pressed else 0.0
    room = place.w - 130 - (key_width(frame, key) if key else 0)
    step = place.h / 84 if frame.large else 1.0
    y = place.cy - (14 * step if note else 1)
    high = place.h * 0.62 if note else place.h - 8
    below: Items = ()
    if note:
        under = place.cy + 18 * step
        line = fitted(frame, note, moved.x + 84, under, room, 19, high=place.h * 0.46)
        below = (line,)
        if line.text != note:
            y -= place.h * 0.12
            below = fitted_lines(frame, note, moved.x + 84, under, room, place.h * 0.54, 19)
    items: list[Item] = [
        *_tag_body(moved, LANTERN if chosen else PAPER, sunk),
        Picture(icon, moved.x + 24 + sunk, place.cy - 16, 32, 32),
        fitted(frame, label, moved.x + 84, y, room, 30, Font.TITLE, high=high),
        *below,
    ]
    if chosen and key:
        items += key_cap(frame, moved.right - 40 - key_width(frame, key), place.cy, key)
    items.append(Control(name, *place[:4], label))
    return tuple(items)


@lru_cache(maxsize=256)
def _choice_body(place: Place, cells: tuple[Place, ...], on: int) -> Item:
    x, y, w, h = place[:4]
    drawn = rect(0, 0, w, h, GROUP_FILL, 12, INK, 2.6)
    for i, cell in enumerate(cells):
        if i and on not in (i - 1, i):
            drawn += line(cell.x - x, 12, cell.x - x, h - 12, "#A8946A", 1.6)
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
        controls += [
            Text(fit.text, cell.cx, cell.cy - 1, fit.size, Font.BOLD, colour, "c"),
            Control(name, *cell[:4], named(label, words)),
        ]
    return (_choice_body(place, tuple(cells), on), *items, *controls)


@lru_cache(maxsize=128)
def _arrow(x: float, y: float, size: float, direction: int, colour: str) -> Item:
    """A small triangle that points left (−1) or right (1)."""
    d = polyline(((0.0, -size), (direction * size * 1.2, 0.0), (0.0, size)), closed=True)
    drawn = moved(path(d, colour), size * 1.5, size * 1.5)
    return shape(drawn, x - size * 1.5, y - size * 1.5, size * 3, size * 3)


def stepper(
    frame: Frame, place: Place, name: str, words: str, label: str = "", arrow: float = 0.0
) -> Items:
    """One of many, shown one at a time: controls ``name:less`` and ``name:more``.

    ``arrow`` is how wide these are; they are square if nothing is said.
    """
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
        Control(f"{name}:less", *less[:4], _("{what}: one back").format(what=label)),
        Control(f"{name}:more", *more[:4], _("{what}: one on").format(what=label)),
    )


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
    wrong: bool = False,
    empty: str = "",
) -> Items:
    """A line to type in; in the focus it shows where the next letter goes."""
    typing = frame.focus == name
    room = place.w - 36
    shown, colour = (text, INK) if text else (empty, FAINT_INK)
    fit = fit_text(frame, shown, room, 28, Font.TITLE, 20, place.h)
    x = place.x + 18
    items: list[Item] = [
        *ring_if(frame, name, place, 10),
        _field_body(place, RED if wrong else FIELD_LINE, 3.4 if wrong else 2.4),
        Text(fit.text, x, place.cy - 1, fit.size, Font.TITLE, colour),
    ]
    if typing:
        at = x + (fit.width + 4 if text else -4)
        items.append(shape(rect(0, 0, 3, 32, RED, 1.5), at, place.cy - 16, 3, 32))
    items.append(Control(name, *place[:4], named(label, text)))
    return tuple(items)


@lru_cache(maxsize=32)
def empty_place(place: Place, radius: float = 16.0, colour: str = "#8B7748") -> Items:
    """A dashed outline: here something can be put."""
    x, y, w, h = place[:4]
    outline = dashes(rounded(0, 0, w, h, radius), (12.0, 9.0))
    return (shape(path(outline, "none", colour, 3), x, y, w, h),)


def remove_button(frame: Frame, place: Place, name: str, label: str) -> Items:
    """A small cross that takes something away."""
    chosen = frame.focus == name
    return (
        *ring_if(frame, name, place, 10),
        *(_button_body(place, PAPER, 0.0) if chosen else ()),
        Picture(
            "shared/icon_cross", place.cx - 15, place.cy - 15, 30, 30, 0.0, 1.0 if chosen else 0.7
        ),
        Control(name, *place[:4], label),
    )
