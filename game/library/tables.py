"""The library of one player: beginning a table, opening it again, throwing it away."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from game.daily.table import kind_of
from game.library.app_folders import AppFolders
from game.library.autosave import PATIENCE, Autosaver, News, TableFolder
from game.library.files import delete, delete_folder, new_name, sweep
from game.library.listing import ListedTable, holds_any, list_finished, list_tables, newest_first
from game.library.locks import Lock
from game.library.run_log import write_report
from game.library.save import Label, Save
from game.library.save_rotation import (
    FolderScan,
    SaveRotation,
    look_into,
    quarantine,
    restore_match,
)
from game.library.settings import Settings
from game.library.table_lock import BROKEN, GONE, NEWER, UNREADABLE, CannotOpen, lock_table
from game.library.tries import TriesFile
from game.match import AnyMatch, Match
from game.records import RecordError
from game.seating import TableSetup
from game.words import N_

SET_ASIDE: Final = News(
    N_("A damaged save was set aside"),
    N_("The newest good save was opened instead. The damaged one lies in {folder}."),
)
TABLE_STAYS: Final = News(
    N_("This game cannot be deleted"), N_("{folder} could not be deleted: {trouble}.")
)
GAME_STAYS: Final = News(
    N_("This game cannot be deleted"), N_("{folder} could not be deleted: {trouble}.")
)
WRITTEN_IN: Final = (
    *("tables", "finished", "exports", "reports", "campaigns", "evenings"),
    "evenings/given-up",
)


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that is open: its match, and the autosaver that writes it down (None: nobody does).

    ``label`` belongs to a game that is only looked at; ``library`` takes copies of it. A
    ``foreign`` one came in a file or from the clipboard: whoever played it is not known here.
    """

    setup: TableSetup
    match: AnyMatch
    autosaver: Autosaver | None = None
    news: tuple[News, ...] = ()
    label: Label | None = None
    library: Library | None = None
    foreign: bool = False


