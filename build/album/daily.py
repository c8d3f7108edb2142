"""The calendar of the deals of days: a month that was played, a day before it is."""

from __future__ import annotations

from datetime import date
from types import MappingProxyType
from typing import Final

from build.album.setting import open_scene
from build.album.vocabulary import moment
from game.daily.table import day_kinds
from game.history import Calendar, DayResult
from game.library import News
from scenes.app import shelf
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences
from scenes.shell.daily.scene import DailyScene

TODAY: Final = date(2027, 3, 19)


def _result(day: int) -> DayResult:
    """Two of three are won, one is shared."""
    score, best = 36 + 5 * day % 13, 40
    place, winners = 1 + (score < best), 1 + (score == best)
    return DayResult("", score, best, place, winners, day % 2)


class _Diary:
    """Somebody has played on most days."""

    busy = False

    def __init__(self) -> None:
        self.news: list[News] = []
        first = next(iter(day_kinds()))
        days = [day for day in range(1, 18) if day % 5]
        self.calendar: Calendar | None = MappingProxyType(
            {(first, TODAY.replace(day=day).isoformat()): _result(day) for day in days}
        )

    def look_up_days(self) -> None:
        """The days are there at once."""


@moment("daily")
def month(unseen: HeadlessScreen) -> None:
    """The day of today, not played yet."""
    open_scene(unseen, DailyScene(shelf(), _Diary(), None, Preferences(), lambda: TODAY))
