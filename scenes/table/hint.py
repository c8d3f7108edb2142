"""A hint for whoever is asked: an idea at first, and more each time somebody asks again.

It is thought through where bots think, block by block, so no picture waits for it.
"""

from __future__ import annotations

from collections.abc import Callable

from game.coach.asking import Ahead, Block
from game.coach.evaluate import BLOCK
from game.coach.hint import Step, hint
from game.coach.judge import ENOUGH
from game.coach.question import Question, coach_of
from game.coach.tally import Tally
from game.describe.naming import choice_names
from game.table import Seat
from game.words import _, in_turn
from scenes.kit.bindings import Shortcut
from scenes.kit.display import DisplayList, Veil
from scenes.kit.scene import Change, Frame, Leavable, Pop
from scenes.kit.theme import NIGHT
from scenes.table.pieces import firefly
from scenes.table.session import AnySession


class Advice:
    """What a seat has been told about one question; it only grows.

    ``names`` are those of the choices, ``warned`` the choices that somebody was warned of.
    """

    def __init__(self, session: AnySession, question: Question, names: list[str]) -> None:
        self.question, self.key, self.names = question, question.key, names
        self.step = Step.IDEA
        self._session = session
        self._said: dict[Step, str] = {}
        self._ahead = False  # it is thought about, and nobody waits for it
        self.warned: set[int] = set()
        self.tally: Tally | None = None

    @property
    def lines(self) -> list[str]:
        """Everything that is said by now; the last is still to come where a step has no line.

        What has been said stays, whatever more tables may tell.
        """
        for step in Step:
            if step <= self.step and step not in self._said:
                found = hint(self.question, self.tally, step, self.names)
                if found is not None:
                    self._said[step] = found
        return list(dict.fromkeys(self._said[step] for step in sorted(self._said)))

    @property
    def thinking(self) -> bool:
        """Whether what has been asked for cannot be said yet."""
        return (
            self.step not in self._said
            and hint(self.question, self.tally, self.step, self.names) is None
        )

    @property
    def further(self) -> Step | None:
        """Up to which step there is more to say by now; None: no more, or nobody knows yet."""
        said = self.lines
        for step in Step:
            if step > self.step and not self.thinking:
                found = hint(self.question, self.tally, step, self.names)
                if found is not None and found not in said:
                    return step
        return None

    @property
    def settled(self) -> bool:
        """Whether all tables have been looked at that may be."""
        return self.tally is not None and self.tally.tables >= ENOUGH

    def think(self) -> None:
        """Take what the other process has found; it goes on as long as anything may be asked."""
        number, last = 0 if self.tally is None else self.tally.tables // BLOCK, ENOUGH // BLOCK
        if number >= last:
            return
        job: Block | Ahead = Block(self.question, number)
        if self._ahead:
            job = Ahead(self.question, number, last)
        found = self._session.minds.think(job.moment, lambda: job)
        if found is not None:
            self.tally = found if self.tally is None else self.tally + found
            self._ahead = False

    def think_ahead(self) -> None:
        """Nobody waits for it now: all that is left at once, until something else is asked."""
        self._ahead = True
        self.think()

    def ask(self, seat: Seat) -> None:
        """Somebody waits for it; that they have asked is noted."""
        self._session.note_hint(seat)
        if self._ahead:
            self._session.minds.hurry()


def can_hint(session: AnySession) -> bool:
    """Whether there is somebody to ask at this table."""
    return session.setup.coach != "off" and coach_of(session.setup.game) is not None


def advice_on(session: AnySession, seat: Seat) -> Advice | None:
    """That on what a seat is asked now; where it has been asked for before, the same."""
    client, view = session.match.client(seat), session.view(seat)
    question = Question.about(session.setup.game, view, client.events(0))
    if question is None:
        return None
    if session.advice is None or session.advice.key != question.key:
        names = choice_names(session.ui.description, view, session.seats)
        session.advice = Advice(session, question, names)
    return session.advice


class HintScene(Leavable[None]):
    """A bubble of one to three sentences. Whoever asks once more is told more.

    ``spoken_of`` finds what it speaks of: that stays in sight, and in the light.
    """

    covers = False

    def __init__(self, advice: Advice | None, spoken_of: Callable[[Frame], firefly.Room]) -> None:
        self._advice = advice
        self._spoken_of = spoken_of
        self._room: tuple[Frame, firefly.Room] | None = None

    @property
    def moving(self) -> bool:
        """While it is thought about, or whether there is more."""
        return self._advice is not None and not self._advice.settled

    def tick(self, dt: float) -> Change[None]:
        if self._advice is not None:
            self._advice.think()
        return None

    def draw(self, frame: Frame) -> DisplayList:
        """What is said, where nothing lies that it speaks of, and what may be asked."""
        doors = [firefly.Door("close", _("Got it"), "Enter")]
        if self._further is not None:
            doors.insert(0, firefly.Door("more", _("Tell me more"), "C"))
        words = (in_turn(self._lines()),)
        saying = firefly.Saying((_("Hint"),), words, (), tuple(doors))
        if self._room is None or self._room[0] != frame:  # the table below stays as it is
            self._room = frame, self._spoken_of(frame)
        room = self._room[1]
        _place, said = firefly.said(frame, saying, room)
        return (Veil(NIGHT, 0.4, room.lit), *said)

    def _lines(self) -> list[str]:
        if self._advice is None:
            return [_("There is only one choice here.")]
        waits = [_("Thinking it through …")] if self._advice.thinking else []
        return [*self._advice.lines, *waits]

    @property
    def _further(self) -> Step | None:
        return None if self._advice is None else self._advice.further

    def default_focus(self) -> str | None:
        return "close"

    def activate(self, name: str) -> Change[None]:
        if name != "more":
            return Pop(None)
        if self._advice is not None and self._further is not None:
            self._advice.step = self._further
        return None

    def key(self, name: str) -> Change[None]:
        return self.activate("more") if name == Shortcut.HINT else super().key(name)
