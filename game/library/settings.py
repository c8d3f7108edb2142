"""A player's wishes on disk: read field by field, written in the background when they change."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, get_origin, get_type_hints

import msgspec

from game.library.files import make_folder, set_aside, write_durably
from game.library.keeper import News
from game.library.written_table import WrittenTable, read_table, write_table
from game.match import TableSetup
from game.records import MissingRecord, RecordError, convert, decode, read_source, shorten
from game.words import N_, _

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

TABLE: Final = "table"
DAMAGED: Final = News(
    N_("Some settings are damaged"),
    N_("These could not be read: {settings}. Defaults are used instead."),
)
UNKEPT: Final = News(
    N_("The settings cannot be saved"),
    N_("{file} could not be written: {trouble}. Your changes last until you close the game."),
)


class Settings:
    """The wishes that ``load`` fills in and ``follow`` watches, and the table of last time.

    What the command line asks for counts for one run: it is not written, unless it is changed.
    """

    def __init__(self, file: Path, shelter: Path) -> None:
        self.table: TableSetup | None = None
        self.news: list[News] = []
        self._file = file
        self._shelter = shelter
        self._wishes: DataclassInstance | None = None
        self._asked: dict[str, tuple[object, object]] = {}  # for this run, and what is stored
        self._written: dict[str, Any] = {}
        self._thread: Thread | None = None

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
                    value = _converted(name, values[name], kinds[field.name], faults)
                    setattr(wishes, field.name, value)
                except RecordError:
                    faults.append(name.replace("_", " "))
        faults += mend() if mend else ()
        faults += _misspelt(values, {_stored_as(field) for field in dataclasses.fields(wishes)})
        if values.get(TABLE) is not None:
            try:
                self.table = read_table(convert(values[TABLE], WrittenTable))
            except RecordError:
                faults.append(_("the last table"))
        if faults:
            self.news.append(DAMAGED.said(settings=_(", ").join(faults)))
        self._wishes = wishes
        self._written = self._now()

    def ask(self, name: str, value: object) -> None:
        """Wish for something in this run only."""
        assert self._wishes is not None
        self._asked[name] = value, getattr(self._wishes, name)
        setattr(self._wishes, name, value)

    def follow(self) -> None:
        """Write the wishes down if they have changed. Returns at once."""
        if self._thread is not None and self._thread.is_alive():
            return
        if self._wishes is None or (now := self._now()) == self._written:
            return
        self._written = now
        self._thread = Thread(target=self._write, args=(now,), name="settings", daemon=True)
        self._thread.start()

    def close(self, seconds: float) -> None:
        """Write what is left to write."""
        for _again in range(2):  # what is being written now may be out of date
            self.follow()
            if self._thread is not None:
                self._thread.join(seconds)

    def _read(self) -> tuple[dict[str, Any], list[str]]:
        """The fields of the file, and what is wrong with it as a whole."""
        try:
            return decode(read_source(self._file), dict[str, Any]), []
        except MissingRecord:
            return {}, []
        except RecordError:
            pass
        # Where it cannot be moved, the next change overwrites it: nothing in it could be used.
        with contextlib.suppress(OSError):
            set_aside(self._file, self._shelter)
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
        result: dict[str, Any] = msgspec.to_builtins(values | {TABLE: table})
        return result

    def _write(self, values: dict[str, Any]) -> None:
        try:
            make_folder(self._file.parent)
            file = Path(os.path.realpath(self._file))  # a link stays one
            write_durably(file, (json.dumps(values, indent=2) + "\n").encode())
        except OSError as trouble:
            if not self.news:
                news = UNKEPT.said(trouble=trouble.strerror, file=self._file)
                self.news.append(news)


def _misspelt(values: dict[str, Any], known: set[str]) -> list[str]:
    """Keys that were known before a fault changed them: older files lack some, newer have more."""
    known |= {TABLE}
    strange = [shorten(key) for key in values if key not in known]
    return strange if strange and known - values.keys() else []


def _stored_as(field: dataclasses.Field[Any]) -> str:
    """Under which name a wish lies on disk: its own, or the one it had before (``stored``)."""
    name: str = field.metadata.get("stored", field.name)
    return name


def _converted(name: str, value: object, kind: object, faults: list[str]) -> object:
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
