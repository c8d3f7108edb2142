"""What the app writes into a record's ``meta``, and how a save is read again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from game import __version__
from game.bots import bots_of, tempers
from game.catalogue import SHELF, Game
from game.fingerprints import Fingerprint
from game.library.written_table import WrittenTable, read_table, write_table
from game.match import NO_NOTES, AnyMatch, HintRequest, LevelChange, Notes, TakeBack
from game.records import (
    RecordError,
    RecordSchema,
    check_id,
    check_moment,
    check_number,
    convert,
    make_record,
    parse_record,
    read_source,
    shorten,
    write_record,
)
from game.seating import TableSetup
from game.words import _

COUNTED: Final = range(10**9)
"""Saves, and events of a game: nobody gets any further."""


class Label(msgspec.Struct, frozen=True, rename={"part": "age", "step": "trick"}):
    """What the list of tables says about one of them.

    ``save`` counts the saves of a table, whatever happens to the files' names and dates. ``part``
    and ``step`` are how far the game is, both from 1; the file still calls them age and trick.
    """

    table: str
    save: int
    begun: datetime
    saved: datetime
    part: int
    step: int
    over: bool = False


class Meta(msgspec.Struct, frozen=True):
    """The app's own part of a record: everything that the rules need not know."""

    app: str
    label: Label
    setup: WrittenTable
    take_backs: tuple[TakeBack, ...] = ()
    level_changes: tuple[LevelChange, ...] = ()
    hints: tuple[HintRequest, ...] = ()
    fingerprints: tuple[Fingerprint, ...] = ()

    @property
    def notes(self) -> Notes:
        """What people did to the game."""
        return Notes(self.take_backs, self.level_changes, self.hints)


@dataclass(frozen=True, slots=True)
class MatchSnapshot:
    """A match at one moment, ready to be written; setup, deals and actions are its game's own."""

    rules: Any
    deals: tuple[Any, ...]
    actions: tuple[Any, ...]
    notes: Notes
    label: Label
    setup: TableSetup
    fingerprints: tuple[Fingerprint, ...] = ()

    @classmethod
    def of(cls, match: AnyMatch, label: Label, setup: TableSetup) -> MatchSnapshot:
        """A match as it is now: whatever happens to it later does not reach the page."""
        return cls(
            match.setup,
            tuple(match.deals),
            tuple(match.actions),
            match.notes,
            label,
            setup,
            tuple(match.fingerprints or ()),
        )


@dataclass(frozen=True, slots=True)
class Save:
    """A save as it was read. Whether the rules allow the game is still to be seen."""

    record: RecordSchema
    label: Label
    setup: TableSetup
    notes: Notes = NO_NOTES
    fingerprints: tuple[Fingerprint, ...] = ()


def write_page(page: MatchSnapshot) -> bytes:
    """The bytes of a save's file."""
    meta: dict[str, Any] = msgspec.to_builtins(
        Meta(
            __version__,
            page.label,
            write_table(page.setup),
            *page.notes,
            page.fingerprints,
        )
    )
    for later in ("level_changes", "hints", "fingerprints"):
        if not meta[later]:
            del meta[later]  # as it was before there were any
    names = [seat.name for seat in page.setup.seats]
    record = make_record(page.setup.game, page.rules, names, page.deals, page.actions, meta)
    return write_record(record).encode()


def read_save(file: Path) -> Save:
    """A save of a table. Raises RecordError with what is wrong with the file."""
    return parse_save(read_source(file))


def parse_save(data: bytes) -> Save:
    """The save in these bytes. Raises RecordError."""
    record = parse_record(data)
    try:
        meta: Meta = convert(record.meta, Meta)
        setup = read_table(meta.setup)
    except RecordError as trouble:
        raise RecordError(f"meta.{trouble.place}", trouble.reason) from None
    _check_label(meta.label, SHELF[record.game])
    for place, notes in meta.notes._asdict().items():
        for note in notes:
            check_number(note.seat, range(len(record.seats)), f"meta.{place}")
            check_number(note.at, COUNTED, f"meta.{place}")
    if tuple(seat.name for seat in setup.seats) != record.seats:
        raise RecordError("meta.setup.seats", _("these are not the names of the record"))
    if setup.game != record.game:
        raise RecordError("meta.setup", _("this is not the game of the record"))
    for seat in setup.seats:
        if seat.bot is not None:
            _check_level(setup.game, seat.bot, "meta.setup.seats")
        if seat.temper and seat.temper not in tempers(setup.game):
            words = _("“{text}” is not a temper").format(text=shorten(seat.temper))
            raise RecordError("meta.setup.seats", words)
    for change in meta.level_changes:
        for level in (change.was, change.now):
            _check_level(setup.game, level, "meta.level_changes")
    return Save(record, meta.label, setup, meta.notes, meta.fingerprints)


def _check_level(game: str, level: str, place: str) -> None:
    """Raise RecordError for what no bot of this game is: no file names a program to be started."""
    if level not in bots_of(game).levels:
        raise RecordError(place, _("“{text}” is not a bot").format(text=shorten(level)))


def _check_label(label: Label, game: Game) -> None:
    """Raise RecordError where the label says what cannot be."""
    place, (parts, steps) = "meta.label", game.furthest
    check_id(label.table, place, may_be_empty=True)
    check_number(label.save, COUNTED, place)
    check_moment(label.begun, place)
    check_moment(label.saved, place)
    check_number(label.part, range(1, parts + 1), place)
    check_number(label.step, range(1, steps + 1), place)
