"""From the records in the library to the history: only what it does not know yet is read."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

from game.catalogue import SHELF
from game.history.evenings import keep_evenings, read_evenings
from game.history.game_stats import ODD, Pause, counter_of
from game.history.store import Stamp, Store
from game.library import Library
from game.library.save import read_save
from game.records import RecordError, check_id

Progress = Callable[[int, int], None]
"""Hears how many of how many records are read."""


def catch_up(
    store: Store, library: Library, progress: Progress, pause: Pause = lambda: None
) -> int:
    """Read what is new, forget what is gone; gives how many records had to be left out.

    Raises sqlite3.Error.
    """
    data = library.folders.data
    store.keep_campaigns(saga for game in SHELF for saga in counter_of(game).sagas(data))
    keep_evenings(store, read_evenings(data))
    try:
        found = _records(library.finished)
    except OSError:
        return 0  # what cannot be seen now is not gone
    known = store.known()
    gone = known.keys() - found.keys()
    if gone:
        store.forget(gone)
    new = [table for table, stamp in found.items() if known.get(table) != stamp]
    skipped = 0
    for done, table in enumerate(sorted(new)):
        progress(done, len(new))
        try:
            check_id(table, "file")
            save = read_save(library.finished / f"{table}.json")
            told = counter_of(save.record.game).count_game(save, pause)
        except (RecordError, *ODD):
            skipped += 1  # and tried again next time: perhaps by a version that can read it
            store.forget({table} & known.keys())
            continue
        store.add(table, found[table], told)
        pause()
    return skipped


def _records(folder: Path) -> dict[str, Stamp]:
    """Every record of a finished game. Raises OSError where nobody can look."""
    if not folder.exists():
        return {}
    found = {}
    for file in folder.iterdir():
        if file.suffix == ".json" and not file.name.startswith("."):
            with contextlib.suppress(OSError):  # gone in this moment
                about = file.stat()
                found[file.stem] = Stamp(about.st_size, about.st_mtime_ns)
    return found
