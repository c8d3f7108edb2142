"""What no type can say of a value that a person or a fault may have changed in a file."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from game.record_schema import shorten
from game.records.source import RecordError
from game.words import _

LONGEST_NAME: Final = 100
FOR_MACHINES: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""No signs that anybody writes: controls, ends of lines, halves of a letter."""
LONGEST_ID: Final = 250
NO_ID: Final = re.compile(rf"[/\\]|{FOR_MACHINES.pattern}")
YEARS: Final = range(1970, 9000)
"""Every moment in them has a date in every zone, and none of them is far from when we live."""


def check_name(text: str, place: str) -> None:
    """Raise RecordError unless this can be somebody's name."""
    if not 0 < len(text) <= LONGEST_NAME:
        words = _("a name has 1 to {longest} characters")
        raise RecordError(place, words.format(longest=LONGEST_NAME))
    if FOR_MACHINES.search(text):
        words = _("“{text}” has characters no name can have")
        raise RecordError(place, words.format(text=shorten(text)))


def check_id(text: str, place: str, *, may_be_empty: bool = False) -> None:
    """Raise RecordError unless this can be the name of a table's file or folder."""
    if not text and may_be_empty:
        return
    if len(text) > LONGEST_ID or text != text.strip(". ") or NO_ID.search(text):
        words = _("“{text}” is not the name of a file")
        raise RecordError(place, words.format(text=shorten(text)))


def check_moment(moment: datetime, place: str) -> None:
    """Raise RecordError unless this is a moment that every zone has a date for."""
    if moment.utcoffset() is None:
        raise RecordError(place, _("this date has no time zone"))
    if moment.year not in YEARS:
        raise RecordError(place, _("the year {year} cannot be right").format(year=moment.year))


def check_number(number: int, allowed: range, place: str) -> None:
    """Raise RecordError unless the number is one of these."""
    if number not in allowed:
        words = _("{number} is not between {least} and {most}")
        reason = words.format(number=number, least=allowed[0], most=allowed[-1])
        raise RecordError(place, reason)
