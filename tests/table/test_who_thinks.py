"""A process that thinks belongs to tables where a bot that takes its time may still decide."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import active_children
from pathlib import Path

import pytest

from game.assets import assets_root
from game.bots import TIMES, Level, bots_of
from game.catalogue import SHELF
from game.lessons.lesson import read_lesson
from game.library import OpenTable
from game.match import Match
from game.seating import SeatSetup, TableSetup
from scenes.app import ENTRIES
from scenes.kit.preferences import Preferences
from scenes.kit.theme import SEAT_COLOURS
from scenes.shell.entry import GameEntry
from scenes.table.replay.scene import ReplayScene
from scenes.table.scene import TableScene
from tests.support.library import library

BOX = {box.game.id: box for box in ENTRIES}
PATIENT = [(game, level) for game in SHELF for level in TIMES if level in bots_of(game).levels]
"""Every bot that takes its time, and what it plays."""


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> Sequence[str]:
    """The games that anybody has begun to think about; no process is started."""
    begun: list[str] = []
    monkeypatch.setattr("scenes.table.bot_pool.Worker", begun.append)
    return begun


def setup(game: str, *levels: str | None) -> TableSetup:
    """A person, and bots of these levels, over and over, in the other seats."""
    seats = max(SHELF[game].table_seats[0], 1 + len(levels))
    bots = (None, *(levels[seat % len(levels)] for seat in range(seats - 1)))
    people = tuple(
        SeatSetup(f"P{seat}", colour, bot)
        for seat, (bot, colour) in enumerate(zip(bots, SEAT_COLOURS, strict=False))
    )
    return TableSetup(people, SHELF[game].usual(seats), lead=0, seed=3, game=game)


def played(game: str, *levels: str, actions: int = 12) -> OpenTable:
    """A game in which so much has happened, with nobody who writes it down."""
    told = setup(game, *levels)
    match = Match.open(told)
    while match.decision is not None and len(match.actions) < actions:
        match.play(match.legal[0])
    return OpenTable(told, match)


@pytest.mark.parametrize(("game", "level"), PATIENT)
@pytest.mark.parametrize("actions", [12, 10_000], ids=["running", "over"])
def test_a_film_starts_no_process(game: str, level: Level, actions: int) -> None:
    before = active_children()
    scene = BOX[game].watch(played(game, level, actions=actions), Preferences())
    assert isinstance(scene, ReplayScene)
    assert set(active_children()) == set(before)


@pytest.mark.parametrize("box", ENTRIES, ids=lambda box: box.game.id)
def test_a_lesson_starts_no_process(box: GameEntry, minds: Sequence[str]) -> None:
    lessons = [read_lesson(file) for file in sorted((assets_root() / "lessons").glob("*.json"))]
    ours = [lesson for lesson in lessons if lesson.game == box.game.id]
    assert ours
    for lesson in ours:
        box.learn(lesson, Preferences())
    assert minds == []


@pytest.mark.parametrize(("game", "level"), PATIENT)
def test_a_game_that_is_over_starts_no_process(
    game: str, level: Level, minds: Sequence[str]
) -> None:
    BOX[game].resume_table(played(game, level, actions=10_000), Preferences())
    assert minds == []


@pytest.mark.parametrize(("game", "level"), PATIENT)
def test_where_somebody_decides_a_bot_that_takes_its_time_has_one(
    game: str, level: Level, minds: Sequence[str]
) -> None:
    BOX[game].resume_table(played(game, level, actions=0), Preferences())
    BOX[game].resume_table(played(game, level), Preferences())
    assert minds == [game, game]


def test_it_is_there_from_the_moment_when_a_bot_becomes_one_that_takes_its_time(
    tmp_path: Path, minds: Sequence[str]
) -> None:
    scene = BOX["bug-council"].resume_table(
        library(tmp_path).begin(setup("bug-council", "random", "random")), Preferences()
    )
    assert isinstance(scene, TableScene)
    assert minds == []
    scene.session.change_levels({1: Level.SHARP})
    assert minds == ["bug-council"]
