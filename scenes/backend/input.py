"""Translates pygame's events into the signals scenes live on. The window and the tests share it."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.backend.pads import Pads
from scenes.backend.writing import chord
from scenes.kit.bindings import Shortcut, meaning
from scenes.kit.preferences import Preferences
from scenes.kit.signals import (
    BACKWARD,
    DOWN,
    FORWARD,
    LEFT,
    LOOK_UP,
    RIGHT,
    UP,
    Closer,
    Key,
    Moved,
    Pressed,
    Released,
    Signal,
)

MAIN_BUTTON: Final = 1
SIDE_BUTTONS: Final = {pygame.BUTTON_X1: BACKWARD, pygame.BUTTON_X2: FORWARD}
BROWSING: Final = {"ac back": BACKWARD, "ac forward": FORWARD}
BROWSING_WITH_ALT: Final = {"left": BACKWARD, "right": FORWARD}
CLOSER_BUTTONS: Final = frozenset({2, 3})  # the wheel held down, and the one on the other side
REPEATED: Final = frozenset({LEFT, RIGHT, UP, DOWN, "tab", "backtab", "backspace", "delete"})
SAME_KEY: Final = {"enter": "return", "[enter]": "return", "keypad enter": "return"}
LAST_CHARACTER: Final = 0x10FFFF  # codes up to here are characters, beyond it keys like F1
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
"""The row of numbers, whatever is written on it, and those beside it."""


class Translator:
    """Remembers how window coordinates become design units, and which keys are held.

    Scenes know keys by their usual names: what ``preferences`` bind otherwise becomes these.
    Fingers arrive as mouse events, made by SDL; finger events are left alone, so nothing
    counts twice.
    """

    def __init__(self, preferences: Preferences | None = None) -> None:
        self._preferences = preferences or Preferences()
        self._ratio = 1.0
        self._held: set[int] = set()
        self.pads = Pads(self._preferences)

    def fit(self, window: tuple[int, int], pixels: tuple[int, int], scale: float) -> None:
        """The window has this size in its own coordinates, and this many real pixels."""
        self._ratio = pixels[0] / max(1, window[0]) / scale

    def signals(self, event: pygame.Event) -> list[Signal]:
        """What the event means; mostly nothing."""
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.KEYUP:
                self._held.discard(event.key)
            case pygame.WINDOWFOCUSLOST:
                self._held.clear()
            case pygame.TEXTINPUT:
                return [Key(f"text:{event.text}")] if event.text else []
            case _:
                return self._pointer(event)
        return []

    def _pointer(self, event: pygame.Event) -> list[Signal]:
        match event.type:
            case pygame.MOUSEMOTION if _by_finger(event) and not any(event.buttons):
                return []  # it is about to touch: whatever lies there has not been pointed at
            case pygame.MOUSEMOTION:
                return [Moved(*self._place(event))]
            case pygame.MOUSEBUTTONDOWN if event.button == MAIN_BUTTON:
                times = event.dict.get("clicks", 1)
                return [Pressed(*self._place(event), _by_finger(event), times)]
            case pygame.MOUSEBUTTONDOWN if event.button in SIDE_BUTTONS:
                return [Key(SIDE_BUTTONS[event.button])]
            case pygame.MOUSEBUTTONDOWN if event.button in CLOSER_BUTTONS:
                return [Closer(*self._place(event))]
            case pygame.MOUSEBUTTONUP if event.button == MAIN_BUTTON:
                return [Released(*self._place(event))]
            case pygame.MOUSEWHEEL if event.y:
                return [Key("scroll up" if event.y > 0 else "scroll down")]
        return self.pads.signals(event)

    def _place(self, event: pygame.Event) -> tuple[float, float]:
        return event.pos[0] * self._ratio, event.pos[1] * self._ratio

    def _key_down(self, event: pygame.Event) -> list[Signal]:
        pressed = key_name(event.key, event.mod, event.dict.get("scancode", 0))
        repeated = event.key in self._held
        self._held.add(event.key)
        if not pressed or (repeated and pressed not in REPEATED):
            return []
        if pressed == "return" and event.mod & pygame.KMOD_ALT:
            return [Key(Shortcut.FULL_SCREEN, pressed)]
        if event.dict.get("unicode") == LOOK_UP:
            return [Key(LOOK_UP, pressed)]
        if meant := chord(pressed, event.mod):
            return [Key(meant, pressed)]
        browsing = BROWSING_WITH_ALT if event.mod & pygame.KMOD_ALT else BROWSING
        if pressed in browsing:
            return [Key(browsing[pressed], pressed)]
        name = meaning(self._preferences.keys, pressed)
        if name == pressed:
            name = NUMBER_PLACES.get(event.dict.get("scancode", 0), name)
        return [Key(name) if name == pressed else Key(name, pressed)]


def _by_finger(event: pygame.Event) -> bool:
    """Whether SDL has made this event of the mouse from a touch."""
    return bool(event.dict.get("touch", False))


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
