"""The database: filled step by step, set aside when it cannot be used, never in the way."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest

from game.campaign.council import Archive
from game.history.desk import Desk
from game.history.reading import catch_up
from game.history.report import Filter
from game.history.schema import MARK, STEPS, VERSION
from game.history.store import BUSY, FILE, NEWER, Store, open_store
from game.library import Library
from game.match import TableSetup
from tests.history.playing import PEOPLE, fill, put, setups, spoil
from tests.library.playing import library

GOLDEN = Path(__file__).with_name("golden")
SHORT = 0.2  # seconds of patience
NOBODY = 65534
ALL = Filter("bug-council")
TABLES = ("games", "seats", "points", "tallies", "campaigns", "chapters")
Rows = dict[str, list[tuple[object, ...]]]


def rows(file: Path) -> Rows:
    """Everything in a database."""
    connection = sqlite3.connect(file)
    found = {}
    for name in TABLES:
        question = f"SELECT * FROM {name}"  # noqa: S608  # a table of ours
        found[name] = sorted(connection.execute(question))
    connection.close()
    return found


def read(shelf: Library) -> Desk:
    """The history after reading what is new."""
    desk = Desk(shelf, SHORT)
    desk.read()
    desk.close()
    return desk


def heard(desk: Desk) -> str:
    (news,) = desk.news
    return news.words


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    """A library with eight finished games."""
    shelf = library(tmp_path)
    fill(shelf, 8)
    return shelf


def database(shelf: Library) -> Path:
    return shelf.places.data / FILE


# filling


def test_every_record_is_read_once(shelf: Library) -> None:
    asked: list[int] = []
    desk = Desk(shelf)
    desk.read(lambda _, of: asked.append(of))
    assert asked == [8] * 8
    asked.clear()
    desk.read(lambda _, of: asked.append(of))
    assert asked == []
    put(shelf, TableSetup(PEOPLE[:4], seed=99), "one-more")
    desk.read(lambda _, of: asked.append(of))
    assert asked == [1]
    desk.close()
    assert len(rows(database(shelf))["games"]) == 9


def test_nothing_new_changes_nothing(shelf: Library) -> None:
    read(shelf)
    before = rows(database(shelf))
    read(shelf)
    assert rows(database(shelf)) == before


def test_a_record_that_has_changed_is_read_anew(shelf: Library) -> None:
    read(shelf)
    put(shelf, TableSetup(PEOPLE[:5], seed=1000), "game-000", day=500)
    read(shelf)
    games = {row[0]: row for row in rows(database(shelf))["games"]}
    assert len(games) == 8
    assert games["game-000"][7] == 5  # people


def test_a_record_that_is_gone_is_forgotten_with_all_its_numbers(shelf: Library) -> None:
    read(shelf)
    (shelf.finished / "game-003.json").unlink()
    read(shelf)
    left = rows(database(shelf))
    assert len(left["games"]) == 7
    assert all("game-003" not in row for name in TABLES for row in left[name])


def test_a_folder_that_cannot_be_seen_is_no_reason_to_forget(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    read(shelf)

    def refuse(_: Path) -> Iterator[Path]:
        raise PermissionError

    monkeypatch.setattr(Path, "iterdir", refuse)
    read(shelf)
    monkeypatch.undo()
    assert len(rows(database(shelf))["games"]) == 8


def test_bad_records_are_skipped_and_counted(shelf: Library) -> None:
    (shelf.finished / "game-000.json").write_text("{", "utf-8")
    (shelf.finished / "noise.json").write_bytes(bytes(range(256)))
    (shelf.finished / "notes.txt").write_text("no record", "utf-8")
    spoil(shelf.finished / "game-001.json")
    desk = read(shelf)
    assert desk.skipped == 3
    assert desk.news == []
    assert len(rows(database(shelf))["games"]) == 6


def test_a_record_that_went_bad_counts_no_longer(shelf: Library) -> None:
    read(shelf)
    spoil(shelf.finished / "game-001.json")
    assert read(shelf).skipped == 1
    assert "game-001" not in {row[0] for row in rows(database(shelf))["games"]}


def test_campaigns_come_along_with_their_chapters(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    archive = Archive(shelf)
    campaign = archive.begin(PEOPLE[0], seed=1)
    campaign, sitting = archive.sit_down(campaign)
    while sitting.match.decision is not None:
        sitting.match.play(sitting.match.legal[0])
    assert sitting.keeper is not None
    sitting.keeper.keep(sitting.match)
    assert sitting.keeper.wait()
    campaign = archive.conclude(campaign, sitting.match)
    (tmp_path / "campaigns" / "broken.json").write_text("{", "utf-8")
    desk = Desk(shelf)
    *_, report = desk.reports(ALL, lambda *_: None)
    desk.close()
    (series,) = report.series
    (chapter,) = series.chapters
    assert (series.name, series.over, series.victory) == ("Ada", False, False)
    assert chapter.opponent == campaign.opponents[0].value
    assert (chapter.human, chapter.other) == campaign.results[0].scores
    (opponent,) = report.opponents
    assert (opponent.id, opponent.games) == (chapter.opponent, 1)


# shapes


def old(file: Path) -> None:
    """A database as the first shape has left it."""
    connection = sqlite3.connect(file)
    connection.executescript((GOLDEN / "history-1.sql").read_text("utf-8"))
    connection.close()


def test_an_old_database_is_brought_up_to_date(tmp_path: Path) -> None:
    old(tmp_path / FILE)
    store, news = open_store(tmp_path, tmp_path / "aside")
    assert news is None
    assert store.connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert store.known().keys() == {"20260314-193000-abcdef"}
    store.keep_campaigns([])
    store.close()
    kept = rows(tmp_path / FILE)
    assert kept["seats"][0][2:6] == ("Ada", "human", "", "orange")
    assert not (tmp_path / "aside").exists()


def test_what_an_old_database_knows_is_not_read_again(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    old(tmp_path / FILE)
    file = put(shelf, next(setups()), "20260314-193000-abcdef")
    about = file.stat()
    connection = sqlite3.connect(tmp_path / FILE)
    with connection:
        connection.execute(
            "UPDATE games SET size = ?, changed = ?", (about.st_size, about.st_mtime_ns)
        )
    connection.close()
    asked: list[int] = []
    store, _ = open_store(tmp_path, tmp_path / "aside")
    assert catch_up(store, shelf, lambda *_: asked.append(1)) == 0
    store.close()
    assert asked == []


def test_every_step_leads_to_the_same_shape(tmp_path: Path) -> None:
    shapes = []
    for first in range(len(STEPS) + 1):
        file = tmp_path / f"{first}.sqlite3"
        connection = sqlite3.connect(file)
        for step in STEPS[:first]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {first}")
        connection.execute(f"PRAGMA application_id = {MARK}")
        connection.commit()
        connection.close()
        store = Store(file)
        shape = "SELECT name, sql FROM sqlite_master ORDER BY name"
        shapes.append(store.connection.execute(shape).fetchall())
        store.close()
    assert all(shape == shapes[0] for shape in shapes)


def test_a_newer_database_is_left_alone(shelf: Library) -> None:
    read(shelf)
    connection = sqlite3.connect(database(shelf))
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = database(shelf).read_bytes()
    desk = Desk(shelf)
    *_, report = desk.reports(ALL, lambda *_: None)
    desk.close()
    assert report.games == 8
    assert desk.news == [NEWER]
    assert database(shelf).read_bytes() == before
    assert not shelf.shelter.exists()


# trouble


def rubbish(file: Path) -> None:
    file.write_bytes(b"This is no database. " * 400)


def empty(file: Path) -> None:
    file.write_bytes(b"\0" * 4096)


def torn(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 3])


def scratched(file: Path) -> None:
    data = bytearray(file.read_bytes())
    for at in range(5000, len(data) - 64, 4096):
        data[at : at + 64] = bytes(64)
    file.write_bytes(data)


def foreign(file: Path) -> None:
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE bookmarks (address TEXT)")
    connection.execute("INSERT INTO bookmarks VALUES ('somewhere')")
    connection.commit()
    connection.close()


def marked_foreign(file: Path) -> None:
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA application_id = 77")
    connection.close()


@pytest.mark.parametrize(
    "harm",
    [rubbish, empty, torn, scratched, foreign, marked_foreign],
    ids=lambda each: each.__name__,
)
def test_what_cannot_be_used_is_set_aside_and_made_again(
    shelf: Library, harm: Callable[[Path], None]
) -> None:
    read(shelf)
    before = rows(database(shelf))
    harm(database(shelf))
    harmed = database(shelf).read_bytes()
    desk = read(shelf)
    assert rows(database(shelf)) == before
    assert str(shelf.shelter) in heard(desk)
    assert "nothing was deleted" in heard(desk)
    assert (shelf.shelter / FILE).read_bytes() == harmed


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
def test_a_foreign_one_is_set_aside_whole(shelf: Library) -> None:
    other = sqlite3.connect(database(shelf), isolation_level=None)
    other.execute("PRAGMA journal_mode = WAL")
    other.execute("CREATE TABLE bookmarks (address TEXT)")
    other.execute("INSERT INTO bookmarks VALUES ('somewhere')")
    read(shelf)  # while its owner has it open, so that what is new lies beside it
    assert (shelf.shelter / f"{FILE}-wal").is_file()
    again = sqlite3.connect(shelf.shelter / FILE)
    assert again.execute("SELECT address FROM bookmarks").fetchall() == [("somewhere",)]
    again.close()
    other.close()
    assert len(rows(database(shelf))["games"]) == 8


def test_a_second_broken_one_does_not_replace_the_first(shelf: Library) -> None:
    for _ in range(2):
        rubbish(database(shelf))
        read(shelf)
    assert len(list(shelf.shelter.iterdir())) == 2


def test_damage_found_in_the_middle_is_set_right(shelf: Library) -> None:
    read(shelf)
    before = rows(database(shelf))
    desk = Desk(shelf, SHORT)
    desk.read()
    torn(database(shelf))
    *_, report = desk.reports(ALL, lambda *_: None)
    desk.close()
    assert report.games == 8
    assert str(shelf.shelter) in heard(desk)
    assert rows(database(shelf)) == before


def test_a_folder_in_its_place_does_no_harm(shelf: Library) -> None:
    database(shelf).mkdir()
    desk = Desk(shelf, SHORT)
    *_, report = desk.reports(ALL, lambda *_: None)
    assert report.games == 8
    assert (shelf.shelter / database(shelf).name).is_dir()
    assert str(shelf.shelter) in heard(desk)


def test_a_database_that_somebody_holds_is_waited_for_and_then_done_without(shelf: Library) -> None:
    read(shelf)
    other = sqlite3.connect(database(shelf), isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    desk = Desk(shelf, SHORT)
    *_, report = desk.reports(ALL, lambda *_: None)
    desk.close()
    other.close()
    assert report.games == 8
    assert desk.news == [BUSY]
    assert not shelf.shelter.exists()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """A folder whose owner may not do everything: for root, which may, somebody else's."""
    if os.name == "nt" or os.geteuid() != 0:
        yield tmp_path
        return
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)
        os.seteuid(0)


