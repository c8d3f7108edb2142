"""Tells what is pressed for us from what was pressed for another window.

The press that only fetches the window, and a key that is still down from elsewhere when it comes
to the front, mean nothing here until they are let go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scenes.backend.first_window import UNSEEN
from scenes.backend.keyboard import HeldKeysAtFocus

SETTLES: Final = 0.2  # seconds after the focus has come: until then nobody means us
IN_VAIN: Final = 1.0  # seconds: whoever presses again after them cannot give us the focus
FOCUS: Final = frozenset({pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST})
PRESSES: Final = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN})
RELEASES: Final = frozenset({pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.CONTROLLERBUTTONUP})
COMPANIONS: Final = range(pygame.K_LCTRL, pygame.K_RMETA + 1)

KeyOrButton = tuple[str, int, int]


def spot(event: pygame.Event) -> KeyOrButton:
    """Which key or button goes down or up: a key by where it lies, for layouts may change."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return "key", event.dict.get("scancode", 0) or -event.key, 0
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return "pointer", event.button, 0
    return "pad", event.button, event.dict.get("instance_id", -1)


class FocusFilter:
    """Knows since when the window has the focus, and what is still down from before.

    A window that never hears of the focus has it.

    Args:
        clock: Tells the time in seconds.
        earlier: Looks which keys are down now, and is true as long as they are.
    """

    def __init__(
        self, clock: Callable[[], float], earlier: Callable[[], object] = HeldKeysAtFocus
    ) -> None:
        self._clock = clock
        self._look = earlier
        self._away = False
        self._came: float | None = None  # when the focus did
        self._knocked: float | None = None  # when somebody first pressed although it was away
        self._earlier: object = None  # the keys that were down when it came
        self._foreign: set[KeyOrButton] = set()  # what is down and was not meant
        self._writing: KeyOrButton | None = None  # the key that went down last, as long as it is

    def is_meant(self, event: pygame.Event) -> bool:
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
        self._earlier = None if self._away else self._look()

    @property
    def _settled(self) -> bool:
        """Whether the window has had the focus for long enough."""
        if self._away:
            return False
        return self._came is None or self._clock() - self._came >= SETTLES

    def _presses(self, event: pygame.Event) -> bool:
        pressed = spot(event)
        if event.type == pygame.KEYDOWN:
            if event.key not in COMPANIONS:  # Shift changes what the other key writes
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
        return self._settled and not (event.type == pygame.KEYDOWN and self._earlier)

    def _releases(self, pressed: KeyOrButton) -> bool:
        if pressed == self._writing:
            self._writing = None
        if pressed in self._foreign:
            self._foreign.remove(pressed)
            return False
        return True
