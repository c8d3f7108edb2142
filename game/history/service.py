"""The history at work: a database, what it is filled from, and what to do when it fails."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final, TypeVar

import msgspec

from game.daily.table import day_kinds
from game.fair.shuffles import Shuffles
from game.history.collection import collect
from game.history.export import ExportedGames, write_csv
from game.history.game_stats import ODD, PlayerKind, YieldCallback
from game.history.questions import ask
from game.history.reading import Progress, catch_up
from game.history.report import Calendar, Collection, DayResult, Filter, Report
from game.history.shuffles import count_shuffles
from game.history.store import (
    FILE,
    PATIENCE,
    SET_ASIDE,
    Store,
    close_quietly,
    open_store,
    put_away,
    why_unkept,
)
from game.library import Library, News
from game.library.tries import Tries
from game.records import RecordError, decode
from game.words import N_

FOUND: Final = """
    SELECT d.day, g.game, g.people, g.id, s.score,
        (SELECT max(o.score) FROM seats AS o WHERE o.table_id = g.id AND o.seat <> s.seat),
        s.place,
        (SELECT count(*) FROM seats AS o WHERE o.table_id = g.id AND o.won)
    FROM days AS d JOIN games AS g ON g.id = d.table_id
    JOIN seats AS s ON s.table_id = g.id AND s.player = :human
    ORDER BY g.begun, g.id