def as_its_owner(home: Path) -> None:
    """Root gives the folder away and goes on as its new owner."""
    if os.name != "nt" and os.geteuid() == 0:
        for path in [home, *home.rglob("*")]:
            os.chown(path, NOBODY, NOBODY)
        os.seteuid(NOBODY)


@pytest.mark.skipif(os.name == "nt", reason="folders cannot be made read-only there")
@pytest.mark.parametrize("times", [0, 1], ids=["never-kept", "kept-before"])
def test_in_a_read_only_folder_the_records_are_read_each_time(home: Path, times: int) -> None:
    shelf = library(home)
    fill(shelf, 3)
    for _ in range(times):
        read(shelf)
    as_its_owner(home)
    home.chmod(0o500)
    try:
        desk = Desk(shelf, SHORT)
        *_, report = desk.reports(ALL, lambda *_: None)
        desk.close()
    finally:
        home.chmod(0o700)
    assert report.games == 3
    assert "cannot be written" in heard(desk)


@pytest.mark.skipif(os.name == "nt", reason="such a file is another thing there")
def test_a_read_only_file_is_set_aside(home: Path) -> None:
    shelf = library(home)
    fill(shelf, 3)
    read(shelf)
    as_its_owner(home)
    before = rows(database(shelf))
    database(shelf).chmod(0o400)
    desk = read(shelf)
    assert rows(database(shelf)) == before
    assert str(shelf.shelter) in heard(desk)


