"""A gamepad without hardware, through the SDL that pygame has loaded."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from pathlib import Path
from typing import Final

import pygame
import pytest

GAME_CONTROLLER, AXES, PAD_BUTTONS, HATS = 1, 6, 15, 1
RELEASED: Final = -32_768  # of a trigger


class VirtualPad:
    """Plugged in from the beginning until ``unplug``."""

    def __init__(self) -> None:
        self._sdl = _sdl()
        self.index = self._sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, PAD_BUTTONS, HATS)
        assert self.index >= 0
        self._stick = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(self.index))

    def button(self, button: int, *, down: bool) -> None:
        """Press or let go."""
        self._sdl.SDL_JoystickSetVirtualButton(self._stick, button, int(down))

    def axis(self, axis: int, value: int) -> None:
        """Push a stick or a trigger."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._stick, axis, ctypes.c_int16(value))

    def unplug(self) -> None:
        """Take it away."""
        self._sdl.SDL_JoystickDetachVirtual(self.index)


@cache
def _sdl() -> ctypes.CDLL:
    libraries = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    found = sorted(libraries.glob("libSDL2-2*.so*"))
    if not (sys.platform == "linux" and found):
        pytest.skip("SDL is found beside pygame only in the wheels for Linux")
    sdl = ctypes.CDLL(str(found[0]))
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    return sdl
