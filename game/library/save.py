"""What the app writes into a record's ``meta``, and how a save is read again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from game import __version__
from game.bots import BOTS
from game.match import TableSetup, TakeBack
from game.records import (
    Record,
    RecordError,
    make_record,
    parse_record,
    read_source,
    shorten,
    write_record,
)
from game.rules.council.api import Action, Deal, Setup


class Label(msgspec.Struct, frozen=True):
    """What the list of tables says about one of them.

    ``save`` counts the saves of a table, whatever happens to the files' names and dates.
    """

    table: str
    save: int
    begun: datetime
    saved: datetime
    age: int
    trick: int
    over: bool = False


class Meta(msgspec.Struct, frozen=True):
    """The app's own part of a record: everything that the rules need not know."""

    app: str
    label: Label
    setup: TableSetup
    take_backs: tuple[TakeBack, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """A match at one moment, ready to be written."""

    rules: Setup
    deals: tuple[Deal, ...]
    actions: tuple[Action, ...]
    take_backs: tuple[TakeBack, ...]
    label: Label
    setup: TableSetup


@dataclass(frozen=True, slots=True)
class Save:
    """A save as it was read. Whether the rules allow the game is still to be seen."""

    record: Record
    label: Label
    setup: TableSetup
    take_backs: tuple[TakeBack, ...] = ()


def write_page(page: Page) -> bytes:
    """The bytes of a save's file."""
    meta: dict[str, Any] = msgspec.to_builtins(
        Meta(__version__, page.label, page.setup, page.take_backs)
    )
    names = [seat.name for seat in page.setup.seats]
    record = make_record(page.rules, names, page.deals, page.actions, meta)
    return write_record(record).encode()


def read_save(file: Path) -> Save:
    """A save of a table. Raises RecordError with what is wrong with the file."""
    return parse_save(read_source(file))


def parse_save(data: bytes) -> Save:
    """The save in these bytes. Raises RecordError."""
    record = parse_record(data)
    try:
        meta = msgspec.convert(record.meta, Meta)
    except msgspec.ValidationError as trouble:
        raise RecordError("meta", shorten(str(trouble), 200)) from None
    setup = meta.setup
    if tuple(seat.name for seat in setup.seats) != record.seats:
        raise RecordError("meta.setup.seats", "these are not the names of the record")
    if setup.game != record.game:
        raise RecordError("meta.setup", "this is not the game of the record")
    for seat in setup.seats:
        if seat.bot is not None and seat.bot not in BOTS:
            raise RecordError("meta.setup.seats", f"“{shorten(seat.bot)}” is not a bot")
    return Save(record, meta.label, setup, meta.take_backs)
