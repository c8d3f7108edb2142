"""Which table was the first try at the deal of a day, kept apart from the tables themselves.

So whoever throws the table away, or the finished game, does not get a second try.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from game.library.files import set_aside
from game.library.shared import change, read_now
from game.records import RecordError, UnreadableRecord, decode

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
            return {_key(name): table for name, table in _lines(read_now(self._file)).items()}
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
    lines = {name: table} | _lines(data)
    if lines[name] == table:
        lines[name] = lines.pop(name)
    return f"{json.dumps(lines, indent=0)}\n".encode()


def _lines(data: bytes | None) -> dict[str, str]:
    """What the file says; no file, no tries. Raises RecordError."""
    return {} if data is None else decode(data, dict[str, str])


def _key(name: str) -> tuple[str, str]:
    kind, _blank, day = name.partition(" ")
    return kind, day
