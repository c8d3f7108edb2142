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

from game.library.fields import format_fields, read_texts, value_of
from game.library.files import move_to_quarantine
from game.library.shared import change, read_now
from game.records import RecordError, UnreadableRecord

FILE: Final = "days.json"
Tries: TypeAlias = Mapping[tuple[str, str], str]
"""By the id of a kind of deals and the day as an ISO date, the id of the table."""


class TriesFile:
    """The file in the folder of all data; several windows may use it.

    What cannot be written waits in this window, counts there, and is written as soon as possible.
    """

    def __init__(self, data: Path, shelter: Path) -> None:
        self._file = data / FILE
        self._shelter = shelter
        self._unwritten: dict[str, str] = {}

    def read(self) -> Tries:
        """All first tries that are known; those of this window where the file cannot be read."""
        lines = self._unwritten
        with suppress(OSError, RecordError):
            lines = lines | _lines(read_now(self._file))
        return {_key(name): table for name, table in lines.items()}

    def begin(self, kind: str, day: str, table: str) -> None:
        """Record the first try at a deal; later ones are ignored."""
        self._unwritten.setdefault(f"{kind} {day}", table)
        self.write()

    def write(self) -> None:
        """Write what is not written yet; where that is impossible, another time."""
        if not self._unwritten:
            return
        made = partial(_with, self._unwritten)
        with suppress(OSError, UnreadableRecord):
            try:
                change(self._file, made)
            except UnreadableRecord:
                raise  # another program holds it
            except RecordError:
                move_to_quarantine(self._file, self._shelter)
                change(self._file, made)
            self._unwritten.clear()


def _with(tries: Mapping[str, str], data: bytes | None) -> bytes:
    """The file with these tries, in the order in which they were begun. Raises RecordError."""
    texts = read_texts(data)
    for name, table in tries.items():
        texts.setdefault(name, json.dumps(table))
    return f"{format_fields(texts)}\n".encode()


def _lines(data: bytes | None) -> dict[str, str]:
    """What the file says as far as it is understood; no file, no tries. Raises RecordError."""
    values = ((name, value_of(text)) for name, text in read_texts(data).items())
    return {name: table for name, table in values if isinstance(table, str)}


def _key(name: str) -> tuple[str, str]:
    kind, _blank, day = name.partition(" ")
    return kind, day
