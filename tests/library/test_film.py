"""The film of a game, the bar along it, and the list of games."""

from pathlib import Path

import pytest

from game.library import CannotOpen
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen
from scenes.shell.lists.games import GamesScene
from scenes.table.replay.bar import moment_at, share_of
from scenes.table.replay.scene import Playback, ReplayScene
from scenes.table.replay_timeline import FIRST, Stride
from tests.council.games import table
from tests.history.playing import put
from tests.library.films import Film, every_table, finished
from tests.pilot.looking import top, words
from tests.support.library import library, play
from tests.support.library import table as small_table

pytestmark = pytest.mark.usefixtures("blind")


def test_pressing_and_pulling_along_the_bar(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    bar = unseen.control("film")
    unseen.click("film")
    middle = film.at
    assert film.timeline.cells[13].start <= middle < film.timeline.cells[16].start
    unseen.drag("film", bar.x + bar.w, bar.y)
    assert film.at == film.timeline.length
    unseen.drag("film", bar.x - 30, bar.y)
    assert film.at == FIRST
    seen = set()
    for step in range(101):
        unseen.drag("film", bar.x + bar.w * step / 100, bar.y)
        seen.add(film.at)
    assert len(seen) > 80


def test_home_end_and_the_speed(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    unseen.press("end")
    assert film.at == film.timeline.length
    unseen.press("home")
    assert film.at == FIRST
    before = words(unseen)
    unseen.click("speed")
    assert words(unseen) != before
    assert "slow" in words(unseen).lower()


def test_the_log_leads_to_a_moment_of_the_film(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    unseen.press("end")
    unseen.press("l")
    unseen.press("end")
    rows = [name for name in unseen.names if name.startswith("row:")]
    unseen.click(rows[-1])
    assert top(unseen) is film
    assert film.at == 1


@every_table
def test_the_last_trick_is_shown_wherever_there_is_one(seats: int, edition: str) -> None:
    with HeadlessScreen(ReplayScene(finished(seats, edition)), (1280, 720)) as unseen:
        film = top(unseen)
        assert isinstance(film, ReplayScene)
        unseen.press("t")
        assert top(unseen) is film
        film.playback.jump(film.timeline.cells[4].start)
        unseen.press("t")
        assert "Last trick" in words(unseen)
        won = film.timeline.view(film.at, None).last_trick
        for seat, _ in won:
            assert film.session.name(seat) in words(unseen)
        unseen.press("t")
        film.playback.on(Stride.PART)
        assert top(unseen) is film


@every_table
def test_every_moment_has_its_place_on_the_bar(seats: int, edition: str) -> None:
    film = Playback(finished(seats, edition)).timeline
    shares = [share_of(film, at) for at in range(FIRST, film.length + 1)]
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] == pytest.approx(1)
    for at, share in enumerate(shares[:-1], start=FIRST):
        assert moment_at(film, share + 1e-9) == at
    assert moment_at(film, 1.0) == film.length


def test_results_opponents_and_seats_are_told(tmp_path: Path) -> None:
    kept = library(tmp_path)
    play(kept.begin(small_table()))
    play(kept.begin(table(1, "thief")))
    play(kept.begin(table(2)), 15)
    with HeadlessScreen(GamesScene(kept, shelf()), (1280, 720)) as unseen:
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
    (kept.finished_folder / "game.json").mkdir(parents=True)
    with pytest.raises(CannotOpen):
        kept.delete_finished("game")


def test_many_games_have_tabs_and_pages(tmp_path: Path) -> None:
    kept = library(tmp_path)
    for day in range(6):
        put(kept, small_table(day), f"game-{day}", day)
    play(kept.begin(small_table()), 9)
    with HeadlessScreen(GamesScene(kept, shelf()), (1280, 720)) as unseen:
        first = [name for name in unseen.names if name.startswith("watch:")]
        unseen.press("page down")
        second = [name for name in unseen.names if name.startswith("watch:")]
        assert (len(first), len(second)) == (5, 2)
        unseen.click("tab:running")
        assert sum(name.startswith("watch:") for name in unseen.names) == 1
        unseen.click("tab:finished")
        assert sum(name.startswith("watch:") for name in unseen.names) == 5
    kept.close()
