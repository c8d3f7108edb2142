"""Opening the file of the database, and what to do where it cannot be used."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from game.history.store.database import PATIENCE, Store
from game.history.store.schema import ForeignDatabase, NewerHistory
from game.library import News
from game.library.files import make_folder, move_to_quarantine
from game.library.locks import Lock
from game.words import N_

FILE: Final = "history.sqlite3"
LOCK: Final = "history.lock"
BESIDE: Final = ("", "-wal", "-shm")  # what SQLite keeps in files of its own
PRIMARY: Final = 0xFF  # of an error's number: its kind
WAITING: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
PASSING: Final = WAITING | {sqlite3.SQLITE_FULL, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_IOERR}
"""Trouble that is over another time; the file itself may be as good as ever."""
UNREADABLE: Final = frozenset({sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ})
"""But not these: what cannot be read is as good as damaged."""

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


def open_store(
    folder: Path, shelter: Path, patience: float = PATIENCE, *, thorough: bool = False
) -> tuple[Store, News | None]:
    """The history in this folder, made anew where it must be; and what the player should know.

    ``thorough``: there was trouble with it, so it is looked through however large it is.
    """
    file = folder / FILE
    try:
        make_folder(folder)
        with _alone(folder / LOCK, patience):
            return _open(file, shelter, patience, thorough=thorough)
    except NewerHistory:
        return Store(None), NEWER.localize()
    except (sqlite3.Error, OSError) as trouble:
        return Store(None), why_unkept(trouble, folder)


def why_unkept(trouble: Exception, folder: Path) -> News:
    """Why there is a history in memory only."""
    return (
        BUSY.localize() if _number(trouble) & PRIMARY in WAITING else UNKEPT.localize(folder=folder)
    )


def _open(
    file: Path, shelter: Path, patience: float, *, thorough: bool
) -> tuple[Store, News | None]:
    try:
        if _can_be_written(file):
            return Store(file, patience, thorough=thorough), None
    except ForeignDatabase:
        pass
    except sqlite3.Error as trouble:
        number = _number(trouble)
        if number & PRIMARY in PASSING and number not in UNREADABLE:
            raise
    put_away(file, shelter)
    return Store(file, patience), SET_ASIDE.localize(folder=shelter)


def put_away(file: Path, shelter: Path) -> None:
    """Make room for a new database. Raises OSError."""
    # What is left of an old one beside a new one would be taken for a part of it.
    for ending in BESIDE:
        part = file.with_name(file.name + ending)
        if part.exists():
            move_to_quarantine(part, shelter)


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


def _number(trouble: Exception) -> int:
    number: int = getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return number


def close_quietly(store: Store) -> None:
    """Let go of a database that may be damaged."""
    with contextlib.suppress(sqlite3.Error):
        store.close()
