"""What came of the deals of days: the first try of each, and how often it was played again."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from game.daily.table import day_kinds
from game.history.game_stats import Player
from game.history.report import Calendar, DayResult

FOUND: Final = """
    SELECT d.day, g.game, g.people, g.id, s.score,
        (SELECT max(o.score) FROM seats AS o WHERE o.table_id = g.id AND o.seat <> s.seat),
        s.place,
        (SELECT count(*) FROM seats AS o WHERE o.table_id = g.id AND o.won)
    FROM days AS d JOIN games AS g ON g.id = d.table_id
    JOIN seats AS s ON s.table_id = g.id AND s.player = :human
    ORDER BY g.begun, g.id
"""


def days_played(connection: sqlite3.Connection) -> Calendar:
    """All deals of days that were played to their end here. Raises sqlite3.Error."""
    kinds = {(kind.game.id, kind.seats): kind.id for kind in day_kinds().values()}
    found: dict[tuple[str, str], DayResult] = {}
    for day, game, people, *rest in connection.execute(FOUND, {"human": Player.HUMAN.value}):
        kind = kinds.get((game, people))
        if kind is None:
            continue
        first = found.get((kind, day))
        again = None if first is None else replace(first, practices=first.practices + 1)
        found[kind, day] = DayResult(*rest) if again is None else again
    return MappingProxyType(found)
