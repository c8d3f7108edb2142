"""Whoever leafs through the log in the middle of a game sees nothing that is not theirs."""

from __future__ import annotations

from random import Random

import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Speed
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.table.log.moment import MomentScene
from scenes.table.log.scene import LogScene
from scenes.table.scene import TableScene
from tests.pilot.looking import top
from tests.pilot.test_secrets import Guard, guard, room

pytestmark = pytest.mark.usefixtures("blind")
__all__ = ["guard"]


class Reader:
    """Before each choice: looks something up in the log, then goes on."""

    def __init__(self, unseen: HeadlessScreen) -> None:
        self.unseen = unseen
        self.moments = 0
        self._chance = Random(5)

    def __call__(self, choice: str) -> None:
        if choice == "lift":
            return
        self.unseen.press("l")
        if not isinstance(top(self.unseen), LogScene):
            return
        open_rows = [
            control.name
            for control in self.unseen.controls
            if control.name.startswith("row:") and not control.refused
        ]
        self.unseen.click(self._chance.choice(open_rows))
        assert isinstance(top(self.unseen), MomentScene)
        for key in self._chance.choices([",", ".", "page up", "page down"], k=5):
            self.unseen.press(key)
            self.moments += 1
        self.unseen.press("escape")
        self.unseen.press("escape")


def test_no_moment_of_the_log_shows_a_card_of_somebody_else(guard: Guard) -> None:
    with HeadlessScreen(TableScene(room(3, Speed.OFF)), (1280, 720)) as unseen:
        reader = Reader(unseen)
        pilot = Pilot(unseen, by_mouse, seed=2, watch=reader)
        pilot.play(until=lambda: "next" in pilot.names)
        assert reader.moments > 100
        assert guard.pictures > 500
