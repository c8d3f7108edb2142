"""The history at work: a database, what it is filled from, and what to do when it fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from game.history.chronicle import Pause
from game.history.export import Table, write_csv
from game.history.questions import ask
from game.history.reading import Progress, catch_up
from game.history.report import Filter, Report
from game.history.store import PATIENCE, Store, close_quietly, open_store
from game.library import Library, News
from game.words import N_

T = TypeVar("T")
UNREAD: Final = News(N_("The history cannot be read"), N_("{trouble}. Games are safe."))


class Desk:
    """Belongs to one thread. ``news`` are what the player should be told."""

    def __init__(
        self, library: Library, patience: float = PATIENCE, pause: Pause = lambda: None
    ) -> None:
        self.news: list[News] = []
        self._library = library
        self._patience = patience
        self._pause = pause
        self._store: Store | None = None
        self.skipped = 0  # records that nobody could read

    def reports(self, choice: Filter, progress: Progress) -> Iterator[Report]:
        """What is known at once, and then, if there are new records, what they add."""
        known = self._try(lambda store: ask(store.connection, choice, self.skipped))
        if known is not None and known.all_games:
            yield known
        self.read(progress)
        now = self._try(lambda store: ask(store.connection, choice, self.skipped))
        if now is not None:
            yield now

    def read(self, progress: Progress = lambda *_: None) -> None:
        """Take in the records that are new."""
        skipped = self._try(lambda store: catch_up(store, self._library, progress, self._pause))
        self.skipped = self.skipped if skipped is None else skipped

    def csv(self) -> Table | None:
        """All games as a text; None where there is news why not."""
        return self._try(lambda store: write_csv(store.connection))

    def close(self) -> None:
        """Let go of the database."""
        if self._store is not None:
            close_quietly(self._store)
            self._store = None

    def _try(self, work: Callable[[Store], T]) -> T | None:
        """Do it; a database that fails meanwhile is opened again, which sets it right."""
        try:
            return work(self._open())
        except sqlite3.Error:
            self.close()
        try:
            return work(self._open())
        except sqlite3.Error as trouble:
            self.close()
            self.news.append(UNREAD.said(trouble=trouble))
        return None

    def _open(self) -> Store:
        if self._store is None:
            self._store, news = open_store(
                self._library.places.data, self._library.shelter, self._patience
            )
            if news is not None and news not in self.news:
                self.news.append(news)
        return self._store
