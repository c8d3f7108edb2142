"""What came of the deals of days: the first try of each, and how often it was played again."""

from __future__ import annotations

import sqlite3
from collections import Counter
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from game.daily.table import day_kinds
from game.history.game_stats import Player
from game.history.report import Calendar, DayResult
from game.library.tries import Tries

FOUND: Final = """
    SELECT d.day, g.game, g.people, g.id, s.score,
        (SELECT max(o.score) FROM seats AS o WHERE o.table_id = g.id AND o.seat <> s.seat),
        s.place,
        (SELECT count(*) FROM seats AS o WHERE o.table_id = g.id AND o.won)
    FROM days AS d JOIN games AS g ON g.id = d.table_id
    JOIN seats AS s ON s.table_id = g.id AND s.player = :human
    ORDER BY g.begun, g.id
"""


def days_played(connection: sqlite3.Connection, tries: Tries) -> Calendar:
    """All deals of days that were played to their end here. Raises sqlite3.Error.

    Where it is known which table was the first try, no other counts; else it is the one that was
    begun first.
    """
    kinds = {(kind.game.id, kind.seats): kind.id for kind in day_kinds().values()}
    found: dict[tuple[str, str], DayResult] = {}
    practices: Counter[tuple[str, str]] = Counter()
    for day, game, people, *rest in connection.execute(FOUND, {"human": Player.HUMAN.value}):
        kind = kinds.get((game, people))
        if kind is None:
            continue
        key, result = (kind, day), DayResult(*rest)
        if key in found or tries.get(key, result.table) != result.table:
            practices[key] += 1
        else:
            found[key] = result
    told = {key: replace(each, practices=practices[key]) for key, each in found.items()}
    return MappingProxyType(told)
