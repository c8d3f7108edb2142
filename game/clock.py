"""What time it is, and on which day and hour of this computer a moment fell."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import TypeAlias

Clock: TypeAlias = Callable[[], datetime]
"""Tells what time it is, by the clocks of where the computer is."""


def now() -> datetime:
    """What time it is here."""
    return local(datetime.now(UTC))


def today() -> date:
    """Which day it is here."""
    return now().date()


def local(moment: datetime) -> datetime:
    """The moment by the clocks of where this computer is, as they went then and not as they go now.

    What no clock of this system can show stays as it is.
    """
    try:
        return moment.astimezone()
    except (OSError, OverflowError, ValueError):
        return moment


def world(moment: datetime) -> datetime:
    """The moment by the one clock that goes the same everywhere, for what is written and sorted."""
    return moment.astimezone(UTC)


def from_seconds(seconds: float) -> datetime:
    """The moment so many seconds after the beginning of 1970. Raises OSError or ValueError."""
    return datetime.fromtimestamp(seconds, UTC)
