"""Games to be watched: nobody plays on, nothing is written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.catalogue import SHELF
from game.library.save import Save, parse_save
from game.library.save_rotation import restore_match, restore_match_steps
from game.library.tables import OpenTable
from game.records import (
    RecordError,
    RecordSchema,
    Steps,
    at_once,
    parse_record,
    read_source,
    refuse_large,
)
from game.seating import SeatSetup, TableSetup


def watch(save: Save) -> OpenTable:
    """The game of a save as it was. Raises RecordError where the rules do not allow it."""
    return at_once(watch_steps(save))


def watch_steps(save: Save) -> Steps[OpenTable]:
    """The same step by step: a whole game takes longer than a picture may."""
    match = yield from restore_match_steps(save.record, save.setup, save.notes, save.fingerprints)
    return OpenTable(save.setup, match, label=save.label)


def watch_file(file: Path) -> OpenTable:
    """The game in any record, whoever has written it. Raises RecordError with the reason."""
    return watch_text(read_source(file))


def watch_text(data: bytes) -> OpenTable:
    """The game in the bytes of a record. Raises RecordError with the reason."""
    refuse_large(data)
    try:
        sitting = watch(parse_save(data))
    except RecordError:
        sitting = _watch_record(parse_record(data))
    return replace(sitting, foreign=True)


def _watch_record(record: RecordSchema) -> OpenTable:
    """A record without a table: colours are left to the screen. Raises RecordError."""
    seats = tuple(SeatSetup(name, "") for name in record.seats)
    setup = TableSetup(seats, game=record.game)
    match = restore_match(record, setup)
    return OpenTable(replace(setup, options=SHELF[record.game].rules.options(match.setup)), match)
