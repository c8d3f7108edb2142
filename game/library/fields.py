"""A file of named fields that every window and every version may change, each only its own.

What a window has not changed since it has read or written the file stays as the file says, letter
by letter: another window may have changed it, or a newer version that knows more.
"""

from __future__ import annotations

import contextlib
import errno
import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from game.library.files import move_to_quarantine
from game.library.shared import alone_with, change, read_now
from game.records import RecordError, UnreadableRecord, decode

Texts: TypeAlias = dict[str, str]
"""Fields as they are written: what nobody here understands need not be read."""
STEP: Final = "  "
UNREAD: Final = object()
"""Stands for a value that cannot be read: it is of no kind that anybody asks for."""


class Fields:
    """What one window knows of such a file.

    ``known`` is what it has read or written last. ``tables`` are fields that hold entries of their
    own, each of which is changed by itself. ``lasting`` is by field what no other window takes
    back once it has been written, such as what has been learnt.
    """

    def __init__(self, file: Path, shelter: Path) -> None:
        self.known: Mapping[str, Any] = {}
        self.tables: frozenset[str] = frozenset()
        self.lasting: Mapping[str, object] = {}
        self._file = file
        self._shelter = shelter

    def read(self) -> dict[str, Any]:
        """All fields; ``UNREAD`` where one cannot be read.

        Raises:
            RecordError: The whole file says nothing; it is set aside, if it could be read.
        """
        try:
            texts = read_texts(read_now(self._file))
        except UnreadableRecord:
            raise
        except RecordError:
            self._put_away()
            raise
        return {name: value_of(text) for name, text in texts.items()}

    def write(
        self, now: Mapping[str, Any], seconds: float | None = None, *, insist: bool = False
    ) -> None:
        """Write what has changed since it was ``known``, and what the file says nothing of.

        Raises:
            OSError: Nothing was written, and all of it is still to be.
        """
        try:
            change(self._file, partial(self._merge, now), seconds, insist=insist)
        except RecordError as trouble:
            if not isinstance(trouble, UnreadableRecord):
                self._put_away()
            raise OSError(errno.EIO, trouble.trouble, str(self._file)) from None
        self.known = now

    def _merge(self, now: Mapping[str, Any], data: bytes | None) -> bytes:
        """The file with the changes of this window."""
        try:
            texts = read_texts(data)
        except RecordError:
            # Where it cannot be moved it is overwritten: nothing in it could be used.
            with contextlib.suppress(OSError):
                move_to_quarantine(self._file, self._shelter)
            texts = {}
        for name, value in now.items():
            if name not in texts:
                texts[name] = _format_value(value, STEP)
            elif name not in self.known or self.known[name] != value:
                texts[name] = self._change(name, texts[name], value)
        return f"{format_fields(texts)}\n".encode()

    def _change(self, name: str, text: str, value: object) -> str:
        """One field after its change; only what has changed in a table of entries."""
        known, lasting = self.known.get(name), self.lasting.get(name)
        if not isinstance(value, dict) or name not in self.tables:
            return _after(text, known, value, lasting, STEP)
        try:
            texts = read_texts(text.encode())
        except RecordError:
            return _format_value(value, STEP)
        before: Mapping[str, Any] = known or {}
        for key in before.keys() - value.keys():
            texts.pop(key, None)
        for key, entry in value.items():
            if key not in before or before[key] != entry:
                old = texts.get(key, "")
                texts[key] = _after(old, before.get(key), entry, lasting, STEP * 2)
        return format_fields(texts, STEP)

    def _put_away(self) -> None:
        """Set the file aside, unless another window has put it right; where that is possible."""
        with contextlib.suppress(OSError), alone_with(self._file):
            try:
                read_texts(read_now(self._file))
            except UnreadableRecord:
                pass  # nobody knows what is in it
            except RecordError:
                move_to_quarantine(self._file, self._shelter)


def _after(text: str, known: object, value: object, lasting: object, indent: str) -> str:
    """A value after its change; what lasts stays where another window has come so far."""
    if lasting is not None and known != lasting and text == json.dumps(lasting):
        return text
    return _format_value(value, indent)


def read_texts(data: bytes | None) -> Texts:
    """The fields in these bytes; no file, no fields. Raises RecordError."""
    found = {} if data is None else decode(data, dict[str, msgspec.Raw])
    return {name: bytes(raw).decode() for name, raw in found.items()}


def value_of(text: str) -> object:
    """What is written there: numbers may be larger than any machine holds."""
    try:
        return decode(text.encode(), object)
    except RecordError:
        return UNREAD


def _format_value(value: object, indent: str) -> str:
    """A value as it is written behind so many spaces."""
    return json.dumps(value, indent=STEP).replace("\n", f"\n{indent}")


def format_fields(texts: Texts, indent: str = "") -> str:
    """Fields on a line each: those that were there first, as they were."""
    lines = [f"{indent}{STEP}{json.dumps(name)}: {text}" for name, text in texts.items()]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}" if lines else "{}"
