"""Watching a game again: on the same table, with the same motion, at any moment of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.rules.council.api import Event
from game.table import Seat
from scenes.council import fan
from scenes.council.choreography import cues
from scenes.council.cues import Cue
from scenes.council.film import FIRST, Film, Step
from scenes.council.hearing import Listener
from scenes.council.line import Line
from scenes.council.log import LogScene
from scenes.council.motion import flying
from scenes.council.pace import change_speed
from scenes.council.picture import Look, layout_of, place_of, table_items, talk
from scenes.council.replay_bar import BarLook, replay_bar
from scenes.council.room import Room
from scenes.council.stage import Stage
from scenes.council.words import tell
from scenes.kit.display import DisplayList, Item
from scenes.kit.preferences import PACE, Speed
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.sound import Heard
from scenes.kit.timeline import Timeline
from scenes.shell.keys import KeysScene

PAUSE: Final = 0.5  # seconds between two events that do not move
OPEN: Final = "Open"
SPECTATOR: Final = "Spectator"


class ReplayScene(BaseScene):
    """Pops with None. A game in progress is shown as a spectator sees it, and in no other way."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.film = Film(room.match, len(room.setup.seats))
        self.at = FIRST  # how many events have happened
        self.timeline: Timeline[Cue] = Timeline()
        self._goal = FIRST  # where the motion ends
        self._listener = Listener()
        names = [seat.name for seat in room.setup.seats]
        over = room.match.decision is None
        self._views: list[str] = [OPEN, SPECTATOR, *names] if over else [SPECTATOR]
        self._view = 0

    @property
    def seen_by(self) -> Seat | None:
        """Whose eyes we look through; None: a spectator's, perhaps with an open hand."""
        seat = self._view - 2
        return seat if seat >= 0 else None

    @property
    def _is_open(self) -> bool:
        return self._views[self._view] == OPEN

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self.at < self._goal or bool(self.timeline)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table at this moment, and the bar to go to another one."""
        cue = self.timeline.current
        stage = cue.stage if cue else self.film.stage(self.at, self.seen_by)
        look = Look(
            seated=cue.seated if cue else 5,
            lit=cue.lit if cue else None,
            inviting=cue.inviting if cue else (),
            crowned=cue.crowned if cue else None,
        )
        items: list[Item] = table_items(frame, stage, self.room.top, look)
        items += self._open_hand(frame, stage)
        line = cue.line if cue else self._last_line()
        if line is not None:
            items += talk(frame, line, layout_of(frame, stage))
        if cue is not None:
            place = place_of(frame, stage, self.room.top)
            calm = self.room.preferences.reduced_motion
            items += flying(place, cue, self.timeline.progress, calm=calm)
        return [*items, *replay_bar(frame, self._bar())]

    def _bar(self) -> BarLook:
        last = self.at == self.film.length
        return BarLook(
            tricks=self.film.tricks,
            now=self.film.trick_at(self.at),
            playing=self.playing and self._goal == self.film.length,
            at_end=last,
            seen_by=self._eyes(),
        )

    def _eyes(self) -> str:
        """Who sees it like this; in the open, whose hand is shown."""
        if not self._is_open:
            return self._views[self._view]
        return f"{OPEN}: {self.room.name(self.film.actor(self.at))}"

    def _open_hand(self, frame: Frame, stage: Stage) -> list[Item]:
        """In the open: the hand of whoever chooses."""
        if not self._is_open:
            return []
        hand = self.film.stage(self.at, self.film.actor(self.at)).hand
        return fan.fan_items(layout_of(frame, stage)["hand"], hand, None, None)

    def _last_line(self) -> Line:
        return tell(self.film.events(None)[self.at - 1], self.room.seats)

    # time

    @property
    def moving(self) -> bool:
        """While it plays."""
        return self.playing

    def tick(self, dt: float) -> Change:
        """Play the next cue, up to the goal."""
        pace = self.room.preferences.pace or PACE[Speed.FAST]
        self._listener.ended(self.timeline.advance(dt / pace))
        while not self.timeline and self.at < self._goal:
            event = self._events[self.at]
            shown = cues(event, self.film.stage(self.at, self.seen_by), self.room.seats)
            self.at += 1
            self.timeline.add([cue if cue.seconds else _held(cue) for cue in shown])
        return None

    @property
    def _events(self) -> Sequence[Event]:
        return self.film.events(self.seen_by)

    def sounds(self) -> Sequence[Heard]:
        """The sound of the cue that plays."""
        return self._listener.listen(self.timeline)

    def hurry(self) -> None:
        """End what moves; a step goes to its end at once, a film that plays goes on."""
        self.timeline.finish()
        if self._goal < self.film.length:
            self.at = max(self.at, self._goal)

    # input

    def default_focus(self) -> str | None:
        """Enter and Space play and stop."""
        return "play"

    def activate(self, name: str) -> Change:
        """The bar, and the menu of the table."""
        group, _, value = name.partition(":")
        match group:
            case "play":
                self._play_or_stop()
            case "next":
                self._step_on(Step(value))
            case "back":
                self._jump(self.film.before(self.at, Step(value)))
            case "trick":
                self._jump(self.film.tricks[int(value)].start)
            case "seen":
                step = 1 if value == "more" else -1
                self._view = (self._view + step) % len(self._views)
            case "close":
                return Pop()
            case "menu":
                return self._menu(value)
        return None

    def _menu(self, entry: str) -> Change:
        if entry == "log":
            return self.key("l")
        return self.key("s") if entry == "speed" else Pop()

    def _play_or_stop(self) -> None:
        if self.playing:
            self._jump(self.at)
        else:
            self.at = FIRST if self.at == self.film.length else self.at
            self._goal = self.film.length

    def _step_on(self, step: Step) -> None:
        """A move is shown; more than that is passed over."""
        goal = self.film.after(self.at, step)
        if step is Step.MOVE:
            self._goal = goal
        else:
            self._jump(goal)

    def _jump(self, moment: int) -> None:
        self.timeline.finish()
        self.at = self._goal = moment

    def key(self, name: str) -> Change:
        """Comma and full stop step, L shows the log so far, S changes the speed."""
        match name:
            case "escape":
                return Pop()
            case ",":
                self._jump(self.film.before(self.at, Step.MOVE))
            case ".":
                self._step_on(Step.MOVE)
            case "l":
                return Push(LogScene(self.film.events(None)[: self.at], self.room.seats))
            case "s":
                change_speed(self.room.preferences)
            case "f1":
                return Push(KeysScene())
            case _:
                pass
        return None


def _held(cue: Cue) -> Cue:
    """What the table does not show by motion stays long enough to be read."""
    return replace(cue, seconds=PAUSE, stage=cue.after)
