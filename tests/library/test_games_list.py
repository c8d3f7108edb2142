"""The list of games: what it tells of them, and how they are deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.library import CannotOpen
from scenes.app import shelf
from scenes.backend.headless import Unseen
from scenes.shell.lists.games import GamesScene
from tests.council.games import table
from tests.library.films import Film
from tests.library.playing import library, play
from tests.library.playing import table as small_table
from tests.pilot.looking import top, words

pytestmark = pytest.mark.usefixtures("blind")


def test_results_opponents_and_seats_are_told(tmp_path: Path) -> None:
    kept = library(tmp_path)
    play(kept.begin(small_table()))
    play(kept.begin(table(1, "thief")))
    play(kept.begin(table(2)), 15)
    with Unseen(GamesScene(kept, shelf()), (1280, 720)) as unseen:
        said = words(unseen)
    for part in ("Ada against the Thief", "Solo", "3 seats", "wins with", "–", "In progress"):
        assert part in said
    kept.close()


def test_a_finished_game_is_deleted_after_asking(at_the_film: Film) -> None:
    unseen, kept, folder = at_the_film
    unseen.press("escape")
    unseen.press("escape")
    play(kept.begin(small_table(8)), 20)
    unseen.click("replays")
    crosses = [name for name in unseen.names if name.startswith("delete:")]
    assert len(crosses) == 1  # the table in progress is deleted elsewhere
    for answer, left in (("no", 1), ("yes", 0)):
        unseen.click(crosses[0])
        unseen.click(answer)
        assert len(list((folder / "finished").iterdir())) == left
    assert isinstance(top(unseen), GamesScene)
    kept.delete_finished("never there")


def test_what_cannot_be_deleted_stays_and_is_told(tmp_path: Path) -> None:
    kept = library(tmp_path)
    (kept.finished / "game.json").mkdir(parents=True)
    with pytest.raises(CannotOpen):
        kept.delete_finished("game")


def test_many_games_have_tabs_and_pages(tmp_path: Path) -> None:
    kept = library(tmp_path)
    for seed in range(7):
        play(kept.begin(small_table(seed)), 1000 if seed < 6 else 9)
    with Unseen(GamesScene(kept, shelf()), (1280, 720)) as unseen:
        first = [name for name in unseen.names if name.startswith("watch:")]
        unseen.press("page down")
        second = [name for name in unseen.names if name.startswith("watch:")]
        assert (len(first), len(second)) == (5, 2)
        unseen.click("tab:running")
        assert sum(name.startswith("watch:") for name in unseen.names) == 1
        unseen.click("tab:finished")
        assert sum(name.startswith("watch:") for name in unseen.names) == 5
    kept.close()
