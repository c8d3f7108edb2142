"""A history in its file, and everything that stands there."""

import sqlite3
from pathlib import Path

from game.history.report import Filter
from game.history.service import HistoryService
from game.history.store import FILE
from game.library import Library

GOLDEN = Path(__file__).with_name("golden")
SHORT = 0.2  # seconds of patience
ALL = Filter("bug-council")
TABLES = ("games", "seats", "points", "tallies", "campaigns", "chapters")
Rows = dict[str, list[tuple[object, ...]]]


def rows(file: Path) -> Rows:
    connection = sqlite3.connect(file)
    found = {}
    for name in TABLES:
        question = f"SELECT * FROM {name}"  # noqa: S608  # a table of ours
        found[name] = sorted(connection.execute(question))
    connection.close()
    return found


def read(shelf: Library) -> HistoryService:
    service = HistoryService(shelf, SHORT)
    service.read()
    service.close()
    return service


def heard(service: HistoryService) -> str:
    (news,) = service.news
    return news.words


def database(shelf: Library) -> Path:
    return shelf.folders.data / FILE
