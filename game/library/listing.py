"""The lists of a library: which tables are in progress, which games are finished."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game.library.closed import BROKEN, NEWER, CannotOpen, lock_table
from game.library.files import write_durably
from game.library.generations import PATTERN, latest
from game.library.keeper import News, remove
from game.library.save import Save, read_save
from game.records import NewerRecord, RecordError, write_record


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in the list: what its newest save says, or why there is nothing to say."""

    id: str
    saved: datetime
    save: Save | None = None
    trouble: News | None = None


def list_tables(tables: Path, finished: Path, shelter: Path) -> list[Listed]:
    """The tables in progress; those that are over move to the finished games."""
    listed = []
    for folder in [folder for folder in inside(tables) if folder.is_dir()]:
        with contextlib.suppress(OSError):
            if (table := _look(folder, finished, shelter)) is not None:
                listed.append(table)
    return listed


def list_finished(finished: Path) -> list[Listed]:
    """The finished games that can be read."""
    listed = []
    with contextlib.suppress(OSError):
        for file in finished.glob("*.json"):
            with contextlib.suppress(RecordError):
                save = read_save(file)
                listed.append(Listed(file.stem, save.label.saved, save))
    return listed


def newest_first(listed: list[Listed]) -> list[Listed]:
    """The last played first."""
    return sorted(listed, key=lambda game: game.saved, reverse=True)


def inside(parent: Path) -> list[Path]:
    """What lies in a folder."""
    try:
        return list(parent.iterdir())
    except OSError:
        return []  # nothing was ever saved here, or nothing can be read


def _look(folder: Path, finished: Path, shelter: Path) -> Listed | None:
    """A table's entry in the list. Raises OSError."""
    try:
        save = latest(folder)
    except NewerRecord:
        return Listed(folder.name, _changed(folder), trouble=NEWER.said())
    if save is not None and save.label.over:
        _finish(folder, save, finished)
        return None
    if save is not None:
        return Listed(folder.name, save.label.saved, save)
    if any(folder.glob(PATTERN)):
        return Listed(folder.name, _changed(folder), trouble=BROKEN.said(folder=shelter))
    return None


def _finish(folder: Path, save: Save, finished: Path) -> None:
    """Move a game to the finished ones that was cut short between its end and that."""
    with contextlib.suppress(CannotOpen):
        lock = lock_table(folder)
        if lock is not None:
            lock.release()
        finished.mkdir(parents=True, exist_ok=True)
        data = write_record(save.record).encode()
        write_durably(finished / f"{folder.name}.json", data)
        remove(folder)


def _changed(folder: Path) -> datetime:
    return datetime.fromtimestamp(folder.stat().st_mtime, UTC)
