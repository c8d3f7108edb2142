"""Which table was the first try at the deal of a day, kept apart from the tables themselves.

So whoever throws the table away, or the finished game, does not get a second try. Whatever else a
newer version writes there stays as it is, letter by letter.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from game.library.fields import composed, read_texts, value_of
from game.library.files import set_aside
from game.library.shared import change, read_now
from game.records import RecordError, UnreadableRecord

FILE: Final = "days.json"
Tries: TypeAlias = Mapping[tuple[str, str], str]
"""By the id of a kind of deals and the day as an ISO date, the id of the table."""


class TriesFile:
    """The file in the folder of all data; several windows may use it."""

    def __init__(self, data: Path, shelter: Path) -> None:
        self._file = data / FILE
        self._shelter = shelter

    def read(self) -> Tries:
        """All first tries that are known; none where the file cannot be read."""
        with suppress(OSError, RecordError):
            lines = read_texts(read_now(self._file)).items()
            tables = ((_key(name), value_of(text)) for name, text in lines)
            return {key: table for key, table in tables if isinstance(table, str)}
        return {}

    def begin(self, kind: str, day: str, table: str) -> None:
        """This is the first try, unless there has been one; where nothing can be written, not."""
        made = partial(_with, f"{kind} {day}", table)
        with suppress(OSError):
            try:
                change(self._file, made)
            except UnreadableRecord:
                return  # another program holds it
            except RecordError:
                set_aside(self._file, self._shelter)
                change(self._file, made)


def _with(name: str, table: str, data: bytes | None) -> bytes:
    """The file with this try, in the order in which they were begun. Raises RecordError."""
    lines = read_texts(data)
    lines.setdefault(name, json.dumps(table))
    return f"{composed(lines)}\n".encode()


def _key(name: str) -> tuple[str, str]:
    kind, _blank, day = name.partition(" ")
    return kind, day
