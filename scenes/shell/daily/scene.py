"""The deal of the day: which one, a month of days, and what can be done with the day chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial
from typing import Final, Protocol

from game.daily.table import DayKind, day_kinds, kind_of, table_of
from game.history import Calendar, DayResult
from game.library import CannotOpen, Library, Listed, News
from game.match import TableSetup
from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Kind
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Copy, Frame, Pop, Push
from scenes.kit.theme import FAINT_INK
from scenes.shell.backyard import dusk
from scenes.shell.daily.month import MonthSheet, month_sheet
from scenes.shell.daily.seated import SEAT, seated
from scenes.shell.daily.telling import outcome, practised, two_lines
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import Leaving, Shelf
from scenes.shell.keys import back_or_keys
from scenes.shell.lists.said import day as day_words
from scenes.shell.lists.said import month_and_year

WIDE, HIGH = 1640.0, 1000.0
UPRIGHT: Final = 1.1  # a window with so much less width than height has the day below the month
EDGE: Final = 40.0
HEAD, TABS, FOOT = 104.0, 64.0, 72.0
GAP: Final = 20.0
EARLIEST: Final = date(2026, 1, 1)
KIND: Final = "kind"
ABOUT: Final = N_("Everybody gets the same cards and opponents. The first try counts.")
COPIED: Final = N_("Two lines are on the clipboard: which deal it was, and your result.")
FLEETING: Final = N_("They are gone from there when you close the game.")


class Diary(Protocol):
    """Whoever knows what came of the deals of days: answers in its own time."""

    calendar: Calendar | None
    news: list[News]

    @property
    def busy(self) -> bool:
        """Whether something is still to come."""

    def look_up_days(self) -> None:
        """Wish to know it."""


class DailyScene(BaseScene[None]):
    """Pops with None.

    Args:
        shelf: The games.
        diary: Knows what was played; None: nothing is kept.
        library: Where tables wait; None: nowhere.
        preferences: Of whoever plays.
        today: The last day that can be played.
    """

    def __init__(
        self,
        shelf: Shelf,
        diary: Diary | None,
        library: Library | None,
        preferences: Preferences,
        today: date,
    ) -> None:
        self._shelf, self._library, self._preferences = shelf, library, preferences
        self._diary = diary
        self._kinds = {name: kind for name, kind in day_kinds().items() if kind.game.id in shelf}
        self._kind = next(iter(self._kinds.values()))
        self._today = self._day = today
        self._month = today.replace(day=1)
        self._played: Calendar = {}
        self._waiting: Mapping[tuple[str, str], Listed] = {}
        self._said = ""
        self.wake()

    def wake(self) -> None:
        """Somebody comes back from a table."""
        self._waiting = {} if self._library is None else _waiting(self._library.tables())
        if self._diary is not None:
            self._played = self._diary.calendar or self._played
            self._diary.look_up_days()

    @property
    def _called(self) -> list[str]:
        """The name of whoever plays here, once it is known."""
        return [self._preferences.called] if self._preferences.called else []

    def _result(self, day: date) -> DayResult | None:
        return self._played.get((self._kind.id, day.isoformat()))

    @property
    def _table(self) -> Listed | None:
        """The table of the day chosen that waits, the first that was begun."""
        return self._waiting.get((self._kind.id, self._day.isoformat()))

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Which deal above, the month on one side, the day on the other."""
        wide, high = min(WIDE, frame.width - EDGE), min(HIGH, frame.height - EDGE)
        upright = frame.width < UPRIGHT * frame.height
        if upright:
            high = frame.height - EDGE
        sheet = parts.centred(frame.width / 2, frame.height / 2, wide, high)
        inner = parts.inset(sheet, 48, 32)
        tabs = parts.box(inner.x, inner.y + HEAD, inner.w, TABS)
        top = tabs.bottom + GAP
        body = parts.box(inner.x, top, inner.w, inner.bottom - top)
        month, day = parts.rows(body, 2, GAP) if upright else parts.columns(body, 2, 2 * GAP)
        names = [(kind.id, kind.called) for kind in self._kinds.values()]
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
            *self._day_items(frame, day),
        ]

    def _month_items(self, frame: Frame, place: Place) -> Items:
        head = parts.box(place.x, place.y, place.w, FOOT)
        before = parts.box(head.x, head.y, head.h, head.h)
        after = before._replace(x=head.right - head.h)
        grid = parts.box(place.x, head.bottom + 8, place.w, place.h - head.h - 8)
        sheet = MonthSheet(self._month, self._day, self._today, self._result)
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
        return self._month < self._today.replace(day=1)

    def _day_items(self, frame: Frame, place: Place) -> Items:
        """What came of the day, who sits there, and the buttons."""
        inner = parts.inset(place, 30, 24)
        result = self._result(self._day)
        rows = parts.rows(parts.box(inner.x, inner.bottom - 176, inner.w, 176), 2, 16)
        copy, back = parts.columns(rows[1], 2, 16)
        room = parts.box(inner.x, inner.y + 104, inner.w, rows[0].y - inner.y - 120)
        table = table_of(self._kind, self._day, *self._called)
        guests = parts.box(room.x, room.bottom - len(table.seats) * SEAT, room.w, 0.0)
        room = room._replace(h=guests.y - room.y - 12)
        items: list[Item] = [
            *parts.inlay(place),
            parts.heading(frame, self._named_day, inner.x, inner.y + 18, inner.w, 34),
            parts.fitted(
                frame, self._told(result), inner.x, inner.y + 66, inner.w, 26
            ),
            *parts.fitted_paragraph(
                frame, self._said or self._about(result), room.x, room.y, room.w, room.h, 22,
                colour=FAINT_INK,
            ).items,
            *seated(frame, guests, table),
            *parts.button(
                frame, rows[0], "play", self._does(result), primary=True, key="Enter", size=32
            ),
            *parts.button(
                frame, copy, "copy", _("Copy result"), enabled=result is not None,
                why=_("There is no result yet."),
            ),
            *parts.button(frame, back, "back", _("Back"), key="Esc"),
        ]  # fmt: skip
        return tuple(items)

    @property
    def _named_day(self) -> str:
        return day_words(self._day, self._today)

    def _told(self, result: DayResult | None) -> str:
        if result is not None:
            return outcome(result)
        return _("Begun") if self._table is not None else _("Not played yet")

    def _does(self, result: DayResult | None) -> str:
        """What the large button does."""
        if self._table is not None:
            return _("Continue")
        return _("Play") if result is None else _("Practise")

    def _about(self, result: DayResult | None) -> str:
        """Who sits there, and what counts."""
        table, rules = table_of(self._kind, self._day), self._kind.game.rules
        kind = rules.describe(self._kind.seats, table.options)
        kind = f"{kind[:1].upper()}{kind[1:]}."
        if result is not None:
            counted = _("Whatever you play now is practice: the same cards, no other result.")
            more = practised(result)
            return f"{kind} {counted} {more}." if more else f"{kind} {counted}"
        counts = _("This try counts, also if you leave the table and come back. No hints.")
        return f"{kind} {counts}"

    # time

    @property
    def moving(self) -> bool:
        """While something is read, and until it is seen."""
        diary = self._diary
        return diary is not None and (
            diary.busy or bool(diary.news) or diary.calendar not in (None, self._played)
        )

    def tick(self, dt: float) -> Change[None]:
        """Take over what is known now."""
        if self._diary is None:
            return None
        self._played = self._diary.calendar or self._played
        if self._diary.news:
            news = self._diary.news.pop(0)
            return Push(NoticeScene(news.title, news.words))
        return None

    # input

    def default_focus(self) -> str | None:
        """Enter plays."""
        return "play"

    def activate(self, name: str) -> Change[None]:
        """Choose a deal or a day, turn the leaf, play, copy, or leave."""
        group, _colon, value = name.partition(":")
        self._said = ""
        match group:
            case "kind":
                self._kind = self._kinds[value]
            case "day":
                self._day = date.fromisoformat(value)
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
        """To another month, unless there is none."""
        at = self._month.year * 12 + self._month.month - 1 + by
        month = date(at // 12, at % 12 + 1, 1)
        if EARLIEST <= month <= self._today:
            self._month = month

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
        box, waits = self._shelf[self._kind.game.id], self._table
        if waits is None or self._library is None:
            return self._sit_down(table_of(self._kind, self._day, *self._called))
        try:
            sitting = self._library.open(waits.id)
        except CannotOpen as refusal:
            self.wake()
            return Push(NoticeScene(refusal.news.title, refusal.news.words))
        scene = box.sit_down(sitting, self._preferences)
        return Push(scene, partial(self._got_up, sitting.setup))

    def _sit_down(self, setup: TableSetup) -> Change[None]:
        scene = self._shelf[setup.game].open_table(setup, self._preferences)
        return Push(scene, partial(self._got_up, setup))

    def _got_up(self, setup: TableSetup, left: Leaving) -> Change[None]:
        """Once more is practice."""
        return self._sit_down(setup) if left is Leaving.REMATCH else None

    def key(self, name: str) -> Change[None]:
        """Escape goes back."""
        return back_or_keys(name)


def _waiting(tables: Sequence[Listed]) -> dict[tuple[str, str], Listed]:
    """Tables of days that were begun; of two that are alike the one that was begun first."""
    found: dict[tuple[str, str], Listed] = {}
    for listed in tables:
        kind: DayKind | None = None if listed.save is None else kind_of(listed.save.setup)
        if kind is None or listed.save is None:
            continue
        key = kind.id, listed.save.setup.day
        other = found.get(key)
        if other is None or other.save is None or listed.save.label.begun < other.save.label.begun:
            found[key] = listed
    return found
