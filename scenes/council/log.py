"""The log: everything public in sentences, newest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.match import SeatSetup, TakeBack
from game.rules.council.api import AgeBegan, Event, VisitBegan
from scenes.council.words import tell
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.theme import INK, NIGHT

ROWS: Final = 15


class LogScene(BaseScene):
    """A sheet over the table; pages by ``older`` and ``newer``."""

    covers = False

    def __init__(
        self,
        log: Sequence[Event],
        seats: Sequence[SeatSetup],
        take_backs: Sequence[TakeBack] = (),
    ) -> None:
        self._lines = list(_lines(log, seats, take_backs))[::-1]
        self._page = 0

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._lines) // ROWS))

    def draw(self, frame: Frame) -> DisplayList:
        """One page of the log."""
        sheet = parts.centred(frame.width / 2, frame.height / 2, 1060, 900)
        inner = parts.inset(sheet, 48)
        items: list[Item] = [Veil(NIGHT, 0.6), *parts.panel(sheet, radius=22)]
        items.append(parts.heading(frame, "What has happened", inner.x, inner.y + 8, inner.w))
        items.append(parts.rule(sheet.x + 40, inner.y + 50, sheet.w - 80))
        top = inner.y + 66
        step = (inner.h - 66 - 92) / ROWS
        first = self._page * ROWS
        for i, (words, begins_age) in enumerate(self._lines[first : first + ROWS]):
            row = Place(inner.x, top + i * step, inner.w, step)
            if begins_age:
                items += parts.inlay(parts.inset(row, -10, 2), radius=8)
            items.append(parts.fitted(frame, words, row.x, row.cy, row.w, 22, colour=INK))
        return items + self._foot(frame, inner)

    def _foot(self, frame: Frame, inner: Place) -> list[Item]:
        cells = parts.columns(Place(inner.x, inner.bottom - 68, inner.w, 68), 3, 20)
        page = f"page {self._page + 1} of {self._pages}"
        return [
            *parts.button(frame, cells[0], "older", "Older", enabled=self._page + 1 < self._pages),
            *parts.button(frame, cells[1], "newer", "Newer", enabled=self._page > 0),
            *parts.button(frame, cells[2], "close", "Close", primary=True, key="Esc"),
            parts.fitted(frame, page, inner.right, inner.y + 8, 240, 22, align="r"),
        ]

    def default_focus(self) -> str | None:
        """Enter closes."""
        return "close"

    def activate(self, name: str) -> Change:
        """Turn the page or close."""
        if name == "close":
            return Pop()
        step = 1 if name == "older" else -1
        self._page = min(max(0, self._page + step), self._pages - 1)
        return None

    def key(self, name: str) -> Change:
        """L closes what L has opened."""
        return Pop() if name in ("escape", "l") else None


def _lines(
    log: Sequence[Event], seats: Sequence[SeatSetup], take_backs: Sequence[TakeBack]
) -> Iterator[tuple[str, bool]]:
    """Sentences, the oldest first, and whether an Age begins with it."""
    for number in range(len(log) + 1):
        for note in take_backs:
            if note.at == number:
                how = ", as all agreed" if note.agreed else ""
                yield f"{seats[note.seat].name} took the last choice back{how}", False
        if number < len(log) and not isinstance(log[number], VisitBegan):
            yield tell(log[number], seats).text, isinstance(log[number], AgeBegan)
