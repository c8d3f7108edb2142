"""Sees and touches the scenes as a pilot does; looks at each kind of scene once, in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from time import sleep
from typing import Final

from scenes.backend.headless import LOOK, HeadlessScreen
from scenes.kit.display import Control
from scenes.kit.scene import Scene
from scenes.kit.signals import Key, PointerMoved, PointerPressed, PointerReleased

FEWEST_COLOURS: Final = 50  # of a picture that shows something
GRAIN: Final = 8  # pixels between two looks at a picture
STEP: Final = 0.1  # seconds
PATIENCE: Final = 20  # steps that motion gets before somebody goes on
NAP: Final = 0.0005  # seconds that whoever saves gets, where nothing else goes on


class Failure(Exception):
    """Something does not work; the message says what."""


class SceneDriver:
    """A cockpit that paints nothing but the first sight of each kind of scene."""

    def __init__(self, unseen: HeadlessScreen) -> None:
        self.seen: set[type[Scene[object]]] = set()
        self._unseen = unseen
        self._stack = unseen.screen.stack
        self._look()

    @property
    def is_running(self) -> bool:
        """Whether there is anything to see."""
        return self._stack.is_running

    @property
    def top(self) -> Scene[object]:
        """The topmost scene."""
        return self._stack.scenes[-1]

    @property
    def open_scenes(self) -> Sequence[Scene[object]]:
        """All open scenes, the bottom one first."""
        return self._stack.scenes

    @property
    def controls(self) -> Sequence[Control]:
        """The controls of the topmost scene, in focus order."""
        return self._stack.controls

    @property
    def focus(self) -> str | None:
        """The focused control."""
        return self._stack.focus

    def show(self, scene: Scene[object]) -> None:
        """Lay a scene over all others and look at it."""
        self._stack.open(scene)
        self._look()

    def click(self, name: str) -> None:
        """Move the pointer onto a control, press and release."""
        control = self._unseen.control(name)
        place = control.x + control.w / 2, control.y + control.h / 2
        self._stack.watch(LOOK)
        for signal in (PointerMoved(*place), PointerPressed(*place), PointerReleased(*place)):
            self._stack.send(signal)
        self._look()

    def press(self, key: str) -> None:
        """Press a key, by the name scenes use."""
        self._stack.watch(LOOK)
        self._stack.send(Key(key))
        self._look()

    def step(self, dt: float) -> None:
        """Let time pass."""
        before = self.top
        self._stack.tick(dt)
        self._look()
        if self.top is before:
            sleep(NAP)

    def rest(self) -> None:
        """Wait until nothing moves, or as long as anybody would."""
        for _ in range(PATIENCE):
            if not self.top.is_moving:
                return
            self.step(STEP)

    def _look(self) -> None:
        """Draw; paint the topmost scene as well, unless one of its kind has been painted."""
        if not self.is_running:
            raise Failure("the window has closed by itself")
        kind = type(self.top)
        if kind in self.seen:
            self._stack.draw()
            return
        self.seen.add(kind)
        picture = self._unseen.render()
        width, height = picture.get_size()
        places = ((x, y) for x in range(0, width, GRAIN) for y in range(0, height, GRAIN))
        colours = {tuple(picture.get_at(place)) for place in places}
        if len(colours) < FEWEST_COLOURS:
            raise Failure(f"{kind.__name__} shows only {len(colours)} colours")
