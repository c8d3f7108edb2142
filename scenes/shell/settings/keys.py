"""Binding keys and buttons: a row for each thing that has a key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final

from game.words import N_, _, capitalise
from scenes.kit import bindings, parts
from scenes.kit.bindings import PAD, Button, Shortcut, key_words
from scenes.kit.key_labels import KeyLabels
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK
from scenes.shell.settings.rows import growth

WORDS: Final = MappingProxyType(
    {
        Shortcut.LOG: N_("Log"),
        Shortcut.LOOK_CLOSER: N_("Look closer"),
        Shortcut.SPEED: N_("Animation speed"),
        Shortcut.ASK: N_("What is this?"),
        Shortcut.PASS: N_("Pass"),
        Shortcut.NEWS: N_("Since your last turn"),
        Shortcut.WHERE: N_("Where the game stands"),
        Shortcut.HINT: N_("Hint"),
        Shortcut.BACK: N_("Replay: one step back"),
        Shortcut.ON: N_("Replay: one step forward"),
        Shortcut.KEYS: N_("Controls"),
        Shortcut.FULL_SCREEN: N_("Full screen"),
    }
)
BindingNote = Callable[[Frame], str]
"""What is said about a binding, in the words of what is played."""
HEAD: Final = 30.0
HIGH: Final = 46.0
WIDE: Final = 230.0
KEY, BUTTON = "key", "pad"
ALWAYS: Final = N_(
    "Enter, Esc, Tab, arrow keys, numbers and Ctrl+Z always work, and so do A, B, D-pad and sticks."
)


def purpose(shortcut: Shortcut, key_labels: KeyLabels) -> str:
    """What a shortcut is for, in what is played; empty: for nothing."""
    match shortcut:
        case Shortcut.CLOSE_UP:
            return _(key_labels.close_up) if key_labels.close_up else ""
        case Shortcut.PASS if not key_labels.passes:
            return ""
        case _:
            return _(WORDS[shortcut])


@dataclass(frozen=True)
class Catch:
    """Whose key or button is waited for."""

    device: str
    shortcut: Shortcut

    def question(self, key_labels: KeyLabels) -> str:
        """What to do now."""
        if self.device == KEY:
            words = _("Press a key for “{purpose}”. Esc cancels.")
        else:
            words = _("Press a gamepad button for “{purpose}”. B or Esc cancels.")
        return words.format(purpose=purpose(self.shortcut, key_labels))


@dataclass(frozen=True)
class Heading:
    """The heads of the columns."""

    group: str = ""

    def is_shown(self, key_labels: KeyLabels) -> bool:
        """Always."""
        return True

    def height(self, frame: Frame, width: float) -> float:
        """One line."""
        return HEAD * growth(frame)

    def draw(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        """Keyboard and gamepad."""
        heads = zip(_cells(frame, place)[1:], (_("Keyboard"), _("Gamepad")), strict=True)
        return tuple(
            parts.fitted(
                frame, words, cell.cx, place.cy - 4, cell.w, 21, colour=FAINT_INK, align="c"
            )
            for cell, words in heads
        )

    def change(self, wishes: Preferences, value: str) -> None:
        """Nothing to use."""

    def reset(self, wishes: Preferences) -> None:
        """Nothing is bound any more."""
        wishes.keys = {}
        wishes.buttons = {}


@dataclass(frozen=True)
class Binding:
    """What a shortcut is for, its key and its button."""

    shortcut: Shortcut

    @property
    def group(self) -> str:
        """The name of the usual key."""
        return self.shortcut.value

    def is_shown(self, key_labels: KeyLabels) -> bool:
        """Whether it is for anything."""
        return bool(purpose(self.shortcut, key_labels))

    def height(self, frame: Frame, width: float) -> float:
        """One line."""
        return HIGH * growth(frame)

    def draw(self, frame: Frame, place: Place, wishes: Preferences) -> Items:
        """Words and two buttons with what is written on the key and on the button."""
        words, key, button = _cells(frame, place)
        title = capitalise(purpose(self.shortcut, frame.key_labels))
        on_key = key_words(bindings.keys(wishes.keys)[self.shortcut], frame.make)
        on_button = key_words(PAD + bindings.buttons(wishes.buttons)[self.shortcut], frame.make)
        by_key = _("{purpose}, keyboard: {key}").format(purpose=title, key=on_key)
        by_pad = _("{purpose}, gamepad: {key}").format(purpose=title, key=on_button)
        buttons = (
            *parts.button(frame, key, f"{KEY}:{self.group}", on_key, size=21, spoken=by_key),
            *parts.button(
                frame, button, f"{BUTTON}:{self.group}", on_button, size=21, spoken=by_pad
            ),
        )
        return (
            parts.fitted(frame, title, words.x, words.cy - 1, words.w - 16, 23, high=words.h),
            *parts.as_rows(buttons, title),
        )

    def change(self, wishes: Preferences, value: str) -> None:
        """A binding is caught, not chosen."""

    def reset(self, wishes: Preferences) -> None:
        """The heading does it for all."""


def bindings_rows() -> Sequence[Heading | Binding]:
    """All that can be bound."""
    return (Heading(), *(Binding(shortcut) for shortcut in Shortcut))


def bind(wishes: Preferences, catch: Catch, pressed: str) -> BindingNote:
    """Take over what was pressed; what is to be said about it."""
    is_button = pressed.startswith(PAD)
    if is_button != (catch.device == BUTTON):
        return _no_key if catch.device == KEY else _no_button
    return (
        _bind_button(wishes, catch.shortcut, pressed)
        if is_button
        else _bind_key(wishes, catch.shortcut, pressed)
    )


def _no_key(_frame: Frame) -> str:
    return _("That was not a key of the keyboard. Nothing was changed.")


def _no_button(_frame: Frame) -> str:
    return _("That was not a gamepad button. Nothing was changed.")


def _bind_key(wishes: Preferences, shortcut: Shortcut, key: str) -> BindingNote:
    if not bindings.may_be_bound(key):
        return partial(_taken_words, key)
    before = bindings.keys(wishes.keys)
    after = bindings.rebind(before, shortcut, key)
    wishes.keys = {one: key for one, key in after.items() if key != one}
    return partial(_binding_words, shortcut, before, after, "")


def _bind_button(wishes: Preferences, shortcut: Shortcut, pressed: str) -> BindingNote:
    name = pressed.removeprefix(PAD)
    if name not in set(Button):
        return partial(_taken_words, pressed)
    before = bindings.buttons(wishes.buttons)
    after = bindings.rebind(before, shortcut, name)
    usual = bindings.USUAL_BUTTONS
    wishes.buttons = {one: Button(now) for one, now in after.items() if now != usual[one]}
    return partial(_binding_words, shortcut, before, after, PAD)


def _taken_words(pressed: str, frame: Frame) -> str:
    return _("{key} is reserved. Nothing was changed.").format(key=key_words(pressed, frame.make))


def _binding_words(
    shortcut: Shortcut,
    before: Mapping[Shortcut, str],
    after: Mapping[Shortcut, str],
    prefix: str,
    frame: Frame,
) -> str:
    """The new binding, and who has got the old one."""
    key_labels, make = frame.key_labels, frame.make
    said = {
        "key": key_words(prefix + after[shortcut], make),
        "purpose": purpose(shortcut, key_labels),
    }
    for other, now in after.items():
        if other != shortcut and now != before[other] and purpose(other, key_labels):
            left = {"other": purpose(other, key_labels), "left": key_words(prefix + now, make)}
            if not now:
                words = _("{key} is now “{purpose}”. “{other}” has no key or button now.")
            else:
                words = _("{key} is now “{purpose}”. “{other}” moved to {left}.")
            return words.format(**said, **left)
    return _("{key} is now “{purpose}”.").format(**said)


def _cells(frame: Frame, place: Place) -> tuple[Place, Place, Place]:
    wide = min(WIDE * growth(frame), place.w * 0.27)
    key = parts.box(place.right - 2 * wide - 20, place.y, wide, place.h)
    button = parts.box(place.right - wide, place.y, wide, place.h)
    return parts.box(place.x, place.y, key.x - place.x, place.h), key, button
