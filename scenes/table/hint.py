"""A hint for whoever is asked: an idea at first, and more each time somebody asks again."""

from __future__ import annotations

from collections.abc import Callable

from game.coach.hint import HintStep
from game.coach.question import Question, coach_of
from game.describe.naming import choice_names
from game.table import Seat
from game.words import _, in_turn
from scenes.kit.bindings import Shortcut
from scenes.kit.display import DisplayList, Veil
from scenes.kit.scene import CancelableScene, Change, Frame, Pop
from scenes.kit.theme import NIGHT
from scenes.table.advice import Advice
from scenes.table.pieces import firefly
from scenes.table.session import AnySession


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
        session.advice = Advice(session.minds, question, names)
    return session.advice


class HintScene(CancelableScene[None]):
    """A bubble of one to three sentences. Whoever asks once more is told more.

    ``spoken_of`` finds what it speaks of: that stays in sight, and in the light.
    """

    covers = False

    def __init__(self, advice: Advice | None, spoken_of: Callable[[Frame], firefly.Room]) -> None:
        self._advice = advice
        self._spoken_of = spoken_of
        self._room: tuple[Frame, firefly.Room] | None = None

    @property
    def is_moving(self) -> bool:
        """While it is thought about, or whether there is more."""
        return self._advice is not None and not self._advice.is_settled

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
        _place, said = firefly.bubble(frame, saying, room)
        return (Veil(NIGHT, 0.4, room.lit), *said)

    def _lines(self) -> list[str]:
        if self._advice is None:
            return [_("There is only one choice here.")]
        waits = [_("Thinking it through …")] if self._advice.is_thinking else []
        return [*self._advice.lines, *waits]

    @property
    def _further(self) -> HintStep | None:
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
