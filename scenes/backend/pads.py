"""Gamepads: buttons and the left stick stand in for keys. Pads may come and go at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from scenes.kit.signals import DOWN, LEFT, RIGHT, UP, Key, Signal

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "return",
    pygame.CONTROLLER_BUTTON_B: "escape",
    pygame.CONTROLLER_BUTTON_X: "i",
    pygame.CONTROLLER_BUTTON_Y: "l",
    pygame.CONTROLLER_BUTTON_START: "escape",
    pygame.CONTROLLER_BUTTON_BACK: "f1",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "backtab",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "tab",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
}
STICK: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (LEFT, RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (UP, DOWN),
}
PUSHED: Final = 20_000  # of 32 767: the stick counts as pushed
CENTRED: Final = 12_000  # and from here on as let go


class Pads:
    """All connected gamepads; they control the same focus."""

    def __init__(self) -> None:
        self._open: dict[int, Controller] = {}
        self._pushed: set[tuple[int, int]] = set()  # (pad, axis)

    @staticmethod
    def start() -> None:
        """From now on SDL reports pads, first those that are connected already."""
        from pygame._sdl2 import controller

        controller.init()

    def signals(self, event: pygame.Event) -> list[Signal]:
        """What an event of a pad means."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._add(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._open.pop(event.instance_id, None)
            case pygame.CONTROLLERBUTTONDOWN if event.button in BUTTONS:
                return [Key(BUTTONS[event.button])]
            case pygame.CONTROLLERAXISMOTION if event.axis in STICK:
                return self._stick(event.instance_id, event.axis, event.value)
        return []

    def _add(self, index: int) -> None:
        from pygame._sdl2.controller import Controller

        pad = Controller(index)
        self._open[pad.as_joystick().get_instance_id()] = pad

    def _stick(self, pad: int, axis: int, value: int) -> list[Signal]:
        """A push counts once, until the stick has come back."""
        if abs(value) < CENTRED:
            self._pushed.discard((pad, axis))
        elif abs(value) > PUSHED and (pad, axis) not in self._pushed:
            self._pushed.add((pad, axis))
            return [Key(STICK[axis][value > 0])]
        return []
