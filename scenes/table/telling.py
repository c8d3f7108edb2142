"""Telling what happens at a table, event after event, to whoever sits there."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Generic, NamedTuple

from game.table import Seat
from scenes.table.catch_up import looked_at, stage_after, told_so_far
from scenes.table.cue import Cue
from scenes.table.motion.show import Show
from scenes.table.session import Session
from scenes.table.staging import A, E, St, V


class Sheet(NamedTuple, Generic[St, E]):
    """What is shown by a sheet of its own: the table before it, and the events."""

    before: St
    events: Sequence[E]


class Telling(Generic[St, A, E, V]):
    """``stage`` is the table as far as it has been told to ``viewer`` (None: to a spectator).

    Several people are told in turn, each from where they last looked.
    """

    def __init__(self, session: Session[St, A, E, V]) -> None:
        people = session.people
        self.viewer: Seat | None = min(people) if len(people) == 1 else None
        self.stage = session.staging.empty(self.viewer, len(session.setup.seats))
        self.show = Show(session.staging)
        self.limit: int | None = None
        """No more than the first so many events of the log are told for now; None: all."""
        self._session = session
        self._staging = session.staging
        self._events: deque[E] = deque()  # still to be told
        self._index = 0  # how many events of the log have been taken over
        self._shown = 0  # how many of them anybody has seen
        self._kept: dict[Seat, tuple[St, int]] = {}  # where each person last looked

    @property
    def told(self) -> int:
        """How many events have been told."""
        return self._index - len(self._events)

    # what comes next

    def tick(self, dt: float) -> None:
        """What is shown goes on; without motion it is over at once."""
        pace = self._session.preferences.pace
        self._land(self.show.advance(dt / pace) if pace else self.show.finish())

    def tell(self) -> Sheet[St, E] | None:
        """Tell until something moves, something has a sheet of its own, or nothing is left.

        What a sheet shows is settled here.
        """
        self._take_over()
        while self._events:
            is_new = self.told >= self._shown
            length = self._staging.sheet_length(self._events) if is_new else 0
            if length:
                return self._lay_out(length)
            event = self._next()
            self._shown = max(self._shown, self.told)
            self.show.add(self._staging.cues(event, self.stage, self._session.seats))
            cue = self.show.cue
            if cue is not None and cue.seconds > 0 and self._session.preferences.pace:
                break
            self._land(self.show.finish())
        return None

    def _lay_out(self, length: int) -> Sheet[St, E]:
        before = self.stage
        events = [self._next() for _ in range(length)]
        for event in events:
            self.stage = self._staging.settle(self.stage, event)
        self._shown = max(self._shown, self.told)
        return Sheet(before, events)

    def hurry(self) -> bool:
        """Pass over everything up to the next sheet; whether hurrying ends here."""
        self._land(self.show.finish())
        self._take_over()
        stops = False
        while self._events and not self._staging.sheet_length(self._events):
            event = self._next()
            self.stage = self._staging.settle(self.stage, event)
            stops = stops or isinstance(event, self._staging.landmarks)
        return stops or bool(self._events)

    def _take_over(self) -> None:
        """Fetch what the viewer may know of the events since the last look."""
        log = self._session.match.client(self.viewer).events(self._index)
        if self.limit is not None:
            log = log[: max(0, self.limit - self._index)]
        self._events.extend(log)
        self._index += len(log)

    def _next(self) -> E:
        """The next thing to tell."""
        return self._events.popleft()

    def _land(self, ended: list[Cue[St]]) -> None:
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
        self.stage, self._index = stage_after(self._session, None, told), told

    def turn_to(self, seat: Seat) -> None:
        """From here on the table is this person's."""
        self.viewer = seat
        if seat not in self._kept:
            match, people = self._session.match, len(self._session.setup.seats)
            opening = match.redacted(match.log[0], seat)
            self._kept[seat] = self._staging.settle(self._staging.empty(seat, people), opening), 1
        self.stage, self._index = self._kept[seat]
        self._events.clear()

    # from where it is told

    def take_up(self) -> None:
        """Go on in the middle of a game."""
        self._kept = looked_at(self._session)
        self._shown = told_so_far(self._session)
        if self.viewer is None:
            self._catch_up()
        elif self.viewer in self._kept:
            self.stage, self._index = self._kept[self.viewer]

    def go_back(self) -> None:
        """A choice was taken back: the table as before, nobody's where there are others."""
        self.show.finish()
        self._events.clear()
        if len(self._session.people) > 1:
            self.viewer = None
        self.take_up()
        self._catch_up()

    def _catch_up(self) -> None:
        """Everything is told, up to the limit."""
        self.stage = stage_after(self._session, self.viewer, self.limit)
        told = len(self._session.match.log)
        self._index = told if self.limit is None else min(told, self.limit)
