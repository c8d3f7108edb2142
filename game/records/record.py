"""A record as it is written in its file, before the rules have looked at it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from game.catalogue import SHELF, Game
from game.records.source import (
    NewerRecord,
    RecordError,
    decode,
    read_source,
    refuse_doubles,
    shorten,
)
from game.rules.council.api import (
    AGES,
    Action,
    Deal,
    Setup,
    write_action,
    write_cards,
    write_factions,
)

FORMAT: Final = "backyardia/1"
GAME: Final = "bug-council"
ACTIONS_IN_A_LINE = 16
COUNTS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}

# How long a text may be at most; the rules say what has to be in it.
Word = Annotated[str, msgspec.Meta(max_length=20)]
Cards = Annotated[str, msgspec.Meta(max_length=400)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Label(msgspec.Struct, frozen=True):
    """What every record says of itself, whatever the game and the version: read first."""

    format: str
    game: str
    seats: tuple[Name, ...]


class AgeCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal as text: a hand for each seat in dealing order, and the leftover deck, top first."""

    hands: tuple[Cards, ...]
    rest: Cards


class CarriedOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an earlier game of a Trilogy leaves: scores of human and Termitenator, who leads."""

    scores: tuple[int, int]
    lead: int
    game: int


class Record(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """A game of Bug Council: its start, the cards of every Age begun so far, every action.

    The fields are the keys of the file. A solo game has a ``personality``, in a Trilogy perhaps
    a ``carry``, and no ``lead``. ``meta`` belongs to the app; the rules never read it.
    """

    format: str
    game: str
    edition: Word
    seats: tuple[Name, ...]
    council: Word
    ring: Word
    lead: int | msgspec.UnsetType = msgspec.UNSET
    personality: Word | msgspec.UnsetType = msgspec.UNSET
    carry: CarriedOver | msgspec.UnsetType = msgspec.UNSET
    ages: Annotated[tuple[AgeCards, ...], msgspec.Meta(min_length=1, max_length=AGES)]
    actions: tuple[Word, ...]
    meta: dict[str, Any] = {}


def read_record(path: Path) -> Record:
    """The record in a file; ``replay`` tells whether the rules allow it. Raises RecordError."""
    return parse_record(read_source(path))


def parse_record(data: bytes) -> Record:
    """The record in the bytes of a file. Raises RecordError with the place of what is wrong."""
    label = decode(data, Label)
    _check_format(label.format)
    if label.game not in SHELF:
        known = ", ".join(SHELF)
        raise RecordError("game", f"“{shorten(label.game)}” is not a game here; known: {known}")
    _check_seats(SHELF[label.game], len(label.seats))
    record = decode(data, Record)
    refuse_doubles(data)
    _check_keys(record)
    return record


def make_record(
    setup: Setup,
    names: Sequence[str],
    deals: Sequence[Deal],
    actions: Sequence[Action],
    meta: Mapping[str, Any] | None = None,
) -> Record:
    """The record of a game so far. ``names`` has one for each seat; ``meta`` must fit in JSON."""
    ages = [AgeCards(tuple(map(write_cards, deal.hands)), write_cards(deal.rest)) for deal in deals]
    return Record(
        format=FORMAT,
        game=GAME,
        edition=setup.edition.name,
        seats=tuple(names),
        council=write_factions(setup.council),
        ring=write_factions(setup.ring),
        lead=msgspec.UNSET if setup.seats == 1 else setup.lead,
        personality=msgspec.UNSET if setup.personality is None else setup.personality.value,
        carry=_carried_over(setup),
        ages=tuple(ages),
        actions=tuple(map(write_action, actions)),
        meta=dict(meta or {}),
    )


def write_record(record: Record) -> str:
    """The text of a record's file: the same for the same record, with short enough lines."""
    values: dict[str, Any] = msgspec.to_builtins(record)
    rows = {key: _compact(value) for key, value in values.items()}
    rows["ages"] = _lines([_compact(age) for age in values["ages"]])
    actions = [_compact(action) for action in values["actions"]]
    starts = range(0, len(actions), ACTIONS_IN_A_LINE)
    rows["actions"] = _lines([", ".join(actions[at : at + ACTIONS_IN_A_LINE]) for at in starts])
    return "{\n" + ",\n".join(f'  "{key}": {row}' for key, row in rows.items()) + "\n}\n"


def _check_format(text: str) -> None:
    if text == FORMAT:
        return
    version = re.fullmatch(r"backyardia/([1-9][0-9]{0,8})", text)
    if version is None:
        raise RecordError("format", f"“{shorten(text)}” is not {FORMAT}, the format of records")
    raise NewerRecord(
        "format",
        f"version {version[1]} is newer than this app, which reads version 1: update the app",
    )


def _check_seats(game: Game, seats: int) -> None:
    possible = sorted(set(chain.from_iterable(game.seats.values())))
    if seats not in possible:
        least, most = COUNTS[possible[0]], COUNTS[possible[-1]]
        named = COUNTS.get(seats, str(seats))
        raise RecordError("seats", f"{game.title} needs {least} to {most} seats, not {named}")


def _check_keys(record: Record) -> None:
    """Some keys belong to one person's game, one to all others."""
    solo = len(record.seats) == 1
    wanted = {"lead": not solo, "personality": solo}
    for key in ("lead", "personality", "carry"):
        there = getattr(record, key) is not msgspec.UNSET
        if there and not wanted.get(key, solo):
            who = "a table of several has it" if solo else "a game for one has it"
            raise RecordError(key, f"this key is unknown here, only {who}")
        if not there and wanted.get(key, False):
            raise RecordError(key, "this key is missing")


def _carried_over(setup: Setup) -> CarriedOver | msgspec.UnsetType:
    carry = setup.carry
    return msgspec.UNSET if carry is None else CarriedOver(carry.scores, setup.lead, carry.game)


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(rows: Sequence[str]) -> str:
    return "[\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "[]"
