"""The database is set aside when it cannot be used, and is never in the way."""

import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from game.history.reading import catch_up
from game.history.service import HistoryService
from game.history.store import BUSY, FILE, Store
from game.library import Library
from tests.history.database import ALL, SHORT, database, heard, read, rows
from tests.history.playing import fill
from tests.library.owner import as_its_owner
from tests.support.library import library


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
    service = read(shelf)
    assert rows(database(shelf)) == before
    assert str(shelf.quarantine_dir) in heard(service)
    assert "No game is lost" in heard(service)
    assert (shelf.quarantine_dir / FILE).read_bytes() == harmed


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
def test_a_foreign_one_is_set_aside_whole(shelf: Library) -> None:
    other = sqlite3.connect(database(shelf), isolation_level=None)
    other.execute("PRAGMA journal_mode = WAL")
    other.execute("CREATE TABLE bookmarks (address TEXT)")
    other.execute("INSERT INTO bookmarks VALUES ('somewhere')")
    read(shelf)  # while its owner has it open, so that what is new lies beside it
    assert (shelf.quarantine_dir / f"{FILE}-wal").is_file()
    again = sqlite3.connect(shelf.quarantine_dir / FILE)
    assert again.execute("SELECT address FROM bookmarks").fetchall() == [("somewhere",)]
    again.close()
    other.close()
    assert len(rows(database(shelf))["games"]) == 8


def test_a_second_broken_one_does_not_replace_the_first(shelf: Library) -> None:
    for _ in range(2):
        rubbish(database(shelf))
        read(shelf)
    assert len(list(shelf.quarantine_dir.iterdir())) == 2


def test_damage_found_in_the_middle_is_set_right(shelf: Library) -> None:
    read(shelf)
    before = rows(database(shelf))
    service = HistoryService(shelf, SHORT)
    service.read()
    torn(database(shelf))
    *_, report = service.reports(ALL, lambda *_: None)
    service.close()
    assert report.games == 8
    assert str(shelf.quarantine_dir) in heard(service)
    assert rows(database(shelf)) == before


def test_a_large_one_is_looked_through_only_after_trouble(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    read(shelf)
    before = rows(database(shelf))
    monkeypatch.setattr("game.history.store.database.LARGE", 0)
    looks: list[bool] = []
    look = Store._look_for_damage

    def noted(store: Store) -> None:
        looks.append(True)
        look(store)

    monkeypatch.setattr(Store, "_look_for_damage", noted)
    read(shelf)
    assert looks == []
    scratched(database(shelf))
    service = HistoryService(shelf, SHORT)
    *_, report = service.reports(ALL, lambda *_: None)
    service.close()
    assert looks
    assert report.games == 8
    assert rows(database(shelf)) == before


def test_a_folder_in_its_place_does_no_harm(shelf: Library) -> None:
    database(shelf).mkdir()
    service = HistoryService(shelf, SHORT)
    *_, report = service.reports(ALL, lambda *_: None)
    service.close()
    assert report.games == 8
    assert (shelf.quarantine_dir / database(shelf).name).is_dir()
    assert str(shelf.quarantine_dir) in heard(service)


def test_a_database_that_somebody_holds_is_waited_for_and_then_done_without(shelf: Library) -> None:
    read(shelf)
    other = sqlite3.connect(database(shelf), isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    service = HistoryService(shelf, SHORT)
    *_, report = service.reports(ALL, lambda *_: None)
    service.close()
    other.close()
    assert report.games == 8
    assert service.news == [BUSY]
    assert not shelf.quarantine_dir.exists()


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
        service = HistoryService(shelf, SHORT)
        *_, report = service.reports(ALL, lambda *_: None)
        service.close()
    finally:
        home.chmod(0o700)
    assert report.games == 3
    assert "cannot be written" in heard(service)


@pytest.mark.skipif(os.name == "nt", reason="such a file is another thing there")
def test_a_read_only_file_is_set_aside(home: Path) -> None:
    shelf = library(home)
    fill(shelf, 3)
    read(shelf)
    as_its_owner(home)
    before = rows(database(shelf))
    database(shelf).chmod(0o400)
    service = read(shelf)
    assert rows(database(shelf)) == before
    assert str(shelf.quarantine_dir) in heard(service)


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
    assert not shelf.quarantine_dir.exists()


def test_two_windows_that_find_it_broken_set_it_aside_once(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    fill(shelf, 6)
    rubbish(database(shelf))
    windows = [Thread(target=read, args=(library(tmp_path),)) for _ in range(3)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert [file.name for file in shelf.quarantine_dir.iterdir()] == [FILE]
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
