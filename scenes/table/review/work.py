"""Something about a finished game that is found out little by little, where bots think."""

from __future__ import annotations

from collections.abc import Callable, Generator
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from game.bots import bot_name
from game.coach.open_cards import OpenPast
from game.coach.question import coach_of
from game.coach.review.page import ReviewStep
from game.coach.review.past import Past
from game.records import make_record
from game.table import Seat
from scenes.table.session import AnySession

F = TypeVar("F")  # what has been found
MEASURED: Final = (3.0, 0.04)
"""After so many seconds and this share of the work its pace tells how long the rest takes."""


def can_review(session: AnySession) -> bool:
    """Whether this game is over, somebody has played it, and there is a coach for it."""
    over = session.match.decision is None
    return over and bool(session.people) and coach_of(session.setup.game) is not None


def past_of(session: AnySession, seat: Seat) -> Past:
    """The game as a seat has seen it."""
    match = session.match
    acted = [turn.start for turn in match.turns]
    states = [*(match.after[start - 1] for start in acted), match.after[-1]]
    return Past.of(match.game, seat, match.actions, states, match.log, acted)


def open_past_of(session: AnySession, seat: Seat) -> OpenPast:
    """The game with all its secrets, and who the bots were."""
    match, people = session.match, session.setup.seats
    names = [who.name for who in people]
    record = make_record(match.game, match.setup, names, match.deals, match.actions, {})
    bots = (
        None if who.bot is None else bot_name(match.game, who.bot, who.temper) for who in people
    )
    return OpenPast(record, seat, tuple(bots))


class Work(Generic[F]):
    """Asks for one job after the other. What is found is there at once.

    ``share`` tells of each step how much is done before it, 0–1.
    """

    def __init__(
        self,
        session: AnySession,
        steps: Generator[ReviewStep[F], Any, F],
        share: Callable[[ReviewStep[F]], float] = attrgetter("share"),
    ) -> None:
        self._session, self._steps, self._share_of = session, steps, share
        self._step: ReviewStep[F] | None = None
        self.found: F | None = None
        self.done = False
        self._spent = 0.0  # seconds
        self._left: float | None = None

    @property
    def share(self) -> float:
        """How much of it is done, 0–1."""
        if self.done:
            return 1.0
        return 0.0 if self._step is None else self._share_of(self._step)

    @property
    def left(self) -> float | None:
        """For how many seconds it goes on at the pace it has had; None: that cannot be told yet."""
        return self._left

    def tick(self, dt: float) -> None:
        """Take an answer, if one is there, and ask for what comes next."""
        if self.done:
            return
        self._spent += dt
        step = self._step
        if step is None:
            self._on(None)
            return
        answer = self._session.minds.think(step.moment, lambda: step.job)
        if answer is not None:
            self._on(answer)

    def _on(self, answer: object) -> None:
        try:
            self._step = self._steps.send(answer)
        except StopIteration as end:
            self.found, self.done = end.value, True
        else:
            self.found = self._step.found
            self._measure()

    def _measure(self) -> None:
        seconds, least = MEASURED
        share = self.share
        if self._spent >= seconds and share >= least:
            self._left = self._spent * (1 - share) / share
