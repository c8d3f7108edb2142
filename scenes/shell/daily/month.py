"""A month as a sheet of days, each with what came of it."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable
from datetime import date
from typing import Final, NamedTuple

from game.history import DayResult
from game.words import NC_, _, pgettext
from game.words import number as number_words
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FOCUS, GOLD, INK, PAPER_LIGHT
from scenes.shell.daily.result_words import outcome
from scenes.shell.dates import day as day_words

DAY: Final = "day:"
WEEK: Final = 7
WEEKS: Final = 6
"""Rows that the longest month needs, whatever day it begins on."""
NAMES: Final = (
    *(NC_("day of the week", "Mo"), NC_("day of the week", "Tu"), NC_("day of the week", "We")),
    *(NC_("day of the week", "Th"), NC_("day of the week", "Fr"), NC_("day of the week", "Sa")),
    NC_("day of the week", "Su"),
)
GAP: Final = 8.0
PALE: Final = "#DCCDA8"


class MonthSheet(NamedTuple):
    """Which month, which day is looked at, which day is today, and what came of each day.

    A day is ``lost`` if its first try has come to nothing.
    """

    first: date
    chosen: date
    today: date
    result: Callable[[date], DayResult | None]
    lost: Callable[[date], bool]


def month_sheet(frame: Frame, place: Place, sheet: MonthSheet) -> Items:
    """The names of the days, below them the weeks; nobody can ask for a day that is to come."""
    rows = parts.rows(place, WEEKS + 1, GAP)
    items: list[Item] = []
    for cell, name in zip(parts.columns(rows[0], WEEK, GAP), NAMES, strict=True):
        words = pgettext("day of the week", name)
        items.append(
            parts.fitted(
                frame, words, cell.cx, cell.cy, cell.w, 22, Font.BOLD, colour=FAINT_INK, align="c"
            )
        )
    before, count = monthrange(sheet.first.year, sheet.first.month)
    for number in range(count):
        week, weekday = divmod(before + number, WEEK)
        cell = parts.columns(rows[week + 1], WEEK, GAP)[weekday]
        items += _day(frame, cell, sheet, sheet.first.replace(day=number + 1))
    return tuple(items)


def _day(frame: Frame, place: Place, sheet: MonthSheet, day: date) -> Items:
    number = number_words(day.day)
    if day > sheet.today:
        return (
            parts.fitted(
                frame, number, place.cx, place.cy, place.w - 8, 26, colour=PALE, align="c"
            ),
            parts.in_words(place, [parts.control_name(day_words(day, sheet.today), _("to come"))]),
        )
    name, result = f"{DAY}{day.isoformat()}", sheet.result(day)
    chosen = day == sheet.chosen
    ground = FOCUS if chosen else PAPER_LIGHT
    sign: Items = ()
    if result is not None:
        size = min(place.h * 0.56, place.w * 0.32)
        face = GOLD if result.is_won else PAPER_LIGHT
        picture = "shared/icon_trophy" if result.is_won else "shared/token_check"
        sign = parts.medal(place.right - size * 0.75, place.cy, size / 2, picture, face)
    middle = place.x + place.w * (0.36 if sign else 0.5)
    told = _("not played") if result is None else outcome(result)
    told = _("no result") if sheet.lost(day) else told
    label = parts.control_name(day_words(day, sheet.today), told)
    line = INK if day == sheet.today else PALE
    return (
        *parts.ring_if(frame, name, place, 10),
        *parts.inlay(place, ground, 10, line),
        parts.fitted(
            frame, number, middle, place.cy, place.w * 0.5, 26, Font.TITLE, align="c",
            high=place.h - 6,
        ),
        *sign,
        Control(name, *place[:4], label, on=chosen),
    )  # fmt: skip
