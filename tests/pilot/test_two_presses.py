"""Whoever presses twice chooses once, in every game, at every kind of decision and every speed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

from game.table import Seat
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Control
from scenes.options import Speed
from scenes.selftest.pilot import Pilot, Use, by_keyboard, by_mouse
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.results.podium import ResultsScene
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.table.scene import TableScene
from scenes.table.session import TableSession
from tests.pilot.conftest import Door
from tests.pilot.looking import USES, met, top

pytestmark = pytest.mark.usefixtures("blind")

QUICK = 0.1  # seconds between the two presses
TABLES = {
    "bug-council 4": {"declare", "discard", "play", "visit"},
    "bug-council 2": {"declare", "play", "visit"},
    "bugs-on-rugs 4": {"pick"},
    "bugami 4": {"bid", "play"},
    "display-case 2": {"first", "turn", "place"},
}
"""The kinds of decisions at tables of a game and so many seats, two of them people's."""
SPEEDS: tuple[Speed, ...] = ("off", "fast", "normal")


@dataclass
class TwoPresses:
    """A window for somebody who confirms everything twice.

    ``made`` is what the people at the table have decided: the kind of decision and who.
    """

    unseen: HeadlessScreen
    made: list[tuple[str, Seat]]
    faults: list[str] = field(default_factory=list)

    @property
    def is_running(self) -> bool:
        return self.unseen.is_running

    @property
    def controls(self) -> Sequence[Control]:
        return self.unseen.controls

    @property
    def focus(self) -> str | None:
        return self.unseen.focus

    def step(self, dt: float) -> None:
        self.unseen.step(dt)

    def click(self, name: str) -> None:
        control = self.unseen.control(name)
        x, y = control.x + control.w / 2, control.y + control.h / 2

        def again() -> None:
            self.unseen.click_at(x, y, looks=0.0)

        self._twice(name, lambda: self.unseen.click(name), again)

    def press(self, key: str) -> None:
        if key != "return":
            self.unseen.press(key)
            return
        again = partial(self.unseen.press, key, looks=0.0)
        self._twice(self.focus or "", partial(self.unseen.press, key), again)

    def _twice(self, name: str, once: Callable[[], None], again: Callable[[], None]) -> None:
        before = len(self.made)
        once()
        self._pass(QUICK)
        hung = isinstance(top(self.unseen), HandOverScene)
        again()
        self._pass(QUICK)
        if len(self.made) - before > 1:
            self.faults.append(f"{name}: {self.made[before:]}")
        if hung and name != "lift" and not isinstance(top(self.unseen), HandOverScene):
            self.faults.append(f"{name}: the curtain is up")

    def _pass(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.02)):
            self.unseen.step(0.02)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Seat]]:
    """What people have decided at any table, as it is decided."""
    decided: list[tuple[str, Seat]] = []
    play = TableSession.play

    def counted(session: TableSession[Any, Any, Any], action: object) -> None:
        decision = session.match.decision
        assert decision is not None
        if decision.seat in session.people:
            decided.append((str(decision.kind), decision.seat))
        play(session, action)

    monkeypatch.setattr(TableSession, "play", counted)
    return decided


@met("table,speed", TABLES, SPEEDS)
def test_two_presses_are_one_choice_and_lift_no_curtain(
    title: Door, made: list[tuple[str, Seat]], table: str, speed: Speed, use: Use
) -> None:
    game, seats = table.split()
    with title(speed, seed=int(seats)) as unseen:
        Pilot(unseen, by_mouse).set_table(int(seats), 2, game=game)
        window = TwoPresses(unseen, made)
        pilot = Pilot(window, use)
        pilot.play(until=lambda: pilot.choices > 60)
    assert not window.faults
    assert {kind for kind, _seat in made} >= TABLES[table]
    assert len(made) > 20


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_alone_against_the_machine_two_presses_are_one_choice(
    title: Door, made: list[tuple[str, Seat]], speed: Speed
) -> None:
    with title(speed, seed=2) as unseen:
        Pilot(unseen, by_mouse).use("solo")
        Pilot(unseen, by_mouse).use("play")
        window = TwoPresses(unseen, made)
        pilot = Pilot(window, by_keyboard)
        pilot.play(until=lambda: pilot.choices > 60)
    assert not window.faults
    assert {kind for kind, _seat in made} >= {"declare", "play", "visit"}


@USES
def test_two_presses_on_a_box_start_no_game_and_on_a_podium_no_other(
    title: Door, made: list[tuple[str, Seat]], use: Use
) -> None:
    with title("off", seed=4) as unseen:
        window = TwoPresses(unseen, made)
        pilot = Pilot(window, use)
        pilot.use("new")
        assert isinstance(top(unseen), ShelfScene)
        pilot.use("display-case")
        pilot.introduce()
        assert isinstance(top(unseen), TableSetupScene)
        pilot.use("start")
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        tables = [each for each in unseen.screen.stack.scenes if isinstance(each, TableScene)]
        assert len(tables) == 1
    assert not window.faults
