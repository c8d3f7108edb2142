"""The pages of the history over a database in memory, for tests that open them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from build.album.past import InventedHistory
from game.history.council import count_game
from game.history.store import CountedRecord, Stamp, Store
from game.library import ListedTable
from game.seating import TableSetup
from scenes.council.entry import ENTRY
from scenes.council.history import history_words
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.history.scene import HistoryScene
from tests.history.playing import save

GAMES = 26
TABS = ("story", "people", "points", "best", "council", "alone")


OPEN: list[Store] = []


def store(setups: Sequence[TableSetup]) -> Store:
    kept = Store(None)
    OPEN.append(kept)
    for number, setup in enumerate(setups):
        kept.add([CountedRecord(f"game-{number}", Stamp(0, 0), count_game(save(setup)))])
    return kept


def unseen(_: ListedTable) -> NoticeScene:
    raise AssertionError("nobody watches anything here")


def pages(told: InventedHistory, watched: list[ListedTable] | None = None) -> HistoryScene:
    def watch(game: ListedTable) -> NoticeScene:
        (watched if watched is not None else []).append(game)
        return NoticeScene("A film", "of this game.")

    scene = HistoryScene(told, ENTRY, history_words(), Path("nowhere"), watch)
    scene.tick(0.0)
    return scene
