"""What the history tells of a companion game after some evenings with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from functools import cache
from pathlib import Path

from build.album.past import FIRST_EVENING, Told, not_here, record_of
from build.album.setting import open_scene, played
from build.album.wishes import over
from game.history.game_stats import GameStats
from game.history.store import Counted, Stamp, Store
from game.library import Save
from game.library.save import parse_save
from game.seating import TableSetup
from scenes.backend.headless import Unseen
from scenes.shell.entry import GameEntry
from scenes.shell.history.scene import HistoryScene
from scenes.table.ui import AnyTableUI


def history(
    box: GameEntry,
    ui: AnyTableUI,
    count: Callable[[Save], GameStats],
    tables: Sequence[TableSetup],
) -> Callable[[str], Callable[[Unseen], None]]:
    """By its name what shows a page of the history, after one evening at each of these tables."""

    @cache
    def kept() -> Store:
        store = Store(None)
        for number, setup in enumerate(tables):
            match, when = played(setup, over, ui).match, FIRST_EVENING + timedelta(number)
            record = record_of(match, setup, str(number), when)
            store.add([Counted(str(number), Stamp(0, 0), count(parse_save(record)))])
        return store

    def page(tab: str) -> Callable[[Unseen], None]:
        def show(unseen: Unseen) -> None:
            told = Told(kept())
            open_scene(unseen, HistoryScene(told, box, box.history(), Path("finished"), not_here))
            unseen.settle()
            unseen.click(f"tab:{tab}")

        return show

    return page
