"""A film that runs: the moment it shows, what moves on the way to the next one, where it stops."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.table import Seat
from scenes.kit.preferences import PACE, Speed
from scenes.table.cue import Cue
from scenes.table.motion.cue_player import CuePlayer
from scenes.table.replay_timeline import ReplayTimeline, Stride
from scenes.table.session import AnySession

PAUSE: Final = 0.5  # seconds between two events that do not move


class Playback:
    """``at`` is how many events have happened in what is seen."""

    def __init__(self, session: AnySession) -> None:
        self.timeline = ReplayTimeline(session)
        self.player: CuePlayer[Any] = CuePlayer(session.ui)
        self.at = self.timeline.first
        self._session = session
        self._goal = self.at  # where the motion ends

    @property
    def moving(self) -> bool:
        """Whether it goes on by itself."""
        return self.at < self._goal or bool(self.player)

    @property
    def playing(self) -> bool:
        """Whether it goes on to the end."""
        return self.moving and self._goal == self.timeline.length

    def tick(self, dt: float, seen_by: Seat | None) -> None:
        """Play the next cue, up to the goal."""
        pace = self._session.preferences.pace or PACE[Speed.FAST]
        self.player.advance(dt / pace)
        while not self.player and self.at < self._goal:
            event = self.timeline.events(seen_by)[self.at]
            before = self.timeline.stage(self.at, seen_by)
            self.at += 1
            after = self.timeline.stage(self.at, seen_by)
            told = self._session.ui.cues(event, before, after, self._session.seats)
            self.player.add([cue if cue.seconds else _held(cue) for cue in told])

    def hurry(self) -> None:
        """End what moves; a step goes to its end at once, a film that plays goes on."""
        self.player.finish()
        if self._goal < self.timeline.length:
            self.at = max(self.at, self._goal)

    def play_or_stop(self) -> None:
        """From the end it begins again."""
        if self.moving:
            self.jump(self.at)
        else:
            self.at = self.timeline.first if self.at == self.timeline.length else self.at
            self._goal = self.timeline.length

    def back(self, stride: Stride) -> None:
        """To where something of this size begins."""
        self.jump(self.timeline.before(self.at, stride))

    def on(self, stride: Stride) -> None:
        """A move is shown; more than that is passed over."""
        goal = self.timeline.after(self.at, stride)
        if stride is Stride.MOVE:
            self._goal = goal
        else:
            self.jump(goal)

    def jump(self, moment: int) -> None:
        """Be there at once, and stop."""
        self.player.finish()
        self.at = self._goal = max(moment, self.timeline.first)


def _held(cue: Cue[Any]) -> Cue[Any]:
    """What the table does not show by motion stays long enough to be read."""
    return replace(cue, seconds=PAUSE, stage=cue.after)
