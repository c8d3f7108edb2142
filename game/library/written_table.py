"""A table as its file keeps it: in saves, and in the settings for the next time."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from game.catalogue import SHELF
from game.match import SeatSetup, TableSetup
from game.table import Carry, OptionValue, Seat

EARLY: Final = ("edition", "personality")
"""Options that were keys of a table before there were options; their files stay as they are."""
OLDEST: Final = "bug-council"
"""The game of a file that names none: it is from when there was only one."""


class WrittenTable(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a table. An option has one of its own (null: not asked for) or none at all."""

    seats: tuple[SeatSetup, ...]
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


def write_table(setup: TableSetup) -> WrittenTable:
    """A table as it goes into a file."""
    options = dict(setup.options)
    early: dict[str, str | UnsetType | None] = {}
    for option in SHELF[setup.game].options:
        if option.id in EARLY:
            value = options.pop(option.id, None)
            early[option.id] = None if value is None else str(value)
    return WrittenTable(
        seats=setup.seats,
        lead=setup.lead,
        hints=setup.hints,
        takebacks=setup.takebacks,
        seed=setup.seed,
        game=setup.game,
        carry=setup.carry,
        campaign=setup.campaign,
        options=options or UNSET,
        **early,
    )


def read_table(written: WrittenTable) -> TableSetup:
    """The reverse. Raises msgspec.ValidationError where an option has no such value."""
    options: dict[str, OptionValue] = {} if written.options is UNSET else dict(written.options)
    for name in EARLY:
        value = getattr(written, name)
        if value is not UNSET and value is not None:
            options[name] = value
    _check(written.game, options)
    return TableSetup(
        seats=written.seats,
        options=options,
        lead=written.lead,
        hints=written.hints,
        takebacks=written.takebacks,
        seed=written.seed,
        game=written.game,
        carry=written.carry,
        campaign=written.campaign,
    )


def _check(game: str, options: dict[str, OptionValue]) -> None:
    known = {option.id: option for option in SHELF[game].options} if game in SHELF else {}
    for name, value in options.items():
        if name not in known or value not in known[name].values:
            raise msgspec.ValidationError(f"Invalid value {value!r} - at `$.setup.{name}`")
