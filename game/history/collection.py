"""What the case holds: the deeds of the one who plays here, counted from all finished games."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.history.game_stats import Player
from game.history.report import BestDeed, Collection
from game.history.store import FILE
from game.people import person

PATIENCE: Final = 0.05  # seconds that another window may hold the database
DAMAGED: Final = 5  # so many records may not be readable at all
READ: Final = "SELECT id FROM games WHERE changed <> 0"
FOUND: Final = """
    SELECT g.game, d.deed, d.grade, d.at, g.id, g.finished
    FROM deeds AS d JOIN games AS g ON g.id = d.table_id
    JOIN seats AS s ON s.table_id = d.table_id AND s.seat = d.seat
    WHERE g.id <> :but AND (person(s.name) = :me OR 1 = (SELECT count(*) FROM seats AS o
        WHERE o.table_id = g.id AND o.player = :human))
    ORDER BY d.grade DESC, g.finished, g.id
"""


def collect(connection: sqlite3.Connection, me: str, but: str = "") -> Collection:
    """Everything of the person called ``me``, and of whoever sat alone among bots here.

    What was done at the table ``but`` is left out.

    Who plays alone at this screen is the same one, whatever the name was then; among several
    people only the name can tell. Raises sqlite3.Error.
    """
    connection.create_function("person", 1, lambda name: person(str(name)), deterministic=True)
    found: dict[tuple[str, str], BestDeed] = {}
    about = {"me": person(me), "human": Player.HUMAN.value, "but": but}
    times: dict[tuple[str, str], int] = {}
    for row in connection.execute(FOUND, about).fetchall():
        each = BestDeed(*row)
        key = each.game, each.deed
        times[key] = times.get(key, 0) + 1
        found.setdefault(key, each)
    won = "SELECT played FROM campaigns WHERE over AND victory ORDER BY played"
    laurels = tuple(played for (played,) in connection.execute(won).fetchall())
    counted = {
        key: BestDeed(
            each.game, each.deed, each.grade, each.at, each.table, each.finished, times[key]
        )
        for key, each in found.items()
    }
    return Collection(counted, laurels)


def known_collection(
    data: Path, me: str, but: str = "", expected: Sequence[str] = ()
) -> Collection | None:
    """What the history in this folder has heard of; None where it cannot be asked at once.

    Nor is it believed where it has not read all but a few of the ``expected`` records.
    """
    file = data / FILE
    if not file.is_file():
        return Collection({}) if len(expected) <= DAMAGED else None
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=PATIENCE)) as database:
            database.execute("PRAGMA query_only = ON")
            read = {table for (table,) in database.execute(READ).fetchall()}
            if len(set(expected) - read) > DAMAGED:
                return None
            return collect(database, me, but)
    except (sqlite3.Error, TypeError, ValueError):  # the history itself will see to it
        return None
