"""A gamepad far away from the window, for whoever has neither mouse nor keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

import pygame

from game.catalogue import FIRST
from game.table import Options
from scenes.backend.headless import LOOK, HeadlessScreen
from scenes.kit.display import Control
from scenes.selftest.pilot import NONE, Pilot, by_keyboard
from scenes.shell.results.podium import ResultsScene
from tests.backend.virtual_pad import RELEASED, VirtualPad
from tests.pilot.looking import top

BUTTONS: Final = MappingProxyType(
    {
        "return": pygame.CONTROLLER_BUTTON_A,
        "escape": pygame.CONTROLLER_BUTTON_B,
        "x": pygame.CONTROLLER_BUTTON_X,
        "y": pygame.CONTROLLER_BUTTON_Y,
        "backtab": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
        "tab": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
        "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
        "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        "view": pygame.CONTROLLER_BUTTON_BACK,
        "rs": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    }
)


class Couch:
    """A window far away, and nothing in the hands but a gamepad."""

    def __init__(self, unseen: HeadlessScreen) -> None:
        self.unseen = unseen
        unseen.screen.listen_to_pads()
        self.pad = VirtualPad()
        unseen.show()

    @property
    def is_running(self) -> bool:
        return self.unseen.is_running

    @property
    def controls(self) -> Sequence[Control]:
        return self.unseen.controls

    @property
    def focus(self) -> str | None:
        return self.unseen.focus

    def click(self, name: str) -> None:
        raise AssertionError(f"{name} needs a mouse")

    def press(self, key: str) -> None:
        """Press the button that stands for a key, and let go."""
        self.unseen.screen.watch(LOOK)
        for down in (True, False):
            self.pad.button(BUTTONS[key], down=down)
            self.unseen.show()

    def pull(self, trigger: int) -> None:
        for value in (32_767, RELEASED):
            self.pad.axis(trigger, value)
            self.unseen.show()

    def step(self, dt: float) -> None:
        self.unseen.step(dt)

    def plug_in_again(self) -> None:
        """Take the gamepad away, go on for a moment, bring another one."""
        self.pad.unplug()
        self.unseen.step()
        self.pad = VirtualPad()
        self.unseen.show()

    def put_away(self) -> None:
        self.pad.unplug()
        self.unseen.show()


def play_by_gamepad(
    unseen: HeadlessScreen, seats: int, people: int, options: Options = NONE, game: str = FIRST
) -> None:
    """A whole game from the title to the podium."""
    couch = Couch(unseen)
    pilot = Pilot(couch, by_keyboard)
    pilot.set_table(seats, people, options, game)
    pilot.play()
    assert isinstance(top(unseen), ResultsScene)
    couch.put_away()
