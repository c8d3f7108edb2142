"""Key caps: the small pictures of keys on buttons and in lines of hints."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scenes.kit.bindings import cap_label
from scenes.kit.display import Elements, Font, Item
from scenes.kit.parts.svg import circle, path, polyline, rect, shape
from scenes.kit.parts.text import Items, drawn_size, fitted, width_of
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, PAPER

KEY_SIZE: Final = 18.0
KEY_HEIGHT: Final = 32.0
SIGN: Final = 16.0  # of a button that bears no letter
LINE: Final = 2.6
SIGNS: Final = frozenset({"✕", "○", "□", "△"})


@lru_cache(maxsize=32)
def key_sign(sign: str, x: float, y: float, colour: str = INK) -> Item:
    """One of the ``SIGNS`` around (x, y): what is no letter is drawn."""
    far, line = SIGN - 2, LINE
    drawn: Elements
    match sign:
        case "✕":
            drawn = path(f"M2 2L{far} {far}M{far} 2L2 {far}", "none", colour, line)
        case "○":
            drawn = circle(SIGN / 2, SIGN / 2, SIGN / 2 - 1, "none", colour, line)
        case "□":
            drawn = rect(1.5, 1.5, SIGN - 3, SIGN - 3, "none", 0, colour, line)
        case _:
            corners = ((SIGN / 2, 1.0), (SIGN - 0.5, far), (0.5, far))
            drawn = path(polyline(corners, closed=True), "none", colour, line)
    return shape(drawn, x - SIGN / 2, y - SIGN / 2, SIGN, SIGN)


@lru_cache(maxsize=128)
def _key_shape(x: float, y: float, w: float, h: float) -> Item:
    drawn = rect(0, 0, w, h + 4, "#3B2F22", 8) + rect(0, 0, w, h, PAPER, 8, INK, 2)
    return shape(drawn, x, y - h / 2 - 1, w, h + 4)


def key_height(frame: Frame) -> float:
    """How high a key cap is."""
    return max(KEY_HEIGHT, drawn_size(frame, KEY_SIZE) * 1.3)


def key_width(frame: Frame, label: str) -> float:
    """How wide the cap of a key is, or of what is in its place; 0 where nothing is."""
    shown = cap_label(frame.cap(label))
    if not shown:
        return 0.0
    if shown in SIGNS:
        return max(34.0, key_height(frame))
    return max(34.0, width_of(frame, shown, KEY_SIZE, Font.HEAVY) + 18)


def key_cap(frame: Frame, x: float, y: float, label: str) -> Items:
    """A key of the keyboard, or what is in its place; ``x`` left edge, ``y`` middle."""
    w = key_width(frame, label)
    shown = cap_label(frame.cap(label))
    if not shown:
        return ()
    if shown in SIGNS:
        return (_key_shape(x, y, w, key_height(frame)), key_sign(shown, x + w / 2, y - 1))
    return (
        _key_shape(x, y, w, key_height(frame)),
        fitted(frame, shown, x + w / 2, y - 1, w, KEY_SIZE, Font.HEAVY, INK, "c"),
    )
