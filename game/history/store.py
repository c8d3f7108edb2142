"""The database of finished games: a cache, which may be lost, set aside and filled again.

The records are the truth. So whatever is wrong with the file of the database, it is put away,
never deleted, and another one is made; where that is impossible, one in memory does.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from game.fair.piles import write_piles
from game.history.game_stats import GameStats, Saga
from game.history.schema import ForeignDatabase, NewerHistory, check, migrate
from game.library import News
from game.library.files import OWN, make_folder, set_aside
from game.library.locks import Lock
from game.words import N_

FILE: Final = "history.sqlite3"
LOCK: Final = "history.lock"
BESIDE: Final = ("", "-wal", "-shm")  # what SQLite keeps in files of its own
PATIENCE: Final = 5.0  # seconds that another window may take
PRIMARY: Final = 0xFF  # of an error's number: its kind
WAITING: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})

SET_ASIDE: Final = News(
    N_("The history was rebuilt"),
    N_(
        "Its file was damaged and has been moved to {folder}. No game is lost: all records "
        "were read again."
    ),
)
NEWER: Final = News(
    N_("History from a newer version"),
    N_("It is left untouched. This version counts the records afresh each time."),
)
BUSY: Final = News(
    N_("The history is in use"),
    N_("Another program is using its file. For now the records are counted directly."),
)
UNKEPT: Final = News(
    N_("The history cannot be kept"),
    N_("Its file cannot be written in {folder}. The records are counted afresh each time."),
)


class Stamp(NamedTuple):
    """By what a record is known: if this changes, it is read again."""

    size: int
    changed: int


class Store:
    """A database in the present shape. Belongs to the thread that has opened it."""

    def __init__(self, file: Path | None, patience: float = PATIENCE) -> None:
        """Open or make one; None: in memory. Raises sqlite3.Error and those of ``migrate``."""
        place = ":memory:" if file is None else file
        if file is not None and not file.exists():
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWN))  # for this player alone
        self.connection = sqlite3.connect(place, timeout=patience, isolation_level=None)
        try:
            self._prepare(kept=file is not None)
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
        if kept:
            found = self.connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(found)

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    def known(self) -> dict[str, Stamp]:
        """The records that have been read, by the ids of their tables."""
        rows = self.connection.execute("SELECT id, size, changed FROM games")
        return {table: Stamp(size, changed) for table, size, changed in rows}

    def add(self, table: str, stamp: Stamp, told: GameStats) -> None:
        """Take a game in, or take it in anew; doing so twice changes nothing."""
        with self.changing() as run:
            run.execute("DELETE FROM games WHERE id = ?", (table,))
            run.execute("UPDATE answers SET current = 0")
            run.execute(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(table, *stamp, told.game, told.edition, told.begun, told.finished),
                    *(told.people, told.opponent, told.campaign, told.decided),
                ),
            )
            if told.day:
                run.execute("INSERT INTO days VALUES (?, ?)", (table, told.day))
            dealt = [
                (table, number, each.sum, write_piles(each.piles))
                for number, each in enumerate(told.dealt)
            ]
            run.executemany("INSERT INTO dealt VALUES (?, ?, ?, ?)", dealt)
            if told.stake is not None:
                run.execute("INSERT INTO stakes VALUES (?, ?)", (table, told.stake))
            for seat, chair in enumerate(told.chairs):
                run.execute(
                    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        *(table, seat, chair.name, chair.player.value, chair.level, chair.colour),
                        *(chair.score, chair.carried, chair.place, chair.won),
                    ),
                )
                points, tallies = (
                    _rows(table, seat, chair.points),
                    _rows(table, seat, chair.tallies),
                )
                run.executemany("INSERT INTO points VALUES (?, ?, ?, ?, ?)", points)
                run.executemany("INSERT INTO tallies VALUES (?, ?, ?, ?, ?)", tallies)
                deeds = [(table, seat, *each) for each in chair.deeds]
                run.executemany("INSERT INTO deeds VALUES (?, ?, ?, ?, ?)", deeds)

    def forget(self, tables: Iterable[str]) -> None:
        """Leave out games whose records are gone."""
        gone = [(table,) for table in tables]
        if not gone:
            return
        with self.changing() as run:
            run.executemany("DELETE FROM games WHERE id = ?", gone)
            run.execute("UPDATE answers SET current = 0")

    def answer(self, choice: str) -> tuple[bytes, bool] | None:
        """What was answered last, and whether nothing has changed since."""
        question = "SELECT CAST(report AS BLOB), current FROM answers WHERE choice = ?"
        row = self.connection.execute(question, (choice,)).fetchone()
        return None if row is None else (row[0], bool(row[1]))

    def keep_answer(self, choice: str, report: bytes) -> None:
        """This is the answer now."""
        with self.changing() as run:
            run.execute("INSERT OR REPLACE INTO answers VALUES (?, ?, ?)", (choice, report, 1))

    def keep_campaigns(self, campaigns: Iterable[Saga]) -> None:
        """These are all campaigns there are."""
        campaigns = list(campaigns)
        if self._knows(campaigns):
            return
        with self.changing() as run:
            run.execute("DELETE FROM campaigns")
            run.execute("UPDATE answers SET current = 0")
            for each in campaigns:
                row = _saga_row(each)
                run.execute("INSERT INTO campaigns VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
                rows = _episode_rows(each)
                run.executemany("INSERT INTO chapters VALUES (?, ?, ?, ?, ?, ?)", rows)

    def _knows(self, campaigns: list[Saga]) -> bool:
        """Whether these are the campaigns that were kept last."""
        told = [_saga_row(each) for each in campaigns]
        episodes = [row for each in campaigns for row in _episode_rows(each)]
        kept = self.connection.execute("SELECT * FROM campaigns").fetchall()
        chapters = self.connection.execute("SELECT * FROM chapters").fetchall()
        return sorted(kept) == sorted(told) and sorted(chapters) == sorted(episodes)

    @contextmanager
    def changing(self) -> Iterator[sqlite3.Connection]:
        """All of it or nothing."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield self.connection
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:  # a full disk has ended it already
                self.connection.execute("ROLLBACK")
            raise


