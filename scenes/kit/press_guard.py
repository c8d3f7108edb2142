"""A press belongs to what was on the screen when it was made.

Whatever has just come up cannot have been meant yet: for a moment it hears no press that decides.
The same goes for what has come by itself to a place where something else could be pressed.
Times are seconds, at every speed of the motion.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from scenes.kit.bindings import Shortcut
from scenes.kit.display import Control, control_at
from scenes.kit.scene_protocols import DelaysPresses
from scenes.kit.signals import (
    ARROWS,
    ASK,
    BACKWARD,
    FORWARD,
    LOOK_UP,
    NEXT,
    NUMBERS,
    PASTE,
    PREVIOUS,
    TURNS,
    UNDO,
    Key,
    PointerPressed,
    Signal,
    Writing,
)
from scenes.kit.stack_entry import StackEntry

USUAL: Final = 0.4  # that something has to be seen before it can be meant
BURST: Final = 0.25  # presses that follow one another faster than that are one
HARMLESS: Final = frozenset(
    {NEXT, PREVIOUS, *ARROWS, *TURNS, "home", "end", "backspace", "delete", PASTE, UNDO, LOOK_UP}
    | {
        BACKWARD,
        FORWARD,
        *Writing,
        *(shortcut for shortcut in Shortcut if shortcut is not Shortcut.PASS),
    }
)
"""Keys that decide nothing: they look, walk, turn pages, or take something back."""


@dataclass(slots=True)
class PressGuard:
    """Knows how long the topmost scene, and what it has in focus, has been seen."""

    _level: StackEntry | None = None
    _given: int = 0  # how often the focus had come there by itself
    _fresh: bool = False  # it has not come to the window yet
    _left: float = 0.0  # that nothing is heard
    _keys_left: float = 0.0  # the same of keys, which are about what is in focus
    _strange: dict[str, float] = field(default_factory=dict)  # the same of some controls alone

    def wait(self, level: StackEntry, dt: float) -> None:
        """The picture has been seen for ``dt`` seconds more."""
        self._notice(level)
        self._left = max(0.0, self._left - dt)
        self._keys_left = max(0.0, self._keys_left - dt)
        left = ((name, seconds - dt) for name, seconds in self._strange.items())
        self._strange = {name: seconds for name, seconds in left if seconds > 0}

    def note_shown(self, level: StackEntry) -> bool:
        """A picture has come to the window; whether there is something new in it."""
        self._notice(level)
        fresh, self._fresh = self._fresh, False
        return fresh

    @property
    def left(self) -> float:
        """For how long every press is refused that decides."""
        return max(self._left, self._keys_left, *self._strange.values())

    def begin_anew(self, level: StackEntry) -> None:
        """Something has been hurried: what is there now has not been seen."""
        self._notice(level)
        self._fresh, self._left = True, max(self._left, USUAL)

    def compare(self, before: Sequence[Control], now: Sequence[Control]) -> None:
        """Nobody has done anything, and the controls are others, or lie elsewhere."""
        for control in before:
            middle = control.x + control.w / 2, control.y + control.h / 2
            here = control_at(now, *middle)
            if here and here.name != control.name and control_at(before, *middle) is control:
                self._strange[here.name] = USUAL

    def refuses(self, level: StackEntry, signal: Signal) -> bool:
        """Whether an input comes too soon to be meant; a burst of them is one press."""
        if not _decides(level, signal):
            return False
        self._notice(level)
        if isinstance(signal, PointerPressed) and level.under(signal.x, signal.y) in self._strange:
            return True
        if self._left:
            self._left = max(self._left, BURST)
        elif self._keys_left and isinstance(signal, Key):
            self._keys_left = max(self._keys_left, BURST)
        else:
            return False
        return True

    def _notice(self, level: StackEntry) -> None:
        self._fresh = self._fresh or (level, level.given) != (self._level, self._given)
        if level is not self._level:
            self._strange.clear()
            self._level, self._given, self._keys_left = level, level.given, 0.0
            self._left = (
                level.scene.ignore_presses_for if isinstance(level.scene, DelaysPresses) else USUAL
            )
        elif level.given != self._given:
            self._given, self._keys_left = level.given, USUAL


def _decides(level: StackEntry, signal: Signal) -> bool:
    if isinstance(signal, PointerPressed):
        key = level.key_under(signal.x, signal.y)
        return not level.keeps_motion(signal) if key is None else _decides(level, Key(key))
    if not isinstance(signal, Key) or level.keeps_motion(signal) or level.wants(signal):
        return False
    name = signal.name
    if name in NUMBERS:
        return level.answer(name) in (None, level.focus)
    return name not in HARMLESS and not name.startswith(ASK) and name != ""
