"""A scene as it lies on the stack: with its focus and its last picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from scenes.kit.bindings import Shortcut
from scenes.kit.display import Control, Item, control_at, controls, key_at
from scenes.kit.focus import cycle, find
from scenes.kit.scene import Change, Frame, Scene, stay
from scenes.kit.scene_protocols import HasAlwaysEnabled, KeyCapture, TextEditable
from scenes.kit.signals import NUMBERS, WHEEL, Key, PointerPressed, Signal

SETTLING: Final = 3  # how often a scene may change its mind about its controls in one frame


@dataclass(slots=True, eq=False)
class StackEntry:
    """A scene on the stack with what belongs to it: its focus, its last picture.

    ``then`` gets what it pops with, and says what the level below does.
    """

    scene: Scene[object]
    then: Callable[[Any], Change[object]] = stay
    fresh: bool = True  # has not been drawn yet
    wanted: str | None = None  # what the scene would have liked to have the focus
    focus: str | None = None
    given: int = 0  # how often the focus has come to something by itself
    items: Sequence[Item] = ()
    controls: Sequence[Control] = ()

    def under(self, x: float, y: float) -> str | None:
        """The control at this point of the last picture (design units); None: there is none."""
        control = control_at(self.items, x, y)
        return None if control is None else control.name

    def key_under(self, x: float, y: float) -> str | None:
        """The key that is named at this point of the last picture; None: there is none."""
        return key_at(self.items, x, y)

    def keeps_motion(self, signal: Signal) -> bool:
        """Whether an input may come in the middle of things, and is never about what is new."""
        scene = self.scene
        lasting = scene.always_enabled if isinstance(scene, HasAlwaysEnabled) else ()
        if isinstance(signal, PointerPressed):
            return self.under(signal.x, signal.y) in lasting
        return isinstance(signal, Key) and signal.name in (Shortcut.FULL_SCREEN, *lasting)

    def answer(self, key: str) -> str | None:
        """The answer that a number or the wheel leads to; None: the key means something else."""
        answers = [control for control in self.controls if control.answers]
        if key in WHEEL:
            return cycle(answers, self.focus, WHEEL[key])
        names = list(dict.fromkeys(control.name for control in answers))
        place = NUMBERS.index(key) if key in NUMBERS else len(names)
        return names[place] if place < len(names) else None

    def wants(self, key: Key) -> bool:
        """Whether a scene wants a key for itself, or it has come already, now as a character."""
        scene = self.scene
        if isinstance(scene, TextEditable) and scene.is_typing and key.types:
            return True
        catching = isinstance(scene, KeyCapture) and scene.is_catching
        return catching or key.name.startswith("text:")

    def set_focus(self, name: str | None) -> None:
        """Give the focus to a control; the scene hears of it."""
        if name != self.focus:
            self.focus = name
            self.scene.on_focus(name)

    def draw_below(self, frame: Frame) -> None:
        """The picture of a scene with others over it: nothing in it has the focus."""
        self.items = self.scene.draw(replace(frame, focus=None, pressed=False))

    def draw_on_top(self, frame: Frame, pressed: Callable[[StackEntry], bool]) -> None:
        """The picture of the topmost scene, drawn again while the focus does not suit it."""
        self._prefer()
        for _ in range(SETTLING):
            self.items = self.scene.draw(replace(frame, focus=self.focus, pressed=pressed(self)))
            self.controls = controls(self.items)
            if find(self.controls, self.focus):
                return
            wanted = self.wanted = self.scene.default_focus()  # may have appeared only now
            chosen = wanted if find(self.controls, wanted) else None
            if chosen == self.focus:
                return
            self._give(chosen)

    def _prefer(self) -> None:
        """The focus at the beginning; and again as soon as there is something to prefer."""
        before, self.wanted = self.wanted, self.scene.default_focus()
        if self.fresh or (before is None and self.wanted is not None):
            self.fresh = False
            self._give(self.wanted)

    def _give(self, name: str | None) -> None:
        """The focus comes to a control that nobody has led it to."""
        self.given += 1
        self.set_focus(name)
