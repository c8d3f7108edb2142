"""Tells another process what the window shows, so that it can press real keys and buttons.

Off unless BUG_COUNCIL_PROBE names a file. The file then always holds the newest picture as one
JSON object: ``heard`` counts the presses of each key and those of the pointer, ``controls`` are
names, places in design units, whether the rules refuse them, and whether they answer what the
table asks; ``scale`` is pixels a design unit, and ``deaf`` for how many seconds more no press is
heard.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import pygame

if TYPE_CHECKING:
    from scenes.backend.screen import Screen

VARIABLE: Final = "BUG_COUNCIL_PROBE"
POINTER: Final = "pointer"


class Probe:
    """Writes to a file next to its own, then puts it in place: nobody reads half a picture."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._heard: Counter[str] = Counter()
        self._told = ""

    @classmethod
    def from_environment(cls) -> Self | None:
        """The probe that was asked for, if one was."""
        file = os.environ.get(VARIABLE)
        return cls(Path(file)) if file else None

    def hear(self, event: pygame.Event) -> None:
        """Count a key, or a button of the pointer that was let go."""
        if event.type == pygame.KEYDOWN:
            self._heard[pygame.key.name(event.key)] += 1
        elif event.type == pygame.MOUSEBUTTONUP:
            self._heard[POINTER] += 1

    def tell(self, screen: Screen) -> None:
        """Write down what is shown now, if that is something new."""
        if screen.holds:
            return  # it is drawn, and not in the window yet
        words = json.dumps(self._snapshot(screen))
        if words == self._told:
            return
        self._told = words
        beside = self._file.with_suffix(".new")
        beside.write_text(words, encoding="utf-8")
        beside.replace(self._file)

    def _snapshot(self, screen: Screen) -> dict[str, object]:
        return {
            "scale": screen.painter.scale,
            "heard": self._heard,
            "size": screen.window.get_surface().get_size(),
            "moving": screen.is_moving,
            "deaf": round(screen.stack.deaf, 2),
            "focus": screen.stack.focus,
            "scene": type(screen.stack.scenes[-1]).__name__,
            "controls": [
                (control.name, control[1:5], control.refused, control.answers)
                for control in screen.stack.controls
            ],
        }