def _rows(
    table: str, seat: int, numbers: Mapping[tuple[int, str], int]
) -> list[tuple[str, int, int, str, int]]:
    return [(table, seat, part, what, count) for (part, what), count in numbers.items() if count]


def _saga_row(told: Saga) -> tuple[str | int, ...]:
    who = told.id, told.game, told.name, told.colour
    return *who, told.begun, told.played, int(told.over), int(told.victory)


def _episode_rows(told: Saga) -> list[tuple[str, int, str, str, int, int]]:
    return [
        (told.id, number, one.opponent, one.table, one.human, one.other)
        for number, one in enumerate(told.episodes, 1)
    ]


def open_store(
    folder: Path, shelter: Path, patience: float = PATIENCE
) -> tuple[Store, News | None]:
    """The history in this folder, made anew where it must be; and what the player should know."""
    file = folder / FILE
    try:
        make_folder(folder)
        with _alone(folder / LOCK, patience):
            return _open(file, shelter, patience)
    except NewerHistory:
        return Store(None), NEWER.said()
    except sqlite3.Error as trouble:
        return Store(None), BUSY.said() if _is_waiting(trouble) else UNKEPT.said(folder=folder)
    except OSError:
        return Store(None), UNKEPT.said(folder=folder)


def _open(file: Path, shelter: Path, patience: float) -> tuple[Store, News | None]:
    """Raises what opening a second time raises."""
    try:
        if _can_be_written(file):
            return Store(file, patience), None
    except ForeignDatabase:
        pass
    except sqlite3.Error as trouble:
        if _is_waiting(trouble):
            raise
    put_away(file, shelter)
    return Store(file, patience), SET_ASIDE.said(folder=shelter)


def put_away(file: Path, shelter: Path) -> None:
    """Make room for a new database. Raises OSError."""
    # What is left of an old one beside a new one would be taken for a part of it.
    for ending in BESIDE:
        part = file.with_name(file.name + ending)
        if part.exists():
            set_aside(part, shelter)


@contextmanager
def _alone(file: Path, patience: float) -> Iterator[None]:
    """One window after the other, so that nobody sets aside what another has just made."""
    ends = time.monotonic() + patience
    while (lock := Lock.take(file)) is None and time.monotonic() < ends:
        time.sleep(0.02)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _can_be_written(file: Path) -> bool:
    """SQLite says so only at the first change. Opening it would drop the locks of this program."""
    effective = os.access in os.supports_effective_ids
    return not file.exists() or os.access(file, os.W_OK, effective_ids=effective)


def _is_waiting(trouble: sqlite3.Error) -> bool:
    number = getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return number & PRIMARY in WAITING


def close_quietly(store: Store) -> None:
    """Let go of a database that may be damaged."""
    with contextlib.suppress(sqlite3.Error):
        store.close()
