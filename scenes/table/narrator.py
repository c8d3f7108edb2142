"""Telling what happens at a table, event after event, to whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from game.table import Seat
from scenes.table.catch_up import looked_at, told_so_far
from scenes.table.cue import Cue
from scenes.table.motion.cue_player import CuePlayer
from scenes.table.session import TableSession
from scenes.table.ui import A, E, V


class EventSheet(NamedTuple, Generic[V, E]):
    """What is shown by a sheet of its own: the events, the table before and after each of them."""

    views: Sequence[V]
    events: Sequence[E]


class EventNarrator(Generic[V, A, E]):
    """``view`` is the table as far as it has been told to ``viewer`` (None: to a spectator).

    ``told`` is how many events have been. Several people are told in turn, each from where they
    last looked.
    """

    def __init__(self, session: TableSession[V, A, E]) -> None:
        people = session.people
        self.viewer: Seat | None = min(people) if len(people) == 1 else None
        self.told = 0
        self.view = session.view(self.viewer, self.told)
        self.player = CuePlayer(session.ui)
        self.limit: int | None = None
        """No more than the first so many events of the log are told for now; None: all."""
        self._session = session
        self._ui = session.ui
        self._shown = 0  # how many events anybody has seen
        self._kept: dict[Seat, int] = {}  # how many each person had seen at their last look

    # what comes next

    def tick(self, dt: float) -> None:
        """What is shown goes on; without motion it is over at once."""
        pace = self._session.preferences.pace
        self._land(self.player.advance(dt / pace) if pace else self.player.finish())

    def tell(self) -> EventSheet[V, E] | None:
        """Tell until something moves, something has a sheet of its own, or nothing is left.

        What a sheet shows is settled here.
        """
        events = self._untold_events()
        for place, event in enumerate(events):
            is_new = self.told >= self._shown
            length = self._ui.sheet_length(events[place:]) if is_new else 0
            if length:
                return self._lay_out(events[place : place + length])
            self.told += 1
            self._shown = max(self._shown, self.told)
            after = self._session.view(self.viewer, self.told)
            self.player.add(self._ui.cues(event, self.view, after, self._session.seats))
            cue = self.player.cue
            if cue is not None and cue.seconds > 0 and self._session.preferences.pace:
                break
            self._land(self.player.finish())
        return None

    def _lay_out(self, events: Sequence[E]) -> EventSheet[V, E]:
        first, self.told = self.told + 1, self.told + len(events)
        after = [self._session.view(self.viewer, at) for at in range(first, self.told + 1)]
        views = [self.view, *after]
        self.view = views[-1]
        self._shown = max(self._shown, self.told)
        return EventSheet(views, events)

    def skip_animation(self) -> bool:
        """Pass over everything up to the next sheet; whether hurrying ends here."""
        self._land(self.player.finish())
        events = self._untold_events()
        places = range(len(events))
        sheets = (place for place in places if self._ui.sheet_length(events[place:]))
        passed = events[: next(sheets, len(events))]
        self._look(self.viewer, self.told + len(passed))
        return passed != events or any(isinstance(event, self._ui.landmarks) for event in passed)

    def _untold_events(self) -> Sequence[E]:
        """What the viewer may know of the events that are to be told."""
        log = self._session.match.client(self.viewer).events(self.told)
        return log if self.limit is None else log[: max(0, self.limit - self.told)]

    def _land(self, ended: list[Cue[V]]) -> None:
        if ended:
            self.view = ended[-1].after

    def _look(self, viewer: Seat | None, told: int) -> None:
        """The table as somebody sees it who has been told so much."""
        self.viewer, self.told = viewer, told
        self.view = self._session.view(viewer, told)

    # to whom it is told

    def seen_by(self, seat: Seat) -> int:
        """How many events a person had seen when they last looked."""
        return self._kept.get(seat, 1)

    def turn_away(self) -> None:
        """From here on nobody's table, just as far as it has been told."""
        self.player.finish()
        if self.viewer is not None:
            self._kept[self.viewer] = self.told
        self._look(None, self.told)

    def turn_to(self, seat: Seat) -> None:
        """From here on the table is this person's."""
        self._look(seat, self.seen_by(seat))

    # from where it is told

    def take_up(self) -> None:
        """Go on in the middle of a game."""
        self._kept = looked_at(self._session)
        self._shown = told_so_far(self._session)
        if self.viewer is None:
            self._catch_up()
        elif self.viewer in self._kept:
            self._look(self.viewer, self._kept[self.viewer])

    def go_back(self) -> None:
        """A choice was taken back: the table as before, nobody's where there are others."""
        self.player.finish()
        if len(self._session.people) > 1:
            self.viewer = None
        self.take_up()
        self._catch_up()

    def _catch_up(self) -> None:
        told = len(self._session.match.log)
        self._look(self.viewer, told if self.limit is None else min(told, self.limit))
