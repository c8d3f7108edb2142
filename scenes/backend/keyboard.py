"""Which keys are down, whoever has heard of them going down.

Windows and X11 tell a window of a key that has been down since before only when it repeats
itself, up to a second later, and as of one that has just been pressed. So they are asked.
"""

from __future__ import annotations

import sys
import time
from threading import Lock, Thread
from typing import Final

import pygame

LOOKS_AFTER: Final = 0.01  # seconds: nobody lets go of a key and presses it again within them
LOOKS: Final = 150  # by then every key that is still down has repeated itself


class HeldKeysAtFocus:
    """The keys that were down when this was made, as long as they are and may not be known yet."""

    def __init__(self) -> None:
        self._down = keys_down()
        if self._down:
            Thread(target=self._watch, name="keys", daemon=True).start()

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._down)

    def _watch(self) -> None:
        """Nobody tells when a key goes up that nobody knows to be down."""
        for _ in range(LOOKS):
            time.sleep(LOOKS_AFTER)
            self._down &= keys_down()
            if not self._down:
                break
        self._down = frozenset()


if sys.platform == "win32":
    # How Windows numbers the keys that mean something here; some others never come up.
    KEY_CODES: Final = (
        *(0x08, 0x09, 0x0D, 0x1B),  # Backspace, Tab, Enter, Esc
        *range(0x20, 0x5B),  # from Space over arrows and digits to Z
        *range(0x60, 0x88),  # the key pad, F1 to F24
        *range(0xBA, 0xC1),  # and what else has a sign on it
        *range(0xDB, 0xE3),
    )
    IS_DOWN: Final = 0x8000

    def keys_down() -> frozenset[int]:
        """Numbers of the keys that are down, without those that only go with others."""
        from ctypes import windll

        state = windll.user32.GetAsyncKeyState
        return frozenset(code for code in KEY_CODES if state(code) & IS_DOWN)

else:
    from functools import cache
    from typing import TYPE_CHECKING

    if TYPE_CHECKING:
        from ctypes import CDLL, c_void_p

    X11: Final = "libX11.so.6"
    CODES: Final = 256  # as many as X11 has numbers for keys
    _ONE_ASKS: Final = Lock()
    # How X11 numbers Shift, Ctrl, AltGr and the like.
    COMPANIONS: Final = (range(0xFFE1, 0xFFEF), range(0xFE01, 0xFE14), range(0xFF7E, 0xFF80))

    def keys_down() -> frozenset[int]:
        """Numbers of the keys that are down, without those that only go with others."""
        x11 = _connection() if pygame.display.get_driver() == "x11" else None
        if x11 is None:
            return frozenset()  # there is nobody to ask, nor do keys repeat themselves
        from ctypes import create_string_buffer

        library, display = x11
        told = create_string_buffer(CODES // 8)
        with _ONE_ASKS:  # who watches the keys of a former focus may be asking as well
            library.XQueryKeymap(display, told)
            down = [code for code in range(CODES) if told.raw[code // 8] >> code % 8 & 1]
            return frozenset(code for code in down if not _goes_with_others(library, display, code))

    def _goes_with_others(library: CDLL, display: c_void_p, code: int) -> bool:
        sign = library.XkbKeycodeToKeysym(display, code, 0, 0)
        return any(sign in signs for signs in COMPANIONS)

    @cache
    def _connection() -> tuple[CDLL, c_void_p] | None:
        """The library and a connection of our own; None where there is none."""
        from ctypes import CDLL, c_char_p, c_ulong, c_void_p

        try:
            library = CDLL(X11)
            library.XOpenDisplay.restype = c_void_p
            library.XOpenDisplay.argtypes = (c_char_p,)
            library.XkbKeycodeToKeysym.restype = c_ulong
        except (OSError, AttributeError):
            return None
        display = library.XOpenDisplay(None)
        return (library, c_void_p(display)) if display else None
