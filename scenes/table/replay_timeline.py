"""A recorded match as a film: every moment of it, and where its moves, steps and parts begin."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Final, Generic, NamedTuple, TypeAlias

from game.table import Seat
from scenes.table.chapter import LogChapter, chapters
from scenes.table.log_cut import closed_events
from scenes.table.session import TableSession
from scenes.table.ui import V

FIRST: Final = 1
"""The first moment worth seeing: the table is laid."""


class Stride(StrEnum):
    """How far one goes at once."""

    MOVE = "move"
    STEP = "step"
    PART = "part"


class Cell(NamedTuple):
    """A step of a part of the game, both from 1, and how many events come before it."""

    part: int
    step: int
    start: int


class ReplayTimeline(Generic[V]):
    """A match to be looked at. A moment is a number of events that have happened.

    ``first`` is the first one that may be seen, of a game in progress perhaps a late one.
    """

    def __init__(self, session: TableSession[V, Any, Any]) -> None:
        self._match = session.match
        self._ui = session.ui
        self._views: dict[tuple[Seat | None, int], V] = {}  # those that were looked at
        self._events: dict[Seat | None, Sequence[Any]] = {}
        self.length = len(self._match.log)
        self.closed = closed_events(session)
        self.first = max(FIRST, min(self.closed + 1, self.length))
        told = chapters(self._ui, self._match.log)
        self.cells = tuple(_cells_from(self.closed, list(_cells(told))))
        self._stops = {
            Stride.MOVE: self._with_ends(turn.start for turn in self._match.turns),
            Stride.STEP: self._with_ends(cell.start for cell in self.cells),
            Stride.PART: self._with_ends(_parts(told)),
        }

    def events(self, seat: Seat | None) -> Sequence[Any]:
        """The whole story as a seat may know it; None is a spectator."""
        if seat not in self._events:
            self._events[seat] = self._match.client(seat).events(0)[: self.length]
        return self._events[seat]

    def view(self, at: int, seat: Seat | None) -> V:
        """What a seat may see again of a moment."""
        if (seat, at) not in self._views:
            self._views[seat, at] = self._recalled(at, seat)
        return self._views[seat, at]

    def _recalled(self, at: int, seat: Seat | None) -> V:
        view, memory = self._match.client(seat).view(at), self._ui.description.memory
        if self.closed and memory is not None and at < self.length:
            return memory.recalled(view, self._match.log[: self.length])
        return view

    def actor(self, at: int) -> Seat:
        """Who chooses next at this moment, or has chosen last."""
        turns = self._match.turns
        index = bisect_left(turns, at, key=lambda turn: turn.start)
        return turns[min(index, len(turns) - 1)].seat if turns else 0

    def after(self, at: int, stride: Stride) -> int:
        """The next moment where something of this size begins."""
        stops = self._stops[stride]
        return stops[min(bisect_right(stops, at), len(stops) - 1)]

    def before(self, at: int, stride: Stride) -> int:
        """The moment before this one where something of this size begins."""
        stops = self._stops[stride]
        return stops[max(bisect_left(stops, at) - 1, 0)]

    def _with_ends(self, stops: Iterable[int]) -> list[int]:
        return sorted({self.first, self.length, *(stop for stop in stops if stop > self.first)})


AnyReplayTimeline: TypeAlias = ReplayTimeline[Any]
"""A film of whatever game."""


def _cells(told: Sequence[LogChapter]) -> Iterator[Cell]:
    last = None
    for at, chapter in enumerate(told):
        if chapter.step and chapter.begun and (chapter.part, chapter.step) != last:
            last = chapter.part, chapter.step
            yield Cell(*last, at)


def _cells_from(closed: int, cells: Sequence[Cell]) -> Sequence[Cell]:
    """Those that do not end before so many events; the first begins there."""
    ends = [cell.start for cell in cells[1:]]
    begins = next((at for at, end in enumerate(ends) if end > closed), len(ends))
    return [cell._replace(start=max(cell.start, closed)) for cell in cells[begins:]]


def _parts(told: Sequence[LogChapter]) -> Iterator[int]:
    """Where each part begins: with what comes before its first step, if there is such a thing."""
    last: LogChapter | None = None
    for at, chapter in enumerate(told):
        begins = last is None or chapter.part != last.part
        if begins or (not chapter.step and chapter != last):
            yield at
        last = chapter
