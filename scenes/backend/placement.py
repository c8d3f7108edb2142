"""Where the window lies: whatever becomes of the desktop, never larger than it and never beside it.

SDL tells nobody that a desktop has become smaller, so it is asked once a second.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from time import monotonic
from typing import Final

import pygame
from pygame import Rect

from scenes.backend.first_window import FRAME, UNSEEN, smallest, within

LOOK: Final = 1.0  # seconds
USABLE, WHOLE = "SDL_GetDisplayUsableBounds", "SDL_GetDisplayBounds"
EDGE, TITLE = FRAME  # pixels that a desktop may put around a window


class Placement:
    """Looks now and then whether the window still fits on its desktop, and moves it where not.

    Whoever drags a window over an edge wants it there: it is moved only after the desktop has
    changed, or where it has itself become too large or can no longer be seen.
    """

    def __init__(self) -> None:
        self._due = 0.0
        self._size = (0, 0)  # of the window, at the last look
        self._told: list[Rect] | None = told_areas()

    def look(self, window: pygame.Window) -> None:
        """Put it right, unless nothing has changed since the last look."""
        if monotonic() < self._due:
            return
        self._due = monotonic() + LOOK
        told = told_areas()
        if told and (window.size, told) != (self._size, self._told):
            there, areas = Rect(window.position, window.size), real_areas(told)
            fills = there in real_areas(told_areas(WHOLE))  # the desktop has made it so
            if not fills and (told != self._told or _is_lost(there, areas)):
                _put(window, there, window_place(there, areas), areas)
        self._size, self._told = window.size, told

    def forget(self) -> None:
        """The window comes back from the full screen, wherever its desktop has gone meanwhile."""
        self._due, self._told = 0.0, None


def window_place(window: Rect, areas: Sequence[Rect]) -> Rect:
    """Where a window goes that lies like this: as large as before if there is room, and on it."""
    if any(area.contains(window) for area in areas):
        return window
    area = _under(window, areas)
    inner = Rect(area.x + EDGE, area.y + TITLE, area.w - 2 * EDGE, area.h - TITLE - EDGE)
    placed = Rect(window.topleft, within(window.size, area.size, FRAME))
    return placed.clamp(inner)


def _under(window: Rect, areas: Sequence[Rect]) -> Rect:
    """The screen that most of the window lies on; the first one where it lies on none."""

    def shared(area: Rect) -> int:
        common = area.clip(window)
        return common.w * common.h

    return max(areas, key=shared)


def _is_lost(window: Rect, areas: Sequence[Rect]) -> bool:
    """Whether it is too large for its screen, or lies on none at all."""
    area = _under(window, areas)
    return window.w > area.w or window.h > area.h or not area.colliderect(window)


def _put(window: pygame.Window, there: Rect, wished: Rect, areas: Sequence[Rect]) -> None:
    window.minimum_size = smallest([area.size for area in areas])
    if wished.size != there.size:
        window.size = wished.size
    if wished.topleft != there.topleft:
        window.position = wished.topleft


def told_areas(question: str = USABLE) -> list[Rect]:
    """The part of each screen that windows may lie on, as SDL knows it; none: nobody knows."""
    from ctypes import CDLL, byref, c_int

    found: list[Rect] = []
    if pygame.display.get_driver() in UNSEEN:
        return found  # what they call a desktop has no edges
    try:
        ask = getattr(CDLL("SDL2" if os.name == "nt" else pygame.base.__file__), question)
        for number in range(pygame.display.get_num_displays()):
            sides = (c_int * 4)()
            if ask(number, byref(sides)) == 0 and sides[2] > 0 < sides[3]:
                found.append(Rect(*sides))
    except (OSError, AttributeError):
        return []
    return found


def real_areas(told: list[Rect]) -> list[Rect]:
    """The same as they are now: under X, SDL goes on with the sizes that screens had at first."""
    now = _size_of_x() if pygame.display.get_driver() == "x11" else None
    then = Rect(0, 0, 0, 0).unionall(told_areas(WHOLE))
    return told if now in (None, then.size) else [Rect((0, 0), now)]


def _size_of_x() -> tuple[int, int] | None:
    """How large all screens together are, told to whoever has just come; None: nobody tells."""
    from ctypes import CDLL, c_void_p

    try:
        x = CDLL("libX11.so.6")
        x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, (c_void_p,)
        for ask in (x.XDefaultScreen, x.XDisplayWidth, x.XDisplayHeight, x.XCloseDisplay):
            ask.argtypes = (c_void_p,)
        display = x.XOpenDisplay(None)
    except (OSError, AttributeError):
        return None
    if display is None:
        return None
    screen = x.XDefaultScreen(display)
    size = x.XDisplayWidth(display, screen), x.XDisplayHeight(display, screen)
    x.XCloseDisplay(display)
    return size
