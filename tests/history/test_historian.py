"""The history in its own thread: asked at any time, never in the way."""

import contextlib
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from game.history import Filter, Historian, PlayerKind, historian
from game.history.council import count_game
from game.history.historian import NO_DATABASE
from game.history.questions import ask
from game.history.store import FILE, CountedRecord, Stamp, Store
from game.history.turns import WORK, Throttle
from game.library import Library
from game.seating import TableSetup
from tests.history.playing import PEOPLE, fill, put, save, setups, spoil
from tests.support.library import library
from tests.waiting import wait_until

ALL = Filter("bug-council")
STARTED = """
import sys
from pathlib import Path
from threading import Event
from game.library import AppFolders, Library
from scenes.app import first_scene
from scenes.backend.headless import HeadlessScreen
from scenes.options import Options
shelf = Library(AppFolders.within(Path(sys.argv[1])))
with HeadlessScreen(first_scene(Options(), library=shelf)):
    late = {"sqlite3", "game.history", "scenes.shell.history.scene", "scenes.council.history"}
    print(sorted(late & set(sys.modules)))
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    """A library with thirteen games, one of each kind."""
    shelf = library(tmp_path)
    fill(shelf, 13)
    return shelf


def told(shelf: Library, choice: Filter = ALL) -> Historian:
    asked = Historian(shelf)
    asked.ask(choice)
    assert asked.wait()
    assert not asked.busy
    return asked


def test_it_answers_in_its_own_time(shelf: Library) -> None:
    asked = Historian(shelf)
    asked.ask(ALL)
    assert asked.busy
    assert asked.wait()
    report = asked.report
    assert report is not None
    assert (report.choice, report.games, report.all_games, report.skipped) == (ALL, 13, 13, 0)
    assert asked.news == []
    assert asked.progress is None


def test_people_come_first_then_bots_then_who_is_neutral(shelf: Library) -> None:
    report = told(shelf).report
    assert report is not None
    kinds = [one.player for one in report.people]
    assert kinds == sorted(kinds, key=list(PlayerKind).index)
    assert [one.who for one in report.people[:2]] == ["Ada", "Bruno"]
    assert {one.who for one in report.people if one.player is PlayerKind.BOT} == {
        "random",
        "sensible",
    }
    ada = report.people[0]
    assert ada.games == 13
    assert sum(ada.parts.values()) == sum(ada.sources.values())
    assert ada.average == pytest.approx(sum(ada.sources.values()) / ada.games)
    assert 0 <= ada.wins <= ada.games
    assert ada.share == ada.wins / ada.games


def test_highlights_are_sorted_and_each_game_is_there_once(shelf: Library) -> None:
    report = told(shelf).report
    assert report is not None
    highest = [each.number for each in report.highest]
    closest = [each.number for each in report.narrowest]
    assert highest == sorted(highest, reverse=True)
    assert closest == sorted(closest)
    assert len({each.table for each in report.highest}) == len(report.highest) == 5
    assert all(each.who in each.names for each in (*report.highest, *report.narrowest))
    best = max(one.best for one in report.people if one.player is not PlayerKind.NEUTRAL)
    assert report.highest[0].number == best


def test_a_shared_victory_is_a_close_finish() -> None:
    both = count_game(
        save(TableSetup(PEOPLE[:3], {"edition": "published"}, 0, seed=12))
    )  # 10, 13 and 13 points
    chairs = (both.chairs[0], *(replace(chair, won=True, place=1) for chair in both.chairs[1:]))
    with contextlib.closing(Store(None)) as store:
        store.add([CountedRecord("tied", Stamp(1, 1), both)])
        store.add(
            [CountedRecord("shared", Stamp(1, 1), replace(both, chairs=chairs, decided="shared"))]
        )
        found = {each.table: each for each in ask(store.connection, ALL, 0).narrowest}
    assert (found["tied"].who, found["tied"].number, found["tied"].shared) == ("Chika", 0, False)
    assert (found["shared"].who, found["shared"].number) == ("Bruno", 3)
    assert found["shared"].shared


@pytest.mark.parametrize(
    ("choice", "games"),
    [
        (Filter("bug-council", "prototype"), 4),
        (Filter("bug-council", "published"), 9),
        (Filter("bug-council", people=1), 5),
        (Filter("bug-council", "prototype", 3), 1),
        (Filter("bug-council", "prototype", 1), 0),
        (Filter("another-game"), 0),
    ],
    ids=str,
)
def test_only_chosen_games_count(shelf: Library, choice: Filter, games: int) -> None:
    report = told(shelf, choice).report
    assert report is not None
    assert report.games == games
    assert report.all_games == (13 if choice.game == "bug-council" else 0)
    assert bool(report.people) == bool(games)


def test_the_last_wish_counts(shelf: Library) -> None:
    asked = Historian(shelf)
    wishes = [Filter("bug-council", people=people) for people in (1, 2, 3, 4)]
    for wish in wishes:
        asked.ask(wish)
    assert asked.wait()
    assert asked.report is not None
    assert asked.report.choice == wishes[-1]


def test_catching_up_reads_every_game_and_pushes_no_wish_aside(shelf: Library) -> None:
    asked = Historian(shelf)
    asked.catch_up()
    assert asked.wait()
    assert not asked.report  # nobody wished for one
    with contextlib.closing(Store(shelf.folders.data / FILE)) as known:
        assert len(known.known_records()) == 13
    put(shelf, next(setups()), "one-more")
    asked.ask(ALL)
    asked.catch_up()
    assert asked.wait()
    assert asked.report is not None
    assert (asked.report.choice, asked.report.games) == (ALL, 14)


def test_it_goes_home_and_comes_back(shelf: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(historian, "IDLE", 0.01)
    asked = told(shelf)
    wait_until(lambda: asked._thread is None, "the end")
    put(shelf, next(setups()), "one-more")
    asked.ask(ALL)
    assert asked.wait()
    assert asked.report is not None
    assert asked.report.games == 14


def test_what_was_left_out_is_told(shelf: Library) -> None:
    spoil(shelf.finished_folder / "game-002.json")
    report = told(shelf).report
    assert report is not None
    assert (report.games, report.skipped) == (12, 1)


def test_a_broken_database_is_told_once(shelf: Library) -> None:
    (shelf.folders.data / FILE).write_bytes(b"no database" * 100)
    asked = told(shelf)
    (news,) = asked.news
    assert "No game is lost" in news.words
    asked.ask(ALL)
    assert asked.wait()
    assert len(asked.news) == 1


def test_without_sqlite_there_is_a_sentence_and_no_crash(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    for opens_it in ("game.history.service", "game.history.store", "game.history.store.database"):
        monkeypatch.delitem(sys.modules, opens_it, raising=False)
    asked = told(shelf)
    assert asked.news == [NO_DATABASE]
    assert asked.report is None


def test_a_file_that_cannot_be_written_is_news(shelf: Library) -> None:
    (shelf.folders.data / "exports").write_text("in the way", "utf-8")
    asked = told(shelf)
    asked.export()
    assert asked.wait()
    assert asked.exported is None
    assert [news.title for news in asked.news] == ["The file cannot be written"]


def test_others_get_the_processor_back_soon(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread rests after every millisecond of work, and waits for nobody meanwhile."""
    usual = sys.getswitchinterval()
    rests: list[float] = []
    waited = time.sleep

    def rest(seconds: float) -> None:
        rests.append(seconds)
        waited(seconds)

    monkeypatch.setattr("game.history.turns.time.sleep", rest)
    told(shelf)
    assert len(rests) > 13  # more than one in a game
    assert sys.getswitchinterval() == usual


