"""One record of a finished game, counted by its own game's counter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.catalogue import SHELF, part_of
from game.history.game_stats import Counter, GameStats, Pause
from game.library.save import read_save
from game.records import RecordError, check_id

ENDING: Final = ".json"
ODD: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What a value that nobody expected may lead to: one file shall not stop the counting."""


def counter_of(game: str) -> Counter:
    """What the history knows of a game on the shelf."""
    found: Counter = part_of(SHELF[game], "game.history.*.COUNTER")
    return found


def count_record(folder: Path, table: str, pause: Pause = lambda: None) -> GameStats | None:
    """The numbers of a table's game in the folder of the finished ones; None: it has none.

    It is tried again the next time: perhaps by a version that can read it.
    """
    try:
        check_id(table, "file")
        save = read_save(folder / f"{table}{ENDING}")
        return counter_of(save.record.game).count_game(save, pause)
    except (RecordError, *ODD):
        return None
