"""Gamepads: buttons and sticks stand in for keys. Pads may come and go at any time.

Buttons are called as on the most common pads; SDL knows where they lie on the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from scenes.kit.bindings import PAD, Make, pad_meaning
from scenes.kit.preferences import Preferences
from scenes.kit.signals import ASK, DOWN, LEFT, RIGHT, UP, Key, Signal

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs",
}
CROSS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
}
TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt",
}
STICK: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (LEFT, RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (UP, DOWN),
    pygame.CONTROLLER_AXIS_RIGHTX: (ASK + LEFT, ASK + RIGHT),
    pygame.CONTROLLER_AXIS_RIGHTY: (ASK + UP, ASK + DOWN),
}
MAKES: Final = {  # by the numbers SDL gives to kinds of gamepads
    3: Make.PLAYSTATION,
    4: Make.PLAYSTATION,
    7: Make.PLAYSTATION,
    5: Make.NINTENDO,
    11: Make.NINTENDO,
    12: Make.NINTENDO,
    13: Make.NINTENDO,
}
PUSHED: Final = 20_000  # of 32 767: stick or trigger counts as pushed
CENTRED: Final = 12_000  # and from here on as let go


class Pads:
    """All connected gamepads; they control the same focus."""

    def __init__(self, preferences: Preferences | None = None) -> None:
        self._preferences = preferences or Preferences()
        self._open: dict[int, Controller] = {}
        self._pushed: set[tuple[int, int]] = set()  # (pad, axis)
        self.make = Make.XBOX  # of the one that came last

    @staticmethod
    def start() -> None:
        """From now on SDL reports pads, first those that are connected already."""
        from pygame._sdl2 import controller

        controller.init()

    @staticmethod
    def stop() -> None:
        """Nobody listens any more. Left to ``pygame.quit``, SDL miscounts and hears none later."""
        from pygame._sdl2 import controller

        controller.quit()

    def close(self) -> None:
        """Let go of all pads. One let go of after ``stop`` could take a newer one with it."""
        for pad in self._open.values():
            pad.quit()
        self._open.clear()

    @property
    def is_plugged(self) -> bool:
        """Whether there is one."""
        return bool(self._open)

    def signals(self, event: pygame.Event) -> list[Signal]:
        """What an event of a pad means."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._look()
            case pygame.CONTROLLERDEVICEREMOVED:
                self._forget(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN if event.button in CROSS:
                return [_cross(CROSS[event.button])]
            case pygame.CONTROLLERBUTTONDOWN if event.button in BUTTONS:
                return [self._button(BUTTONS[event.button])]
            case pygame.CONTROLLERAXISMOTION if event.axis in STICK or event.axis in TRIGGERS:
                return self._push(event.instance_id, event.axis, event.value)
        return []

    def _look(self) -> None:
        """Take every pad that is there: its number was another one if one has gone meanwhile."""
        from pygame._sdl2 import controller

        for index in range(controller.get_count()):
            try:
                self._take(index)
            except pygame.error:  # it is no gamepad, or is gone already
                continue

    def _take(self, index: int) -> None:
        """Open a pad, unless that has been done. Raises pygame.error."""
        from pygame._sdl2.controller import Controller

        pad = Controller(index)
        number = pad.as_joystick().get_instance_id()
        if number not in self._open:
            self._open[number] = pad
            self.make = make_of(index)

    def _forget(self, number: int) -> None:
        """A pad is gone, whatever was pushed on it."""
        self._open.pop(number, None)
        self._pushed = {(pad, axis) for pad, axis in self._pushed if pad != number}

    def _push(self, pad: int, axis: int, value: int) -> list[Signal]:
        """A push counts once, until stick or trigger has come back."""
        if abs(value) < CENTRED:
            self._pushed.discard((pad, axis))
        elif abs(value) > PUSHED and (pad, axis) not in self._pushed:
            self._pushed.add((pad, axis))
            if axis in TRIGGERS:
                return [self._button(TRIGGERS[axis])]
            return [_cross(STICK[axis][value > 0])]
        return []

    def _button(self, button: str) -> Key:
        return Key(pad_meaning(self._preferences.buttons, button), PAD + button)


def make_of(index: int) -> Make:
    """Who has made a gamepad; the most common maker where nobody can say. pygame does not tell."""
    from ctypes import CDLL

    try:
        kind = CDLL(pygame.base.__file__).SDL_GameControllerTypeForIndex(index)
    except (OSError, AttributeError):
        return Make.XBOX
    return MAKES.get(kind, Make.XBOX)


def _cross(arrow: str) -> Key:
    return Key(arrow, PAD + arrow)
