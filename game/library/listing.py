"""The lists of a library: which tables are in progress, which games are finished."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from game.clock import from_seconds
from game.library.autosave import News
from game.library.files import delete_folder, make_folder, write_durably
from game.library.save import Save, read_save
from game.library.save_rotation import is_over, latest, saves_in
from game.library.table_lock import BROKEN, NEWER, UNREADABLE, CannotOpen, lock_table
from game.records import NewerRecord, RecordError, UnreadableRecord, write_record

LONG_AGO: Final = from_seconds(0)


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in the list: what its newest save says, or why there is nothing to say."""

    id: str
    saved: datetime
    save: Save | None = None
    trouble: News | None = None


def list_tables(tables: Path, finished: Path) -> list[ListedTable]:
    """The tables in progress; those that are over move to the finished games.

    Raises:
        OSError: Nobody can say which there are.
    """
    listed = []
    for folder in [folder for folder in inside(tables) if not folder.name.startswith(".")]:
        try:
            table = _look(folder, finished) if folder.is_dir() else None
        except (FileNotFoundError, NotADirectoryError):
            continue  # gone meanwhile
        except OSError as trouble:
            table = ListedTable(
                folder.name, LONG_AGO, trouble=UNREADABLE.localize(trouble=trouble.strerror)
            )
        if table is not None:
            listed.append(table)
    return listed


def list_finished(finished: Path) -> list[ListedTable]:
    """The finished games that can be read."""
    listed = []
    with contextlib.suppress(OSError):
        for file in finished.glob("*.json"):
            with contextlib.suppress(RecordError):
                save = read_save(file)
                listed.append(ListedTable(file.stem, save.label.saved, save))
    return listed


def newest_first(listed: list[ListedTable]) -> list[ListedTable]:
    """The last played first."""
    return sorted(listed, key=lambda game: game.saved, reverse=True)


def inside(parent: Path) -> list[Path]:
    """What lies in a folder. Raises OSError where nobody can say."""
    try:
        return list(parent.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return []  # nothing was ever saved here


def holds_any(parent: Path) -> bool:
    """Whether anything lies in a folder: asked for every picture of the title."""
    try:
        with os.scandir(parent) as found:
            return next(found, None) is not None
    except OSError:
        return False


def _look(folder: Path, finished: Path) -> ListedTable | None:
    """A table's entry in the list. Raises OSError."""
    try:
        save = latest(folder)
    except NewerRecord:
        return ListedTable(folder.name, _change_time(folder), trouble=NEWER.localize())
    except UnreadableRecord as trouble:
        return ListedTable(
            folder.name, _change_time(folder), trouble=UNREADABLE.localize(trouble=trouble)
        )
    if save is not None and save.label.over and is_over(save):
        _finish(folder, save, finished)
        return None
    if save is not None and _is_finished(folder, save, finished):
        _clear(folder)
        return None
    if save is not None:
        return ListedTable(folder.name, save.label.saved, save)
    if saves_in(folder):
        return ListedTable(
            folder.name, _change_time(folder), trouble=BROKEN.localize(folder=folder)
        )
    return None


def _finish(folder: Path, save: Save, finished: Path) -> None:
    """Move a game to the finished ones that was cut short between its end and that."""
    with contextlib.suppress(CannotOpen, OSError):  # else another time
        _alone(folder)
        make_folder(finished)
        data = write_record(save.record).encode()
        write_durably(finished / f"{folder.name}.json", data)
        delete_folder(folder)


def _is_finished(folder: Path, save: Save, finished: Path) -> bool:
    """Whether this game lies among the finished ones too: only its last saves were left over."""
    try:
        last = read_save(finished / f"{folder.name}.json")
    except RecordError:
        return False
    same = (last.label.table, last.label.begun) == (save.label.table, save.label.begun)
    return same and last.label.save > save.label.save and is_over(last)


def _clear(folder: Path) -> None:
    with contextlib.suppress(CannotOpen, OSError):  # else another time
        _alone(folder)
        delete_folder(folder)


def _alone(folder: Path) -> None:
    """Raise CannotOpen where a window has this table open."""
    lock = lock_table(folder)
    if lock is not None:
        lock.release()


def _change_time(folder: Path) -> datetime:
    return from_seconds(folder.stat().st_mtime)
