"""Many records are counted in processes beside the window: the figures are the same."""

from __future__ import annotations

from multiprocessing import active_children
from multiprocessing.connection import Connection

import pytest

from game.history.reading import crew
from game.history.store import Seen, Stamp
from game.library import Library
from tests.history.database import database, read, rows
from tests.history.playing import spoil


@pytest.fixture
def helped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a few records are given to a process, two at a time."""
    monkeypatch.setattr(crew, "MANY", 1)
    monkeypatch.setattr(crew, "MOST", 1)
    monkeypatch.setattr(crew, "HELD", 2)


def deaf(there: Connection) -> None:
    """A process that ends as soon as it is asked for anything."""
    there.recv()


def unhelped(shelf: Library, monkeypatch: pytest.MonkeyPatch) -> object:
    with monkeypatch.context() as alone:
        alone.setattr(crew, "MANY", 1000)
        read(shelf)
    found = rows(database(shelf))
    database(shelf).unlink()
    return found


@pytest.mark.usefixtures("helped")
def test_a_process_counts_as_the_thread_does(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(shelf.finished / "game-001.json")
    alone = unhelped(shelf, monkeypatch)
    assert read(shelf).skipped == 1
    assert rows(database(shelf)) == alone


@pytest.mark.usefixtures("helped")
def test_what_a_lost_process_held_is_counted_all_the_same(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = unhelped(shelf, monkeypatch)
    monkeypatch.setattr(crew, "serve", deaf)
    assert read(shelf).skipped == 0
    assert rows(database(shelf)) == alone


@pytest.mark.usefixtures("helped")
def test_no_process_is_left_where_the_counting_is_left_off(shelf: Library) -> None:
    before = set(active_children())
    games = crew.counted(shelf.finished, iter([Seen("game-001", Stamp(1, 1))] * 8), 8, lambda: None)
    next(games)
    assert set(active_children()) - before
    games.close()
    assert set(active_children()) <= before
