"""A table as its file keeps it: in saves, and in the settings for the next time."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from game.catalogue import SHELF
from game.records import RecordError, check_id, check_name, check_number, shorten
from game.seating import SeatSetup, TableSetup
from game.table import Carry, OptionValue, Seat
from game.words import _

EARLY: Final = ("edition", "personality")
"""Options that were keys of a table before there were options; their files stay as they are."""
OLDEST: Final = "bug-council"
"""The game of a file that names none: it is from when there was only one."""
TAKEBACKS: Final = frozenset({"off", "free", "ask"})
HINTS: Final = "hints"
"""How much the coach says where a table does not say: as it was before it could be told."""
COACHES: Final = frozenset({"off", "hints", "warnings"})
MOST_SEATS: Final = 20
MOST_GAMES: Final = 1000  # in a row
SCORES: Final = range(-100_000, 100_000)


class WrittenSeat(msgspec.Struct, frozen=True):
    """Who sits there; whoever has no temper is written as before there were any."""

    name: str
    colour: str
    bot: str | None = None
    temper: str | UnsetType = UNSET


class WrittenTable(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a table. An option has one of its own (null: not asked for) or none at all."""

    seats: tuple[WrittenSeat, ...]
    edition: str | UnsetType | None = UNSET
    lead: Seat | None = None
    hints: bool = True
    takebacks: str = "free"
    seed: int | None = None
    game: str = OLDEST
    personality: str | UnsetType | None = UNSET
    carry: Carry | None = None
    campaign: str = ""
    options: dict[str, OptionValue] | UnsetType = UNSET
    open_log: bool | UnsetType | None = UNSET
    played_on: bool | UnsetType = UNSET
    coach: str | UnsetType = UNSET
    day: str | UnsetType = UNSET


def write_table(setup: TableSetup) -> WrittenTable:
    """A table as it goes into a file."""
    options = dict(setup.options)
    early: dict[str, str | UnsetType | None] = {}
    for option in SHELF[setup.game].options:
        if option.id in EARLY:
            value = options.pop(option.id, None)
            early[option.id] = None if value is None else str(value)
    return WrittenTable(
        seats=tuple(
            WrittenSeat(seat.name, seat.colour, seat.bot, seat.temper or UNSET)
            for seat in setup.seats
        ),
        lead=setup.lead,
        hints=setup.hints,
        takebacks=setup.takebacks,
        seed=setup.seed,
        game=setup.game,
        carry=setup.carry,
        campaign=setup.campaign,
        options=options or UNSET,
        open_log=UNSET if setup.open_log is None else setup.open_log,
        played_on=setup.played_on or UNSET,
        coach=UNSET if setup.coach == HINTS else setup.coach,
        day=setup.day or UNSET,
        **early,
    )


def read_table(written: WrittenTable) -> TableSetup:
    """The reverse. Raises RecordError where something cannot be, whatever game it is."""
    options: dict[str, OptionValue] = {} if written.options is UNSET else dict(written.options)
    for name in EARLY:
        value = getattr(written, name)
        if value is not UNSET and value is not None:
            options[name] = value
    _check_options(written.game, options)
    _check_seats(written)
    return TableSetup(
        seats=tuple(
            SeatSetup(seat.name, seat.colour, seat.bot, "" if seat.temper is UNSET else seat.temper)
            for seat in written.seats
        ),
        options=options,
        lead=written.lead,
        hints=written.hints,
        takebacks=written.takebacks,
        seed=written.seed,
        game=written.game,
        carry=written.carry,
        campaign=written.campaign,
        open_log=None if written.open_log is UNSET else written.open_log,
        played_on=written.played_on is True,
        coach=HINTS if written.coach is UNSET else written.coach,
        day="" if written.day is UNSET else written.day,
    )


def _check_options(game: str, options: dict[str, OptionValue]) -> None:
    if game not in SHELF:
        words = _("“{text}” cannot be chosen").format(text=shorten(game))
        raise RecordError("setup.game", words)
    known = {option.id: option for option in SHELF[game].options}
    for name, value in options.items():
        if name not in known or value not in known[name].values:
            words = _("“{text}” cannot be chosen").format(text=shorten(str(value)))
            raise RecordError(f"setup.{shorten(name)}", words)


def _check_word(name: str, word: str, known: Collection[str]) -> None:
    if word not in known:
        words = _("“{text}” cannot be chosen").format(text=shorten(word))
        raise RecordError(f"setup.{name}", words)


def _check_day(text: str) -> None:
    try:
        if date.fromisoformat(text).isoformat() == text:
            return
    except ValueError:
        pass
    raise RecordError("setup.day", _("“{text}” is not a date").format(text=shorten(text)))


def _check_seats(written: WrittenTable) -> None:
    check_number(len(written.seats), range(MOST_SEATS + 1), "setup.seats")
    for seat in written.seats:
        check_name(seat.name, "setup.seats")
        check_id(seat.colour, "setup.seats", may_be_empty=True)
    if written.lead is not None:
        check_number(written.lead, range(len(written.seats) + 1), "setup.lead")  # or who is neutral
    _check_word("takebacks", written.takebacks, TAKEBACKS)
    if written.coach is not UNSET:
        _check_word("coach", written.coach, COACHES)
    if written.day is not UNSET:
        _check_day(written.day)
    check_id(written.campaign, "setup.campaign", may_be_empty=True)
    if written.carry is not None:
        check_number(written.carry.game, range(2, MOST_GAMES), "setup.carry")
        check_number(len(written.carry.scores), range(MOST_SEATS + 2), "setup.carry")
        for score in written.carry.scores:
            check_number(score, SCORES, "setup.carry")
