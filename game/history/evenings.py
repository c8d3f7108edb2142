"""Evenings that are over, each in one line: who was there, and how many points they made."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from game.campaign import CampaignError
from game.campaign.evening import Evening, Evenings, parse_evening
from game.history.game_stats import written_date
from game.history.report import EveningGuest, EveningLine
from game.history.store import Store
from game.records import RecordError, read_source

ALL: Final = """
    SELECT e.id, e.played, g.name, g.colour, g.points, g.won
    FROM evenings AS e JOIN guests AS g ON g.evening = e.id
    ORDER BY e.played DESC, e.id, g.won DESC, g.points DESC, g.seat
"""


def read_evenings(data: Path) -> Iterator[Evening]:
    """Those in the folder of all data that are over; what cannot be read is passed over."""
    for file in sorted((data / Evenings.FOLDER).glob("*.json")):
        with contextlib.suppress(CampaignError, RecordError):
            evening = parse_evening(read_source(file))
            if evening.over and evening.id == file.stem:
                yield evening


def keep_evenings(store: Store, evenings: Iterable[Evening]) -> None:
    """These are all there are. Raises sqlite3.Error."""
    told = list(evenings)
    rows = [(each.id, written_date(each.played)) for each in told]
    guests = [row for each in told for row in _guest_rows(each)]
    known = store.connection.execute("SELECT * FROM evenings").fetchall()
    there = store.connection.execute("SELECT * FROM guests").fetchall()
    if sorted(known) == sorted(rows) and sorted(there) == sorted(guests):
        return
    with store.transaction() as run:
        run.execute("DELETE FROM evenings")
        run.execute("UPDATE answers SET current = 0")
        run.executemany("INSERT INTO evenings VALUES (?, ?)", rows)
        run.executemany("INSERT INTO guests VALUES (?, ?, ?, ?, ?, ?)", guests)


def evenings_played(connection: sqlite3.Connection) -> Iterator[EveningLine]:
    """All of them, the last played first. Raises sqlite3.Error."""
    rows = connection.execute(ALL).fetchall()
    for (_name, played), guests in groupby(rows, key=lambda row: row[:2]):
        told = [
            EveningGuest(name, colour, points, bool(won))
            for _evening, _day, name, colour, points, won in guests
        ]
        yield EveningLine(played, tuple(told))


def _guest_rows(evening: Evening) -> list[tuple[str, int, str, str, int, int]]:
    return [
        (evening.id, seat, who.name, who.colour, points, int(seat in evening.winners))
        for seat, (who, points) in enumerate(zip(evening.guests, evening.points, strict=True))
    ]
