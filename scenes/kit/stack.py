"""The scene stack: draws, lets time pass, delivers input, carries out what scenes return.

Lies between the scenes and the window and knows no pygame. A scene may return a change at any
time, not only while it is on top: a push then lands right above it, a pop takes it alone out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, assert_never

from scenes.kit.bindings import Shortcut
from scenes.kit.desktop import Desktop, Nowhere
from scenes.kit.display import Control, Item, control_at, controls
from scenes.kit.focus import cycle, find, toward
from scenes.kit.scene import (
    Catching,
    Change,
    Copy,
    Draggable,
    Frame,
    Open,
    Pop,
    Push,
    Quit,
    Replace,
    Reset,
    Scene,
    Sliding,
    Typing,
)
from scenes.kit.signals import (
    ARROWS,
    CONFIRM,
    NEXT,
    PASTE,
    PREVIOUS,
    Key,
    Moved,
    Pressed,
    Released,
    Signal,
)
from scenes.kit.sound import Heard, Silence, Sound, Sounds

DRAG_DISTANCE: Final = 24.0  # design units: what moves less is a click
SETTLING: Final = 3  # how often a scene may change its mind about its controls in one frame


@dataclass(slots=True, eq=False)
class _Level:
    """A scene on the stack with what belongs to it: its focus, its last picture."""

    scene: Scene
    fresh: bool = True  # has not been drawn yet
    focus: str | None = None
    items: Sequence[Item] = ()
    controls: Sequence[Control] = ()


@dataclass(slots=True)
class _Press:
    """The pointer is down on a control."""

    level: _Level
    name: str
    x: float
    y: float
    slides: bool = False


@dataclass(slots=True)
class SceneStack:
    """All open scenes, the bottom one first.

    ``frame`` describes the window; whoever owns the window replaces it when the size changes.
    ``ears`` get what scenes ask for, and the sounds of the controls; ``desktop`` what goes beyond
    the scenes.
    """

    frame: Frame
    ears: Sounds = field(default_factory=Silence)
    desktop: Desktop = field(default_factory=Nowhere)
    _levels: list[_Level] = field(default_factory=list)
    _press: _Press | None = None
    _pointer: tuple[float, float] = (-1.0, -1.0)

    @property
    def running(self) -> bool:
        """Whether there is anything left to show."""
        return bool(self._levels)

    @property
    def scenes(self) -> list[Scene]:
        """All open scenes, the bottom one first."""
        return [level.scene for level in self._levels]

    @property
    def focus(self) -> str | None:
        """The focused control of the topmost scene."""
        return self._levels[-1].focus if self._levels else None

    @property
    def controls(self) -> Sequence[Control]:
        """The controls of the topmost scene, as last drawn."""
        return self._levels[-1].controls if self._levels else ()

    @property
    def moving(self) -> bool:
        """Whether time changes the picture: what lies under a layer waits."""
        return bool(self._levels) and self._levels[-1].scene.moving

    def open(self, scene: Scene) -> None:
        """Lay a scene over all others."""
        self._levels.append(_Level(scene))

    def draw(self) -> list[Item]:
        """The whole picture, from the topmost scene that covers the window upwards."""
        items: list[Item] = []
        for level in self._visible():
            self._draw(level)
            items.extend(level.items)
        return items

    def tick(self, dt: float) -> None:
        """Let ``dt`` seconds pass in the topmost scene."""
        if self._levels:
            level = self._levels[-1]
            self._carry_out(level, level.scene.tick(dt))
        if self._levels:
            for heard in self._levels[-1].scene.sounds():
                self.ears.play(heard)

    def send(self, signal: Signal) -> None:
        """Deliver one input. Anything but a mere pointer move first finishes all motion."""
        if not self._levels:
            return
        if isinstance(signal, Moved):
            self._move(signal)
            return
        if isinstance(signal, Released) and self._press is None:
            return
        self._hurry()
        if not self._levels:
            return
        match signal:
            case Pressed():
                self._begin_press(signal)
            case Released():
                self._end_press(signal)
            case Key():
                self._key(signal)
            case _:
                assert_never(signal)

    # drawing

    def _visible(self) -> list[_Level]:
        first = 0
        for index, level in enumerate(self._levels):
            if level.scene.covers:
                first = index
        return self._levels[first:]

    def _draw(self, level: _Level) -> None:
        if level is not self._levels[-1]:
            level.items = level.scene.draw(replace(self.frame, focus=None, pressed=False))
            return
        if level.fresh:
            level.fresh = False
            self._set_focus(level, level.scene.default_focus())
        for _ in range(SETTLING):
            pressed = self._is_pressed(level)
            level.items = level.scene.draw(replace(self.frame, focus=level.focus, pressed=pressed))
            level.controls = controls(level.items)
            if find(level.controls, level.focus):
                return
            wanted = level.scene.default_focus()  # may have appeared only now
            chosen = wanted if find(level.controls, wanted) else None
            if chosen == level.focus:
                return
            self._set_focus(level, chosen)

    def _is_pressed(self, level: _Level) -> bool:
        press = self._press
        if press is None or press.level is not level or press.name != level.focus:
            return False
        under = control_at(level.items, *self._pointer)
        return under is not None and under.name == press.name

    def _set_focus(self, level: _Level, name: str | None) -> None:
        if name != level.focus:
            level.focus = name
            level.scene.focused(name)

    # input

    def _hurry(self) -> None:
        """Finish all motion, let scenes open what they wanted to open, show the result."""
        self._levels[-1].scene.hurry()
        self.tick(0.0)
        self.draw()

    def _move(self, signal: Moved) -> None:
        self._pointer = signal.x, signal.y
        level = self._levels[-1]
        if self._press is not None:
            self._slide(self._press)
            return  # while something is held, the focus stays with it
        under = control_at(level.items, signal.x, signal.y)
        if under is not None:
            self._move_focus(level, under.name)

    def _begin_press(self, signal: Pressed) -> None:
        self._pointer = signal.x, signal.y
        level = self._levels[-1]
        under = control_at(level.items, signal.x, signal.y)
        self._press = None
        if under is not None:
            self._press = _Press(level, under.name, signal.x, signal.y)
            self._set_focus(level, under.name)
            self._press.slides = self._slide(self._press, begins=True)

    def _slide(self, press: _Press, *, begins: bool = False) -> bool:
        """Tell a scene where something is pulled to; whether it can be pulled at all."""
        if press.level is not self._levels[-1] or not (begins or press.slides):
            return False
        scene, control = press.level.scene, find(press.level.controls, press.name)
        if control is None or not isinstance(scene, Sliding):
            return False
        share = (self._pointer[0] - control.x) / control.w
        return scene.slid(press.name, min(1.0, max(0.0, share)))

    def _end_press(self, signal: Released) -> None:
        self._pointer = signal.x, signal.y
        press, self._press = self._press, None
        level = self._levels[-1]
        if press is None or press.level is not level or press.slides:
            return
        under = control_at(level.items, signal.x, signal.y)
        if under is not None and under.name == press.name:
            self._activate(level, press.name)
            return
        way = math.dist((press.x, press.y), (signal.x, signal.y))
        if way > DRAG_DISTANCE and isinstance(level.scene, Draggable):
            self._carry_out(level, level.scene.dropped(press.name, signal.x, signal.y))

    def _key(self, key: Key) -> None:
        level, name = self._levels[-1], key.name
        typing = isinstance(level.scene, Typing) and level.scene.typing
        if name.startswith("text:"):
            if typing:
                self._carry_out(level, level.scene.key(name))
        elif typing and key.types:
            return  # arrives again as the character it stands for
        elif isinstance(level.scene, Catching) and level.scene.catching:
            self._carry_out(level, level.scene.caught(key.origin))
        elif name == PASTE:
            self._carry_out(level, level.scene.key(f"{PASTE}:{self.desktop.pasted()}"))
        elif name == Shortcut.FULL_SCREEN:
            self.desktop.fill_screen()
        elif name:
            self._meant(level, name)

    def _meant(self, level: _Level, name: str) -> None:
        if name in (NEXT, PREVIOUS):
            step = 1 if name == NEXT else -1
            self._move_focus(level, cycle(level.controls, level.focus, step))
        elif name in ARROWS:
            self._move_focus(level, toward(level.controls, level.focus, name))
        elif name in CONFIRM:
            if level.focus is not None:
                self._activate(level, level.focus)
        else:
            change = level.scene.key(name)
            if change is not None:
                self.ears.play(Heard(Sound.BUTTON))
            self._carry_out(level, change)

    def _move_focus(self, level: _Level, name: str | None) -> None:
        if name != level.focus:
            self.ears.play(Heard(Sound.FOCUS))
        self._set_focus(level, name)

    def _activate(self, level: _Level, name: str) -> None:
        control = find(level.controls, name)
        refused = control is not None and control.refused
        self.ears.play(Heard(Sound.REFUSE if refused else Sound.BUTTON))
        self._carry_out(level, level.scene.activate(name))

    # changes

    def _carry_out(self, level: _Level, change: Change) -> None:
        index = self._levels.index(level)
        match change:
            case None:
                return
            case Push(scene):
                self._levels.insert(index + 1, _Level(scene))
            case Replace(scene):
                self._levels[index] = _Level(scene)
            case Reset(scene):
                self._levels = [_Level(scene)]
            case Quit():
                self._levels = []
            case Open(folder):
                self._carry_out(level, level.scene.resume(self.desktop.open_folder(folder)))
            case Copy(text):
                self._carry_out(level, level.scene.resume(self.desktop.copy(text)))
            case Pop(result):
                del self._levels[index]
                if index:
                    below = self._levels[index - 1]
                    self._carry_out(below, below.scene.resume(result))
            case _:
                assert_never(change)
