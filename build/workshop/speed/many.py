"""What a library of many thousands of finished games costs: ``build/dev.py workshop many N``.

The games lie in a temporary folder. The first ones are read as after an update that counts
something new; the history is told of all the others, as to read them takes the same time again.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Final, TypeVar

from build.bench.child import MEGABYTE, memory
from build.bench.filmed import CLOCK
from build.bench.turns import Aim
from build.workshop.speed.crowd import Crowd
from game.catalogue import FIRST
from game.history import Filter
from game.history.order import Games
from game.history.service import HistoryService
from game.history.store import open_store
from game.library import AppFolders, Library
from scenes.app import first_scene, starting_preferences
from scenes.options import Options
from scenes.shell.lists.games import ROWS

READ: Final = 4000
MEANT: Final = 20_000
CORES: Final = os.cpu_count() or 1
BATCH: Final = 1000
TRIES: Final = 5
AGAIN: Final = Aim(60.0, "s")
PAGE: Final = Aim(50.0, "ms")
FIRST_PAGE: Final = Aim(100.0, "ms")
ALIKE: Final = Aim(2.0, "ms")
FLAT: Final = Aim(20.0, "MB")

T = TypeVar("T")


def report(games: int) -> Iterator[str]:
    """Fill a library with so many games, measure and tell."""
    crowd = Crowd()
    with tempfile.TemporaryDirectory(prefix="many-") as folder:
        library = Library(AppFolders.within(Path(folder) / "full"))
        yield f"MANY GAMES: {games:,} (milliseconds of the thread that waits, unless it says more)"
        yield from _rebuild(library, crowd, min(games, READ))
        yield from _fill(library, crowd, range(min(games, READ), games))
        yield from _history(library, crowd, games)
        yield from _replays(library, games)
        yield from _title(library, Library(AppFolders.within(Path(folder) / "empty")))


def _rebuild(library: Library, crowd: Crowd, games: int) -> Iterator[str]:
    """Read every record, as many as there are at first."""
    crowd.write(library.finished_folder, range(games))
    service, heard = HistoryService(library), 0

    def hear(_done: int, _of: int) -> None:
        nonlocal heard
        heard += 1

    before, began, worked = memory(), perf_counter(), _worked()
    service.read(hear)
    took = perf_counter() - began
    worked = _worked() - worked
    share = MEANT / games
    yield AGAIN.judge(f"{MEANT:,} records read again, on all {CORES} cores", worked * share / CORES)
    yield f"    by the wall, with whatever else went on: {took * share:.0f} s"
    yield f"    progress was told {heard:,} times for {games:,} games"
    yield FLAT.judge("memory that this has taken", memory() - before)
    service.close()


def _fill(library: Library, crowd: Crowd, numbers: range) -> Iterator[str]:
    """Files and history of the other games."""
    crowd.write(library.finished_folder, numbers)
    data = library.folders.data
    store, _news = open_store(data, library.quarantine_dir)
    games = crowd.counted(library.finished_folder, numbers)
    while batch := list(islice(games, BATCH)):
        store.add(batch)
    store.close()
    size = (data / "history.sqlite3").stat().st_size / MEGABYTE
    yield f"    the history's database holds {size:.0f} MB"


def _history(library: Library, crowd: Crowd, games: int) -> Iterator[str]:
    """Its pages, at once and after one more game; and the look for what is new."""
    before, choice = memory(), Filter(FIRST)
    service = HistoryService(library)
    took, _all = _timed(lambda: list(service.reports(choice, lambda *_: None)))
    yield f"    every figure of {FIRST} added up, behind the pages: {took:.0f} ms"
    service.close()
    crowd.write(library.finished_folder, [games])
    service = HistoryService(library)
    reports = service.reports(choice, lambda *_: None)
    took, _first = _timed(lambda: next(reports), perf_counter)
    yield FIRST_PAGE.judge("the history's first page, by the wall", took)
    took, _next = _timed(lambda: list(reports))
    yield f"    and with the game that has just ended, behind the page: {took:.0f} ms"
    took, _read = _timed(service.read)
    yield f"    a look for what is new: {took:.0f} ms"
    service.close()
    yield FLAT.judge("memory that the history has taken", memory() - before)


def _replays(library: Library, games: int) -> Iterator[str]:
    """The list: its first page, the next one, and the very last."""
    before = memory()
    took, listed = min((_timed(lambda: _listed(library)) for _ in range(TRIES)), key=_first_of)
    yield PAGE.judge("the list of replays with its first page", took)
    for name, start in (("second", ROWS), ("last", games - games % ROWS)):
        took = min(_timed(partial(_page, listed, start))[0] for _ in range(TRIES))
        yield PAGE.judge(f"its {name} page", took)
    yield FLAT.judge("memory that the list has taken", memory() - before)


def _listed(library: Library) -> Games:
    games = Games(library)
    _page(games, 0)
    return games


def _page(games: Games, start: int) -> None:
    for game in games.some(start, start + ROWS):
        games.row(game)


def _title(full: Library, empty: Library) -> Iterator[str]:
    """The title beside that of somebody who has played nothing."""
    options = Options(speed="off")

    def opened(library: Library) -> float:
        return min(
            _timed(lambda: first_scene(options, starting_preferences(options, library), library))[0]
            for _ in range(TRIES)
        )

    opened(empty)
    bare, many = opened(empty), opened(full)
    yield ALIKE.judge("the title more than that of an empty library", many - bare)


def _worked() -> float:
    """Seconds of all processors so far, in this process and those that it has ended."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def _first_of(timed: tuple[float, object]) -> float:
    return timed[0]


def _timed(work: Callable[[], T], clock: Callable[[], float] = CLOCK) -> tuple[float, T]:
    """Milliseconds, and what came of it."""
    began = clock()
    done = work()
    return 1000 * (clock() - began), done


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, metavar="N", help="how many")
    for line in report(parser.parse_args().games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
