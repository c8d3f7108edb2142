"""One record of a finished game, counted by its own game's counter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.history.game_stats import ODD, GameStats, YieldCallback, counter_of
from game.library.save import read_save
from game.records import RecordError, check_id

ENDING: Final = ".json"


def count_record(folder: Path, table: str, pause: YieldCallback = lambda: None) -> GameStats | None:
    """The numbers of a table's game in the folder of the finished ones; None: it has none.

    It is tried again the next time: perhaps by a version that can read it.
    """
    try:
        check_id(table, "file")
        save = read_save(folder / f"{table}{ENDING}")
        return counter_of(save.record.game).count_game(save, pause)
    except (RecordError, *ODD):
        return None
