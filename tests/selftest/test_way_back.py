"""Whoever looks behind every button comes back, however slow the disk is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from scenes.kit.scene import Scene
from scenes.selftest import tester as sight
from scenes.selftest import tour


class AtATable:
    """Sees a table, its menu, and the question before a game that is not saved yet is lost."""

    def __init__(self, naps: int) -> None:
        self.naps_left = naps  # until it is saved
        self.title, self.table, self.menu, self.question = object(), object(), object(), object()
        self.open_scenes = [self.table, self.menu]

    @property
    def top(self) -> object:
        return self.open_scenes[-1]

    @property
    def controls(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(name=tour.LEAVE)] if self.top is self.menu else []

    def click(self, name: str) -> None:
        assert name == tour.LEAVE
        if self.naps_left > 0:
            self.open_scenes.append(self.question)
        else:
            self.open_scenes = [self.title]

    def press(self, key: str) -> None:
        assert (key, self.open_scenes.pop()) == ("escape", self.question)

    def rest(self) -> None:
        """Nothing moves."""

    def nap(self, seconds: float) -> None:
        assert seconds > 0
        self.naps_left -= 1


def come_back(tester: AtATable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tour, "sleep", tester.nap)
    seen = tour.Tour(cast(sight.Tester, tester))
    seen._come_back(cast(Scene[object], tester.table))


@pytest.mark.parametrize("naps", [0, 3, 200])
def test_leaving_waits_until_the_game_is_saved(naps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tester = AtATable(naps)
    come_back(tester, monkeypatch)
    assert tester.open_scenes == [tester.title]


def test_whoever_is_held_for_ever_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(sight.Failure, match="no way back"):
        come_back(AtATable(10_000), monkeypatch)
