"""`daily`: what is dealt on a day, the same on every machine."""

from __future__ import annotations

import argparse
from datetime import date
from typing import Final

from game.clock import today
from game.commands.answers import Words, help_entry
from game.daily.table import DayKind, day_kinds, opening, table_of
from game.records import shorten
from game.refusal import CommandRefusal
from game.words import N_, _

ABOUT: Final = N_(
    "The result that counts is kept by the app: this command plays and counts nothing."
)


def add_daily(words: Words) -> None:
    """Teach the command line to print the deal of a day."""
    daily = words.add_parser(
        "daily", **help_entry(_("print the deal of a day"), ABOUT), allow_abbrev=False
    )
    daily.add_argument(
        "--date", type=_day, metavar="YYYY-MM-DD", help=_("which day (default: today)")
    )
    daily.add_argument(
        "--game", type=_kind, metavar="GAME", help=_("one game of {games} (default: all)").format(
            games=", ".join(day_kinds())
        ),
    )  # fmt: skip
    daily.add_argument(
        "--json", action="store_true", help=_("print the opening as a record, of one game")
    )
    daily.set_defaults(run=print_daily)


def print_daily(arguments: argparse.Namespace) -> int:
    """Print the opening of a game as a record, or a line for each game. Raises Refusal."""
    day: date = arguments.date or today()
    kind: DayKind | None = arguments.game
    if arguments.json:
        if kind is None:
            raise CommandRefusal(_("Name one game with --game: a record holds one game."))
        print(opening(kind, day), end="")
        return 0
    for each in day_kinds().values() if kind is None else (kind,):
        print(_line(each, day))
    return 0


def _line(kind: DayKind, day: date) -> str:
    """The day, the game, and who sits there at what level."""
    table = table_of(kind, day)
    seats = [who.name if who.bot is None else f"{who.name} ({who.bot})" for who in table.seats]
    words = _("{day} {game}: {description}; {seats}")
    description = kind.game.rules.describe(kind.seats, table.options)
    return words.format(
        day=day.isoformat(), game=kind.display_name, description=description, seats=", ".join(seats)
    )


def _day(text: str) -> date:
    """A type for argparse. Not its error, which would print the usage as well. Raises Refusal."""
    try:
        day = date.fromisoformat(text)
        if day.isoformat() == text:
            return day
    except ValueError:
        pass
    words = _("“{text}” is not a date. Write it like 2027-03-01.")
    raise CommandRefusal(words.format(text=shorten(text)))


def _kind(text: str) -> DayKind:
    if text in day_kinds():
        return day_kinds()[text]
    words = _("“{text}” has no deal of the day. These have: {games}.")
    raise CommandRefusal(words.format(text=shorten(text), games=", ".join(day_kinds())))
