"""A recorded match as a film: every moment of it, and where its actions, tricks and Ages begin."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

from game.match import Match
from game.rules.council.api import AgeBegan, CardPlayed, Event, View
from game.table import Seat
from scenes.council.stage import Stage, empty_stage, settle

FIRST: Final = 1
"""The first moment worth seeing: the council sits."""


class Step(StrEnum):
    """How far one goes at once."""

    MOVE = "move"
    TRICK = "trick"
    AGE = "age"


class Trick(NamedTuple):
    """A trick of the film, and how many events come before it."""

    age: int
    trick: int
    start: int


class Film:
    """A match to be looked at. A moment is a number of events that have happened."""

    def __init__(self, match: Match[Any, Event, View], people: int) -> None:
        self._match = match
        self._people = people
        self._stages: dict[Seat | None, list[Stage]] = {}
        self._events: dict[Seat | None, Sequence[Event]] = {}
        self.length = len(match.log)
        ages = [at for at, event in enumerate(match.log) if isinstance(event, AgeBegan)]
        self.tricks = tuple(self._tricks())
        self._stops = {
            Step.MOVE: self._with_ends(turn.start for turn in match.turns),
            Step.TRICK: self._with_ends(trick.start for trick in self.tricks),
            Step.AGE: self._with_ends(ages),
        }

    def events(self, seat: Seat | None) -> Sequence[Event]:
        """The whole story as a seat may know it; None is a spectator."""
        if seat not in self._events:
            self._events[seat] = self._match.client(seat).events(0)[: self.length]
        return self._events[seat]

    def stage(self, at: int, seat: Seat | None) -> Stage:
        """The table at a moment, as a seat sees it."""
        if seat not in self._stages:
            stages = [empty_stage(seat, self._people)]
            for event in self.events(seat):
                stages.append(settle(stages[-1], event))
            self._stages[seat] = stages
        return self._stages[seat][at]

    def actor(self, at: int) -> Seat:
        """Who chooses next at this moment, or has chosen last."""
        turns = self._match.turns
        index = bisect_left(turns, at, key=lambda turn: turn.start)
        return turns[min(index, len(turns) - 1)].seat if turns else 0

    def after(self, at: int, step: Step) -> int:
        """The next moment where something of this size begins."""
        stops = self._stops[step]
        return stops[min(bisect_right(stops, at), len(stops) - 1)]

    def before(self, at: int, step: Step) -> int:
        """The moment before this one where something of this size begins."""
        stops = self._stops[step]
        return stops[max(bisect_left(stops, at) - 1, 0)]

    def _tricks(self) -> list[Trick]:
        found = []
        for at, event in enumerate(self._match.log):
            stage = self.stage(at, None)
            if isinstance(event, CardPlayed) and not stage.table:
                found.append(Trick(stage.age, stage.trick_number, at))
        return found

    def _with_ends(self, stops: Iterable[int]) -> list[int]:
        return sorted({FIRST, self.length, *(stop for stop in stops if stop > FIRST)})
