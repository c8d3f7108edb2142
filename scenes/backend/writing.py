"""Which keys with Ctrl, Shift, Alt or Cmd work on a line of text; what others mean is elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

import pygame

from scenes.kit.signals import PASTE, Writing

SHIFT: Final = pygame.KMOD_SHIFT
CTRL: Final = pygame.KMOD_CTRL
ALT: Final = pygame.KMOD_ALT
CMD: Final = pygame.KMOD_META
NOTHING: Final = 0

_ALWAYS: Final[Mapping[tuple[int, str], str]] = {
    (SHIFT, "left"): Writing.SELECT_LEFT,
    (SHIFT, "right"): Writing.SELECT_RIGHT,
    (SHIFT, "home"): Writing.SELECT_START,
    (SHIFT, "end"): Writing.SELECT_END,
    (SHIFT, "delete"): Writing.CUT,
    (SHIFT, "insert"): PASTE,
    (CTRL, "insert"): Writing.COPY,
    **{
        (command, letter): meant
        for command in (CTRL, CMD)
        for letter, meant in (
            ("a", Writing.SELECT_ALL),
            ("c", Writing.COPY),
            ("x", Writing.CUT),
            ("v", PASTE),
            ("z", Writing.UNDO),
        )
    },
}


def _by_words(key: int) -> Mapping[tuple[int, str], str]:
    """The keys that go by words while this one is held down."""
    return {
        (key, "left"): Writing.WORD_LEFT,
        (key, "right"): Writing.WORD_RIGHT,
        (key | SHIFT, "left"): Writing.SELECT_WORD_LEFT,
        (key | SHIFT, "right"): Writing.SELECT_WORD_RIGHT,
        (key, "backspace"): Writing.ERASE_WORD,
        (key, "delete"): Writing.ERASE_WORD_ON,
    }


OF_A_MAC: Final[Mapping[tuple[int, str], str]] = {
    **_ALWAYS,
    **_by_words(ALT),
    (CMD, "left"): Writing.START,
    (CMD, "right"): Writing.END,
    (CMD | SHIFT, "left"): Writing.SELECT_START,
    (CMD | SHIFT, "right"): Writing.SELECT_END,
}
OF_OTHERS: Final[Mapping[tuple[int, str], str]] = {**_ALWAYS, **_by_words(CTRL)}
CHORDS: Final = OF_A_MAC if sys.platform == "darwin" else OF_OTHERS


def chord(pressed: str, modifiers: int, chords: Mapping[tuple[int, str], str] = CHORDS) -> str:
    """What a key means together with what is held down; nothing: what it always does."""
    held = sum(each for each in (SHIFT, CTRL, ALT, CMD) if modifiers & each)
    return chords.get((held, pressed), "")
