"""Hands only some places of a picture to the window: pygame itself hands over all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import CDLL, Array, c_int, c_uint32, c_void_p
from functools import cache
from typing import Final

import pygame

SIDES: Final = 4  # x, y, w, h

Hand = Callable[[c_void_p, "Array[c_int]", int], int]


def hand_over(window: pygame.Window, places: Sequence[pygame.Rect]) -> None:
    """Bring these places of the window's surface to the screen."""
    sdl = _sdl()
    if sdl is not None:
        find, hand = sdl
        sides = [side for place in places for side in place]
        if hand(find(window.id), (c_int * (SIDES * len(places)))(*sides), len(places)) == 0:
            return
    window.flip()


@cache
def _sdl() -> tuple[Callable[[int], c_void_p], Hand] | None:
    """SDL's own ways to find a window and to hand it places; None where it cannot be asked."""
    try:
        library = CDLL(pygame.base.__file__)
        find, hand = library.SDL_GetWindowFromID, library.SDL_UpdateWindowSurfaceRects
    except (OSError, AttributeError):
        return None
    find.argtypes, find.restype = (c_uint32,), c_void_p
    hand.argtypes, hand.restype = (c_void_p, c_void_p, c_int), c_int
    return find, hand