# two windows


def test_two_windows_at_once_keep_every_game_once(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    fill(shelf, 20)
    windows = [Thread(target=read, args=(library(tmp_path),)) for _ in range(4)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    kept = rows(database(shelf))
    alone = library(tmp_path / "alone")
    fill(alone, 20)
    read(alone)
    wanted = rows(database(alone))
    assert len(kept["games"]) == 20
    for name in ("seats", "points", "tallies"):
        assert kept[name] == wanted[name]
    assert not shelf.shelter.exists()


def test_two_windows_that_find_it_broken_set_it_aside_once(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    fill(shelf, 6)
    rubbish(database(shelf))
    windows = [Thread(target=read, args=(library(tmp_path),)) for _ in range(3)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert [file.name for file in shelf.shelter.iterdir()] == [FILE]
    assert len(rows(database(shelf))["games"]) == 6


def test_taking_a_game_in_twice_changes_nothing(shelf: Library) -> None:
    read(shelf)
    before = rows(database(shelf))
    first, second = (Store(database(shelf)) for _ in range(2))
    for store in (first, second):
        connection = store.connection
        connection.execute("UPDATE games SET size = 0")
        catch_up(store, shelf, lambda *_: None)
    first.close()
    second.close()
    assert rows(database(shelf)) == before
