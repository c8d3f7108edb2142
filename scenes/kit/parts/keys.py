"""Key caps: the small pictures of keys on buttons and in lines of hints."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scenes.kit.display import Font, Item
from scenes.kit.parts.ink import rect, shape
from scenes.kit.parts.text import Items, drawn_size, fitted, width_of
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, PAPER

KEY_SIZE: Final = 18.0
KEY_HEIGHT: Final = 32.0


@lru_cache(maxsize=128)
def _key_shape(x: float, y: float, w: float, h: float) -> Item:
    drawn = rect(0, 0, w, h + 4, "#3B2F22", 8) + rect(0, 0, w, h, PAPER, 8, INK, 2)
    return shape(drawn, x, y - h / 2 - 1, w, h + 4)


def key_height(frame: Frame) -> float:
    """How high a key cap is."""
    return max(KEY_HEIGHT, drawn_size(frame, KEY_SIZE) * 1.3)


def key_width(frame: Frame, label: str) -> float:
    """How wide the cap of a key is, or of the one that is bound in its place."""
    return max(34.0, width_of(frame, frame.caps.get(label, label), KEY_SIZE, Font.HEAVY) + 18)


def key_cap(frame: Frame, x: float, y: float, label: str) -> Items:
    """A key of the keyboard, or the one bound in its place; ``x`` left edge, ``y`` middle."""
    w = key_width(frame, label)
    shown = frame.caps.get(label, label)
    return (
        _key_shape(x, y, w, key_height(frame)),
        fitted(frame, shown, x + w / 2, y - 1, w, KEY_SIZE, Font.HEAVY, INK, "c"),
    )