"""


def days_played(connection: sqlite3.Connection, tries: Tries) -> Calendar:
    """All deals of days that were played to their end here. Raises sqlite3.Error.

    Where it is known which table was the first try, no other counts; else it is the one that was
    begun first.
    """
    kinds = {(kind.game.id, kind.seats): kind.id for kind in day_kinds().values()}
    found: dict[tuple[str, str], DayResult] = {}
    practices: Counter[tuple[str, str]] = Counter()
    for day, game, people, *rest in connection.execute(FOUND, {"human": PlayerKind.HUMAN.value}):
        kind = kinds.get((game, people))
        if kind is None:
            continue
        key, result = (kind, day), DayResult(*rest)
        if key in found or tries.get(key, result.table) != result.table:
            practices[key] += 1
        else:
            found[key] = result
    told = {key: replace(each, practices=practices[key]) for key, each in found.items()}
    return MappingProxyType(told)


T = TypeVar("T")


def _choice_key(choice: Filter) -> str:
    return msgspec.json.encode(choice).decode()


def _report(data: bytes) -> Report | None:
    """An answer as it is written; None where it is none, or another version has kept it."""
    try:
        report = decode(data, Report)
    except RecordError:
        return None
    played = [*(one.games for one in report.people), *(one.games for one in report.opponents)]
    return report if min(played, default=1) > 0 else None


UNREAD: Final = News(N_("The history cannot be read"), N_("{trouble}. Your games are safe."))


class HistoryService:
    """Belongs to one thread. ``news`` are what the player should be told."""

    def __init__(
        self, library: Library, patience: float = PATIENCE, pause: YieldCallback = lambda: None
    ) -> None:
        self.news: list[News] = []
        self._library = library
        self._patience = patience
        self._pause = pause
        self._store: Store | None = None
        self._progress: Progress = lambda *_: None
        self.skipped = 0  # records that nobody could read

    def reports(self, choice: Filter, progress: Progress) -> Iterator[Report]:
        """What is known at once, and then, if there are new records, what they add."""
        known = self._try(partial(self._known_report, choice)) or self._try(
            partial(self._new_report, choice)
        )
        if known is not None and known.all_games:
            yield known
        self.read(progress)
        now = self._try(partial(self._current, choice))
        if now is not None:
            yield now

    def collections(self, me: str, progress: Progress) -> Iterator[Collection]:
        """What the case holds at once, and then, after all new records, again."""
        return self._twice(lambda store: collect(store.connection, me), progress)

    def calendars(self, progress: Progress) -> Iterator[Calendar]:
        """The deals of days as they are known at once, and then, after all new records, again."""
        tries = self._library.tries.read()
        return self._twice(lambda store: days_played(store.connection, tries), progress)

    def shuffles(self, game: str, progress: Progress) -> Iterator[Shuffles]:
        """The deals of a game as they are known at once, and then, after all new records, again."""
        return self._twice(lambda store: count_shuffles(store.connection, game), progress)

    def _twice(self, question: Callable[[Store], T], progress: Progress) -> Iterator[T]:
        """An answer before the new records are read, and one after it."""
        known = self._try(question)
        if known is not None:
            yield known
        self.read(progress)
        now = self._try(question)
        if now is not None:
            yield now

    @staticmethod
    def _known_report(choice: Filter, store: Store) -> Report | None:
        """What was answered last, though games may have been played since."""
        kept = store.answer(_choice_key(choice))
        return None if kept is None else _report(kept[0])

    def _current(self, choice: Filter, store: Store) -> Report:
        """What was answered last if nothing has changed since, else a new answer."""
        kept = store.answer(_choice_key(choice))
        report = _report(kept[0]) if kept is not None and kept[1] else None
        if report is None:
            return self._new_report(choice, store)
        return replace(report, skipped=self.skipped)

    def _new_report(self, choice: Filter, store: Store) -> Report:
        """A new answer: with many thousands of games that takes seconds."""
        answer = msgspec.json.encode(ask(store.connection, choice, self.skipped))
        report = _report(answer)
        if report is None:  # SQLite keeps whatever stands where a number should be
            raise ValueError(FILE)
        store.keep_answer(_choice_key(choice), answer)
        return report

    def read(self, progress: Progress = lambda *_: None) -> bool:
        """Take in the records that are new; False where not all could be seen, which is news."""
        self._progress = progress
        return self._try(self._catch_up) is not None

    def _catch_up(self, store: Store) -> Store:
        """The same with this one. Raises OSError where the records cannot be seen."""
        self.skipped = catch_up(store, self._library, self._progress, self._pause)
        return store

    def csv(self) -> ExportedGames | None:
        """All games as a text; None where there is news why not."""
        return self._try(lambda store: write_csv(store.connection))

    def close(self) -> None:
        """Let go of the database."""
        if self._store is not None:
            close_quietly(self._store)
            self._store = None

    def _try(self, work: Callable[[Store], T]) -> T | None:
        """Do it; a database that fails meanwhile is opened again, or done without."""
        try:
            return work(self._open())
        except OSError as unseen:
            self._tell(UNREAD.localize(trouble=unseen.strerror))
            return None
        except sqlite3.Error as failure:
            trouble: Exception = failure
        except ODD as nonsense:  # the file is whole, but what it says is not
            trouble = nonsense
            self.close()
            self._put_away()
        return self._try_again(work, trouble)

    def _try_again(self, work: Callable[[Store], T], trouble: Exception) -> T | None:
        """The same after some trouble: what is opened now may be empty, and is filled first."""
        for again in (True, False):
            self.close()
            try:
                store = self._open(thorough=True) if again else self._do_without(trouble)
                return work(self._catch_up(store))
            except sqlite3.Error as failure:
                trouble = failure
            except (*ODD, OSError) as nonsense:
                trouble = nonsense
                break
        self.close()
        self._tell(UNREAD.localize(trouble=getattr(trouble, "strerror", trouble)))
        return None

    def _do_without(self, trouble: Exception) -> Store:
        self._store = Store(None)
        self._tell(why_unkept(trouble, self._library.folders.data))
        return self._store

    def _put_away(self) -> None:
        data, shelter = self._library.folders.data, self._library.quarantine_dir
        with contextlib.suppress(OSError):
            put_away(data / FILE, shelter)
            self.news.append(SET_ASIDE.localize(folder=shelter))

    def _open(self, *, thorough: bool = False) -> Store:
        if self._store is None:
            folder, shelter = self._library.folders.data, self._library.quarantine_dir
            self._store, news = open_store(folder, shelter, self._patience, thorough=thorough)
            if news is not None:
                self._tell(news)
        return self._store

    def _tell(self, news: News) -> None:
        if news not in self.news:
            self.news.append(news)
