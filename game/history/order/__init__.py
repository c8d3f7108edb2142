"""Every game that can be watched, the newest first: many thousands are listed at once.

Which came when, the history knows, and is asked for one page at a time; a record itself is read
when its row is seen. What the history has not heard of yet is looked for in the folder, a little in
every picture where that is large, and is asked for its date, or goes by that of its file where
there are too many.
"""

from __future__ import annotations

import os
from bisect import insort
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Final

from game.clock import from_seconds, world
from game.history.order.indexed import EndedTable, IndexedGames
from game.library import Library, ListedTable, News
from game.library.save import read_save
from game.records import RecordError
from game.words import N_

ASKED: Final = 50  # records that are read for their date alone
KEPT: Final = 60  # records that were seen last
AT_ONCE: Final = 2000  # files that the first picture waits for
TOGETHER: Final = 500  # files that are asked about at once
RECORD: Final = ".json"
UNREADABLE: Final = News(
    N_("This game cannot be read"),
    N_("Its record is damaged: {trouble}. Nothing was deleted: it is in {folder}."),
)


class Games:
    """All games of a library, by how new they are; ``running`` are the ids of those in progress.

    ``complete``: the whole folder has been looked through.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._read: OrderedDict[str, ListedTable] = OrderedDict()
        self._tables = {table.id: table for table in library.tables() if table.save is not None}
        self.running = frozenset(self._tables)
        self._heard = IndexedGames(library.folders.data)
        self._heard.hide(self.running)
        self._running = sorted(
            EndedTable(_sort_key(each.saved), each.id) for each in self._tables.values()
        )
        self._unheard: list[EndedTable] = []  # the newest last, as the others
        self._asked = 0
        self._files = _names(library.finished_folder)
        self.complete = False
        self._look_through(AT_ONCE)

    def read_ahead(self, seconds: float) -> None:
        """Go on looking through the folder, no longer than this but for a first few files."""
        ends = perf_counter() + seconds
        while not self.complete:
            self._look_through(TOGETHER)
            if perf_counter() > ends:
                return

    def count(self, *, running: bool = True, finished: bool = True) -> int:
        """How many there are by now, of those in progress or finished or both."""
        ended = len(self._unheard) + self._heard.count
        return len(self._running) * running + ended * finished

    def some(
        self, start: int, stop: int, *, running: bool = True, finished: bool = True
    ) -> list[str]:
        """The ids of the ``start``-th newest and those that follow, up to the ``stop``-th."""
        beside = sorted([*self._running] * running + [*self._unheard] * finished, reverse=True)
        if not finished:
            return [each.table for each in beside[start:stop]]
        while True:
            found = self._merge(beside, start, stop)
            if not self._heard.hide(filter(self._is_gone, found)):
                return found

    def _merge(self, beside: Sequence[EndedTable], start: int, stop: int) -> list[str]:
        """The same out of those of which the history knows nothing, and of which it does."""
        before = self._come_before(start, beside)
        heard = self._heard.some(start - before, stop - before)
        both = sorted([*heard, *beside[before : before + stop - start]], reverse=True)
        return [each.table for each in both[: stop - start]]

    def _is_gone(self, game: str) -> bool:
        """Whether its record was deleted, of which the history has not heard yet."""
        file = self._library.finished_folder / f"{game}{RECORD}"
        return game not in self._tables and not file.exists()

    def has_read(self, game: str) -> bool:
        """Whether a row of this game can be told without reading its record."""
        return game in self._tables or game in self._read

    def row(self, game: str) -> ListedTable:
        """What a row says of a game, or why it says nothing."""
        if game in self._tables:
            return self._tables[game]
        if game not in self._read:
            self._read[game] = _list_file(self._library.finished_folder / f"{game}{RECORD}")
            if len(self._read) > KEPT:
                self._read.popitem(last=False)
        return self._read[game]

    def _come_before(self, place: int, beside: Sequence[EndedTable]) -> int:
        """How many of these are newer than the game at this place, the newest of them first."""
        least, most = max(0, place - self._heard.count), min(place, len(beside))
        while least < most:
            middle = (least + most) // 2
            other = self._heard.some(place - middle - 1, place - middle)
            if other and beside[middle] < other[0]:
                most = middle
            else:
                least = middle + 1
        return least

    def _look_through(self, most: int) -> None:
        """Look for what the history has not heard of among so many files."""
        names = list(islice(self._files, most))
        self.complete = len(names) < most
        new = self._heard.strange([name for name in names if name not in self._tables])
        self._asked += len(new)
        for game in new:
            when = self.row(game).saved if self._asked <= ASKED else self._time_of_change(game)
            insort(self._unheard, EndedTable(_sort_key(when), game))

    def _time_of_change(self, game: str) -> datetime:
        return _change_time(self._library.finished_folder / f"{game}{RECORD}")


def _list_file(file: Path) -> ListedTable:
    try:
        save = read_save(file)
    except RecordError as refusal:
        news = UNREADABLE.localize(trouble=refusal, folder=file.parent)
        return ListedTable(file.stem, _change_time(file), trouble=news)
    return ListedTable(file.stem, save.label.saved, save)


def _sort_key(moment: datetime) -> str:
    """A moment as the history writes it, only finer."""
    return world(moment).isoformat(timespec="microseconds")


def _names(folder: Path) -> Iterator[str]:
    """The ids of all finished games; none where nothing was ever finished or can be read."""
    with suppress(OSError), os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(RECORD) and not file.name.startswith("."):
                yield file.name[: -len(RECORD)]


def _change_time(file: Path) -> datetime:
    try:
        return from_seconds(file.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        return from_seconds(0)
