"""A film that runs: the moment it shows, what moves on the way to the next one, where it stops."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.table import Seat
from scenes.council.choreography import cues
from scenes.kit.preferences import PACE, Speed
from scenes.table.cue import Cue
from scenes.table.film import FIRST, Film, Step
from scenes.table.session import Room
from scenes.table.show import Show

PAUSE: Final = 0.5  # seconds between two events that do not move


class Reel:
    """``at`` is how many events have happened in what is seen."""

    def __init__(self, room: Room) -> None:
        self.film = Film(room.match, len(room.setup.seats))
        self.show = Show()
        self.at = FIRST
        self._room = room
        self._goal = FIRST  # where the motion ends

    @property
    def moving(self) -> bool:
        """Whether it goes on by itself."""
        return self.at < self._goal or bool(self.show)

    @property
    def playing(self) -> bool:
        """Whether it goes on to the end."""
        return self.moving and self._goal == self.film.length

    def tick(self, dt: float, seen_by: Seat | None) -> None:
        """Play the next cue, up to the goal."""
        pace = self._room.preferences.pace or PACE[Speed.FAST]
        self.show.advance(dt / pace)
        while not self.show and self.at < self._goal:
            event = self.film.events(seen_by)[self.at]
            told = cues(event, self.film.stage(self.at, seen_by), self._room.seats)
            self.at += 1
            self.show.add([cue if cue.seconds else _held(cue) for cue in told])

    def hurry(self) -> None:
        """End what moves; a step goes to its end at once, a film that plays goes on."""
        self.show.finish()
        if self._goal < self.film.length:
            self.at = max(self.at, self._goal)

    def play_or_stop(self) -> None:
        """From the end it begins again."""
        if self.moving:
            self.jump(self.at)
        else:
            self.at = FIRST if self.at == self.film.length else self.at
            self._goal = self.film.length

    def back(self, step: Step) -> None:
        """To where something of this size begins."""
        self.jump(self.film.before(self.at, step))

    def on(self, step: Step) -> None:
        """A move is shown; more than that is passed over."""
        goal = self.film.after(self.at, step)
        if step is Step.MOVE:
            self._goal = goal
        else:
            self.jump(goal)

    def jump(self, moment: int) -> None:
        """Be there at once, and stop."""
        self.show.finish()
        self.at = self._goal = moment


def _held(cue: Cue) -> Cue:
    """What the table does not show by motion stays long enough to be read."""
    return replace(cue, seconds=PAUSE, stage=cue.after)
