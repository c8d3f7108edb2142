"""Keys pressed together with Ctrl, Alt or Cmd: what they mean, and which of them type."""

from __future__ import annotations

import sys
from types import MappingProxyType
from typing import Final

import pygame

from scenes.backend.writing import ON_LINES
from scenes.kit.bindings import Shortcut
from scenes.kit.signals import BACKWARD, FORWARD, PASTE, UNDO

CHORDS: Final = MappingProxyType(
    {
        "ctrl+z": UNDO,
        "ctrl+v": PASTE,
        "cmd+z": UNDO,
        "cmd+v": PASTE,
        "alt+return": Shortcut.FULL_SCREEN.value,
        "alt+left": BACKWARD,
        "alt+right": FORWARD,
        **ON_LINES,
    }
)
"""All that a key means while one of these is held; a chord with Shift is ``ctrl+shift+left``."""
LAST_CHARACTER: Final = 0x10FFFF  # codes up to here are characters, beyond it keys like F1


def held_modifiers(event: pygame.Event) -> str:
    """What is held while a key goes down: of ``ctrl+alt+cmd`` in this order, then ``shift``.

    Nothing where neither of the three is, and nothing of Ctrl and Alt where they are AltGr.
    """
    names = []
    if not _is_third_level(event):
        names += ["ctrl"] * bool(event.mod & pygame.KMOD_CTRL)
        names += ["alt"] * bool(event.mod & pygame.KMOD_ALT)
    names += ["cmd"] * bool(event.mod & pygame.KMOD_META)
    if names and event.mod & pygame.KMOD_SHIFT:
        names.append("shift")
    return "+".join(names)


def writes(event: pygame.Event, text: str) -> bool:
    """Whether a key that went down has typed this: systems send text for chords as well.

    Some layouts type with Ctrl and Alt, with the right Alt or, on a Mac, with any: but never
    what is written on the key.
    """
    chord = held_modifiers(event)
    if not chord:
        return True
    alone = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_RALT)
    if "cmd" in chord or "alt" not in chord or (alone and sys.platform != "darwin"):
        return False
    return not _bears(event.key, text)


def _is_third_level(event: pygame.Event) -> bool:
    """Whether the right Alt is AltGr: Windows adds Ctrl to it, X11 tells by what is typed only."""
    right = bool(event.mod & pygame.KMOD_RALT)
    if event.mod & pygame.KMOD_MODE or (right and event.mod & pygame.KMOD_CTRL):
        return True
    if not right or event.mod & (pygame.KMOD_LALT | pygame.KMOD_SHIFT):
        return False
    typed = event.dict.get("unicode", "")
    return typed.isprintable() and not _bears(event.key, typed)


def _bears(key: int, text: str) -> bool:
    """Whether this is what is written on a key."""
    name = chr(key) if 0 < key <= LAST_CHARACTER else pygame.key.name(key)
    return text.lower() in name.lower()
