"""One flipped bit or one odd value in the history's file, or a strange lock: nothing ends.

The records are the truth: whatever happens to the history, every game is still there.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.fair.shuffles import Shuffles
from game.history import Filter, Report
from game.history.service import HistoryService
from game.history.store import FILE
from game.history.store import LOCK as HISTORY_LOCK
from game.library import AppFolders, Library, News
from game.library.autosave import LOCK
from scenes.app import shelf
from scenes.council.entry import ENTRY
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.history.scene import HistoryScene
from scenes.shell.lists.games import GamesScene
from tests.faults.household import (
    TABLE,
    Tour,
    Visitor,
    furnish,
    look_around,
    restore,
    snapshot,
    unseen_desk,
)
from tests.faults.test_bits import ODD, chosen, promptly

ALL = Filter("bug-council")
TABLES = ("games", "seats", "points", "tallies", "campaigns", "chapters", "answers")


class Told:
    """A history that has said all it knows."""

    progress: tuple[int, int] | None = None
    exported: Path | None = None
    busy = False

    def __init__(self, report: Report | None) -> None:
        self.report = report
        self.shuffles: Shuffles | None = None
        self.news: list[News] = []

    def count_deals(self, game: str) -> None:
        """It has."""

    def ask(self, choice: Filter) -> None:
        """It has."""

    def export(self) -> None:
        """It has."""


@pytest.fixture(scope="module")
def household(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    folder = tmp_path_factory.mktemp("household")
    furnish(folder)
    unseen_desk()
    assert looked_back(folder).games == 1
    return folder, snapshot(folder)


def looked_back(folder: Path) -> Report:
    """What the history tells in the end, after every page of it and the games were looked at."""
    library = Library(AppFolders.within(folder))
    service = HistoryService(library, 0.2)
    try:
        report = None
        for report in service.reports(ALL, lambda *_: None):
            pages(report, library)
        service.csv()
        Visitor(GamesScene(library, shelf()), Tour())
    finally:
        service.close()
        library.close()
    assert report is not None
    return report


def pages(report: Report, library: Library) -> None:
    closed = NoticeScene("", "")
    scene = HistoryScene(
        Told(report), ENTRY, ENTRY.history(), library.finished_folder, lambda _: closed
    )
    visitor = Visitor(scene, Tour())
    visitor.wait()
    for _ in range(6):
        visitor.press("page down")


def visited(household: tuple[Path, dict[str, bytes]], name: str, data: bytes) -> Report:
    folder, files = household

    def report() -> Report:
        restore(folder, {**files, name: data})
        return looked_back(folder)

    return promptly(report)


def test_no_flipped_bit_in_the_history_ends_anything(
    household: tuple[Path, dict[str, bytes]], request: pytest.FixtureRequest
) -> None:
    data = household[1][FILE]
    bits = [8 * at + bit for at, byte in enumerate(data) if byte or at < 100 for bit in range(8)]
    for bit in chosen(request, bits, FILE):
        spoilt = bytearray(data)
        spoilt[bit // 8] ^= 1 << bit % 8
        try:
            visited(household, FILE, bytes(spoilt))
        except Exception as trouble:
            raise AssertionError(f"bit {bit} of {FILE}") from trouble


def test_an_answer_about_games_that_nobody_played_is_asked_anew(
    household: tuple[Path, dict[str, bytes]],
) -> None:
    folder, files = household
    restore(folder, files)
    with contextlib.closing(sqlite3.connect(folder / FILE)) as database, database:
        (kept,) = database.execute("SELECT report FROM answers").fetchone()
        assert b'"games":1' in kept
        database.execute(
            "UPDATE answers SET report = ?", (kept.replace(b'"games":1', b'"games":0'),)
        )
    assert all(person.games == 1 for person in looked_back(folder).people)


def test_a_page_with_a_wrong_number_is_damaged_and_the_others_are_shown(
    household: tuple[Path, dict[str, bytes]],
) -> None:
    folder, files = household
    restore(folder, files)
    report = looked_back(folder)
    nobody = [replace(person, games=0) for person in report.people]
    library = Library(AppFolders.within(folder))
    pages(replace(report, people=tuple(nobody)), library)
    library.close()


def cells(file: Path) -> Iterator[tuple[str, str, int]]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        for table in TABLES:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            rows = database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608  # ours
            yield from ((table, column, row) for column in columns for row in range(min(rows, 3)))


def put(file: Path, table: str, column: str, row: int, value: object) -> bool:
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        named = table in ("games", "campaigns")  # the others have no number for a row
        names = [each[1] for each in database.execute(f"PRAGMA table_info({table})")]
        keys = ["rowid"] if named else names
        question = f"SELECT {', '.join(keys)} FROM {table} LIMIT 1 OFFSET ?"  # noqa: S608  # ours
        found = database.execute(question, (row,)).fetchone()
        where = " AND ".join(f"{key} = ?" for key in keys)
        try:
            change = f"UPDATE {table} SET {column} = ? WHERE {where}"  # noqa: S608  # ours
            database.execute(change, (value, *found))
        except (sqlite3.Error, OverflowError, UnicodeEncodeError):
            return False
    return True


@pytest.mark.parametrize("answers", [True, False], ids=["answered", "asked"])
def test_no_odd_value_in_the_history_ends_anything(
    household: tuple[Path, dict[str, bytes]], request: pytest.FixtureRequest, *, answers: bool
) -> None:
    folder, files = household
    odd = [value for value in ODD if not isinstance(value, list | dict | bool)]
    odd += [b"\xff\x00", float("inf"), -(2**63)]
    restore(folder, files)
    tries = [(cell, value) for cell in cells(folder / FILE) for value in odd]
    for (table, column, row), value in chosen(request, tries, f"{FILE}{answers}"):
        restore(folder, files)
        if not answers:
            with contextlib.closing(sqlite3.connect(folder / FILE)) as database, database:
                database.execute("DELETE FROM answers")
        if table == "answers" and not answers:
            continue
        put(folder / FILE, table, column, row, value)
        try:
            looked_back(folder)
        except Exception as trouble:
            raise AssertionError(f"{value!r:.60} in {table}.{column}") from trouble


Change = Callable[[Path], Any]


def full(file: Path) -> None:
    file.write_bytes(Random(1).randbytes(4096))


def folder_there(file: Path) -> None:
    file.mkdir()
    (file / "something").touch()


def loop(file: Path) -> None:
    file.symlink_to(file)


def nowhere(file: Path) -> None:
    file.symlink_to(file.parent / "nowhere" / "at all")


def zero(file: Path) -> None:
    file.symlink_to("/dev/zero")


@pytest.mark.parametrize("name", [f"tables/{TABLE}/{LOCK}", HISTORY_LOCK, FILE, f"{FILE}-wal"])
@pytest.mark.parametrize("change", [full, folder_there, loop, nowhere, zero])
def test_whatever_lies_in_place_of_a_lock_or_the_history_ends_nothing(
    household: tuple[Path, dict[str, bytes]], name: str, change: Change
) -> None:
    folder, files = household
    restore(folder, files)
    (folder / name).unlink(missing_ok=True)
    change(folder / name)
    assert looked_back(folder).games == 1
    tour = look_around(folder, f"tables/{TABLE}/save-2.json")
    locked = name.endswith(f"/{LOCK}") and tour.actions is None
    assert tour.actions == 40 or locked
