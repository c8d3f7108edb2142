"""The finished games that the history has heard of, in their order, without reading all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

PATIENCE: Final = 0.05  # seconds that another window may hold the database
MOST: Final = 500  # ids in a question: older versions of SQLite take 999
ENDED: Final = """SELECT CAST(finished AS TEXT), CAST(id AS TEXT) FROM games WHERE rowid <= ?"""
"""What comes in while the list is shown is not in it, so that nothing moves on a page."""


class EndedTable(NamedTuple):
    """A game and when it ended, as a text that sorts: the later one is the greater one."""

    when: str
    table: str


class IndexedGames:
    """The part of a list that the history knows; empty where it cannot be asked at once."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._hidden: tuple[str, ...] = ()
        found = self._ask("SELECT max(rowid), count(*) FROM games")
        newest, everything = next(iter(found), (0, 0))
        self._newest, self._all = int(newest or 0), int(everything)

    @property
    def count(self) -> int:
        """How many there are."""
        return self._all - len(self._hidden)

    def hide(self, tables: Iterable[str]) -> bool:
        """Leave these out, if it has heard of them; whether anything has changed by that."""
        tables = [each for each in tables if each not in self._hidden]
        strange = self.strange(tables)
        known = [each for each in tables if each not in strange]
        before = self._hidden
        self._hidden = (*before, *known)[:MOST]
        return self._hidden != before

    def some(self, start: int, stop: int) -> list[EndedTable]:
        """Those from the ``start``-th newest on, up to the ``stop``-th."""
        question = f"""{ENDED} AND id NOT IN ({_places(self._hidden)})
            ORDER BY finished DESC, id DESC LIMIT ? OFFSET ?"""
        found = self._ask(question, self._newest, *self._hidden, max(0, stop - start), start)
        return [EndedTable(*row) for row in found]

    def strange(self, tables: Sequence[str]) -> list[str]:
        """Which of these it has not heard of, in their order."""
        known: set[str] = set()
        for start in range(0, len(tables), MOST):
            some = tables[start : start + MOST]
            question = f"{ENDED} AND id IN ({_places(some)}) ORDER BY id"
            known |= {table for _when, table in self._ask(question, self._newest, *some)}
        return [table for table in tables if table not in known]

    def _ask(self, question: str, *about: int | str) -> list[tuple[Any, ...]]:
        """The answer of the database; nothing where it has none at once."""
        try:
            import sqlite3

            from game.history.store import FILE
        except ImportError:
            return []
        file = self._data / FILE
        if not file.is_file():
            return []
        try:
            with closing(sqlite3.connect(file, timeout=PATIENCE)) as database:
                database.execute("PRAGMA query_only = ON")
                return database.execute(question, about).fetchall()
        except (sqlite3.Error, ValueError):  # the history itself will see to what is wrong with it
            return []


def _places(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))
