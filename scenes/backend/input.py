"""Translates pygame's events into the signals scenes live on. The window and the tests share it."""

from __future__ import annotations

import time
from collections.abc import Callable
from string import ascii_lowercase, digits
from typing import Final

import pygame

from scenes.backend.chords import CHORDS, LAST_CHARACTER, held_modifiers, writes
from scenes.backend.focus_filter import FocusFilter, KeyOrButton, spot
from scenes.backend.pads import Pads
from scenes.backend.writing import SHIFTED
from scenes.kit.bindings import MODIFIERS, meaning
from scenes.kit.layout import Place
from scenes.kit.preferences import Preferences
from scenes.kit.signals import (
    BACKWARD,
    DOWN,
    FORWARD,
    LEFT,
    LOOK_UP,
    RIGHT,
    UP,
    CloseUpAsked,
    Key,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
    TextComposed,
)

MAIN_BUTTON: Final = 1
SIDE_BUTTONS: Final = {pygame.BUTTON_X1: BACKWARD, pygame.BUTTON_X2: FORWARD}
BROWSING: Final = {"ac back": BACKWARD, "ac forward": FORWARD}
CLOSER_BUTTONS: Final = frozenset({2, 3})  # the wheel held down, and the one on the other side
REPEATED: Final = frozenset({LEFT, RIGHT, UP, DOWN, "tab", "backtab", "backspace", "delete"})
SAME_KEY: Final = {"enter": "return", "[enter]": "return", "keypad enter": "return"}
LATIN_PLACES: Final = {
    **{pygame.KSCAN_A + number: chr(ord("a") + number) for number in range(26)},
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_PERIOD: ".",
}
"""What lies at these places of a keyboard where letters are Latin."""
NUMBER_PLACES: Final = {
    **{pygame.KSCAN_1 + number: str(number + 1) for number in range(9)},
    pygame.KSCAN_0: "0",
    pygame.KSCAN_MINUS: "-",
    **{pygame.KSCAN_KP_1 + number: str(number + 1) for number in range(9)},
    pygame.KSCAN_KP_0: "0",
    pygame.KSCAN_KP_MINUS: "-",
}
"""The row of numbers and those beside it, whatever signs are written there."""
LATIN: Final = frozenset(ascii_lowercase + digits)
"""What is written on a key holds wherever it lies: layouts for one hand move these about."""


