"""What people do, after the backend has translated it: the same for mouse, keys, pad and touch.

Positions are design units. Keys that navigate are named here; every other key reaches the scene
by its name (``escape``, ``f1``, ``l``), characters as ``text:X``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple


class PointerMoved(NamedTuple):
    """The pointer moved."""

    x: float
    y: float


class PointerPressed(NamedTuple):
    """The main button went down, or a ``finger`` touched."""

    x: float
    y: float
    finger: bool = False
    times: int = 1  # quickly one after the other, at the same place


class CloseUpAsked(NamedTuple):
    """The other button went down: what lies here is to be looked at closely."""

    x: float
    y: float


class PointerReleased(NamedTuple):
    """The main button went up, or the finger left."""

    x: float
    y: float


class Key(NamedTuple):
    """A key went down, a character was typed, or a pad button stood in for a key.

    ``pressed`` is what was really pressed where that is something else: another key that was
    bound, or ``pad:x``. A key that stands for nothing has no name.
    """

    name: str
    pressed: str = ""

    @property
    def origin(self) -> str:
        """The key or button itself."""
        return self.pressed or self.name

    @property
    def types(self) -> bool:
        """Whether it arrives again as the character it stands for."""
        return len(self.origin) == 1 or self.origin == "space"


class TextComposed(NamedTuple):
    """What an input method has in hand for the line, and has not written yet; nothing: no more."""

    text: str


Signal = TextComposed | PointerMoved | PointerPressed | PointerReleased | CloseUpAsked | Key

NEXT: Final = "tab"
PREVIOUS: Final = "backtab"
LEFT: Final = "left"
RIGHT: Final = "right"
UP: Final = "up"
DOWN: Final = "down"
PASTE: Final = "paste"
"""Reaches scenes as ``paste:TEXT`` with what is on the clipboard."""
LOOK_UP: Final = "?"
"""The question mark, wherever it lies on a keyboard: which rule is this?"""
BACKWARD: Final = "browse:back"
FORWARD: Final = "browse:on"
"""Back and forth along the pages that were open, as in a browser."""
LEAVES: Final = MappingProxyType({"pad:lb": BACKWARD, "pad:rb": FORWARD})
"""What the shoulders of a gamepad do where there are such pages; else they move the focus."""
UNDO: Final = "undo"
"""Control and Z, whatever else is bound; while somebody writes it is the line that is undone."""
UNDO_CAP: Final = "Ctrl+Z"


class Writing(StrEnum):
    """Keys that work on a line while somebody writes it, by the names they arrive with."""

    LEFT = LEFT
    RIGHT = RIGHT
    WORD_LEFT = "word left"
    WORD_RIGHT = "word right"
    START = "home"
    END = "end"
    SELECT_LEFT = "select left"
    SELECT_RIGHT = "select right"
    SELECT_WORD_LEFT = "select word left"
    SELECT_WORD_RIGHT = "select word right"
    SELECT_START = "select home"
    SELECT_END = "select end"
    SELECT_ALL = "select all"
    ERASE = "backspace"
    ERASE_ON = "delete"
    ERASE_WORD = "erase word"
    ERASE_WORD_ON = "erase word on"
    COPY = "copy"
    CUT = "cut"
    UNDO = UNDO


ELSEWHERE: Final[Mapping[str, str]] = MappingProxyType(
    {
        Writing.SELECT_LEFT: LEFT,
        Writing.SELECT_RIGHT: RIGHT,
        Writing.SELECT_START: "home",
        Writing.SELECT_END: "end",
    }
)
"""What they are where nobody writes: Shift changes nothing there."""
NUMBERS: Final = tuple("1234567890-")
"""The row of number keys by their places: each leads to one of the answers, in their order."""
WHEEL: Final = MappingProxyType({"scroll up": -1, "scroll down": 1})
ASK: Final = "ask:"
"""What a push of the right stick begins with: the things to ask about are walked that way."""
CONFIRM: Final = frozenset({"return", "space"})
ARROWS: Final = frozenset({LEFT, RIGHT, UP, DOWN})
TURNS: Final = MappingProxyType({"page up": -1, "scroll up": -1, "page down": 1, "scroll down": 1})
"""Which keys turn the pages of a list, and how many pages on."""
