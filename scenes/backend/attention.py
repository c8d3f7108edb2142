"""Tells what is pressed for us from what was pressed for another window.

The press that only fetches the window, and a key that is still down from elsewhere when it comes
to the front, mean nothing here until they are let go.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

import pygame

from scenes.backend.opening import UNSEEN

SETTLES: Final = 0.2  # seconds after the focus has come: until then nobody means us
IN_VAIN: Final = 1.0  # seconds: whoever presses again after them cannot give us the focus
FOCUS: Final = frozenset({pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST})
PRESSES: Final = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN})
RELEASES: Final = frozenset({pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.CONTROLLERBUTTONUP})
KEY_CODES: Final = (
    *(0x08, 0x09, 0x0D, 0x1B),  # Backspace, Tab, Enter, Esc
    *range(0x20, 0x5B),  # from Space over arrows and digits to Z
    *range(0x60, 0x88),  # the key pad, F1 to F24
    *range(0xBA, 0xC1),  # and what else has a sign on it
    *range(0xDB, 0xE3),
)
"""How Windows numbers the keys that mean something here."""
IS_DOWN: Final = 0x8000

Spot = tuple[str, int, int]


def spot(event: pygame.Event) -> Spot:
    """Which key or button goes down or up: a key by where it lies, for layouts may change."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return "key", event.dict.get("scancode", 0) or -event.key, 0
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return "pointer", event.button, 0
    return "pad", event.button, event.dict.get("instance_id", -1)


if sys.platform == "win32":

    def keys_down() -> frozenset[int]:
        """The keys that are down, whoever has heard of them: Windows tells only of repetitions."""
        from ctypes import windll

        state = windll.user32.GetAsyncKeyState
        return frozenset(code for code in KEY_CODES if state(code) & IS_DOWN)

else:

    def keys_down() -> frozenset[int]:
        """None: here SDL itself tells of them as soon as the focus comes."""
        return frozenset()


class Attention:
    """Knows since when the window has the focus, and what is still down from before.

    A window that never hears of the focus has it.

    Args:
        clock: Tells the time in seconds.
        down: Which keys are down although SDL has not told of them.
    """

    def __init__(
        self, clock: Callable[[], float], down: Callable[[], frozenset[int]] = keys_down
    ) -> None:
        self._clock = clock
        self._down = down
        self._away = False
        self._came: float | None = None  # when the focus did
        self._knocked: float | None = None  # when somebody first pressed although it was away
        self._earlier: frozenset[int] = frozenset()  # the keys that were down when it came
        self._foreign: set[Spot] = set()  # what is down and was not meant
        self._writing: Spot | None = None  # the key that went down last, as long as it is

    def meant(self, event: pygame.Event) -> bool:
        """Whether an event is for us; of a key and its release, both or none."""
        if event.type in FOCUS:
            self._turn(event)
        elif event.type in PRESSES:
            return self._presses(event)
        elif event.type in RELEASES:
            return self._releases(spot(event))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._settled
        elif event.type == pygame.TEXTINPUT:
            return self._settled if self._writing is None else self._writing not in self._foreign
        return True

    def _turn(self, event: pygame.Event) -> None:
        if "window" in event.dict and pygame.display.get_driver() in UNSEEN:
            return  # SDL itself gives the focus to every window that nobody sees
        self._away = event.type == pygame.WINDOWFOCUSLOST
        self._knocked = None
        self._writing = None
        if self._away:  # all keys count as let go
            self._foreign = {pressed for pressed in self._foreign if pressed[0] != "key"}
        self._came = self._clock()
        self._earlier = frozenset() if self._away else self._down()

    @property
    def _settled(self) -> bool:
        """Whether the window has had the focus for long enough."""
        if self._away:
            return False
        return self._came is None or self._clock() - self._came >= SETTLES

    def _presses(self, event: pygame.Event) -> bool:
        pressed = spot(event)
        if event.type == pygame.KEYDOWN:
            self._writing = pressed
            if pressed in self._foreign:
                return False  # it only repeats itself
        if self._may_press(event):
            self._foreign.discard(pressed)
            return True
        self._foreign.add(pressed)
        return False

    def _may_press(self, event: pygame.Event) -> bool:
        if self._away:  # perhaps for ever: some tablets have no focus to give
            now = self._clock()
            if self._knocked is None:
                self._knocked = now
            return now - self._knocked > IN_VAIN
        if event.type == pygame.KEYDOWN and self._earlier:
            self._earlier &= self._down()
        return self._settled and not (event.type == pygame.KEYDOWN and self._earlier)

    def _releases(self, pressed: Spot) -> bool:
        if pressed == self._writing:
            self._writing = None
        if pressed in self._foreign:
            self._foreign.remove(pressed)
            return False
        return True
