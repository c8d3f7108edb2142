"""Looks behind every button: whatever a scene offers is used once, and so is what it opens."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from scenes.kit.scene import Scene
from scenes.selftest.driver import Failure, SceneDriver
from scenes.shell.keys import KeysScene
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.title.routes import WaysScene
from scenes.table.layer import Layer

KEYS: Final = ("f1", "l", "t", "tab", "i")  # what is laid over a table by keys alone
# The window stays open, all is quick, and no server makes the system ask about it.
LEFT_ALONE: Final = ("quit", "speed:", "menu:speed", "phones", "hands:")
LEAVE: Final = "leave"  # the button in the menu of a table
FARTHEST: Final = 30  # steps back to where somebody came from
MOST: Final = 40  # times that a scene is opened again because a button has closed it

SAME_EVERYWHERE: Final = (KeysScene, RulebookScene, SettingsScene)

PageKey = tuple[object, ...]
"""A kind of scene and the kind it lies over: a sheet may offer other things over another scene.

The shelf leads to other things with each question, and so does a sheet with other ways on it.
"""


class Tour:
    """Remembers what has been tried at each spot."""

    def __init__(self, driver: SceneDriver) -> None:
        self._driver = driver
        self._tried: defaultdict[PageKey, set[str]] = defaultdict(set)
        self._done: set[PageKey] = set()
        self._leads: dict[str, PageKey] = {}  # where the ways of a sheet of ways go

    def look_behind_everything(self) -> None:
        """Try all that the topmost scene offers, as long as it is there."""
        home, spot = self._driver.top, self._spot
        while (way := self._next_untried()) is not None:
            self._tried[spot].add(way)
            for _ in range(MOST):
                opened = self._try(way, home)
                if home not in self._driver.open_scenes:
                    return
                if opened == spot or opened in self._done:
                    break
        self._done.add(spot)

    @property
    def _spot(self) -> PageKey:
        below = -1 if isinstance(self._driver.top, SAME_EVERYWHERE) else -2
        top = self._driver.top
        asked: PageKey = (top.question,) if isinstance(top, ShelfScene) else ()
        if isinstance(top, WaysScene):
            asked = top.ways
        return (*map(type, self._driver.open_scenes[below:]), *asked)

    def _next_untried(self) -> str | None:
        """A key or a control; whatever often closes a scene comes last."""
        names = [control.name for control in reversed(self._driver.controls)]
        names.sort(key=LEAVE.__eq__)
        if isinstance(self._driver.top, Layer):  # what is chosen there was chosen in the games
            names = [name for name in names if name.startswith("menu")]
        ways = (way for way in (*KEYS, *names) if not way.startswith(LEFT_ALONE))
        return next((way for way in ways if not self._is_known(way)), None)

    def _is_known(self, way: str) -> bool:
        """Whether a way was gone; a sheet of ways, to its end: it makes room for what it opens."""
        tried = way in self._tried[self._spot]
        if isinstance(self._driver.top, WaysScene) and way in self._leads:
            return tried and self._leads[way] in self._done
        return tried

    def _try(self, way: str, home: Scene[object]) -> PageKey:
        """Go one way, look around there, come back; what was opened."""
        driver, before = self._driver, self._driver.open_scenes
        if way in KEYS:
            driver.press(way)
        elif any(control.name == way for control in driver.controls):
            driver.click(way)
        driver.rest()
        opened = self._spot
        if isinstance(home, WaysScene) and driver.top not in before:
            self._leads[way] = opened
        while driver.top is not home and home in driver.open_scenes:
            if self._spot in self._done:
                break
            self.look_behind_everything()
        self._come_back(home)
        return opened

    def _come_back(self, home: Scene[object]) -> None:
        """Close what lies over a scene; a button may have taken that scene away as well."""
        driver = self._driver
        for _ in range(FARTHEST):
            if driver.top is home or home not in driver.open_scenes:
                return
            if any(control.name == LEAVE for control in driver.controls):
                driver.click(LEAVE)
            else:
                driver.press("escape")
            driver.rest()
        raise Failure(f"there is no way back from {type(driver.top).__name__}")
