"""Things one can touch. Each function draws the thing and declares its ``Control``.

Whether it has the focus is read from the frame, so that a scene only names its controls.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.words import _
from scenes.kit.display import Control, Font, Item, Picture, Shadow, Text
from scenes.kit.layout import Place
from scenes.kit.parts.boxes import box, inset
from scenes.kit.parts.keys import key_cap, key_width
from scenes.kit.parts.svg import (
    circle,
    dashes,
    move,
    num,
    path,
    rect,
    rounded_box,
    shape,
)
from scenes.kit.parts.text import Items, fit_text, fitted, fitted_lines, width_of
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    DISABLED,
    FAINT_INK,
    FOCUS,
    INK,
    PAPER,
    PRIMARY,
    WHITE,
    WOOD_DARK,
    mix,
)

ENTER = "Enter"
RING_ROOM = 13.0  # from the edge of the window to a thing whose ring is seen whole
OFF_INK = mix(FAINT_INK, INK, 0.25)  # on a button that is off


def control_name(label: str, words: str) -> str:
    """What a screen reader says of a control: what it is for, and what it shows."""
    if not label or not words:
        return label or words
    return _("{what}: {value}").format(what=label, value=words)


def as_answers(items: Items) -> Items:
    """The same things, where using them answers what a player is asked."""
    return tuple(
        item._replace(answers=True) if isinstance(item, Control) else item for item in items
    )


@lru_cache(maxsize=256)
def focus_ring(place: Place, radius: float = 14.0) -> Items:
    """The lantern line round the thing that has the focus; drawn before the thing itself."""
    x, y, w, h = inset(place, -7)[:4]
    drawn = rect(0, 0, w, h, "none", radius + 6, INK, 9) + rect(
        0, 0, w, h, "none", radius + 6, FOCUS, 5
    )
    return (shape(drawn, x, y, w, h),)


def ring_if(frame: Frame, name: str, place: Place, radius: float = 14.0) -> Items:
    """The focus ring, where this control has the focus; all of it lies in the window."""
    if frame.focus != name:
        return ()
    left, top = max(place.x, RING_ROOM), max(place.y, RING_ROOM)
    right = min(place.right, frame.width - RING_ROOM)
    bottom = min(place.bottom, frame.height - RING_ROOM)
    return focus_ring(box(left, top, right - left, bottom - top), radius)


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
    spoken: str = "",
    why: str = "",
) -> Items:
    """A button with its key on it. A disabled one stays reachable, to say ``why`` it is.

    ``spoken`` is its name for whoever does not see beside what it lies.

    Enter belongs to whatever has the focus, and stands nowhere else; ``anywhere`` tells that the
    button's deed is done from there as well.
    """
    if (key == ENTER and frame.focus != name and not anywhere) or not frame.cap(key):
        key = ""
    sunk = 3.0 if frame.focus == name and frame.pressed else 0.0
    face = PRIMARY if primary else PAPER
    if not enabled:
        face = mix(face, DISABLED, 0.6)
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
    colour = INK if enabled else OFF_INK
    words: Items = (Text(fit.text, middle, y - 1, fit.size, Font.TITLE, colour, "c"),)
    if fit.text != label:
        words = fitted_lines(
            frame, label, middle, y - 1, place.w - 24, high, size, Font.TITLE, colour, "c"
        )
    items: list[Item] = [
        *ring_if(frame, name, place),
        *_button_body(place, face, sunk),
        *words,
    ]
    if key:
        items += key_cap(frame, place.right - cap - 14, y, key)
    refused, why = not enabled, "" if enabled else why
    items.append(Control(name, *place[:4], spoken or label, refused=refused, why=why))
    return tuple(items)


def in_a_row(buttons: Iterable[Item]) -> Items:
    """Buttons beside each other, in letters of one size: as the longest words allow."""
    items = [*buttons]
    labels = [each for each in items if isinstance(each, Text) and each.font is Font.TITLE]
    least = min((label.size for label in labels), default=0.0)
    even = {label: label._replace(size=least) for label in labels}
    return tuple(even.get(item, item) if isinstance(item, Text) else item for item in items)


@lru_cache(maxsize=128)
def _tag_body(place: Place, face: str, sunk: float) -> Items:
    x, y, w, h = place[:4]
    tip = num(w - 22)
    d = f"M0 12Q0 0 12 0H{tip}L{num(w)} {num(h / 2)}L{tip} {num(h)}H12Q0 {num(h)} 0 {num(h - 12)}Z"
    drawn = path(d, face, INK, 3) + circle(40, h / 2, 26, WHITE, WOOD_DARK, 2.4)
    return (
        Shadow(x, y, w - 10, h, 14, 8, 5, 0.45),
        shape(move(drawn, sunk, 0), x, y, w, h),
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
        *_tag_body(moved, FOCUS if chosen else PAPER, sunk),
        Picture(icon, moved.x + 24 + sunk, place.cy - 16, 32, 32),
        fitted(frame, label, moved.x + 84, y, room, 30, Font.TITLE, high=high),
        *below,
    ]
    if chosen and key:
        items += key_cap(frame, moved.right - 40 - key_width(frame, key), place.cy, key)
    items.append(Control(name, *place[:4], label))
    return tuple(items)


@lru_cache(maxsize=32)
def empty_place(place: Place, radius: float = 16.0, colour: str = "#8B7748") -> Items:
    """A dashed outline: here something can be put."""
    x, y, w, h = place[:4]
    outline = dashes(rounded_box(0, 0, w, h, radius), (12.0, 9.0))
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
