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


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, as far as pads differ by it."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        *((name, ctypes.c_void_p) for name in ("name", "data", "update", "player", "rumble")),
        *((name, ctypes.c_void_p) for name in ("triggers", "led", "effect")),
    )


class VirtualPad:
    """Plugged in from the beginning until ``unplug``; ``made_by`` tells vendor and product."""

    def __init__(self, made_by: tuple[int, int] = (0, 0)) -> None:
        self._sdl = _sdl()
        told = _Description(1, GAME_CONTROLLER, AXES, PAD_BUTTONS, HATS, *made_by)
        self.index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(told))
        assert self.index >= 0
        self._stick = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(self.index))

    def button(self, button: int, *, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._stick, button, int(down))

    def axis(self, axis: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._stick, axis, ctypes.c_int16(value))

    def unplug(self) -> None:
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
