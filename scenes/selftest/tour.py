"""Looks behind every button: whatever a scene offers is used once, and so is what it opens."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from scenes.council.layer import Layer
from scenes.kit.scene import Scene
from scenes.selftest.visitor import Failure, Visitor

KEYS: Final = ("f1", "l", "t", "tab", "i")  # what is laid over a table by keys alone
LEFT_ALONE: Final = ("quit", "speed:", "menu:speed")  # the window stays open, and all is quick
FARTHEST: Final = 30  # steps back to where somebody came from
MOST: Final = 40  # times that a scene is opened again because a button has closed it


class Tour:
    """Remembers what has been tried in each kind of scene."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._tried: defaultdict[type[Scene], set[str]] = defaultdict(set)
        self._done: set[type[Scene]] = set()

    def look_behind_everything(self) -> None:
        """Try all that the topmost scene offers, as long as it is there."""
        home = self._visitor.top
        tried = self._tried[type(home)]
        while (way := self._untried(home)) is not None:
            tried.add(way)
            for _ in range(MOST):
                opened = self._try(way, home)
                if home not in self._visitor.open_scenes:
                    return
                if opened is home or type(opened) in self._done:
                    break
        self._done.add(type(home))

    def _untried(self, scene: Scene) -> str | None:
        """A key or a control; the first controls often close a scene, so they come last."""
        names = [control.name for control in reversed(self._visitor.controls)]
        if isinstance(scene, Layer):  # what is chosen at a table was chosen in the games
            names = [name for name in names if name.startswith("menu")]
        ways = (way for way in (*KEYS, *names) if not way.startswith(LEFT_ALONE))
        return next((way for way in ways if way not in self._tried[type(scene)]), None)

    def _try(self, way: str, home: Scene) -> Scene:
        """Go one way, look around there, come back; what was opened."""
        visitor = self._visitor
        if way in KEYS:
            visitor.press(way)
        elif any(control.name == way for control in visitor.controls):
            visitor.click(way)
        visitor.rest()
        opened = visitor.top
        while visitor.top is not home and home in visitor.open_scenes:
            if type(visitor.top) in self._done:
                break
            self.look_behind_everything()
        self._come_back(home)
        return opened

    def _come_back(self, home: Scene) -> None:
        """Close what lies over a scene; a button may have taken that scene away as well."""
        visitor = self._visitor
        for _ in range(FARTHEST):
            if visitor.top is home or home not in visitor.open_scenes:
                return
            if any(control.name == "leave" for control in visitor.controls):
                visitor.click("leave")
            else:
                visitor.press("escape")
            visitor.rest()
        raise Failure(f"there is no way back from {type(visitor.top).__name__}")
