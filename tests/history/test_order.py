"""The list of replays asks for one page at a time; what the history has not heard of is in it."""

from pathlib import Path

import pytest

from game.history import order
from game.history.order import Games
from game.library import Library
from game.seating import TableSetup
from tests.history.database import read
from tests.history.playing import PEOPLE, fill, put
from tests.support.library import library, play, table

NEWS = 3


@pytest.fixture
def mixed(tmp_path: Path) -> Library:
    """Twelve games of which the history knows nine, between the others."""
    kept = library(tmp_path)
    fill(kept, 9)
    read(kept)
    for number in range(NEWS):
        put(kept, TableSetup(PEOPLE[:3], seed=number), f"new-{number}", day=4 * number)
    return kept


def pages(games: Games, size: int) -> list[str]:
    starts = range(0, games.count(), size)
    return [game for start in starts for game in games.some(start, start + size)]


@pytest.mark.parametrize("size", [1, 2, 5, 100])
def test_pages_together_are_all_games_the_newest_first(mixed: Library, size: int) -> None:
    games = Games(mixed)
    found = pages(games, size)
    assert len(found) == len(set(found)) == games.count() == 9 + NEWS
    dates = [games.row(game).saved for game in found]
    assert dates == sorted(dates, reverse=True)


def test_games_in_progress_and_finished_ones_can_be_had_apart(mixed: Library) -> None:
    play(mixed.begin(table()), 10)
    games = Games(mixed)
    assert games.count(finished=False) == 1
    assert games.some(0, 5, finished=False) == list(games.running)
    assert games.running.isdisjoint(games.some(0, 100, running=False))
    assert games.some(0, 1) == list(games.running)
    mixed.close()


def test_a_record_that_was_deleted_is_in_no_page_though_the_history_still_knows_it(
    mixed: Library,
) -> None:
    gone = Games(mixed).some(4, 6)
    for game in gone:
        mixed.delete_finished(game)
    games = Games(mixed)
    found = pages(games, 5)
    assert not set(gone) & set(found)
    assert len(found) == len(set(found))
    assert games.count() == 9 + NEWS - len(gone)


def test_a_very_large_folder_is_looked_through_a_little_at_a_time(
    mixed: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything = pages(Games(mixed), 5)
    monkeypatch.setattr(order, "AT_ONCE", 1)
    monkeypatch.setattr(order, "TOGETHER", 2)
    games = Games(mixed)
    assert games.count() <= 10
    looks = 0
    while not games.complete:
        games.read_ahead(0.0)
        looks += 1
    assert looks > 3
    assert pages(games, 5) == everything


def test_a_game_that_the_history_hears_of_meanwhile_does_not_come_twice(mixed: Library) -> None:
    games = Games(mixed)
    before = pages(games, 5)
    read(mixed)
    assert pages(games, 5) == before
