"""A record as it is written in its file, before the rules have looked at it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from game.catalogue import SHELF, Game
from game.record_schema import FORMAT, Name, RecordSchema, shorten
from game.records.source import (
    NewerRecord,
    RecordError,
    decode,
    read_source,
    refuse_doubles,
)
from game.records.values import check_name
from game.table import NotationError
from game.words import N_, _

ACTIONS_IN_A_LINE: Final = 16
FIRST_KEYS: Final = ("format", "game", "edition", "seats")
LAST_KEYS: Final = ("actions", "meta")
"""The keys of a game's own stand between these, except for its edition."""

NUMBERS: Final = (
    *(N_("one"), N_("two"), N_("three"), N_("four"), N_("five")),
    *(N_("six"), N_("seven"), N_("eight"), N_("nine"), N_("ten")),
)


class Label(msgspec.Struct, frozen=True):
    """What every record says of itself, whatever the game and the version: read first."""

    format: str
    game: str
    seats: tuple[Name, ...]


def read_record(path: Path) -> RecordSchema:
    """The record in a file; ``replay`` tells whether the rules allow it. Raises RecordError."""
    return parse_record(read_source(path))


def parse_record(data: bytes) -> RecordSchema:
    """The record in the bytes of a file. Raises RecordError with the place of what is wrong."""
    label = decode(data, Label)
    _check_format(label.format)
    if label.game not in SHELF:
        words = _("“{game}” is not a game this program knows. It knows: {games}")
        text = words.format(game=shorten(label.game), games=", ".join(SHELF))
        raise RecordError("game", text)
    game = SHELF[label.game]
    _check_seats(game, len(label.seats))
    record = decode(data, game.rules.record_type)
    refuse_doubles(data)
    for seat, name in enumerate(record.seats):
        check_name(name, f"seats[{seat}]")
    try:
        record.check_keys()
    except NotationError as trouble:
        raise RecordError(trouble.place, str(trouble)) from None
    return record


def make_record(
    game: str,
    setup: object,
    names: Sequence[str],
    deals: Sequence[object],
    actions: Sequence[object],
    meta: Mapping[str, Any] | None = None,
) -> RecordSchema:
    """The record of a game so far. ``names`` has one for each seat; ``meta`` must fit in JSON."""
    rules = SHELF[game].rules
    return rules.record_type(
        format=FORMAT,
        game=game,
        seats=tuple(names),
        actions=tuple(map(rules.write, actions)),
        meta=dict(meta or {}),
        **rules.write_start(setup, deals),
    )


def write_record(record: RecordSchema) -> str:
    """The text of a record's file: the same for the same record, with short enough lines."""
    values: dict[str, Any] = msgspec.to_builtins(record)
    own = [key for key in values if key not in {*FIRST_KEYS, *LAST_KEYS}]
    order = [key for key in (*FIRST_KEYS, *own, *LAST_KEYS) if key in values]
    rows = [f'  "{key}": {_row(key, values[key])}' for key in order]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _row(key: str, value: Any) -> str:
    """A value of the outermost object: in one line, unless many things stand in it."""
    if key == "actions":
        words = list(map(_compact, value))
        starts = range(0, len(words), ACTIONS_IN_A_LINE)
        return _lines([", ".join(words[at : at + ACTIONS_IN_A_LINE]) for at in starts])
    if isinstance(value, tuple) and all(isinstance(each, dict) for each in value):
        return _lines(list(map(_compact, value)))
    return _compact(value)


def _check_format(text: str) -> None:
    if text == FORMAT:
        return
    version = re.fullmatch(r"backyardia/([1-9][0-9]{0,8})", text)
    if version is None:
        words = _("“{text}” is not {format}, the format of records")
        raise RecordError("format", words.format(text=shorten(text), format=FORMAT))
    words = _(
        "this record has format {version}; this version reads format 1. Update the game to open it"
    )
    raise NewerRecord("format", words.format(version=version[1]))


def _check_seats(game: Game, seats: int) -> None:
    """Raise RecordError unless so many can play it with any options at all."""
    if seats in game.seats:
        return
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        words = _("{game} needs {least} seats, not {number}")
    else:
        words = _("{game} needs {least} to {most} seats, not {number}")
    range_of = {"least": _ordinal(least), "most": _ordinal(most)}
    raise RecordError("seats", words.format(game=game.display_name, number=seats, **range_of))


def _ordinal(number: int) -> str:
    """A number from 1 on as a word, a large one in digits."""
    return _(NUMBERS[number - 1]) if number <= len(NUMBERS) else str(number)


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(rows: Sequence[str]) -> str:
    return "[\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "[]"
