"""Sleeping until something happens: an event of the window wakes, nothing looks for it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from math import ceil
from typing import Final

import pygame

from scenes.backend.first_window import UNSEEN

LONGEST: Final = 1.0  # seconds until the preferences and other threads are looked after
BY_PAD: Final = 0.05  # seconds between two looks at a gamepad that rests: SDL has to be asked
PUT_AWAY: Final = 0.2  # the same while nobody sees the window
LIVELY: Final = 1 / 60  # the same while it is in use
RESTS: Final = 2.0  # seconds after its last event
EVERYTHING: Final = 0x04FF  # what Windows may wake for: any message at all
AT_ONCE: Final = 0x0004  # also for one that has come already
UNREADABLE: Final = (pygame.error, SystemError, KeyError)
MOST: Final = 1000  # events at a time: nobody does more in a sixtieth of a second


def new_events() -> list[pygame.Event]:
    """What has happened meanwhile.

    pygame stumbles over events of some gamepads that come or go. One by one, only those are lost.
    """
    events = []
    for _ in range(MOST):
        try:
            event = pygame.event.poll()
        except UNREADABLE:
            continue
        if event.type == pygame.NOEVENT:
            break
        events.append(event)
    return events


class Sleep:
    """Knows how to sleep on this system; where nobody can say, it looks sixty times a second."""

    def __init__(self) -> None:
        self._wait = _waits()
        self._used = 0.0  # when the pad was used last

    def until_event(self, *, pad: bool, hidden: bool = False, due: float | None = None) -> None:
        """Return as soon as there is an event, or there may be one, or ``due`` seconds are over.

        With a gamepad SDL itself would look a thousand times a second.
        """
        most = LONGEST if due is None else min(LONGEST, due)
        if pad:
            self._until_pad(most, hidden=hidden)
        elif self._wait is None:
            time.sleep(LIVELY)
        else:
            self._wait(ceil(most * 1000))

    def _until_pad(self, most: float, *, hidden: bool) -> None:
        """Look at the pad now and then; keys and pointer wait no longer than it does."""
        began = time.monotonic()
        while (now := time.monotonic()) - began < most:
            rests = now - self._used > RESTS
            time.sleep(PUT_AWAY if hidden else BY_PAD if rests else LIVELY)
            if pygame.event.peek():
                return

    def heard_pad(self) -> None:
        """A gamepad is in use: it is looked at more often for a while."""
        self._used = time.monotonic()


def _waits() -> Callable[[int], object] | None:
    """Whoever sleeps for so many milliseconds at most; pygame's own waiting looks each of them."""
    from ctypes import CDLL, c_int, c_void_p

    try:
        if sys.platform == "win32":
            from ctypes import windll

            wait = windll.user32.MsgWaitForMultipleObjectsEx
            return lambda most: wait(0, None, most, EVERYTHING, AT_ONCE)
        if os.environ.get("SDL_VIDEODRIVER") in UNSEEN:
            return None  # it has no events to wait for
        asked = CDLL(pygame.base.__file__).SDL_WaitEventTimeout
    except (OSError, AttributeError):
        return None
    asked.argtypes = (c_void_p, c_int)
    return lambda most: asked(None, most)
