"""From a file to typed values: everything that can be wrong before the rules have a say."""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path
from typing import Final, NoReturn, TypeVar

import msgspec

LARGEST: Final = 10_000_000
"""Bytes; a whole game is about 3000, so anything near this is not a record."""

WHOLE: Final = "record"
"""The place of an error that concerns the outermost object."""
FILE: Final = "file"
"""The place of an error that comes before any JSON."""

TOO_DEEP: Final = "lists and objects are nested too deeply"

# The decoder speaks of Python's types; a person with a text editor sees JSON.
WORDS: Final = {
    "`array`": "a list",
    "`bool`": "true or false",
    "`float`": "a number with a fraction",
    "`int`": "a whole number",
    "`null`": "null",
    "`object`": "an object",
    "`str`": "a text",
}
LOCATED = re.compile(r"(?P<reason>.*?)(?: - at `\$\.?(?P<place>.*)`)?", re.DOTALL)
FIELD = re.compile(
    r"Object (?P<trouble>contains unknown|missing required) field `(?P<key>.*)`", re.DOTALL
)

T = TypeVar("T")


class RecordError(Exception):
    """What is wrong with a record, and where: ``place`` is written like ``ages[0].hands[1]``."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


class NewerRecord(RecordError):
    """A record of a format that only later versions of the app can read."""


def read_source(path: Path) -> bytes:
    """All bytes of a file. Raises RecordError where that is impossible or unwise."""
    try:
        # Asked before opening: opening a pipe would wait for its other end.
        about = path.stat()
        if stat.S_ISDIR(about.st_mode):
            raise RecordError(FILE, "this is a folder, a record is a file")
        if not stat.S_ISREG(about.st_mode):
            raise RecordError(FILE, "this is a device or a pipe, a record is a file")
        with path.open("rb") as source:
            data = source.read(LARGEST + 1)
    except FileNotFoundError:
        raise RecordError(FILE, "there is no such file") from None
    except OSError as trouble:
        raise RecordError(FILE, f"it cannot be read: {trouble.strerror}") from None
    if len(data) > LARGEST:
        raise RecordError(FILE, f"it is larger than {LARGEST // 1_000_000} MB, no record is")
    return data


def decode(data: bytes, kind: type[T]) -> T:
    """The JSON in ``data`` as a value of ``kind``. Raises RecordError with the place."""
    try:
        # Editors on Windows like to begin a file with a mark that JSON does not know.
        return msgspec.json.decode(data.decode("utf-8-sig"), type=kind)
    except UnicodeDecodeError as trouble:
        raise RecordError(FILE, f"byte {trouble.start} is not UTF-8") from None
    except RecursionError:
        raise RecordError(WHOLE, TOO_DEEP) from None
    except msgspec.ValidationError as trouble:
        _locate(str(trouble))
    except msgspec.DecodeError as trouble:
        reason = str(trouble).removeprefix("JSON is malformed: ")
        raise RecordError(FILE, f"this is not JSON: {reason[:1].lower()}{reason[1:]}") from None


def refuse_doubles(data: bytes) -> None:
    """Raise RecordError where an object has a key twice: nobody could say which one counts."""

    def check(pairs: list[tuple[str, object]]) -> None:
        keys: set[str] = set()
        for key, _ in pairs:
            if key in keys:
                raise RecordError(shorten(key), "this key is there twice")
            keys.add(key)

    try:
        json.loads(data.decode("utf-8-sig"), object_pairs_hook=check)
    except RecursionError:
        raise RecordError(WHOLE, TOO_DEEP) from None


def shorten(text: str, longest: int = 40) -> str:
    """A text from a file, short enough for a message and without anything unprintable."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in shown)


def _locate(message: str) -> NoReturn:
    """Turn the decoder's complaint into ours. Always raises RecordError."""
    found = LOCATED.fullmatch(message)
    assert found is not None
    place, reason = found["place"] or "", found["reason"]
    field = FIELD.fullmatch(reason)
    if field is not None:
        missing = field["trouble"] == "missing required"
        place = ".".join(filter(None, [place, shorten(field["key"])]))
        raise RecordError(place, "this key is missing" if missing else "this key is unknown")
    for word, ours in WORDS.items():
        reason = reason.replace(word, ours)
    raise RecordError(place or WHOLE, reason[:1].lower() + reason[1:])
