"""Which table is laid on a day: who sits there, what is dealt, the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from types import MappingProxyType
from typing import Final

from game.bots import USUAL, Level, bot_name, bots_of
from game.catalogue import SHELF, Game
from game.match import Match
from game.people import person
from game.records import make_record, write_record
from game.seating import SeatSetup, TableSetup
from game.table import Options
from game.words import pgettext

SERIES: Final = "backyardia-day-1"
"""Another number deals other cards for every day there is: it stays as long as the app does."""
BITS: Final = 48
"""Of a seed: any program that reads JSON keeps so many."""
PERSON: Final = "Ada"
"""Who plays where nobody says so."""
DELEGATES: Final = ("Bruno", "Chika", "Dov")
LEVELS: Final = (Level.SHARP, USUAL)
"""How well they play, in the order of the seats."""
PEOPLE: Final = 1 + len(LEVELS)


@dataclass(frozen=True, slots=True)
class DayKind:
    """One of the deals of each day: a game, and at how many seats it is played.

    ``id`` is that of the game, or what is played against by whoever plays it alone.
    """

    id: str
    game: Game
    seats: int

    @property
    def display_name(self) -> str:
        """Its name in the language that is spoken, short enough for a tab."""
        if self.seats == 1:
            return pgettext("opponent", self.game.neutrals[1])
        return self.game.called_in_short


def _kinds_of(game: Game) -> list[DayKind]:
    """At a table where there are bots, and alone where the rules are somebody's opponent."""
    kinds = []
    if bots_of(game.id).offered:
        kinds.append(DayKind(game.id, game, min(PEOPLE, game.table_seats[-1])))
    if 1 in game.seats and 1 in game.neutrals:
        kinds.append(DayKind(game.neutrals[1].casefold(), game, 1))
    return kinds


@cache
def day_kinds() -> Mapping[str, DayKind]:
    """Every deal of a day by its id: the games in the order of the shelf, alone last."""
    kinds = [kind for game in SHELF.values() for kind in _kinds_of(game)]
    kinds.sort(key=lambda kind: kind.seats == 1)
    return MappingProxyType({kind.id: kind for kind in kinds})


def kind_of(setup: TableSetup) -> DayKind | None:
    """Which deal of its day a table is; None: it is none at all."""
    seats = len(setup.seats)
    kinds = day_kinds().values() if setup.day else ()
    return next((kind for kind in kinds if (kind.game.id, kind.seats) == (setup.game, seats)), None)


def table_of(kind: DayKind, day: date, name: str = PERSON) -> TableSetup:
    """The table of a day with whoever is called so in the first seat."""
    others = [each for each in DELEGATES if person(each) != person(name)]
    names = (name, *others[: kind.seats - 1])
    levels = (None, *LEVELS[: kind.seats - 1])
    seats = tuple(
        SeatSetup(who, colour, level, _temper(kind.game.id, level, temper))
        for who, level, (colour, temper) in zip(
            names, levels, bots_of(kind.game.id).cast.items(), strict=False
        )
    )
    return TableSetup(
        seats,
        _options(kind, day),
        seed=_draw(kind, day, "seed") % 2**BITS,
        game=kind.game.id,
        coach="off",
        day=day.isoformat(),
    )


def _temper(game: str, level: str | None, temper: str) -> str:
    return temper if level is not None and bot_name(game, level, temper) != level else ""


def _options(kind: DayKind, day: date) -> Options:
    """As usual; whoever is alone meets an opponent of the day."""
    usual = kind.game.usual(kind.seats)
    if kind.seats > 1:
        return usual
    drawn = {}
    for option in kind.game.options:
        values = option.fitting(1)
        if not option.fitting(2) and not option.unsaid:  # it is about being alone
            others = values[1:] or values  # the usual one is for a first game
            drawn[option.id] = others[_draw(kind, day, option.id) % len(others)]
    return {**usual, **drawn}


def _draw(kind: DayKind, day: date, what: str) -> int:
    """A large number that depends on this alone."""
    from hashlib import sha256  # the title stands sooner without it

    text = f"{SERIES} {kind.id} {day.isoformat()} {what}"
    return int.from_bytes(sha256(text.encode()).digest(), "big")


def opening(kind: DayKind, day: date) -> str:
    """The record of a day before anybody has chosen anything: the same bytes everywhere."""
    table = table_of(kind, day)
    match = Match.open(table)
    names = [seat.name for seat in table.seats]
    return write_record(make_record(match.game, match.setup, names, match.deals, ()))
