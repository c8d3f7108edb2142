"""Watching a game again: on the same table, with the same motion, at any moment of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from game.describe.line import Line
from game.library import OpenTable
from game.seating import SeatSetup, TableSetup
from game.table import Seat
from game.words import N_, _, in_turn
from scenes.kit.display import DisplayList, Item
from scenes.kit.key_labels import KeyLabels
from scenes.kit.music import Mood
from scenes.kit.preferences import PACE, Speed
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.sound import SoundCue
from scenes.shell.entry import ExitReason
from scenes.shell.introduction import after_introduction
from scenes.shell.keys import KeysScene
from scenes.table.cue import Cue
from scenes.table.faces.people import PORTRAITS
from scenes.table.highlights import FILM_BAR, Highlights
from scenes.table.log.lines import notes_of
from scenes.table.log.scene import LogScene
from scenes.table.motion.cue_player import CuePlayer
from scenes.table.pieces.ribbon import talk
from scenes.table.reading import groups, where
from scenes.table.replay.bar import BarLook, moment_at, replay_bar
from scenes.table.replay.more import More, ReplayMoreScene
from scenes.table.replay.note import ReplayNote, note_over
from scenes.table.replay.play_on import PlayOnScene, begin_again, branch, goes_on
from scenes.table.replay_timeline import AnyReplayTimeline, ReplayTimeline, Stride
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
    def is_moving(self) -> bool:
        """Whether it goes on by itself."""
        return self.at < self._goal or bool(self.player)

    @property
    def playing(self) -> bool:
        """Whether it goes on to the end."""
        return self.is_moving and self._goal == self.timeline.length

    def tick(self, dt: float, seen_by: Seat | None) -> None:
        """Play the next cue, up to the goal."""
        pace = self._session.preferences.pace or PACE[Speed.FAST]
        self.player.advance(dt / pace)
        while not self.player and self.at < self._goal:
            event = self.timeline.events(seen_by)[self.at]
            before = self.timeline.view(self.at, seen_by)
            self.at += 1
            after = self.timeline.view(self.at, seen_by)
            told = self._session.ui.cues(event, before, after, self._session.seats)
            self.player.add([cue if cue.seconds else _hold(cue) for cue in told])

    def skip_animation(self) -> None:
        """End what moves; a step goes to its end at once, a film that plays goes on."""
        self.player.finish()
        if self._goal < self.timeline.length:
            self.at = max(self.at, self._goal)

    def play_or_stop(self) -> None:
        """From the end it begins again."""
        if self.is_moving:
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


def _hold(cue: Cue[Any]) -> Cue[Any]:
    """What the table does not show by motion stays long enough to be read."""
    return replace(cue, seconds=PAUSE, view=cue.after)


OPEN: Final = N_("Current")
SPECTATOR: Final = N_("Spectator")


class ReplayScene(BaseScene[ExitReason | None]):
    """Pops with None, or with the way a table was left where the game went on.

    A game in progress is shown as a spectator sees it, and in no other way. It opens at the moment
    ``at``, a number of events, or where the table is laid. A ``note`` stands over it as long as it
    stands at the moment of that.
    """

    def __init__(
        self, session: AnySession, at: int | None = None, note: ReplayNote | None = None
    ) -> None:
        self.session, self._note = session, note
        self.playback = Playback(session)
        if at is not None:
            self.playback.jump(at)
        self._ui = session.ui
        names = [seat.name for seat in session.setup.seats]
        over = session.match.decision is None
        self._views: list[str] = [OPEN, SPECTATOR, *names] if over else [SPECTATOR]
        self._view = 0

    @property
    def key_labels(self) -> KeyLabels:
        """The words of the game."""
        return self._ui.key_labels

    @property
    def mood(self) -> Mood:
        """The music of that moment."""
        view = self.timeline.view(self.at, self.seen_by)
        return self._ui.mood(self.playback.player.view(view))

    @property
    def timeline(self) -> AnyReplayTimeline:
        """The game."""
        return self.playback.timeline

    @property
    def at(self) -> int:
        """How many events have happened."""
        return self.playback.at

    @property
    def seen_by(self) -> Seat | None:
        """Whose eyes we look through; None: a spectator's, perhaps with an open hand."""
        seat = self._view - 2
        return seat if seat >= 0 else None

    @property
    def _is_open(self) -> bool:
        return self._views[self._view] == OPEN

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table at this moment, and the bar to go to another one."""
        player = self.playback.player
        view = player.view(self.timeline.view(self.at, self.seen_by))
        highlights = player.with_highlights(Highlights())
        top = replace(self.session.top, covered=FILM_BAR)
        items: list[Item] = [*self._ui.draw(frame, view, top, highlights)]
        if self._is_open:  # the hand of whoever chooses
            actor = self.timeline.view(self.at, self.timeline.actor(self.at))
            items += self._ui.open_hand(frame, actor)
        if player:
            calm = self.session.preferences.reduced_motion
            items += player.items(frame, top, highlights, calm=calm)
        elif (note := self._note_here) is not None:
            items += note_over(frame, self._ui.layout(frame, view)["caption"], note)
        else:
            items += talk(frame, self._last_line(), self._ui.layout(frame, view))
        return [*items, *replay_bar(frame, self._bar())]

    @property
    def _note_here(self) -> ReplayNote | None:
        """What is to be said of this very moment, as long as the film stands there."""
        note, stands = self._note, not self.playback.is_moving
        return note if note is not None and note.at == self.at and stands else None

    def _bar(self) -> BarLook:
        return BarLook(
            timeline=self.timeline,
            words=self._ui.film_words,
            at=self.at,
            playing=self.playback.playing,
            speed=self.session.preferences.speed,
            seen_by=self._eyes(),
        )

    def _eyes(self) -> tuple[str, ...]:
        """Who sees it like this; in the open, whose hand is shown."""
        if not self._is_open:
            seat = self.seen_by
            return (_(SPECTATOR) if seat is None else self.session.name(seat),)
        actor = self.session.name(self.timeline.actor(self.at))
        return (_("Current: {name}").format(name=actor), _(OPEN))

    def _last_line(self) -> Line:
        return self._ui.description.line(
            self.timeline.events(None)[self.at - 1], self.session.seats
        )

    @property
    def reading(self) -> TableReading:
        """The table of this moment as it is shown, and what has led to it."""
        seat = self.timeline.actor(self.at) if self._is_open else self.seen_by
        view, seats = self.timeline.view(self.at, seat), self.session.seats
        table = self._ui.description.surface(view, seats)
        note = self._note_here
        said = self._last_line().text if note is None else in_turn(note.said)
        return TableReading(where(table), said, groups=groups(table, seats))

    # time

    @property
    def is_moving(self) -> bool:
        return self.playback.is_moving

    def tick(self, dt: float) -> Change[ExitReason | None]:
        self.playback.tick(dt, self.seen_by)
        return None

    def sounds(self) -> Sequence[SoundCue]:
        return self.playback.player.sounds()

    def skip_animation(self) -> bool:
        """End what moves: the bar of the film has always been there."""
        self.playback.skip_animation()
        return False

    # input

    def default_focus(self) -> str | None:
        return "play"

    def activate(self, name: str) -> Change[ExitReason | None]:
        group, _, value = name.partition(":")
        match group:
            case "play" | "film":
                self.playback.play_or_stop()
            case "walk-part" | "walk-step" | "walk-move":
                stride = Stride(group.removeprefix("walk-"))
                (self.playback.on if value == "more" else self.playback.back)(stride)
            case "speed":
                self.session.preferences.next_speed()
            case "more":
                self.playback.jump(self.at)
                at_end = not goes_on(self.session, self.at)
                more = ReplayMoreScene(self.session, at_end=at_end)
                return Push(more, self._more)
            case "seen":
                way = 1 if value == "more" else -1
                self._view = (self._view + way) % len(self._views)
            case "close":
                return Pop(None)
            case "menu":
                return self._menu(value)
            case _:
                pass
        return None

    def slid(self, name: str, share: float) -> bool:
        """The bar is pulled along: the film follows."""
        if name == "film":
            self.playback.jump(moment_at(self.timeline, share))
        return name == "film"

    def _menu(self, entry: str) -> Change[ExitReason | None]:
        if entry == "log":
            return self.key("l")
        return self.key("s") if entry == "speed" else Pop(None)

    def key(self, name: str) -> Change[ExitReason | None]:
        """Comma and full stop step, Home and End jump; L, T and S as at the table."""
        match name:
            case "escape":
                return Pop(None)
            case ",":
                self.playback.back(Stride.MOVE)
            case ".":
                self.playback.on(Stride.MOVE)
            case "home":
                self.playback.jump(self.timeline.first)
            case "end":
                self.playback.jump(self.timeline.length)
            case "l":
                return Push(self._log(), self._go_to)
            case "t":
                return self._close_up()
            case "s":
                self.session.preferences.next_speed()
            case "f1":
                return Push(KeysScene())
            case _:
                pass
        return None

    def _log(self) -> LogScene:
        """What has happened so far; a line leads to its moment."""
        notes = [note for note in notes_of(self.session.match) if note.at <= self.at]
        so_far = self.timeline.events(None)[: self.at]
        return LogScene(self._ui, so_far, self.session.seats, notes, closed=self.timeline.closed)

    def _close_up(self) -> Change[ExitReason | None]:
        close_up = self._ui.close_up(self.session, self.timeline.view(self.at, None))
        return None if close_up is None else Push(close_up)

    def _go_to(self, moment: int | None) -> None:
        if moment is not None:
            self.playback.jump(moment)

    # ways on

    def _more(self, wish: More | None) -> Change[ExitReason | None]:
        review = self.session.review
        if wish is More.REVIEW and review is not None:
            return review(lambda left: None if left is None else Pop(left))
        if wish is More.ON:
            return after_introduction(self.session.preferences, PORTRAITS, self._ask_players)
        return None

    def _ask_players(self) -> Change[ExitReason | None]:
        moment = self._ui.moment(self.timeline.view(self.at, None))
        return Push(PlayOnScene(self.session, moment), self._play_on)

    def _play_on(self, seats: tuple[SeatSetup, ...] | None) -> Change[ExitReason | None]:
        return None if seats is None else self._sit_down(branch(self.session, self.at, seats))

    def _sit_down(self, sitting: OpenTable) -> Change[ExitReason | None]:
        table = self.session.routes.table(self._ui, sitting, self.session.preferences)
        return Push(table, partial(self._got_up, sitting.setup))

    def _got_up(self, setup: TableSetup, left: ExitReason) -> Change[ExitReason | None]:
        if left is ExitReason.REMATCH:
            return self._sit_down(begin_again(self.session, setup))
        return Pop(ExitReason.TITLE)
