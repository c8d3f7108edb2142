"""The history as CSV, for spreadsheets: one row for each seat of each game.

The columns and their order stay what they are; new ones are added at the end.
``docs/history.md`` says what each of them holds.
"""

from __future__ import annotations

import csv
import io
import sqlite3
from collections import defaultdict
from collections.abc import Collection
from typing import Final, NamedTuple

from game.catalogue import FIRST, SHELF
from game.history.game_stats import counter_of
from game.history.tally import HINTS

GENERAL: Final = (
    *("table", "game", "edition", "begun", "finished", "people", "opponent", "campaign"),
    *("decided_by", "seat", "name", "player", "level", "colour", "score", "carried", "place"),
    "won",
)

FORMULA: Final = (
    *("=", "+", "-", "@", "\t", "\r", "\n"),
    *("\u2212", "\uff1d", "\uff0b", "\uff0d", "\uff20"),
)
"""How a text begins that some spreadsheet would compute, in the wide signs of East Asia too."""


class ExportedGames(NamedTuple):
    """The text of the file, and how many games are in it."""

    text: str
    games: int

    @property
    def data(self) -> bytes:
        """What goes into the file: with the mark by which spreadsheets know UTF-8."""
        return self.text.encode("utf-8-sig")


def columns(games: Collection[str] = tuple(SHELF)) -> tuple[str, ...]:
    """The first row of a file with these games: nobody wants columns of one never played."""
    own: dict[str, None] = {}
    for counter in [counter_of(game) for game in SHELF if game in games]:
        own.update(dict.fromkeys(f"part_{part + 1}" for part in range(counter.parts)))
        own.update(dict.fromkeys(counter.sources))
        own.update(dict.fromkeys(counter.tallies))
    return (*GENERAL, *own, HINTS)


def write_csv(connection: sqlite3.Connection) -> ExportedGames:
    """All games. Raises sqlite3.Error."""
    numbers = _numbers(connection)
    games = {game for (game,) in connection.execute("SELECT DISTINCT game FROM games")} or {FIRST}
    text = io.StringIO()
    usual, quoted = (
        csv.DictWriter(text, columns(games), 0, "ignore", lineterminator="\n", quoting=quoting)
        for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_NONNUMERIC)
    )
    usual.writeheader()
    tables = set()
    for row in connection.execute(
        """SELECT g.id, g.game, g.edition, g.begun, g.finished, g.people, g.opponent, g.campaign,
            g.decided, s.seat + 1, s.name, s.player, s.level, s.colour, s.score, s.carried,
            s.place, s.won
        FROM games AS g JOIN seats AS s ON s.table_id = g.id ORDER BY g.finished, g.id, s.seat"""
    ):
        values = dict(zip(GENERAL, map(harmless, row), strict=True))
        tables.add(row[0])
        # Before Python 3.13 this line end is no reason to quote, and would begin another row.
        table = quoted if any("\r" in str(value) for value in row) else usual
        table.writerow(values | numbers[row[0], row[GENERAL.index("seat")] - 1])
    return ExportedGames(text.getvalue(), len(tables))


def harmless(value: object) -> object:
    """A text that stays one: a player may be called =1+1. Numbers stay what they are."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def _numbers(connection: sqlite3.Connection) -> defaultdict[tuple[str, int], dict[str, int]]:
    """What belongs into the columns of a game's own, by table and seat."""
    found: defaultdict[tuple[str, int], dict[str, int]] = defaultdict(dict)
    for question in (
        "SELECT table_id, seat, 'part_' || part, sum(number) FROM points GROUP BY 1, 2, 3",
        "SELECT table_id, seat, source, sum(number) FROM points GROUP BY 1, 2, 3",
        "SELECT table_id, seat, what, sum(number) FROM tallies GROUP BY 1, 2, 3",
    ):
        for table, seat, column, number in connection.execute(question):
            found[table, seat][column] = number
    return found
