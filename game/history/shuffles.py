"""How evenly a game was dealt, counted from all finished games of it."""

from __future__ import annotations

import sqlite3
from typing import Final

from game.fair.piles import read_piles
from game.fair.shuffles import DealCount, Shuffles

EACH_ONCE: Final = """
    SELECT min(d.piles) FROM dealt AS d JOIN games AS g ON g.id = d.table_id
    WHERE g.game = :game GROUP BY d.sum
"""
"""A copy of a record brings no deal that was not there before."""


def count_shuffles(connection: sqlite3.Connection, game: str) -> Shuffles:
    """All deals of a game on the shelf. Raises sqlite3.Error, and ValueError for nonsense."""
    count = DealCount(game)
    for (piles,) in connection.execute(EACH_ONCE, {"game": game}).fetchall():
        count.add(read_piles(piles))
    return count.result()
