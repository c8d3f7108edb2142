"""A game in rows of the tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import NamedTuple

from game.fair.piles import write_piles
from game.history.game_stats import CampaignStats, GameStats
from game.history.store.schema import ADD_UP


class Stamp(NamedTuple):
    """By what a record is known: if this changes, it is read again."""

    size: int
    changed: int


class IndexedRecord(NamedTuple):
    """A record that lies there: the id of its table, and by what it is known."""

    table: str
    stamp: Stamp


class CountedRecord(NamedTuple):
    """A record that was read, and what it told; None: it cannot be read."""

    table: str
    stamp: Stamp
    told: GameStats | None


def leave_out(run: sqlite3.Connection, table: str) -> None:
    """Take a game out of everything, if it is there."""
    _add_up(run, table, -1)
    run.execute("DELETE FROM games WHERE id = ?", (table,))


def _add_up(run: sqlite3.Connection, table: str, sign: int) -> None:
    """Add the numbers of a game to the totals, or take them away again."""
    for add in ADD_UP:
        run.execute(add, {"table": table, "sign": sign})


def take_in(run: sqlite3.Connection, table: str, stamp: Stamp, told: GameStats) -> None:
    """Write down everything about a game."""
    run.execute(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(table, *stamp, told.game, told.edition, told.begun, told.finished),
            *(told.people, told.opponent, told.campaign, told.decided),
        ),
    )
    if told.day:
        run.execute("INSERT INTO days VALUES (?, ?)", (table, told.day))
    dealt = [
        (table, number, each.sum, write_piles(each.piles)) for number, each in enumerate(told.dealt)
    ]
    run.executemany("INSERT INTO dealt VALUES (?, ?, ?, ?)", dealt)
    if told.stake is not None:
        run.execute("INSERT INTO stakes VALUES (?, ?)", (table, told.stake))
    for seat, chair in enumerate(told.chairs):
        run.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(table, seat, chair.name, chair.player.value, chair.level, chair.colour),
                *(chair.score, chair.carried, chair.place, chair.won),
            ),
        )
        points, tallies = _rows(table, seat, chair.points), _rows(table, seat, chair.tallies)
        run.executemany("INSERT INTO points VALUES (?, ?, ?, ?, ?)", points)
        run.executemany("INSERT INTO tallies VALUES (?, ?, ?, ?, ?)", tallies)
        deeds = [(table, seat, *each) for each in chair.deeds]
        run.executemany("INSERT INTO deeds VALUES (?, ?, ?, ?, ?)", deeds)
    _add_up(run, table, 1)


def _rows(
    table: str, seat: int, numbers: Mapping[tuple[int, str], int]
) -> list[tuple[str, int, int, str, int]]:
    return [(table, seat, part, what, count) for (part, what), count in numbers.items() if count]


def saga_row(told: CampaignStats) -> tuple[str | int, ...]:
    """A campaign."""
    who = told.id, told.game, told.name, told.colour
    return *who, told.begun, told.played, int(told.over), int(told.victory)


def episode_rows(told: CampaignStats) -> list[tuple[str, int, str, str, int, int]]:
    """Rows for the chapters of a campaign."""
    return [
        (told.id, number, one.opponent, one.table, one.human, one.other)
        for number, one in enumerate(told.episodes, 1)
    ]
