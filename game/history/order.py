"""Every game that can be watched, the newest first: many thousands are listed at once.

Which came when, the history knows; a record itself is read when its row is seen. What the history
has not heard of yet is asked for its date, or goes by that of its file where there are too many.
"""

from __future__ import annotations

import contextlib
import os
from collections import OrderedDict
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from game.library import Library, Listed, News
from game.library.save import read_save
from game.records import RecordError
from game.words import N_

ASKED: Final = 50  # records that are read for their date alone
KEPT: Final = 60  # records that were seen last
RECORD: Final = ".json"
PATIENCE: Final = 0.05  # seconds that another window may hold the database
UNREADABLE: Final = News(
    N_("This game cannot be read"),
    N_("Its record is damaged: {trouble}. Nothing was deleted: it is in {folder}."),
)


class Games:
    """All games of a library, by their ids; ``running`` are those in progress."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._read: OrderedDict[str, Listed] = OrderedDict()
        self._running = {table.id: table for table in library.tables() if table.save is not None}
        dates = self._dates()
        dates |= {table.id: _sorting(table.saved) for table in self._running.values()}
        self.ids = sorted(dates, key=lambda game: (dates[game], game), reverse=True)

    @property
    def running(self) -> frozenset[str]:
        """The games in progress."""
        return frozenset(self._running)

    def has_read(self, game: str) -> bool:
        """Whether a row of this game can be told without reading its record."""
        return game in self._running or game in self._read

    def listed(self, game: str) -> Listed:
        """What a row says of a game, or why it says nothing."""
        if game in self._running:
            return self._running[game]
        if game not in self._read:
            self._read[game] = _listed(self._library.finished / f"{game}{RECORD}")
            if len(self._read) > KEPT:
                self._read.popitem(last=False)
        return self._read[game]

    def _dates(self) -> dict[str, str]:
        """When each finished game ended, as texts that sort."""
        folder = self._library.finished
        names = _names(folder)
        known = _known(self._library.folders.data)
        dates = {game: known[game] for game in names if game in known}
        new = [game for game in names if game not in known]
        for game in new:
            few = len(new) <= ASKED
            when = self.listed(game).saved if few else _changed(folder / f"{game}{RECORD}")
            dates[game] = _sorting(when)
        return dates


def _listed(file: Path) -> Listed:
    try:
        save = read_save(file)
    except RecordError as refusal:
        news = UNREADABLE.said(trouble=refusal, folder=file.parent)
        return Listed(file.stem, _changed(file), trouble=news)
    return Listed(file.stem, save.label.saved, save)


def _sorting(moment: datetime) -> str:
    """A moment as the history writes it, only finer."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def _names(folder: Path) -> list[str]:
    """The ids of all finished games."""
    try:
        with os.scandir(folder) as found:
            files: Iterable[str] = [each.name for each in found]
    except OSError:
        return []  # nothing was ever finished here, or nothing can be read
    return [file[: -len(RECORD)] for file in files if file.endswith(RECORD) and file[0] != "."]


def _known(folder: Path) -> dict[str, str]:
    """What the history has heard of; nothing where it cannot be asked at once."""
    try:
        import sqlite3

        from game.history.store import FILE
    except ImportError:
        return {}
    file = folder / FILE
    if not file.is_file():
        return {}
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=PATIENCE)) as database:
            database.execute("PRAGMA query_only = ON")
            return dict(database.execute("SELECT id, CAST(finished AS TEXT) FROM games"))
    except (sqlite3.Error, ValueError):  # the history itself will see to what is wrong with it
        return {}


def _changed(file: Path) -> datetime:
    try:
        return datetime.fromtimestamp(file.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
