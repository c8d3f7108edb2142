"""What can be pressed keeps its place and its meaning as long as nobody does anything."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from build.album.moments import MOMENTS
from build.album.past import InventedHistory
from build.album.phones import PaperHands
from build.album.setting import played, table
from game.history import order
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen
from scenes.kit.scene import Scene
from scenes.shell.lists.games import GamesScene
from scenes.table.phones.codes import CodesScene
from tests.album.moments import unpainted
from tests.history.database import read
from tests.history.playing import fill, put, setups
from tests.shell.history_pages import pages, store
from tests.support.library import library

if TYPE_CHECKING:
    from scenes.table.phones.hands import Hands

SIZE = (1280, 720)
FRAMES, LONG = 80, 0.05  # so many, of so many seconds
STILL = 3  # of them without anything that moves
QUICK = ("sowing", "scoring", "podium", "hint", "seating", "replay_running", "evening_table")


def places(unseen: HeadlessScreen) -> dict[str, tuple[object, ...]]:
    """Where each control lies."""
    return {control.name: control[1:5] for control in unseen.controls}


def pass_time(unseen: HeadlessScreen, frames: int = FRAMES) -> None:
    """Nobody does anything: whatever stays up stays where it is, and nothing takes its place."""
    seen: Scene[object] | None = None
    before: dict[str, tuple[object, ...]] = {}
    still = 0
    for _ in range(frames):
        top, now = unseen.screen.stack.scenes[-1], places(unseen)
        if top is seen:
            moved = {
                name: now[name] for name in before if now.get(name, before[name]) != before[name]
            }
            taken = {before[name] for name in before.keys() - now.keys()} & {*now.values()}
            assert not moved, type(top).__name__
            assert not taken, type(top).__name__
        seen, before = top, now
        still = 0 if unseen.screen.stack.is_moving else still + 1
        if still > STILL:
            return
        unseen.step(LONG)


def test_at_every_moment_of_the_album(*, whole: bool) -> None:
    """Without ``whole`` at those where most goes on by itself."""
    with unpainted(SIZE) as unseen:
        for moment in MOMENTS:
            if moment.usual and (whole or moment.name in QUICK):
                moment.show(unseen)
                pass_time(unseen)
                unseen.screen.stack._levels = []


@pytest.mark.usefixtures("blind")
def test_replays_that_are_found_later_push_no_row_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = library(tmp_path)
    fill(kept, 4)
    read(kept)
    for number, setup in zip(range(6), setups(), strict=False):
        put(kept, setup, f"new-{number}", day=20 + number)
    monkeypatch.setattr(order, "AT_ONCE", 1)
    monkeypatch.setattr(order, "TOGETHER", 1)
    with HeadlessScreen(GamesScene(kept, shelf()), SIZE) as unseen:
        seen = [name for name in unseen.names if name.startswith("watch:")]
        assert len(seen) < 6
        pass_time(unseen)
        unseen.settle()
        rows = [name for name in unseen.names if name.startswith("watch:")]
        assert rows[: len(seen)] == seen
        unseen.click("older")
        unseen.click("newer")
        assert unseen.names[0] == "watch:new-5"
    kept.close()


@pytest.mark.usefixtures("blind")
def test_games_that_are_counted_later_move_no_tab_and_no_row() -> None:
    games = [*zip(range(12), setups(), strict=False)]
    told = InventedHistory(store([setup for _, setup in games[:4]]))
    scene = pages(told)
    scene.activate("tab:best")
    with HeadlessScreen(scene, SIZE) as unseen:
        before = places(unseen)
        more = InventedHistory(store([setup for _, setup in games]))
        more.ask(scene._choice)
        told.report = more.report
        pass_time(unseen)
        unseen.settle()
        assert places(unseen) == before
        unseen.click("tab:people")
        assert "kind:" in " ".join(unseen.names)  # there are enough to choose among


@pytest.mark.usefixtures("blind")
def test_a_phone_that_comes_puts_no_button_in_place_of_another() -> None:
    paper = PaperHands(4, set(), set())
    scene = CodesScene(played(table(people=4), lambda _: True), cast("Hands", paper))
    with HeadlessScreen(scene, SIZE) as unseen:
        before = places(unseen)
        paper.held_seats = paper.here = frozenset({1})
        unseen.step()
        now = places(unseen)
        assert before.keys() - now.keys() == {"code:1"}
        assert all(now[name] == before[name] for name in before.keys() & now.keys())
        assert unseen.control("copy:1").refused
        unseen.click("release:1", looks=0.1)  # it lies on the code that was to be copied
        assert paper.held_seats
        unseen.click("release:1")
        assert not paper.held_seats
