"""The tables in progress and the finished games: listing, opening, deleting."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from game.library.files import write_durably
from game.library.generations import (
    PATTERN,
    Found,
    Generations,
    clear_away,
    latest,
    look_into,
    sit_down,
)
from game.library.keeper import LOCK, PATIENCE, Desk, Keeper, News, remove
from game.library.locks import Lock
from game.library.places import Places
from game.library.save import Label, Save, read_save
from game.library.sessions import write_report
from game.library.settings import Settings
from game.match import Match, TableSetup
from game.records import NewerRecord, RecordError, write_record

NEWER: Final = News(
    "A newer version has saved this",
    "This table was saved by a newer version of the game, and this one cannot read it. It stays "
    "as it is: update the game to go on with it.",
)
ELSEWHERE: Final = News(
    "Open in another window",
    "Another window of the game has this table open. Close it there first; nothing is lost.",
)
GONE: Final = News("The table is gone", "Another window has finished or deleted it.")
BROKEN: Final = News(
    "The table cannot be read",
    "All its saves are damaged. They were set aside, nothing was deleted; they lie in {folder}.",
)
SET_ASIDE: Final = News(
    "A damaged save was set aside",
    "The newest save that is in order was opened instead. The damaged one lies in {folder}.",
)


class CannotOpen(Exception):
    """A table stays closed; ``news`` says why."""

    def __init__(self, news: News) -> None:
        super().__init__(news.words)
        self.news = news


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in the list: what its newest save says, or why there is nothing to say."""

    id: str
    saved: datetime
    save: Save | None = None
    trouble: News | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table that is open: its match, and the keeper who writes it down (None: nobody does).

    ``label`` belongs to a game that is only looked at; ``library`` takes copies of it.
    """

    setup: TableSetup
    match: Match
    keeper: Keeper | None = None
    news: tuple[News, ...] = ()
    label: Label | None = None
    library: Library | None = None


@dataclass(slots=True)
class Library:
    """All the tables of one player on this computer."""

    places: Places
    settings: Settings = field(init=False)
    crash: Path | None = None  # the log of a run that ended badly, until somebody has seen it
    _open: dict[str, Keeper] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.settings = Settings(self.places.settings, self.shelter)

    @property
    def _tables(self) -> Path:
        return self.places.data / "tables"

    @property
    def finished(self) -> Path:
        """The folder of the finished games."""
        return self.places.data / "finished"

    @property
    def shelter(self) -> Path:
        """The folder of what could not be read."""
        return self.places.data / "set-aside"

    def tables(self) -> list[Listed]:
        """The tables in progress, the last played first."""
        listed = []
        for folder in _folders(self._tables):
            with contextlib.suppress(OSError):
                if (table := self._look(folder)) is not None:
                    listed.append(table)
        return sorted(listed, key=lambda table: table.saved, reverse=True)

    @property
    def has_games(self) -> bool:
        """Whether there is anything to be watched."""
        return bool(_inside(self.finished) or _inside(self._tables))

    def games(self) -> list[Listed]:
        """Every game that can be watched, finished or not, the newest first."""
        finished = []
        with contextlib.suppress(OSError):
            for file in self.finished.glob("*.json"):
                with contextlib.suppress(RecordError):
                    save = read_save(file)
                    finished.append(Listed(file.stem, save.label.saved, save))
        games = [*finished, *self.tables()]
        return sorted(games, key=lambda game: game.saved, reverse=True)

    def begin(self, setup: TableSetup) -> Sitting:
        """A new table, kept from its first deal on."""
        if setup.seed is None:
            setup = replace(setup, seed=secrets.randbits(48))
        return self._keep(setup, Match.open(setup))

    def branch(self, setup: TableSetup, match: Match) -> Sitting:
        """A new table where a match goes on that was begun elsewhere."""
        return self._keep(setup, match)

    def _keep(self, setup: TableSetup, match: Match) -> Sitting:
        now = datetime.now(UTC)
        name = f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
        desk = Desk(Generations(self._tables / name), self.finished)
        keeper = Keeper(desk, Label(name, 0, now, now, 1, 1), setup)
        self._open[name] = keeper
        keeper.keep(match)
        return Sitting(setup, match, keeper, library=self)

    def open(self, table: str) -> Sitting:
        """Go on with a table. Raises CannotOpen."""
        folder = self._tables / table
        if (mine := self._open.pop(table, None)) is not None:
            mine.close()
        lock = self._lock(folder)
        try:
            return self._open_locked(folder, lock)
        except CannotOpen:
            if lock is not None:
                lock.release()
            raise

    def report(self, log: Path, save: Save | None) -> Path:
        """Write what happened into a file; give its place. Raises OSError."""
        return write_report(log, save, self.places.data / "reports")

    def delete(self, table: str) -> None:
        """Throw a table away. Raises CannotOpen."""
        folder = self._tables / table
        if (mine := self._open.pop(table, None)) is not None:
            mine.close()
        lock = self._lock(folder)
        if lock is not None:
            lock.release()
        try:
            remove(folder)
        except OSError as trouble:
            news = News("The table cannot be deleted", f"{trouble.strerror}: {folder}.")
            raise CannotOpen(news) from None

    def delete_finished(self, game: str) -> None:
        """Throw a finished game away. Raises CannotOpen."""
        file = self.finished / f"{game}.json"
        try:
            file.unlink(missing_ok=True)
        except OSError as trouble:
            news = News("The game cannot be deleted", f"{trouble.strerror}: {file}.")
            raise CannotOpen(news) from None

    @property
    def exports(self) -> Path:
        """The folder of the copies that players have asked for."""
        return self.places.data / "exports"

    def close(self) -> None:
        """Write whatever is left: the window closes."""
        for keeper in self._open.values():
            keeper.close(PATIENCE)
        self._open.clear()
        self.settings.close(PATIENCE)

    def _lock(self, folder: Path) -> Lock | None:
        """The table's lock; None where nobody can write, so that nobody can do harm."""
        if not folder.is_dir():
            raise CannotOpen(GONE)
        try:
            lock = Lock.take(folder / LOCK)
        except OSError:
            return None
        if lock is None:
            raise CannotOpen(ELSEWHERE)
        return lock

    def _open_locked(self, folder: Path, lock: Lock | None) -> Sitting:
        found = look_into(folder)
        if found.newer:
            raise CannotOpen(NEWER)
        chosen = _choose(found)
        shelter = self.shelter / folder.name
        stuck = clear_away(found, shelter)
        if chosen is None:
            raise CannotOpen(_naming(BROKEN, shelter) if found.faults else GONE)
        save, match = chosen
        numbers = {file: each.label.save for file, each in found.saves.items()}
        desk = Desk(Generations(folder, numbers, stuck), self.finished, lock)
        label = msgspec.structs.replace(save.label, table=folder.name)
        keeper = self._open[folder.name] = Keeper(desk, label, save.setup)
        news = (_naming(SET_ASIDE, shelter),) if found.faults else ()
        return Sitting(save.setup, match, keeper, news, library=self)

    def _look(self, folder: Path) -> Listed | None:
        """A table's entry in the list. Raises OSError."""
        try:
            save = latest(folder)
        except NewerRecord:
            return Listed(folder.name, _changed(folder), trouble=NEWER)
        if save is not None and save.label.over:
            return self._finish(folder, save)
        if save is not None:
            return Listed(folder.name, save.label.saved, save)
        if any(folder.glob(PATTERN)):
            return Listed(folder.name, _changed(folder), trouble=_naming(BROKEN, self.shelter))
        return None

    def _finish(self, folder: Path, save: Save) -> Listed | None:
        """Move a game to the finished ones that was cut short between its end and that."""
        with contextlib.suppress(CannotOpen):
            lock = self._lock(folder)
            if lock is not None:
                lock.release()
            self.finished.mkdir(parents=True, exist_ok=True)
            data = write_record(save.record).encode()
            write_durably(self.finished / f"{folder.name}.json", data)
            remove(folder)
        return None


def _folders(parent: Path) -> list[Path]:
    return [folder for folder in _inside(parent) if folder.is_dir()]


def _inside(parent: Path) -> list[Path]:
    try:
        return list(parent.iterdir())
    except OSError:
        return []  # nothing was ever saved here, or nothing can be read


def _choose(found: Found) -> tuple[Save, Match] | None:
    """The newest save that the rules allow; the others count as faulty from now on."""
    for file, save in found.newest_first():
        try:
            return save, sit_down(save.record, save.setup, save.take_backs)
        except RecordError as trouble:
            del found.saves[file]
            found.faults[file] = trouble
    return None


def _naming(news: News, folder: Path) -> News:
    return News(news.title, news.words.format(folder=folder))


def _changed(folder: Path) -> datetime:
    return datetime.fromtimestamp(folder.stat().st_mtime, UTC)
