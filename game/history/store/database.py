"""The open database: what is known, what is new, and what was answered last."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from game.history.game_stats import CampaignStats
from game.history.store.rows import (
    CountedRecord,
    IndexedRecord,
    Stamp,
    episode_rows,
    leave_out,
    saga_row,
    take_in,
)
from game.history.store.schema import check, migrate
from game.library.files import OWN

PATIENCE: Final = 5.0  # seconds that another window may take
LARGE: Final = 32_000_000  # bytes, about 10,000 games: to look through more takes too long
SEEN: Final = """CREATE TEMP TABLE IF NOT EXISTS seen (
    id TEXT PRIMARY KEY, size INTEGER NOT NULL, changed INTEGER NOT NULL) WITHOUT ROWID"""
"""However many records there are, they need not all be in memory to be compared."""
NEWS: Final = """FROM seen LEFT JOIN games USING (id) WHERE id > :last
    AND (games.size, games.changed) IS NOT (seen.size, seen.changed)"""
GONE: Final = "SELECT id FROM games WHERE id NOT IN (SELECT id FROM seen)"
PAGE: Final = 1000  # rows that are read at once


class Store:
    """A database in the present shape. Belongs to the thread that has opened it."""

    def __init__(
        self, file: Path | None, patience: float = PATIENCE, *, thorough: bool = False
    ) -> None:
        """Open or make one; None: in memory. Raises sqlite3.Error and those of ``migrate``.

        A large one is looked through for damage only where that is wanted.
        """
        place = ":memory:" if file is None else file
        if file is not None and not file.exists():
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWN))  # for this player alone
        self.connection = sqlite3.connect(place, timeout=patience, isolation_level=None)
        try:
            self._prepare(kept=file is not None)
            if file is not None and (thorough or file.stat().st_size < LARGE):
                self._look_for_damage()
        except BaseException:
            self.connection.close()
            raise

    def _prepare(self, *, kept: bool) -> None:
        self.connection.execute("PRAGMA foreign_keys = ON")
        check(self.connection)  # before anything is changed: it may be somebody else's
        if kept:
            self.connection.execute("PRAGMA journal_mode = WAL")
            self.connection.execute("PRAGMA synchronous = NORMAL")
        migrate(self.connection)

    def _look_for_damage(self) -> None:
        found = self.connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    def known_records(self) -> dict[str, Stamp]:
        """The records that have been read, by the ids of their tables."""
        rows = self.connection.execute("SELECT id, size, changed FROM games")
        return {table: Stamp(size, changed) for table, size, changed in rows}

    def add(self, games: Iterable[CountedRecord]) -> None:
        """Take games in, or take them in anew; doing so twice changes nothing.

        Those that cannot be read (any more) are left out.
        """
        with self.transaction() as run:
            run.execute("UPDATE answers SET current = 0")
            for table, stamp, told in games:
                leave_out(run, table)
                if told is not None:
                    take_in(run, table, stamp, told)

    def see(self, records: Iterable[IndexedRecord]) -> None:
        """These are all records there are now; nothing is changed yet."""
        rows = ((table, *stamp) for table, stamp in records)
        self.connection.execute(SEEN)
        self.connection.execute("DELETE FROM seen")
        self.connection.execute("BEGIN")
        try:
            self.connection.executemany("INSERT INTO seen VALUES (?, ?, ?)", rows)
        finally:
            self.connection.execute("COMMIT")

    @property
    def unread(self) -> int:
        """How many of the records that were seen are not known as they are now."""
        return int(self.connection.execute(f"SELECT count(*) {NEWS}", {"last": ""}).fetchone()[0])

    def news(self) -> Iterator[IndexedRecord]:
        """Those, in the order of their ids; meanwhile they may be added."""
        last: str | None = ""
        question = f"SELECT id, seen.size, seen.changed {NEWS} ORDER BY id LIMIT {PAGE}"
        while last is not None:
            page = self.connection.execute(question, {"last": last}).fetchall()
            last = page[-1][0] if page else None
            for table, *stamp in page:
                yield IndexedRecord(table, Stamp(*stamp))

    def forget_gone(self) -> None:
        """Leave out games whose records were not seen."""
        gone = self.connection.execute(GONE).fetchall()
        if not gone:
            return
        with self.transaction() as run:
            run.execute("UPDATE answers SET current = 0")
            for (table,) in gone:
                leave_out(run, table)

    def answer(self, choice: str) -> tuple[bytes, bool] | None:
        """What was answered last, and whether nothing has changed since."""
        question = "SELECT CAST(report AS BLOB), current FROM answers WHERE choice = ?"
        row = self.connection.execute(question, (choice,)).fetchone()
        return None if row is None else (row[0], bool(row[1]))

    def keep_answer(self, choice: str, report: bytes) -> None:
        """Store the report for this filter."""
        with self.transaction() as run:
            run.execute("INSERT OR REPLACE INTO answers VALUES (?, ?, ?)", (choice, report, 1))

    def keep_campaigns(self, campaigns: Iterable[CampaignStats]) -> None:
        """These are all campaigns there are."""
        campaigns = list(campaigns)
        if self._knows(campaigns):
            return
        with self.transaction() as run:
            run.execute("DELETE FROM campaigns")
            run.execute("UPDATE answers SET current = 0")
            for each in campaigns:
                row = saga_row(each)
                run.execute("INSERT INTO campaigns VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
                rows = episode_rows(each)
                run.executemany("INSERT INTO chapters VALUES (?, ?, ?, ?, ?, ?)", rows)

    def _knows(self, campaigns: list[CampaignStats]) -> bool:
        """Whether these are the campaigns that were kept last."""
        told = [saga_row(each) for each in campaigns]
        episodes = [row for each in campaigns for row in episode_rows(each)]
        kept = self.connection.execute("SELECT * FROM campaigns").fetchall()
        chapters = self.connection.execute("SELECT * FROM chapters").fetchall()
        return sorted(kept) == sorted(told) and sorted(chapters) == sorted(episodes)

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """A transaction: committed as a whole or rolled back."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield self.connection
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:  # a full disk has ended it already
                self.connection.execute("ROLLBACK")
            raise
