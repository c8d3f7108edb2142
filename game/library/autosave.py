"""Writes one table down while it is played: in its own thread, so that no picture waits for it.

What is handed over counts as settled when it is durable, or when writing it has failed and the
player can be told. The newest page replaces older ones that were not begun: each page is whole.
"""

from __future__ import annotations

import contextlib
import errno
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Condition, Thread
from typing import Final

import msgspec

from game import PROGRAM, out_of_memory
from game.library.files import (
    InUse,
    delete,
    make_folder,
    sweep,
    write_durably,
)
from game.library.locks import Lock
from game.library.save import Label, MatchSnapshot, write_page
from game.library.save_rotation import SaveRotation
from game.match import AnyMatch
from game.seating import TableSetup
from game.words import N_, _

RETRY: Final = 3.0  # seconds until writing is tried again although nothing new has happened
PATIENCE: Final = 5.0  # seconds that closing waits for the last page
LOCK: Final = "lock"
PHONES: Final = "phones.json"
"""Who holds which hand on a phone, beside the saves, and gone with them."""


@dataclass(frozen=True, slots=True)
class News:
    """Something the player should be told once."""

    title: str
    words: str

    def localize(self, **places: object) -> News:
        """The same in the language that is spoken, with its places filled in."""
        return News(_(self.title), _(self.words).format(**places))


SAVED_AGAIN: Final = News(
    N_("Saving works again"), N_("The game is being saved again, and nothing is missing.")
)
NOT_SAVED: Final = News(
    N_("The game is not being saved"),
    N_(
        "{trouble} You can play on. Your moves are kept in this window and saved as soon as "
        "possible."
    ),
)


@dataclass(slots=True)
class TableFolder:
    """Where a table is written: its folder with the last saves, its lock, the finished games."""

    rotation: SaveRotation
    finished: Path
    lock: Lock | None = None

    def prepare(self) -> None:
        """Make the folder of a new table, and keep other windows out. Raises OSError."""
        folder = self.rotation.folder
        if self.lock is not None and self.lock.is_at(folder / LOCK):
            return
        self.leave()
        make_folder(folder)
        self.lock = Lock.take(folder / LOCK)
        if self.lock is None:  # the folder was removed, and another window is quicker
            raise InUse(folder / LOCK)
        sweep(folder, older=0.0)
        sweep(folder.parent)
        sweep(self.finished)

    def write(self, page: MatchSnapshot) -> None:
        """Make a page durable; a finished game moves to the others. Raises OSError."""
        self.prepare()
        data = write_page(page)
        if page.label.over:
            make_folder(self.finished)
            write_durably(self.finished / f"{page.label.table}.json", data)
            self.clear()
            return
        file = self.rotation.next_file()
        write_durably(file, data)
        self.rotation.numbers[file] = page.label.save

    def clear(self) -> None:
        """Remove the saves of a game that is kept elsewhere; what is not ours stays."""
        if self.lock is not None:
            self.lock.release()
            self.lock = None
        folder = self.rotation.folder
        for file in (*self.rotation.numbers, folder / PHONES):
            delete(file)
        self.rotation.numbers.clear()
        sweep(folder, older=0.0)
        with contextlib.suppress(OSError):  # a file of somebody else's may be in there
            (folder / LOCK).unlink(missing_ok=True)
            folder.rmdir()

    def leave(self) -> None:
        """Let other windows in."""
        if self.lock is not None:
            self.lock.release()
            self.lock = None


class Autosaver:
    """One table's hand: give it the match after every action, ask it whether all is settled."""

    def __init__(self, folder: TableFolder, label: Label, setup: TableSetup) -> None:
        self.folder = folder
        self.setup = setup
        self._label = label
        self._changed = Condition()
        self._page: MatchSnapshot | None = None  # not durable yet
        self._handed = 0
        self._tried = 0
        self._closing = False
        self._trouble: str | None = None
        self._told: str | None = None
        self._thread = Thread(target=self._run, name=f"autosaver of {label.table}", daemon=True)
        self._thread.start()

    @property
    def table(self) -> str:
        """The table's id."""
        return self._label.table

    @property
    def phones(self) -> Path:
        """Where it is written who holds which hand on a phone."""
        return self.folder.rotation.folder / PHONES

    @property
    def is_settled(self) -> bool:
        """Whether everything handed over is durable, or the player can be told why not."""
        with self._changed:
            return self._tried == self._handed or not self._thread.is_alive()

    @property
    def safe(self) -> bool:
        """Whether everything handed over is durable."""
        with self._changed:
            return self._page is None

    def keep(self, match: AnyMatch) -> None:
        """Hand over the match as it is now. Returns at once."""
        part, step = match.view(None).progress
        self._label = msgspec.structs.replace(
            self._label,
            save=self._label.save + 1,
            saved=datetime.now(UTC),
            part=part,
            step=step,
            over=match.decision is None,
        )
        page = MatchSnapshot.of(match, self._label, self.setup)
        with self._changed:
            self._page = page
            self._handed += 1
            self._changed.notify_all()

    def news(self) -> News | None:
        """What the player should be told now: that saving has failed, or that it works again."""
        with self._changed:
            trouble = self._trouble
        if (trouble is None) == (self._told is None):
            return None
        self._told = trouble
        if trouble is None:
            return SAVED_AGAIN.localize()
        return NOT_SAVED.localize(trouble=trouble)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until all is settled; whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: self._tried == self._handed, seconds)

    def close(self, seconds: float = PATIENCE) -> None:
        """Write what is left and let other windows in."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(seconds)

    # the thread

    def _run(self) -> None:
        try:
            while (due := self._next()) is not None:
                page, number = due
                trouble = self._write(page)
                with self._changed:
                    self._trouble = trouble
                    if trouble is None and self._page is page:
                        self._page = None
                    self._tried = number
                    self._changed.notify_all()
        finally:
            self.folder.leave()

    def _next(self) -> tuple[MatchSnapshot, int] | None:
        """The page to write now, with how many were handed over; None: the table is left."""
        with self._changed:
            last_chance = self._closing and self._tried == self._handed
            while self._tried == self._handed and not self._closing:
                waiting = RETRY if self._page is not None else None
                if not self._changed.wait(waiting):
                    break
            if self._page is None or last_chance:
                return None
            return self._page, self._handed

    def _write(self, page: MatchSnapshot) -> str | None:
        """Make a page durable; give the sentence about why that failed."""
        try:
            self.folder.write(page)
        except Exception as mistake:  # noqa: BLE001  # else nobody would write, and nobody say so
            if out_of_memory.is_short(mistake):
                return out_of_memory.sentence(PROGRAM)
            if isinstance(mistake, OSError):
                return disk_trouble(mistake, self.folder.rotation.folder.parent)
            return _("It cannot be written: {trouble}.").format(trouble=mistake)
        return None


def disk_trouble(trouble: OSError, folder: Path) -> str:
    """Why nothing can be written into a folder, in a sentence."""
    if isinstance(trouble, InUse):
        return _(
            "Another program has a save in {folder} open: a virus scanner perhaps, a backup or a"
            " cloud folder."
        ).format(folder=folder)
    match trouble.errno:
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            return _("The disk is full.")
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return _("The folder {folder} is write-protected.").format(folder=folder)
        case _:
            words = _("The folder {folder} cannot be used: {trouble}.")
            return words.format(folder=folder, trouble=trouble.strerror)
