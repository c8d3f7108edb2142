"""A film that runs: the moment it shows, what moves on the way to the next one, where it stops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.table import Seat
from scenes.council.choreography import cues
from scenes.council.cues import Cue
from scenes.council.film import FIRST, Film, Step
from scenes.council.hearing import Listener
from scenes.council.room import Room
from scenes.kit.preferences import PACE, Speed
from scenes.kit.sound import Heard
from scenes.kit.timeline import Timeline

PAUSE: Final = 0.5  # seconds between two events that do not move


class Reel:
    """``at`` is how many events have happened in what is seen."""

    def __init__(self, room: Room) -> None:
        self.film = Film(room.match, len(room.setup.seats))
        self.at = FIRST
        self._room = room
        self._goal = FIRST  # where the motion ends
        self._timeline: Timeline[Cue] = Timeline()
        self._listener = Listener()

    @property
    def cue(self) -> Cue | None:
        """What moves now."""
        return self._timeline.current

    @property
    def progress(self) -> float:
        """How much of that is done, 0–1."""
        return self._timeline.progress

    @property
    def moving(self) -> bool:
        """Whether it goes on by itself."""
        return self.at < self._goal or bool(self._timeline)

    @property
    def playing(self) -> bool:
        """Whether it goes on to the end."""
        return self.moving and self._goal == self.film.length

    def tick(self, dt: float, seen_by: Seat | None) -> None:
        """Play the next cue, up to the goal."""
        pace = self._room.preferences.pace or PACE[Speed.FAST]
        self._listener.ended(self._timeline.advance(dt / pace))
        while not self._timeline and self.at < self._goal:
            event = self.film.events(seen_by)[self.at]
            shown = cues(event, self.film.stage(self.at, seen_by), self._room.seats)
            self.at += 1
            self._timeline.add([cue if cue.seconds else _held(cue) for cue in shown])

    def sounds(self) -> Sequence[Heard]:
        """The sound of the cue that plays."""
        return self._listener.listen(self._timeline)

    def hurry(self) -> None:
        """End what moves; a step goes to its end at once, a film that plays goes on."""
        self._timeline.finish()
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
        self._timeline.finish()
        self.at = self._goal = moment


def _held(cue: Cue) -> Cue:
    """What the table does not show by motion stays long enough to be read."""
    return replace(cue, seconds=PAUSE, stage=cue.after)