def test_a_breather_works_before_it_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    rests: list[float] = []
    monkeypatch.setattr("game.history.turns.time.perf_counter", lambda: clock[0])
    monkeypatch.setattr("game.history.turns.time.sleep", rests.append)
    pause = Throttle()
    pause()
    assert rests == []
    clock[0] += WORK * 2
    pause()
    pause()
    assert len(rests) == 1


def test_the_title_needs_no_database(tmp_path: Path) -> None:
    fill(library(tmp_path), 1)
    command = [sys.executable, "-c", STARTED, str(tmp_path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"


def open_files(shelf: Library) -> list[str]:
    """The files of this library that the program has open, where the system tells."""
    found = []
    for link in Path("/proc/self/fd").glob("*"):
        with contextlib.suppress(OSError):  # the one that this look has opened
            found.append(str(link.readlink()))
    return [file for file in found if file.startswith(str(shelf.folders.data))]


def test_closing_the_library_closes_the_database(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else's folder, or one that goes with the program: Windows keeps open files."""
    monkeypatch.setattr(historian, "IDLE", 60.0)
    asked = told(shelf)
    shelf.close()
    assert not asked.busy
    assert asked._newest is not None
    assert not asked._newest.is_alive()
    assert open_files(shelf) == []


def test_closing_does_not_wait_until_everything_is_read(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, waited = Event(), time.sleep

    def rest(_: float) -> None:
        reading.set()
        while not asked._closing:
            waited(0.001)

    monkeypatch.setattr("game.history.turns.time.sleep", rest)
    asked = Historian(shelf)
    asked.ask(ALL)
    reading.wait()
    shelf.close()
    assert asked.report is None
    assert open_files(shelf) == []


def test_whoever_asks_after_closing_is_answered(shelf: Library) -> None:
    asked = told(shelf)
    asked.close()
    asked.ask(ALL)
    assert asked.wait()
    assert asked.report is not None
    asked.close()