class Translator:
    """Remembers how window coordinates become design units, and which keys are held.

    Scenes know keys by their usual names: what ``preferences`` bind otherwise becomes these.
    Fingers arrive as mouse events, made by SDL; finger events are left alone, so nothing
    counts twice.

    Args:
        preferences: Which keys are bound; None: the usual ones.
        clock: Tells the time in seconds.
    """

    def __init__(
        self,
        preferences: Preferences | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._preferences = preferences or Preferences()
        self._ratio = 1.0
        self._attention = FocusFilter(clock)
        self._held: set[KeyOrButton] = set()
        self._composes = False  # an input method has something in hand
        self._last: pygame.Event | None = None  # the key that went down last, if it is still
        self.pads = Pads(self._preferences)

    def fit(self, window: tuple[int, int], pixels: tuple[int, int], scale: float) -> None:
        """The window has this size in its own coordinates, and this many real pixels."""
        self._ratio = pixels[0] / max(1, window[0]) / scale

    def signals(self, event: pygame.Event) -> list[Signal]:
        """What the event means; mostly nothing."""
        meant = self._attention.is_meant(event)
        signals = self._translate(event)  # also of what is not meant: it is held from now on
        return signals if meant else []

    def _translate(self, event: pygame.Event) -> list[Signal]:
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.KEYUP:
                self._key_up(spot(event))
            case pygame.WINDOWFOCUSLOST:
                self._held.clear()
                self._last = None
                return self._let_go_of_words()
            case pygame.TEXTEDITING:
                self._composes = bool(event.text)
                return [TextComposed(event.text)]
            case pygame.TEXTINPUT if self._wrote(event.text):
                self._composes = False
                return [Key(f"text:{event.text}")] if event.text else []
            case _:
                return self._pointer(event)
        return []

    def _wrote(self, text: str) -> bool:
        """Whether a text is meant: of an input method whatever key has chosen it."""
        return self._composes or self._last is None or writes(self._last, text)

    def _let_go_of_words(self) -> list[Signal]:
        composed, self._composes = self._composes, False
        return [TextComposed("")] if composed else []

    def window_place(self, place: Place) -> pygame.Rect:
        """A place in design units, in the window's own coordinates."""
        return pygame.Rect(*(round(each / self._ratio) for each in place[:4]))

    def _pointer(self, event: pygame.Event) -> list[Signal]:
        match event.type:
            case pygame.MOUSEMOTION if _rests(event):
                return []  # whatever lies there has not been pointed at
            case pygame.MOUSEMOTION:
                return [PointerMoved(*self._place(event))]
            case pygame.MOUSEBUTTONDOWN if event.button == MAIN_BUTTON:
                times = event.dict.get("clicks", 1)
                return [PointerPressed(*self._place(event), _by_finger(event), times)]
            case pygame.MOUSEBUTTONDOWN if event.button in SIDE_BUTTONS:
                return [Key(SIDE_BUTTONS[event.button])]
            case pygame.MOUSEBUTTONDOWN if event.button in CLOSER_BUTTONS:
                return [CloseUpAsked(*self._place(event))]
            case pygame.MOUSEBUTTONUP if event.button == MAIN_BUTTON:
                return [PointerReleased(*self._place(event))]
            case pygame.MOUSEWHEEL if event.y:
                return [Key("scroll up" if event.y > 0 else "scroll down")]
        return self.pads.signals(event)

    def _place(self, event: pygame.Event) -> tuple[float, float]:
        return event.pos[0] * self._ratio, event.pos[1] * self._ratio

    def _key_down(self, event: pygame.Event) -> list[Signal]:
        pressed = key_name(event.key, event.mod, event.dict.get("scancode", 0))
        repeated = spot(event) in self._held
        self._held.add(spot(event))
        if pressed.endswith(MODIFIERS):
            return []
        self._last = event
        if not pressed or (repeated and pressed not in REPEATED):
            return []
        chord = held_modifiers(event)
        if chord:
            name = CHORDS.get(f"{chord}+{pressed}", "")
            return [Key(name, pressed)] if name else []
        return [self._key(event, pressed)]

    def _key_up(self, released: KeyOrButton) -> None:
        self._held.discard(released)
        if self._last is not None and spot(self._last) == released:
            self._last = None

    def _key(self, event: pygame.Event, pressed: str) -> Key:
        if event.dict.get("unicode") == LOOK_UP:
            return Key(LOOK_UP, pressed)
        if event.mod & pygame.KMOD_SHIFT and pressed in SHIFTED:
            return Key(SHIFTED[pressed], pressed)
        if pressed in BROWSING:
            return Key(BROWSING[pressed], pressed)
        name = meaning(self._preferences.keys, pressed)
        if name == pressed and name not in LATIN:
            name = NUMBER_PLACES.get(event.dict.get("scancode", 0), name)
        return Key(name) if name == pressed else Key(name, pressed)


def _by_finger(event: pygame.Event) -> bool:
    """Whether SDL has made this event of the mouse from a touch."""
    return bool(event.dict.get("touch", False))


def _rests(event: pygame.Event) -> bool:
    """Whether a pointer has not moved: a finger is about to touch, or a window came below it."""
    return not any(event.buttons) and (_by_finger(event) or event.rel == (0, 0))


def key_name(key: int, modifiers: int, place: int = 0) -> str:
    """How a key is called: pygame's name in lower case; shift and tab is ``backtab``.

    A letter that is not Latin is called by its place, so that the usual keys work on every
    keyboard; letters beside those are called by what is written on them.
    """
    name = pygame.key.name(key).lower()
    name = SAME_KEY.get(name, name)
    if name == "tab" and modifiers & pygame.KMOD_SHIFT:
        return "backtab"
    if not name and 0 < key <= LAST_CHARACTER:
        return LATIN_PLACES.get(place) or chr(key).lower()
    return name
