"""Keeps the history in a thread of its own, so that no picture waits for it.

It is asked for a report or for a file, and looked at now and then: whatever it has is there.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread, current_thread
from typing import TYPE_CHECKING, Final

from game.clock import now
from game.fair.shuffles import Shuffles
from game.history.report import Calendar, Collection, Filter, Report
from game.history.turns import Throttle, short_turns
from game.library import Library, News, disk_trouble
from game.library.files import make_folder, write_durably
from game.words import N_, _

if TYPE_CHECKING:
    from game.history.service import HistoryService

IDLE: Final = 5.0  # seconds after which it lets go of everything
PATIENCE: Final = 5.0  # seconds that closing waits for it to do so
FOLDER: Final = "exports"
SQLITE: Final = frozenset({"sqlite3", "_sqlite3"})
"""What some Pythons are made without."""
NO_DATABASE: Final = News(
    N_("There is no history here"),
    N_("This Python was built without SQLite, which the history needs. Your games are safe."),
)
UNWRITTEN: Final = N_("The file cannot be written")


class Historian:
    """There is one for a library; whoever is seen asks it. It goes when the library is closed.

    ``report`` is the newest one, ``progress`` how many of how many records are read,
    ``exported`` the file that was asked for, ``collection`` what is in the case, ``calendar`` what
    came of the deals of days, ``shuffles`` how evenly a game was dealt, ``news`` what the player
    should be told.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._changed = Condition()
        self._wanted: Filter | None = None
        self._reading = False
        self._exporting = False
        self._collector: str | None = None
        self._dating = False
        self._counting: str | None = None
        self._working = False
        self._closing = False
        self._thread: Thread | None = None
        self._newest: Thread | None = None  # the last one there was: it may still be tidying up
        self.report: Report | None = None
        self.progress: tuple[int, int] | None = None
        self.exported: Path | None = None
        self.collection: Collection | None = None
        self.calendar: Calendar | None = None
        self.shuffles: Shuffles | None = None
        self.news: list[News] = []
        library.when_closing(self.close)

    @property
    def busy(self) -> bool:
        """Whether something is still to come."""
        with self._changed:
            return self._thread is not None and (self._working or self._asked)

    def ask(self, choice: Filter) -> None:
        """Wish for a report about these games. Returns at once."""
        with self._changed:
            self._wanted = choice
            self._wake()

    def catch_up(self) -> None:
        """Let it read what is new of whatever game, and say nothing. Returns at once."""
        with self._changed:
            self._reading = True
            self._wake()

    def collect(self, me: str) -> None:
        """Wish to know what whoever is called ``me`` has collected. Returns at once."""
        with self._changed:
            self._collector = me
            self._wake()

    def look_up_days(self) -> None:
        """Wish to know what came of the deals of days. Returns at once."""
        with self._changed:
            self._dating = True
            self._wake()

    def count_deals(self, game: str) -> None:
        """Wish to know how evenly a game was dealt. Returns at once."""
        with self._changed:
            self._counting = game
            self._wake()

    def export(self) -> None:
        """Wish for all games in a file. Returns at once."""
        with self._changed:
            self._exporting = True
            self.exported = None
            self._wake()

    def wait(self, seconds: float = 60.0) -> bool:
        """Wait until nothing is to come; whether that is so."""
        with self._changed:
            return self._changed.wait_for(lambda: not (self._working or self._asked), seconds)

    def close(self, seconds: float = PATIENCE) -> None:
        """Leave off, whatever it is at, and let go of the database."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
            leaving = self._newest
        if leaving is not None:
            leaving.join(seconds)

    @property
    def _asked(self) -> bool:
        wishes = self._wanted, self._collector, self._counting
        wished = any(each is not None for each in wishes)
        return wished or self._dating or self._reading or self._exporting

    def _wake(self) -> None:
        if self._thread is None:
            self._closing = False
            self._thread = Thread(target=self._run, name="historian", daemon=True)
            self._newest = self._thread
            self._thread.start()
        self._changed.notify_all()

    # the thread

    def _run(self) -> None:
        try:
            from game.history.service import HistoryService

            service = HistoryService(self._library, pause=self._pause(Throttle()))
        except ImportError as missing:
            if missing.name not in SQLITE:
                raise  # a part of the program is gone, and that is another matter
            self._leave(NO_DATABASE.localize())
            return
        try:
            while self._is_wanted():
                with suppress(_HomeTime), short_turns():
                    self._work(service)
                self._rest(service)
        finally:
            service.close()
            self._leave()

    def _is_wanted(self) -> bool:
        """Wait until there is something to do; not for ever."""
        with self._changed:
            self._changed.wait_for(lambda: self._asked or self._closing, IDLE)
            self._working = self._asked and not self._closing
            if not self._working:
                self._thread = None  # whoever asks from now on starts another one
            return self._working

    def _pause(self, breathe: Throttle) -> Callable[[], None]:
        """What is called in the middle of work: it rests, or leaves off for good."""

        def pause() -> None:
            breathe()
            if self._closing:
                raise _HomeTime

        return pause

    def _work(self, service: HistoryService) -> None:
        with self._changed:
            choice, self._wanted = self._wanted, None
            reading, self._reading = self._reading, False
            exporting, self._exporting = self._exporting, False
            collector, self._collector = self._collector, None
            dating, self._dating = self._dating, False
            counting, self._counting = self._counting, None
        if choice is not None:
            for report in service.reports(choice, self._tell):
                self.report = report
        elif reading and collector is None:
            service.read(self._tell)
        if collector is not None:
            for found in service.collections(collector, self._tell):
                self.collection = found
        if dating:
            for days in service.calendars(self._tell):
                self.calendar = days
        if counting is not None:
            for told in service.shuffles(counting, self._tell):
                self.shuffles = told
        if exporting and (table := service.csv()) is not None:
            self._write(table.data)

    def _rest(self, service: HistoryService) -> None:
        with self._changed:
            self.news += service.news
            service.news.clear()
            self._working = False
            self.progress = None
            self._changed.notify_all()

    def _leave(self, *news: News) -> None:
        with self._changed:
            self.news += news
            if self._thread is current_thread():  # it ends in the middle of something
                self._wanted = self._collector = self._counting = None
                self._working = self._reading = self._exporting = self._dating = False
                self._thread = None
            self._changed.notify_all()

    def _tell(self, done: int, of: int) -> None:
        self.progress = done, of

    def _write(self, data: bytes) -> None:
        folder = self._library.folders.data / FOLDER
        file = folder / f"games-{now():%Y%m%d-%H%M%S}.csv"
        try:
            make_folder(folder)
            write_durably(file, data)
        except OSError as trouble:
            self.news.append(News(_(UNWRITTEN), disk_trouble(trouble, folder)))
        else:
            self.exported = file


class _HomeTime(Exception):
    """The library is being closed: what is half read will be read another time."""
