"""What the case holds: the deeds of the one who plays here, counted from all finished games."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Container, Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Final

from game.history.game_stats import PlayerKind
from game.history.report import BestDeed, Collection
from game.history.store import FILE
from game.library import Library
from game.people import person

PATIENCE: Final = 0.05  # seconds that another window may hold the database
DAMAGED: Final = 5  # so many records may not be readable at all
TRUSTED: Final = 1000
"""Games that have been read, of a history which is believed without a look at the folder."""
READ: Final = "SELECT id FROM games WHERE changed <> 0"
DONE: Final = """
    FROM deeds AS d JOIN games AS g ON g.id = d.table_id
    JOIN seats AS s ON s.table_id = d.table_id AND s.seat = d.seat
    WHERE (person(s.name) = :me OR 1 = (SELECT count(*) FROM seats AS o
        WHERE o.table_id = g.id AND o.player = :human))
"""
FIRST: Final = "SELECT game, deed, grade, at, id, finished, times FROM ranked WHERE rank = 1"
BEST: Final = f"""
    WITH ranked AS (SELECT g.game, d.deed, d.grade, d.at, g.id, g.finished,
        count(*) OVER (PARTITION BY g.game, d.deed) AS times,
        row_number() OVER (PARTITION BY g.game, d.deed
            ORDER BY d.grade DESC, g.finished, g.id) AS rank {DONE}) {FIRST}
"""
"""SQLite puts them in order: with many thousands of games they need not all be in memory."""
GRADE: Final = f"""
    SELECT d.grade {DONE} AND d.deed = :deed AND g.game = :game AND g.id <> :but
    ORDER BY d.grade DESC LIMIT 1
"""


def collect(connection: sqlite3.Connection, me: str) -> Collection:
    """Everything of the person called ``me``, and of whoever sat alone among bots here.

    Who plays alone at this screen is the same one, whatever the name was then; among several
    people only the name can tell. Raises sqlite3.Error.
    """
    found = connection.execute(BEST, _about(connection, me)).fetchall()
    won = "SELECT played FROM campaigns WHERE over AND victory ORDER BY played"
    laurels = tuple(played for (played,) in connection.execute(won).fetchall())
    best = (BestDeed(*row) for row in found)
    return Collection({(each.game, each.deed): each for each in best}, laurels)


def known_grades(
    library: Library, me: str, game: str, deeds: Iterable[str], but: str
) -> Mapping[str, int] | None:
    """How many pins these deeds of a game had without the table ``but``; 0 for none.

    None where the history cannot be asked at once, or has not read all but a few of the records.
    """
    file = library.folders.data / FILE
    if not file.is_file():
        return dict.fromkeys(deeds, 0) if _few_others(library.finished_folder, {but}) else None
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=PATIENCE)) as database:
            database.execute("PRAGMA query_only = ON")
            read = {table for (table,) in database.execute(f"{READ} LIMIT {TRUSTED}")}
            if len(read) < TRUSTED and not _few_others(library.finished_folder, {*read, but}):
                return None
            about = {**_about(database, me), "game": game, "but": but}
            return {deed: _grade(database, {**about, "deed": deed}) for deed in deeds}
    except (sqlite3.Error, TypeError, ValueError):  # the history itself will see to it
        return None


def _about(connection: sqlite3.Connection, me: str) -> dict[str, str]:
    connection.create_function("person", 1, lambda name: person(str(name)), deterministic=True)
    return {"me": person(me), "human": PlayerKind.HUMAN.value}


def _grade(database: sqlite3.Connection, about: Mapping[str, str]) -> int:
    found = database.execute(GRADE, about).fetchone()
    return 0 if found is None else int(found[0])


def _few_others(folder: Path, known: Container[str]) -> bool:
    """Whether hardly any record lies in a folder but those that are known."""
    others = (file for file in folder.glob("*.json") if file.stem not in known)
    return len(list(islice(others, DAMAGED + 1))) <= DAMAGED
