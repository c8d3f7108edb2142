"""The deal of the day: which one, a month of days, and what can be done with the day chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import Final, Protocol

from game import clock
from game.daily.table import PERSON, day_kinds, kind_of, table_of
from game.history import Calendar, DayResult
from game.library import CannotOpen, Library, ListedTable, News
from game.library.tries import Tries
from game.seating import TableSetup
from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Kind
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Copy, Frame, Pop, Push
from scenes.kit.theme import FAINT_INK
from scenes.shell.backyard import dusk
from scenes.shell.daily.day_sheet import DaySheet, day_sheet
from scenes.shell.daily.month import MonthSheet, month_sheet
from scenes.shell.daily.result_words import two_lines
from scenes.shell.dates import month_and_year
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason, Shelf, faces_of
from scenes.shell.keys import back_or_keys


class Diary(Protocol):
    """Whoever knows what came of the deals of days: answers in its own time."""

    calendar: Calendar | None
    news: list[News]

    @property
    def busy(self) -> bool:
        """Whether something is still to come."""

    def look_up_days(self) -> None:
        """Wish to know it."""


def unfinished_days(tables: Sequence[ListedTable]) -> dict[tuple[str, str], str]:
    """Tables of days that were begun, by kind and day; of two the one that was begun first."""
    begun = [(each.save.label.begun, each.id, each.save.setup) for each in tables if each.save]
    found: dict[tuple[str, str], str] = {}
    for _moment, table, setup in sorted(begun, key=lambda each: each[:2]):
        kind = kind_of(setup)
        if kind is not None:
            found.setdefault((kind.id, setup.day), table)
    return found


WIDE, HIGH = 1640.0, 1000.0
UPRIGHT: Final = 1.1  # a window with so much less width than height has the day below the month
EDGE: Final = 40.0
HEAD, TABS, FOOT = 104.0, 64.0, 72.0
GAP: Final = 20.0
EARLIEST: Final = date(2026, 1, 1)
KIND: Final = "kind"
ABOUT: Final = N_("Everyone gets the same cards and opponents. The first try counts.")
COPIED: Final = N_("Two lines are on the clipboard: which deal it was, and how you did.")
FLEETING: Final = N_("They are gone from there when you close the game.")


class DailyScene(BaseScene[None]):
    """Pops with None.

    Args:
        shelf: The games.
        diary: Knows what was played; None: nothing is kept.
        library: Where tables wait; None: nowhere.
        preferences: Of whoever plays.
        today: Asked for the last day that can be played; the page goes with it.
    """

    def __init__(
        self,
        shelf: Shelf,
        diary: Diary | None,
        library: Library | None,
        preferences: Preferences,
        today: Callable[[], date] = clock.today,
    ) -> None:
        self._shelf, self._library, self._preferences = shelf, library, preferences
        self._diary = diary
        self._kinds = {name: kind for name, kind in day_kinds().items() if kind.game.id in shelf}
        self._kind = next(iter(self._kinds.values()))
        self._today = today
        self._chosen: date | None = None  # a day before today
        self._turned: date | None = None  # to the first day of another month
        self._played: Calendar = {}
        self._waiting: Mapping[tuple[str, str], str] = {}
        self._tries: Tries = {}
        self._said = ""
        self.resume()

    def resume(self) -> None:
        """Somebody comes back from a table."""
        if self._library is not None:
            self._waiting = unfinished_days(self._library.tables())
            self._tries = self._library.tries.read()
        if self._diary is not None:
            self._played = self._diary.calendar or self._played
            self._diary.look_up_days()

    @property
    def _day(self) -> date:
        """The day that is looked at: today, unless another one was chosen."""
        return self._chosen or self._today()

    def _choose(self, day: date) -> None:
        self._chosen = None if day == self._today() else day
        self._turned = None

    @property
    def _month(self) -> date:
        """The first day of the month that is looked at: that of the day, unless it was turned."""
        return self._turned or self._day.replace(day=1)

    @property
    def _table(self) -> TableSetup:
        """The table of the day chosen, with whoever plays here once that is known."""
        return table_of(self._kind, self._day, self._preferences.called or PERSON)

    def _result(self, day: date) -> DayResult | None:
        return self._played.get((self._kind.id, day.isoformat()))

    def _is_lost(self, day: date) -> bool:
        """Whether its first try has come to nothing, as far as everything is known."""
        key, diary = (self._kind.id, day.isoformat()), self._diary
        if diary is None or diary.busy or diary.calendar is None or key in self._played:
            return False
        return key in self._tries and self._waiting.get(key) != self._tries[key]

    @property
    def _waits(self) -> str | None:
        """The table of the day chosen that waits."""
        return self._waiting.get((self._kind.id, self._day.isoformat()))

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Which deal above, the month on one side, the day on the other."""
        wide, high = min(WIDE, frame.width - EDGE), min(HIGH, frame.height - EDGE)
        upright = frame.width < UPRIGHT * frame.height
        if upright:
            high = frame.height - EDGE
        sheet = parts.centre(frame.width / 2, frame.height / 2, wide, high)
        inner = parts.inset(sheet, 48, 32)
        tabs = parts.box(inner.x, inner.y + HEAD, inner.w, TABS)
        top = tabs.bottom + GAP
        body = parts.box(inner.x, top, inner.w, inner.bottom - top)
        month, day = parts.rows(body, 2, GAP) if upright else parts.columns(body, 2, 2 * GAP)
        names = [(kind.id, kind.display_name) for kind in self._kinds.values()]
        about = _(ABOUT)
        return [
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Deal of the day"), inner.x, inner.y + 20, inner.w),
            *parts.fitted_lines(
                frame, about, inner.x, inner.y + 72, inner.w, 44, 22, colour=FAINT_INK
            ),
            *parts.choice(frame, tabs, KIND, names, self._kind.id, _("Game"), 22, Kind.TAB),
            *self._month_items(frame, month),
            *day_sheet(frame, day, self._sheet),
        ]

    def _month_items(self, frame: Frame, place: Place) -> Items:
        head = parts.box(place.x, place.y, place.w, FOOT)
        before = parts.box(head.x, head.y, head.h, head.h)
        after = before._replace(x=head.right - head.h)
        grid = parts.box(place.x, head.bottom + 8, place.w, place.h - head.h - 8)
        sheet = MonthSheet(self._month, self._day, self._today(), self._result, self._is_lost)
        return (
            *parts.button(
                frame, before, "before", "<", spoken=_("The month before"),
                enabled=self._month > EARLIEST, why=_("There is none before it."),
            ),
            parts.fitted(
                frame, month_and_year(self._month), head.cx, head.cy, head.w - 2.5 * head.h, 28,
                align="c",
            ),
            *parts.button(
                frame, after, "after", ">", spoken=_("The month after"),
                enabled=self._can_go_on, why=_("Later days are still to come."),
            ),
            *month_sheet(frame, grid, sheet),
        )  # fmt: skip

    @property
    def _can_go_on(self) -> bool:
        return self._month < self._today().replace(day=1)

    @property
    def _sheet(self) -> DaySheet:
        begun = self._waits is not None
        result, table = self._result(self._day), self._table
        lost = self._is_lost(self._day)
        faces = faces_of(self._shelf)
        return DaySheet(
            self._kind, self._day, self._today(), table, faces, result, begun, lost, self._said
        )

    # time

    @property
    def is_moving(self) -> bool:
        diary = self._diary
        return diary is not None and (
            diary.busy or bool(diary.news) or diary.calendar not in (None, self._played)
        )

    def tick(self, dt: float) -> Change[None]:
        if self._diary is None:
            return None
        self._played = self._diary.calendar or self._played
        if self._diary.news:
            news = self._diary.news.pop(0)
            return Push(NoticeScene(news.title, news.words))
        return None

    # input

    def default_focus(self) -> str | None:
        return "play"

    def activate(self, name: str) -> Change[None]:
        """Choose a deal or a day, turn the leaf, play, copy, or leave."""
        group, _colon, value = name.partition(":")
        self._said = ""
        match group:
            case "kind":
                self._kind = self._kinds[value]
            case "day":
                self._choose(date.fromisoformat(value))
            case "before" | "after":
                self._turn(1 if group == "after" else -1)
            case "play":
                return self._play()
            case "copy":
                return self._copy()
            case _:
                return Pop(None)
        return None

    def _turn(self, by: int) -> None:
        at = self._month.year * 12 + self._month.month - 1 + by
        month = date(at // 12, at % 12 + 1, 1)
        if EARLIEST <= month <= self._today():
            self._turned = None if month == self._day.replace(day=1) else month

    def _copy(self) -> Change[None]:
        result = self._result(self._day)
        if result is None:
            return None
        text = two_lines(self._kind, self._day.isoformat(), result)
        return Copy(text, self._tell, _(FLEETING))

    def _tell(self, said: str) -> None:
        self._said = said or _(COPIED)

    def _play(self) -> Change[None]:
        """Go on with the table that waits, or lay it."""
        waits = self._waits
        if waits is None or self._library is None:
            return self._sit_down(self._table)
        try:
            sitting = self._library.open(waits)
        except CannotOpen as refusal:
            self.resume()
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        box = self._shelf[self._kind.game.id]
        scene = box.resume_table(sitting, self._preferences)
        return Push(scene, partial(self._got_up, sitting.setup))

    def _sit_down(self, setup: TableSetup) -> Change[None]:
        scene = self._shelf[setup.game].open_table(setup, self._preferences)
        return Push(scene, partial(self._got_up, setup))

    def _got_up(self, setup: TableSetup, left: ExitReason) -> Change[None]:
        """Once more is practice; who has played past midnight sees what came of that day."""
        self._choose(date.fromisoformat(setup.day))
        return self._sit_down(setup) if left is ExitReason.REMATCH else None

    def key(self, name: str) -> Change[None]:
        return back_or_keys(name)
