"""The pointer over the scenes: where it is, what it holds, and what letting go of that means."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from scenes.kit.focus import find
from scenes.kit.scene_protocols import DragState, ShowsDrag, Slidable
from scenes.kit.signals import PointerMoved, PointerPressed, PointerReleased
from scenes.kit.stack_entry import StackEntry

DRAG_DISTANCE: Final = 24.0  # design units: what moves less is a click


@dataclass(frozen=True, slots=True)
class Click:
    """A control was pressed and let go."""

    name: str


@dataclass(slots=True)
class _Press:
    """The pointer is down on a control."""

    level: StackEntry
    name: str
    x: float
    y: float
    slides: bool = False
    carries: bool = False  # it has left the place where it was pressed
    looks: bool = False  # to let go of it is no click: somebody only wanted to look


@dataclass(slots=True)
class Pointer:
    """Where the pointer is, and the press that has not ended yet.

    ``level`` is always the topmost one: a press ends without a trace when another scene lies
    over its own.
    """

    _x: float = -1.0
    _y: float = -1.0
    _press: _Press | None = None

    @property
    def is_down(self) -> bool:
        """Whether it holds a control."""
        return self._press is not None

    def shows_press(self, level: StackEntry) -> bool:
        """Whether the focused control is held down, with the pointer still on it."""
        press = self._press
        if press is None or press.level is not level or press.name != level.focus:
            return False
        return level.under(self._x, self._y) == press.name

    def move(self, signal: PointerMoved, level: StackEntry) -> str | None:
        """Go on to this point; give the control that gets the focus.

        While something is held, the focus stays with it. Where the pointer only rests, something
        may have come up below it: nobody has pointed at that.
        """
        rests = (signal.x, signal.y) == (self._x, self._y)
        self._x, self._y = signal.x, signal.y
        if self._press is not None:
            self._slide(self._press, level)
            self._carry(self._press, level)
            return None
        return None if rests else level.under(signal.x, signal.y)

    def press(self, signal: PointerPressed, level: StackEntry) -> None:
        """Take hold of what lies at this point."""
        self._x, self._y = signal.x, signal.y
        name = level.under(signal.x, signal.y)
        self._put_down(self._press)
        self._press = None
        if name is not None:
            self._press = _Press(level, name, signal.x, signal.y)
            control = find(level.controls, name)
            previews = control is not None and control.previews
            self._press.looks = signal.finger and previews and name != level.focus
            level.set_focus(name)
            self._press.slides = self._slide(self._press, level, begins=True)

    def hush(self) -> None:
        """To let go of what is held where it was taken means nothing: it has been asked about."""
        if self._press is not None:
            self._press.looks = True

    def release(self, signal: PointerReleased, level: StackEntry) -> Click | DragState | None:
        """Let go; None where that means nothing, for example at the end of a slide."""
        self._x, self._y = signal.x, signal.y
        press, self._press = self._press, None
        if press is None:
            return None
        self._carry(press, level)
        if press.level is level and not press.slides:
            over = level.under(signal.x, signal.y)
            if over == press.name:
                self._put_down(press)
                return None if press.looks else Click(press.name)
            if self._way(press) > DRAG_DISTANCE:
                return DragState(press.name, signal.x, signal.y, over)
        self._put_down(press)
        return None

    def _way(self, press: _Press) -> float:
        """How far the pointer is from where it was pressed."""
        return math.dist((press.x, press.y), (self._x, self._y))

    def _carry(self, press: _Press, level: StackEntry) -> None:
        """Tell a scene what is dragged through it."""
        scene = press.level.scene
        if press.level is not level or press.slides or not isinstance(scene, ShowsDrag):
            return
        press.carries = press.carries or self._way(press) > DRAG_DISTANCE
        if press.carries:
            over = level.under(self._x, self._y)
            scene.on_drag(DragState(press.name, self._x, self._y, over))

    @staticmethod
    def _put_down(press: _Press | None) -> None:
        """End the drag without a drop."""
        if press is not None and press.carries and isinstance(press.level.scene, ShowsDrag):
            press.level.scene.on_drag(None)

    def _slide(self, press: _Press, level: StackEntry, *, begins: bool = False) -> bool:
        """Tell a scene where something is pulled to; whether it can be pulled at all."""
        if press.level is not level or not (begins or press.slides):
            return False
        control = find(level.controls, press.name)
        if control is None or not isinstance(level.scene, Slidable):
            return False
        share = (self._x - control.x) / control.w
        return level.scene.slid(press.name, min(1.0, max(0.0, share)))
