"""Days and times as they stand in a list or over a calendar."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from game.clock import local
from game.words import _, pgettext


def when(moment: datetime, now: datetime) -> str:
    """``today at 21:05``, in this computer's time."""
    here, today = local(moment), local(now).date()
    clock = _("{hours}:{minutes}").format(hours=f"{here.hour:02}", minutes=f"{here.minute:02}")
    if here.date() == today:
        return _("today at {time}").format(time=clock)
    if here.date() == today - timedelta(days=1):
        return _("yesterday at {time}").format(time=clock)
    if here.year != today.year:
        return day(here, today)
    return _("{day} at {time}").format(day=day(here, today), time=clock)


def day(day: date, today: date) -> str:
    """``21 March``, with the year where it is another one."""
    month = _month(day.month)
    if day.year == today.year:
        return _("{day} {month}").format(day=day.day, month=month)
    return _("{day} {month} {year}").format(day=day.day, month=month, year=day.year)


def month_and_year(day: date) -> str:
    """``March 2027``, over a calendar."""
    return _("{month} {year}").format(month=_month(day.month), year=day.year)


def _month(number: int) -> str:
    """Its name as it stands in a date."""
    return (
        pgettext("in a date", "January"),
        pgettext("in a date", "February"),
        pgettext("in a date", "March"),
        pgettext("in a date", "April"),
        pgettext("in a date", "May"),
        pgettext("in a date", "June"),
        pgettext("in a date", "July"),
        pgettext("in a date", "August"),
        pgettext("in a date", "September"),
        pgettext("in a date", "October"),
        pgettext("in a date", "November"),
        pgettext("in a date", "December"),
    )[number - 1]
