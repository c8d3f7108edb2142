"""What is known of the deals of days: what came of those played, which tables wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.daily.table import kind_of
from game.history import Calendar
from game.library import Listed, News


class Diary(Protocol):
    """Whoever knows what came of the deals of days: answers in its own time."""

    calendar: Calendar | None
    news: list[News]

    @property
    def busy(self) -> bool:
        """Whether something is still to come."""

    def look_up_days(self) -> None:
        """Wish to know it."""


def waiting(tables: Sequence[Listed]) -> dict[tuple[str, str], str]:
    """Tables of days that were begun, by kind and day; of two the one that was begun first."""
    begun = [(each.save.label.begun, each.id, each.save.setup) for each in tables if each.save]
    found: dict[tuple[str, str], str] = {}
    for _moment, table, setup in sorted(begun, key=lambda each: each[:2]):
        kind = kind_of(setup)
        if kind is not None:
            found.setdefault((kind.id, setup.day), table)
    return found
