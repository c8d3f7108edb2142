"""Telling what happens at a table, event after event, to whoever sits there."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from game.rules.council.api import (
    AgeScored,
    CubesSown,
    DeclarationsRevealed,
    Event,
    TrickWon,
)
from game.table import Seat
from scenes.council.choreography import cues
from scenes.council.scoring.scene import is_reckoning
from scenes.council.stage import Stage, empty_stage, settle
from scenes.table.catch_up import looked_at, stage_after, told_so_far
from scenes.table.cue import Cue
from scenes.table.session import Room
from scenes.table.show import Show

# What nobody should miss: hurrying stops after these.
LANDMARKS: Final = (DeclarationsRevealed, TrickWon, CubesSown)


class Reckoning(NamedTuple):
    """The points of an Age: the table before them, and the events that belong to them."""

    before: Stage
    scored: AgeScored
    rest: Sequence[Event]


class Telling:
    """``stage`` is the table as far as it has been told to ``viewer`` (None: to a spectator).

    Several people are told in turn, each from where they last looked.
    """

    def __init__(self, room: Room) -> None:
        people = room.people
        self.viewer: Seat | None = min(people) if len(people) == 1 else None
        self.stage = empty_stage(self.viewer, len(room.setup.seats))
        self.show = Show()
        self._room = room
        self._events: deque[Event] = deque()  # still to be told
        self._index = 0  # how many events of the log have been taken over
        self._shown = 0  # how many of them anybody has seen
        self._kept: dict[Seat, tuple[Stage, int]] = {}  # where each person last looked

    @property
    def told(self) -> int:
        """How many events have been told."""
        return self._index - len(self._events)

    # what comes next

    def tick(self, dt: float) -> None:
        """What is shown goes on; without motion it is over at once."""
        pace = self._room.preferences.pace
        self._land(self.show.advance(dt / pace) if pace else self.show.finish())

    def tell(self) -> Reckoning | None:
        """Tell until something moves, an Age is scored, or nothing is left.

        Points have a scene of their own; what it shows is settled here.
        """
        self._take_over()
        while self._events:
            is_new = self.told >= self._shown
            event = self._next()
            self._shown = max(self._shown, self.told)
            if isinstance(event, AgeScored) and is_new:
                return self._reckon(event)
            self.show.add(cues(event, self.stage, self._room.seats))
            cue = self.show.cue
            if cue is not None and cue.seconds > 0 and self._room.preferences.pace:
                break
            self._land(self.show.finish())
        return None

    def _reckon(self, scored: AgeScored) -> Reckoning:
        before, rest = self.stage, []
        self.stage = settle(before, scored)
        while self._events and is_reckoning(self._events[0]):
            rest.append(self._next())
            self.stage = settle(self.stage, rest[-1])
        self._shown = max(self._shown, self.told)
        return Reckoning(before, scored, rest)

    def hurry(self) -> bool:
        """Pass over everything up to the points of an Age; whether hurrying ends here."""
        self._land(self.show.finish())
        self._take_over()
        stops = False
        while self._events and not isinstance(self._events[0], AgeScored):
            event = self._next()
            self.stage = settle(self.stage, event)
            stops = stops or isinstance(event, LANDMARKS)
        return stops or bool(self._events)

    def _take_over(self) -> None:
        """Fetch what the viewer may know of the events since the last look."""
        log = self._room.match.client(self.viewer).events(self._index)
        self._events.extend(log)
        self._index += len(log)

    def _next(self) -> Event:
        """The next thing to tell."""
        return self._events.popleft()

    def _land(self, ended: list[Cue]) -> None:
        if ended:
            self.stage = ended[-1].after

    # to whom it is told

    def seen_by(self, seat: Seat) -> int:
        """How many events a person had seen when they last looked."""
        return self._kept[seat][1] if seat in self._kept else 1

    def turn_away(self) -> None:
        """From here on nobody's table, just as far as it has been told."""
        self._land(self.show.finish())
        told = self.told
        if self.viewer is not None:
            self._kept[self.viewer] = self.stage, told
        self.viewer = None
        self._events.clear()
        self.stage, self._index = stage_after(self._room, None, told), told

    def turn_to(self, seat: Seat) -> None:
        """From here on the table is this person's."""
        self.viewer = seat
        if seat not in self._kept:
            opening = self._room.match.log[0]
            self._kept[seat] = settle(empty_stage(seat, len(self._room.setup.seats)), opening), 1
        self.stage, self._index = self._kept[seat]
        self._events.clear()

    # from where it is told

    def take_up(self) -> None:
        """Go on in the middle of a game."""
        self._kept = looked_at(self._room)
        self._shown = told_so_far(self._room)
        if self.viewer is None:
            self._catch_up()
        elif self.viewer in self._kept:
            self.stage, self._index = self._kept[self.viewer]

    def go_back(self) -> None:
        """A choice was taken back: the table as before, nobody's where there are others."""
        self.show.finish()
        self._events.clear()
        if len(self._room.people) > 1:
            self.viewer = None
        self.take_up()
        self._catch_up()

    def _catch_up(self) -> None:
        """Everything is told."""
        self.stage = stage_after(self._room, self.viewer)
        self._index = len(self._room.match.log)
