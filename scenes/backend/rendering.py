"""How pictures reach the window: through the graphics card or, *compatible*, without it."""

from __future__ import annotations

import os
import sys
from time import process_time
from typing import Final

import pygame

from game import PROGRAM
from scenes.backend import ACCELERATION, BY_ITSELF
from scenes.backend.first_window import prepare, set_icon

WARM_UP: Final = 4  # pictures until everything is in its place
COARSE: Final = sys.platform == "win32"  # the processor's time there goes in steps of 16 ms
TRIALS: Final = WARM_UP + (128 if COARSE else 8)  # so many that a few unlucky steps do not count
DEAR: Final = 3e-9  # seconds of the processor for a pixel; a real card takes a third of it


class Rendering:
    """Follows what a player wishes. Where there is no wish, a card that is emulated is left out.

    SDL decides about the card once, so another rendering needs another window in the same place.

    Args:
        window: Owned from now on.
    """

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._followed: bool | None = None
        self._emulated = False
        self._flips = 0
        self._spent = 0.0

    def follow(self, *, compatible: bool | None) -> pygame.Window:
        """The window, reopened if the renderer has changed."""
        wanted = True if compatible is None and self._emulated else compatible
        if wanted == self._followed:
            return self._window
        self._followed = wanted
        hint = {None: BY_ITSELF, True: "0", False: "1"}[wanted]
        now = os.environ.get(ACCELERATION) or None
        if now != hint:
            self._window = _reopen(self._window, now, hint)
        return self._window

    def watch(self, *, compatible: bool | None) -> None:
        """Show the picture once more and see how busy that keeps the processor."""
        if compatible is not None or BY_ITSELF is not None or self._flips == TRIALS:
            return
        before = process_time()
        self._window.flip()
        self._flips += 1
        if self._flips > WARM_UP:
            self._spent += process_time() - before
        if self._flips == TRIALS:
            width, height = self._window.size
            self._emulated = self._spent > (TRIALS - WARM_UP) * DEAR * width * height

    def close(self) -> None:
        """Put the window away, before SDL ends.

        SDL would leave pygame with one that is gone, and to let go of that could destroy the next
        one that lies in its place.
        """
        self._window.destroy()


def _reopen(window: pygame.Window, now: str | None, hint: str | None) -> pygame.Window:
    window.set_windowed()  # whoever asks for the full screen gets it again
    size, place = window.size, window.position
    window.destroy()
    try:
        return _open(size, place, hint)
    except pygame.error:  # this system can do it in one way only
        return _open(size, place, now)


def _open(size: tuple[int, int], place: tuple[int, int], hint: str | None) -> pygame.Window:
    pygame.display.quit()
    if hint is None:
        os.environ.pop(ACCELERATION, None)
    else:
        os.environ[ACCELERATION] = hint
    pygame.display.init()
    window = pygame.Window(PROGRAM, size, place, resizable=True, allow_high_dpi=True)
    prepare(window)
    window.position = place  # window managers add their frame to it at first
    set_icon(window)
    return window
