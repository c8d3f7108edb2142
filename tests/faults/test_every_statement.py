"""Whatever statement of the history fails, or is the last one: every game is counted.

The records are the truth: a database that cannot be written is done without, and filled later.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from functools import partial
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from shutil import copytree
from typing import ClassVar, Final

import pytest

from game.history.service import HistoryService
from game.history.store import FILE
from game.library import AppFolders, Library
from tests.faults.disk import Words
from tests.history.database import ALL, SHORT
from tests.history.playing import fill

if sys.platform == "win32":
    pytest.skip("it cannot fork, and has no limits", allow_module_level=True)

from resource import RLIMIT_FSIZE, getrlimit, setrlimit

GAMES: Final = 2
KILLED: Final = 9
FEW: Final = 5
ERRORS: Final = {
    "full": sqlite3.SQLITE_FULL,
    "broken": sqlite3.SQLITE_IOERR_WRITE,
    "held": sqlite3.SQLITE_BUSY,
    "damaged": sqlite3.SQLITE_CORRUPT,
}
New = Callable[[], Path]


class Statements(sqlite3.Connection):
    """Whoever is ``asked`` hears of each statement about a file, which has so many ``pages``."""

    asked: ClassVar[Callable[[], None] | None] = None
    pages: ClassVar[int] = 0

    def __init__(self, place: Path | str, *about: Words, **more: Words) -> None:
        super().__init__(place, *about, **more)
        self._kept = place != ":memory:"
        if self._kept and self.pages:
            super().execute(f"PRAGMA max_page_count = {self.pages}")

    def _ask(self) -> None:
        if self._kept and Statements.asked is not None:
            Statements.asked()

    def execute(self, *what: Words) -> sqlite3.Cursor:
        self._ask()
        return super().execute(*what)

    def executemany(self, *what: Words) -> sqlite3.Cursor:
        self._ask()
        return super().executemany(*what)


@contextmanager
def asking(number: int, do: Callable[[], object], times: float = 1) -> Iterator[count[int]]:
    """From this statement on, so many times; gives who counts them."""
    numbers = count(1)

    def ask() -> None:
        if number <= next(numbers) < number + times:
            do()

    Statements.asked = ask
    try:
        yield numbers
    finally:
        Statements.asked = None


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Statements))


@pytest.fixture(params=["first", "again"])
def new(request: pytest.FixtureRequest, tmp_path: Path) -> New:
    """A new folder each time: where no history was ever made, or where it knows one game of two."""
    fill(Library(AppFolders.within(tmp_path / "start")), GAMES)
    if request.param == "again":
        last = tmp_path / "start" / "finished" / "game-001.json"
        data = last.read_bytes()
        last.unlink()
        look(service(tmp_path / "start"))
        last.write_bytes(data)
    numbers = count()
    return lambda: copytree(tmp_path / "start", tmp_path / f"{next(numbers)}")


def service(folder: Path) -> HistoryService:
    return HistoryService(Library(AppFolders.within(folder)), SHORT)


def look(history: HistoryService) -> tuple[int, list[str]]:
    with closing(history):
        *_, report = history.reports(ALL, lambda *_: None)
    said = [news.title for news in history.news]
    history.news.clear()
    return report.games, said


def chosen(request: pytest.FixtureRequest, new: New) -> list[int]:
    """Numbers of statements: some, other ones each time."""
    with asking(0, lambda: None) as numbers:
        assert look(service(new())) == (GAMES, [])
    everything = range(1, next(numbers))
    wanted = request.config.getoption("--faults")
    if wanted == "all" or (request.config.getoption("--whole") and not wanted):
        return list(everything)
    return Random(request.node.name).sample(everything, min(int(wanted or FEW), len(everything)))


def fail(error: str) -> None:
    trouble = sqlite3.OperationalError("it fails")
    trouble.sqlite_errorcode = ERRORS[error]
    raise trouble


def test_whatever_statement_fails_every_game_is_counted(
    new: New, request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> None:
    chance, numbers = Random(request.node.name), chosen(request, new)
    for number in numbers:
        error, times = chance.choice(list(ERRORS)), chance.choice([1, inf])
        history = service(folder := new())
        with asking(number, partial(fail, error), times):
            games, said = look(history)
        about = f"statement {number} is {error}, {times} times: {said}"
        assert games == GAMES, about
        assert len(said) == 1 if times == inf else len(said) < 2, about
        assert look(history) == (GAMES, []), about
        assert look(service(folder)) == (GAMES, []), about
    record_property("faults statements", len(numbers))


def test_whatever_statement_is_the_last_the_next_start_counts_every_game(
    new: New, request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> None:
    numbers = chosen(request, new)
    for number in numbers:
        history = service(folder := new())
        if (child := os.fork()) == 0:
            with asking(number, partial(os._exit, KILLED)):
                look(history)
            os._exit(0)
        _child, status = os.waitpid(child, 0)
        assert os.waitstatus_to_exitcode(status) == KILLED
        assert look(service(folder)) == (GAMES, []), f"killed at statement {number}"
    record_property("faults last statements", len(numbers))


@contextmanager
def few_pages(share: float, size: int) -> Iterator[None]:
    Statements.pages = 1 + int(share * size / 4096)
    yield
    Statements.pages = 0


@contextmanager
def short_files(share: float, size: int) -> Iterator[None]:
    """No file can, so nor can what SQLite keeps beside it."""
    soft, hard = getrlimit(RLIMIT_FSIZE)
    setrlimit(RLIMIT_FSIZE, (int(share * size), hard))
    try:
        yield
    finally:
        setrlimit(RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("limit", [few_pages, short_files])
def test_wherever_the_disk_is_full_every_game_is_counted_and_nothing_set_aside(
    new: New, limit: Callable[[float, int], AbstractContextManager[None]], *, whole: bool
) -> None:
    look(service(calm := new()))
    size = (calm / FILE).stat().st_size
    steps = 40 if whole else 4
    for step in range(steps):
        history = service(folder := new())
        with limit(step / steps, size):
            games, said = look(history)
        about = f"full at {step} of {steps}: {said}"
        assert games == GAMES, about
        assert said == ["The history cannot be kept"] or (step > 0 and not said), about
        assert not history._library.quarantine_dir.exists(), about
        assert look(service(folder)) == (GAMES, []), about
