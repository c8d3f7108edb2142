"""From the records in the library to the history: only what it does not know yet is read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from itertools import islice
from pathlib import Path
from typing import Final

from game.catalogue import SHELF
from game.history.evenings import keep_evenings, read_evenings
from game.history.game_stats import YieldCallback, counter_of
from game.history.reading.crew import count_records
from game.history.reading.record import ENDING
from game.history.store import CountedRecord, IndexedRecord, Stamp, Store
from game.library import Library

__all__ = ["Progress", "catch_up"]

TOGETHER: Final = 50
"""Games that are written down at once: a commit takes as long as to count one of them."""

Progress = Callable[[int, int], None]
"""Hears how many of how many records are read."""


def catch_up(
    store: Store, library: Library, progress: Progress, pause: YieldCallback = lambda: None
) -> int:
    """Read what is new, forget what is gone; gives how many records had to be left out.

    However many there are, no more of them are held in memory than are read together.

    Raises sqlite3.Error, and OSError where nobody can look: what cannot be seen now is not gone.
    """
    folder, data = library.finished_folder, library.folders.data
    store.keep_campaigns(saga for game in SHELF for saga in counter_of(game).sagas(data))
    keep_evenings(store, read_evenings(data))
    store.see(_records(folder, pause))
    store.forget_gone()
    of, skipped = store.unread, 0
    with closing(count_records(folder, store.news(), of, pause)) as games:
        heard = _report_progress(games, of, progress)
        while together := list(islice(heard, TOGETHER)):
            store.add(together)
            skipped += sum(each.told is None for each in together)
    return skipped


def _report_progress(
    games: Iterator[CountedRecord], of: int, progress: Progress
) -> Iterator[CountedRecord]:
    """Pass the games through and report progress for each."""
    for done in range(of):
        progress(done, of)
        if (game := next(games, None)) is None:
            return
        yield game


def _records(folder: Path, pause: YieldCallback) -> Iterator[IndexedRecord]:
    """Every record of a finished game. Raises OSError where nobody can look."""
    if not folder.exists():
        return
    with os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(ENDING) and not file.name.startswith("."):
                with suppress(OSError):  # gone in this moment
                    about = file.stat()
                    yield IndexedRecord(
                        file.name[: -len(ENDING)], Stamp(about.st_size, about.st_mtime_ns)
                    )
            pause()
