"""From a file to typed values: everything that can be wrong before the rules have a say.

Whatever the program reads of what a person or a fault could have changed comes in here: records
and saves, settings, campaigns, logs. ``read_source`` bounds what is read, ``decode`` and
``convert`` say in one sentence what is wrong with it.
"""

from __future__ import annotations

import json
import os
import re
import stat
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import msgspec

from game.decoding import from_json, from_plain
from game.record_schema import shorten
from game.words import N_, _

LARGEST: Final = 1_000_000
"""Bytes; a whole game is about 3000, so anything near this is not a record."""

WHOLE: Final = "record"
"""The place of an error that concerns the outermost object."""
FILE: Final = "file"
"""The place of an error that comes before any JSON."""

TOO_DEEP: Final = N_("lists and objects are nested too deeply")

# The decoder speaks of Python's types; a person with a text editor sees JSON.
WORDS: Final = {
    "`array`": N_("a list"),
    "`bool`": N_("true or false"),
    "`float`": N_("a number with a fraction"),
    "`int`": N_("a whole number"),
    "`null`": N_("null"),
    "`object`": N_("an object"),
    "`str`": N_("a text"),
}
LOCATED = re.compile(r"(?P<reason>.*?)(?: - at `\$\.?(?P<place>.*)`)?", re.DOTALL)
FIELD = re.compile(
    r"Object (?P<trouble>contains unknown|missing required) field `(?P<key>.*)`", re.DOTALL
)

T = TypeVar("T")


class RecordError(Exception):
    """What is wrong with a record, and where: ``place`` is written like ``ages[0].hands[1]``.

    ``legal`` is what might have been written there, if anything is known of it; ``clause`` names
    the rule that forbids what is. ``reason`` tells all of it, ``trouble`` only what is wrong.
    """

    def __init__(self, place: str, trouble: str, legal: str = "", clause: str = "") -> None:
        reason = trouble
        if legal:
            words = _("{trouble}. Allowed: {actions}.")
            reason = words.format(trouble=trouble.rstrip(".。"), actions=legal)
        if clause:
            # Translators: what is wrong, and the name of the rule in the source.
            reason = _("{reason} ({clause})").format(reason=reason, clause=clause)
        self.place = place
        self.trouble = trouble
        self.legal = legal
        self.clause = clause
        self.reason = reason
        super().__init__(_("{place}: {reason}").format(place=place, reason=reason))


class UnreadableRecord(RecordError):
    """The system does not let us read it; another time it may."""


class MissingRecord(UnreadableRecord):
    """There is no such file."""


class NewerRecord(RecordError):
    """A record of a format that only later versions of the app can read."""


def read_source(path: Path, largest: int = LARGEST) -> bytes:
    """All bytes of a file. Raises RecordError where that is impossible or unwise."""
    try:
        refuse_odd(path)
        # Who has put a pipe there meanwhile shall not make us wait for its other end.
        with open(path, "rb", opener=_without_waiting) as source:
            data = source.read(largest + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise MissingRecord(FILE, _("there is no such file")) from None
    except OSError as trouble:
        raise UnreadableRecord(FILE, _cannot_be_read(trouble.strerror or str(trouble))) from None
    except ValueError as trouble:  # no file can have such a name
        raise RecordError(FILE, _cannot_be_read(str(trouble))) from None
    refuse_large(data, largest)
    return data


def refuse_large(data: bytes, largest: int = LARGEST) -> None:
    """Raise RecordError where there is more of it than any record needs."""
    if len(data) > largest:
        words = _("it is larger than {size} MB, and no record is")
        raise RecordError(FILE, words.format(size=largest // 1_000_000))


def refuse_odd(path: Path) -> None:
    """Raise RecordError unless this is a plain file; opening a pipe would wait for its other end.

    Raises:
        OSError: There is no such file, or nobody can say.
    """
    about = path.stat()
    if stat.S_ISDIR(about.st_mode):
        raise RecordError(FILE, _("this is a folder, a record is a file"))
    if not stat.S_ISREG(about.st_mode):
        raise RecordError(FILE, _("this is a device or a pipe; a record is a file"))


def decode(data: bytes, kind: type[T]) -> T:
    """The JSON in ``data`` as a value of ``kind``. Raises RecordError with the place."""
    try:
        # Editors on Windows like to begin a file with a mark that JSON does not know.
        text = data.decode("utf-8-sig")
        return from_json(text, kind)
    except UnicodeDecodeError as trouble:
        words = _("byte {number} is not UTF-8").format(number=trouble.start)
        raise RecordError(FILE, words) from None
    except RecursionError:
        raise RecordError(WHOLE, _(TOO_DEEP)) from None
    except msgspec.ValidationError as trouble:
        _locate(str(trouble))
    except ValueError as trouble:
        reason = str(trouble).removeprefix("JSON is malformed: ")
        reason = f"{reason[:1].lower()}{reason[1:]}"
        raise RecordError(FILE, _("this is not JSON: {reason}").format(reason=reason)) from None


def convert(value: object, kind: object) -> Any:
    """A part of what was decoded as a value of ``kind``. Raises RecordError with the place."""
    try:
        return from_plain(value, kind)
    except msgspec.ValidationError as trouble:
        _locate(str(trouble))
    except (ValueError, RecursionError) as trouble:
        raise RecordError(WHOLE, shorten(str(trouble), 200)) from None


def refuse_doubles(data: bytes) -> None:
    """Raise RecordError where an object has a key twice: nobody could say which one counts."""

    def check(pairs: list[tuple[str, object]]) -> None:
        keys: set[str] = set()
        for key, _value in pairs:
            if key in keys:
                raise RecordError(shorten(key), _("this key appears twice"))
            keys.add(key)

    try:
        json.loads(data.decode("utf-8-sig"), object_pairs_hook=check)
    except RecursionError:
        raise RecordError(WHOLE, _(TOO_DEEP)) from None
    except ValueError as trouble:  # Python reads no number of thousands of digits
        raise RecordError(WHOLE, shorten(str(trouble), 200)) from None


def _cannot_be_read(trouble: str) -> str:
    return _("it cannot be read: {trouble}").format(trouble=trouble)


def _without_waiting(name: str, flags: int) -> int:
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))


def _locate(message: str) -> NoReturn:
    """Turn the decoder's complaint into ours. Always raises RecordError."""
    found = LOCATED.fullmatch(message)
    assert found is not None
    place, reason = found["place"] or "", found["reason"]
    field = FIELD.fullmatch(reason)
    if field is not None:
        missing = field["trouble"] == "missing required"
        place = ".".join(filter(None, [place, shorten(field["key"])]))
        raise RecordError(place, _("this key is missing") if missing else _("this key is unknown"))
    for word, ours in WORDS.items():
        reason = reason.replace(word, _(ours))
    raise RecordError(place or WHOLE, reason[:1].lower() + reason[1:])
