"""Whole games of Bugs on Rugs from the title to the podium, by each way to touch a table."""

from __future__ import annotations

import pytest

from scenes.rugs.layers.bug import BugLayer
from scenes.rugs.layers.group import GroupLayer
from scenes.rugs.layers.keep import KeepLayer
from scenes.rugs.scoring.scene import RoundScoringScene
from scenes.selftest.pilot import Pilot, Use, by_mouse
from scenes.shell.results.podium import ResultsScene
from scenes.table.log.scene import LogScene
from scenes.table.replay.scene import ReplayScene
from tests.pilot.conftest import Door
from tests.pilot.couch import play_by_gamepad
from tests.pilot.looking import EITHER, by_turns, table_of, top, words
from tests.support.table import RUGS

pytestmark = pytest.mark.usefixtures("blind")


@by_turns("seats,people", (2, 1), (2, 2), (5, 1), (5, 5))
def test_whole_games(title: Door, seats: int, people: int, use: Use) -> None:
    seen: set[type[object]] = set()
    lifted = []
    with title(seed=seats) as unseen:

        def watch(choice: str) -> None:
            lifted.append(choice == "lift")
            seen.add(type(top(unseen)))

        pilot = Pilot(unseen, use, watch=watch)
        pilot.set_table(seats, people, game=RUGS)
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        session = table_of(unseen).session
        assert session.setup.game == RUGS
        assert session.match.decision is None
        assert {BugLayer, RoundScoringScene} <= seen
        assert bool(sum(lifted)) == (people > 1)


@pytest.mark.parametrize("seats", [2, pytest.param(5, marks=pytest.mark.whole)])
def test_a_whole_game_by_gamepad(title: Door, seats: int) -> None:
    with title(seed=seats) as unseen:
        play_by_gamepad(unseen, seats, 2, game=RUGS)


def test_larvae_hatch_and_mosquitos_pair_on_the_way(title: Door) -> None:
    """Guards the games above: every layer is met sooner or later."""
    seen: set[type[object]] = set()
    for seed in range(4):
        with title(seed=seed) as unseen:
            pilot = Pilot(unseen, by_mouse, watch=lambda _: seen.add(type(top(unseen))))
            pilot.set_table(4, 4, game=RUGS)
            pilot.play()
        if {BugLayer, KeepLayer, GroupLayer} <= seen:
            return
    raise AssertionError(seen)


@EITHER
def test_the_log_tells_and_a_choice_is_taken_back(title: Door, use: Use) -> None:
    with title() as unseen:
        pilot = Pilot(unseen, use)
        pilot.set_table(2, 2, game=RUGS)
        pilot.play(until=lambda: isinstance(top(unseen), BugLayer))
        pilot.use(next(name for name in pilot.names if name.startswith("card:")))
        pilot.play(until=lambda: len(table_of(unseen).session.match.actions) == 1)
        pilot.play(until=lambda: isinstance(top(unseen), BugLayer))
        unseen.press("l")
        assert type(top(unseen)) is LogScene
        assert "Round 1 · Picks" in words(unseen)
        unseen.press("escape")
        unseen.press("escape")
        pilot.use("take-back")
        pilot.wait(lambda: not table_of(unseen).session.match.actions)
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)


def test_a_game_is_watched_and_played_on(title: Door) -> None:
    with title() as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.set_table(3, 1, game=RUGS)
        pilot.play()
        old = table_of(unseen).session.match
        pilot.use("watch")
        pilot.wait(lambda: isinstance(top(unseen), ReplayScene))
        film = top(unseen)
        assert isinstance(film, ReplayScene)
        rounds = old.client(None).view().round
        steps = [(cell.part, cell.step) for cell in film.timeline.cells]
        assert steps == [(part, step) for part in range(1, rounds + 1) for step in range(1, 7)]
        for name in ("walk-part:more", "walk-step:more", "walk-move:more"):
            pilot.use(name)
        unseen.settle()
        at = film.at
        for name in ("more", "on", "start"):
            pilot.use(name)
        pilot.wait(lambda: not isinstance(top(unseen), ReplayScene))
        pilot.play()
        assert table_of(unseen).session.match.log[:at] == old.log[:at]


def test_a_round_in_pixels_at_normal_speed(title: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    with title("normal", size=(1024, 640)) as unseen:
        pilot = Pilot(unseen, by_mouse)
        pilot.set_table(3, 1, game=RUGS)
        pilot.play(until=lambda: table_of(unseen).session.view(None).round == 2)