@dataclass(slots=True)
class Library:
    """All the tables of one player on this computer."""

    folders: AppFolders
    settings: Settings = field(init=False)
    tries: TriesFile = field(init=False)  # the first ones at the deals of days
    crash: Path | None = None  # the log of a run that ended badly, until somebody has seen it
    interrupted: bool = False  # it is the log of this run, which goes on
    unkept: dict[Path, Any] = field(default_factory=dict)
    """Campaigns that could not be written, by their files: they wait here, and are tried again."""
    note: Callable[[str], None] = lambda _trace: None  # into the log of this run
    _open: dict[str, Autosaver] = field(default_factory=dict)
    _leaving: list[Callable[[], None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.settings = Settings(self.folders.settings, self.quarantine_dir)
        self.tries = TriesFile(self.folders.data, self.quarantine_dir)

    @property
    def _tables(self) -> Path:
        return self.folders.data / "tables"

    @property
    def finished_folder(self) -> Path:
        """The folder of the finished games."""
        return self.folders.data / "finished"

    @property
    def quarantine_dir(self) -> Path:
        """The folder of what could not be read."""
        return self.folders.data / "set-aside"

    def tables(self) -> list[ListedTable]:
        """The tables in progress, the last played first; none where nobody can say."""
        with suppress(CannotOpen):
            return self.all_tables()
        return []

    def all_tables(self) -> list[ListedTable]:
        """The same, for whoever must not miss one. Raises CannotOpen."""
        self.tries.write()
        try:
            return newest_first(list_tables(self._tables, self.finished_folder))
        except OSError as trouble:
            raise CannotOpen(UNREADABLE.localize(trouble=trouble.strerror)) from None

    @property
    def has_games(self) -> bool:
        """Whether there is anything to be watched."""
        return holds_any(self.finished_folder) or holds_any(self._tables)

    def games(self) -> list[ListedTable]:
        """Every game that can be watched, finished or not, the newest first."""
        return newest_first([*list_finished(self.finished_folder), *self.tables()])

    def begin(self, setup: TableSetup) -> OpenTable:
        """A new table, kept from its first deal on."""
        sitting = self._keep(setup, Match.open(setup))
        if (kind := kind_of(setup)) is not None and sitting.autosaver is not None:
            self.tries.begin(kind.id, setup.day, sitting.autosaver.table)
        return sitting

    def branch(self, setup: TableSetup, match: AnyMatch) -> OpenTable:
        """A new table where a match goes on that was begun elsewhere."""
        return self._keep(setup, match)

    def _keep(self, setup: TableSetup, match: AnyMatch) -> OpenTable:
        now = datetime.now(UTC)
        name = new_name(now)
        folder = TableFolder(SaveRotation(self._tables / name), self.finished_folder)
        autosaver = Autosaver(folder, Label(name, 0, now, now, 1, 1), setup)
        self._open[name] = autosaver
        autosaver.keep(match)
        return OpenTable(setup, match, autosaver, library=self)

    def open(self, table: str) -> OpenTable:
        """Go on with a table. Raises CannotOpen."""
        folder = self._tables / table
        if (mine := self._open.pop(table, None)) is not None:
            mine.close()
        lock = lock_table(folder)
        try:
            return self._open_locked(folder, lock)
        except BaseException as trouble:
            if lock is not None:
                lock.release()
            if isinstance(trouble, OSError):
                raise CannotOpen(UNREADABLE.localize(trouble=trouble.strerror)) from None
            raise

    def report(self, log: Path, save: Save | None) -> Path:
        """Write what happened into a file; give its place. Raises OSError."""
        return write_report(log, save, self.folders.data / "reports")

    def delete(self, table: str) -> None:
        """Throw a table away. Raises CannotOpen."""
        folder = self._tables / table
        if (mine := self._open.pop(table, None)) is not None:
            mine.close()
        lock = lock_table(folder)
        if lock is not None:
            lock.release()
        try:
            delete_folder(folder)
        except OSError as trouble:
            news = TABLE_STAYS.localize(trouble=trouble.strerror, folder=folder)
            raise CannotOpen(news) from None

    def delete_finished(self, game: str) -> None:
        """Throw a finished game away. Raises CannotOpen."""
        file = self.finished_folder / f"{game}.json"
        try:
            delete(file)
        except OSError as trouble:
            news = GAME_STAYS.localize(trouble=trouble.strerror, folder=file)
            raise CannotOpen(news) from None

    @property
    def exports(self) -> Path:
        """The folder of the copies that players have asked for."""
        return self.folders.data / "exports"

    def when_closing(self, leave: Callable[[], None]) -> None:
        """Let somebody who holds one of the library's files know when to let go of it."""
        self._leaving.append(leave)

    @property
    def in_danger(self) -> bool:
        """Whether a game would be lost now: it could not be written down."""
        unsafe = (each.is_settled and not each.safe for each in self._open.values())
        return bool(self.unkept) or any(unsafe)

    def get_up(self) -> None:
        """Leave every table as it is on disk; what cannot be written yet is kept on trying."""
        for table, autosaver in list(self._open.items()):
            autosaver.wait(PATIENCE)
            if autosaver.safe:
                autosaver.close(PATIENCE)
                del self._open[table]

    def close(self) -> None:
        """Write whatever is left: the window closes."""
        for autosaver in self._open.values():
            autosaver.close(PATIENCE)
        self._open.clear()
        self.tries.write()
        self.settings.close(PATIENCE)
        while self._leaving:
            self._leaving.pop()()
        data = self.folders.data
        for folder in (self.folders.settings.parent, data, *(data / name for name in WRITTEN_IN)):
            sweep(folder)

    def _open_locked(self, folder: Path, lock: Lock | None) -> OpenTable:
        if lock is not None:
            sweep(folder, older=0.0)
        found = look_into(folder)
        if found.newer:
            raise CannotOpen(NEWER.localize())
        if found.unread is not None:
            raise CannotOpen(UNREADABLE.localize(trouble=found.unread.trouble))
        chosen = _choose(found)
        shelter = self.quarantine_dir / folder.name
        stuck = quarantine(found, shelter)
        place = folder if stuck else shelter
        if chosen is None:
            raise CannotOpen(BROKEN.localize(folder=place) if found.faults else GONE.localize())
        save, match = chosen
        numbers = {file: each.label.save for file, each in found.saves.items()}
        mine = TableFolder(SaveRotation(folder, numbers, stuck), self.finished_folder, lock)
        label = msgspec.structs.replace(save.label, table=folder.name)
        autosaver = self._open[folder.name] = Autosaver(mine, label, save.setup)
        news = (SET_ASIDE.localize(folder=place),) if found.faults else ()
        return OpenTable(save.setup, match, autosaver, news, library=self)


def _choose(found: FolderScan) -> tuple[Save, AnyMatch] | None:
    """The newest save that the rules allow; the others count as faulty from now on."""
    for file, save in found.newest_first():
        try:
            return save, restore_match(save.record, save.setup, save.notes, save.fingerprints)
        except RecordError as trouble:
            del found.saves[file]
            found.faults[file] = trouble
    return None
