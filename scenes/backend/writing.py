"""Which keys with Ctrl, Shift, Alt or Cmd work on a line of text, on a Mac and elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from scenes.kit.signals import PASTE, Writing

SHIFTED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "left": Writing.SELECT_LEFT,
        "right": Writing.SELECT_RIGHT,
        "home": Writing.SELECT_START,
        "end": Writing.SELECT_END,
        "delete": Writing.CUT,
        "insert": PASTE,
    }
)
"""With Shift and nothing else."""


def _clipboard(command: str) -> dict[str, str]:
    """The keys that take and give while this one is held."""
    return {
        f"{command}+a": Writing.SELECT_ALL,
        f"{command}+c": Writing.COPY,
        f"{command}+x": Writing.CUT,
    }


def _by_words(key: str) -> dict[str, str]:
    """The keys that go by words while this one is held."""
    return {
        f"{key}+left": Writing.WORD_LEFT,
        f"{key}+right": Writing.WORD_RIGHT,
        f"{key}+shift+left": Writing.SELECT_WORD_LEFT,
        f"{key}+shift+right": Writing.SELECT_WORD_RIGHT,
        f"{key}+backspace": Writing.ERASE_WORD,
        f"{key}+delete": Writing.ERASE_WORD_ON,
    }


OF_OTHERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        **_clipboard("ctrl"),
        **_clipboard("cmd"),
        **_by_words("ctrl"),
        "ctrl+insert": Writing.COPY,
    }
)
OF_A_MAC: Final[Mapping[str, str]] = MappingProxyType(
    {
        **_clipboard("ctrl"),
        **_clipboard("cmd"),
        **_by_words("alt"),
        "cmd+left": Writing.START,
        "cmd+right": Writing.END,
        "cmd+shift+left": Writing.SELECT_START,
        "cmd+shift+right": Writing.SELECT_END,
    }
)
ON_LINES: Final = OF_A_MAC if sys.platform == "darwin" else OF_OTHERS
"""With one of the others, here."""
