"""Counts records: a few in this thread, many in processes beside it, one for each processor.

After an update that counts something new, or on another computer, every record is read again. In
a thread that leaves the pictures most of the time, 20,000 of them would take a quarter of an hour.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from game.bots.children import keep_behind, start
from game.history.game_stats import GameStats, YieldCallback
from game.history.reading.record import count_record
from game.history.store import CountedRecord, IndexedRecord

MANY: Final = 100
"""Records for which it is worth while to start processes."""
MOST: Final = 4  # processes
HELD: Final = 10  # records that a process has in hand
CALM: Final = 10_000  # things made before any are looked through: a fifth of the time, else
LOOK: Final = 0.05  # seconds until whoever waits for them is asked whether to go home


def count_records(
    folder: Path, news: Iterator[IndexedRecord], of: int, pause: YieldCallback
) -> Generator[CountedRecord, None, None]:
    """The numbers of every record in this folder that is news, in any order; ``of`` how many."""
    crew = [_Hand(folder) for _ in range(min(MOST, os.cpu_count() or 1))] if of >= MANY else []
    try:
        yield from _from_hands(crew, news, pause)
        for seen in news:  # all of them, where nobody helps
            yield CountedRecord(*seen, count_record(folder, seen.table, pause))
            pause()
    finally:
        for hand in crew:
            hand.close()


class _Hand:
    """A process that counts what it is given. If it ends, what it held is counted here."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: list[IndexedRecord] = []
        self.here: Connection | None = None
        self._process: BaseProcess | None = None
        with suppress(OSError):
            self.here, self._process = start(serve, "counting")

    @property
    def busy(self) -> bool:
        """Whether it has something in hand."""
        return bool(self._held)

    def give(self, news: Iterator[IndexedRecord]) -> None:
        """Let it count the next ones, if there are any and it can."""
        if self.here is None:
            return
        self._held = list(islice(news, HELD))
        if self._held:
            with suppress(OSError):  # then it does not answer either
                self.here.send((self._folder, [each.table for each in self._held]))

    def take(self) -> Iterator[CountedRecord]:
        """What it has counted."""
        assert self.here is not None
        held, self._held = self._held, []
        try:
            told: list[GameStats | None] = self.here.recv()
        except (EOFError, OSError):
            self.close()
            told = [count_record(self._folder, each.table) for each in held]
        for seen, one in zip(held, told, strict=True):
            yield CountedRecord(*seen, one)

    def close(self) -> None:
        """Nobody asks it any more; what it is at will be counted another time."""
        if self.here is not None and self._process is not None:
            self.here.close()
            self.here = None
            self._process.terminate()
            self._process.join(LOOK)


def _from_hands(
    crew: list[_Hand], news: Iterator[IndexedRecord], pause: YieldCallback
) -> Iterator[CountedRecord]:
    for hand in crew:
        hand.give(news)
    while busy := [hand for hand in crew if hand.busy]:
        pause()
        ready = wait([hand.here for hand in busy if hand.here is not None], LOOK)
        for hand in busy:
            if hand.here in ready:
                yield from hand.take()
                hand.give(news)


def serve(there: Connection) -> None:
    """The process: count whatever is asked for, until nobody is there to ask."""
    keep_behind()
    gc.freeze()
    gc.set_threshold(CALM, 20, 50)
    with suppress(EOFError, OSError, MemoryError):
        while True:
            folder, tables = there.recv()
            there.send([count_record(folder, table) for table in tables])
