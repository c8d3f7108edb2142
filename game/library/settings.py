"""A player's wishes on disk: read field by field, and each written in the background if it changes.

What has not been changed in this window is left as the file says: another one may have changed it.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, get_origin, get_type_hints

import msgspec

from game.library.autosave import News
from game.library.fields import Fields
from game.library.written_table import WrittenTable, read_table, write_table
from game.records import RecordError, convert, shorten
from game.seating import TableSetup
from game.words import N_, _

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

TABLE: Final = "table"
TABLES: Final = "tables"
TOLD: Final = "told_faults"
"""What the player has heard about values that stay in the file, unread: once is enough."""
LASTING: Final = "lasting"
"""The metadata of a wish: what no other window takes back once it has come so far."""
WAITING: Final = 2.0  # seconds that another window may take to write its own wishes
RETRY: Final = 3.0  # seconds until what could not be written is tried again
DAMAGED: Final = News(
    N_("Some settings are damaged"),
    N_("These could not be read: {settings}. Defaults are used instead."),
)
UNKEPT: Final = News(
    N_("The settings cannot be saved"),
    N_("{file} could not be written: {trouble}. Your changes last until you close the game."),
)


class Settings:
    """The wishes that ``load`` fills in and ``follow`` watches, and the tables of last time.

    ``table`` is the last one that was set, ``tables`` are those of all games by their ids.

    What the command line asks for counts for one run: it is not written, unless it is changed.
    """

    def __init__(self, file: Path, shelter: Path) -> None:
        self.table: TableSetup | None = None
        self.tables: dict[str, TableSetup] = {}
        self.news: list[News] = []
        self._file = file
        self._fields = Fields(file, shelter)
        self._wishes: DataclassInstance | None = None
        self._told: list[str] | None = None  # None: there has never been anything to tell
        self._asked: dict[str, tuple[object, object]] = {}  # for this run, and what is stored
        self._thread: Thread | None = None
        self._failed: float | None = None  # when it could not be written

    def load(
        self, wishes: DataclassInstance, mend: Callable[[], Sequence[str]] | None = None
    ) -> None:
        """Fill in what the file says; wrong fields stay as they are, and ``news`` names them.

        ``mend`` sees to what does not fit together, and names it.
        """
        values, faults = self._read()
        kinds = get_type_hints(type(wishes), include_extras=True)
        for field in dataclasses.fields(wishes):
            name = _stored_as(field)
            if name in values:
                try:
                    value = _convert(name, values[name], kinds[field.name], faults)
                    setattr(wishes, field.name, value)
                except RecordError:
                    faults.append(name.replace("_", " "))
        faults += mend() if mend else ()
        faults += _misspelt(values, {_stored_as(field) for field in dataclasses.fields(wishes)})
        self._load_tables(values, faults)
        before = values.get(TOLD)
        if faults and faults != before:
            self.news.append(DAMAGED.localize(settings=_(", ").join(faults)))
        self._told = faults if faults or before else None
        self._wishes = wishes
        self._fields.tables = frozenset(
            _stored_as(field)
            for field in dataclasses.fields(wishes)
            if get_origin(kinds[field.name]) is dict
        ) | {TABLES}
        self._fields.lasting = {
            _stored_as(field): field.metadata[LASTING]
            for field in dataclasses.fields(wishes)
            if LASTING in field.metadata
        }
        self._fields.known = self._now() | ({} if self._told is None else {TOLD: before})

    def _load_tables(self, values: dict[str, Any], faults: list[str]) -> None:
        """Those of all games, and the last one: the only one that older files have."""
        written = values.get(TABLES)
        lines = [*written.values()] if isinstance(written, dict) else []
        for line in filter(None, (*lines, values.get(TABLE))):
            try:
                self.remember(read_table(convert(line, WrittenTable)))
            except RecordError:
                faults += {_("the last table")} - {*faults}
        if values.get(TABLE) is None:
            self.table = None

    def remember(self, table: TableSetup) -> None:
        """Remember this as the most recent table."""
        self.table = self.tables[table.game] = table

    def ask(self, name: str, value: object) -> None:
        """Wish for something in this run only."""
        assert self._wishes is not None
        self._asked[name] = value, getattr(self._wishes, name)
        setattr(self._wishes, name, value)

    def follow(self) -> None:
        """Write the wishes down if they have changed. Returns at once."""
        if self._failed is None or time.monotonic() >= self._failed + RETRY:
            self._follow(insist=False)

    def close(self, seconds: float) -> None:
        """Write what is left to write."""
        for insist in (False, True):  # what is being written now may be out of date
            self._follow(insist=insist)
            if self._thread is not None:
                self._thread.join(seconds)

    def _follow(self, *, insist: bool) -> None:
        if self._thread is not None and self._thread.is_alive():
            return
        if self._wishes is None or (now := self._now()) == self._fields.known:
            return
        write = partial(self._write, now, insist=insist)
        self._thread = Thread(target=write, name="settings", daemon=True)
        self._thread.start()

    def _read(self) -> tuple[dict[str, Any], list[str]]:
        """The fields of the file, and what is wrong with it as a whole."""
        try:
            return self._fields.read(), []
        except RecordError:
            return {}, [_("the whole file")]

    def _now(self) -> dict[str, Any]:
        assert self._wishes is not None
        values = {}
        for field in dataclasses.fields(self._wishes):
            value = getattr(self._wishes, field.name)
            asked, stored = self._asked.get(field.name, (None, None))
            asked_for = field.name in self._asked and value == asked
            values[_stored_as(field)] = stored if asked_for else value
        table = None if self.table is None else write_table(self.table)
        told = {} if self._told is None else {TOLD: self._told}
        tables = {game: write_table(each) for game, each in self.tables.items()}
        known = values | {TABLE: table, TABLES: tables} | told
        result: dict[str, Any] = msgspec.to_builtins(known)
        return result

    def _write(self, now: dict[str, Any], *, insist: bool) -> None:
        """Write them down, in a thread; the player is told once where that is impossible."""
        try:
            self._fields.write(now, WAITING, insist=insist)
        except OSError as trouble:
            if self._failed is None:
                self.news.append(UNKEPT.localize(trouble=trouble.strerror, file=self._file))
            self._failed = time.monotonic()
        else:
            self._failed = None


def _misspelt(values: dict[str, Any], known: set[str]) -> list[str]:
    """Keys that were known before a fault changed them: older files lack some, newer have more."""
    known |= {TABLE, TABLES, TOLD}
    strange = [shorten(key) for key in values if key not in known]
    return strange if strange and known - values.keys() else []


def _stored_as(field: dataclasses.Field[Any]) -> str:
    """Under which name a wish lies on disk: its own, or the one it had before (``stored``)."""
    name: str = field.metadata.get("stored", field.name)
    return name


def _convert(name: str, value: object, kind: object, faults: list[str]) -> object:
    """The value of a field; in a table each wrong line is left out. Raises RecordError."""
    if get_origin(kind) is not dict or not isinstance(value, dict):
        return convert(value, kind)
    table: dict[object, object] = {}
    for key, line in value.items():
        try:
            table |= convert({key: line}, kind)
        except RecordError:
            faults.append(f"{name}: {shorten(str(key))}")
    return table
