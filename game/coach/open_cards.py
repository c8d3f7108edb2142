"""What only open cards tell: how the chances really were, and how long a win was in one's hands.

Nobody could know that, so it is offered after the game only, and is never called a mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import Any, Final, NamedTuple

from game.bots import Level, Name
from game.coach.hindsight import OpenCardsAnalysis, OpenChoice, Proof, Until
from game.coach.question import Question, coach_of
from game.coach.review.page import PERCENT, CoursePoint, ReviewStep
from game.coach.review.past import Past, PastChoice
from game.coach.tally import CHANCE, LEAD, UNIT, OutcomeTally
from game.record_schema import RecordSchema
from game.records import parse_record, replay, write_record
from game.table import Seat

TABLES: Final = 100
"""So often each moment is played on; the cards are known, so only people differ."""
AT_ONCE: Final = 8
"""Choices whose moments are worked out in one go."""


class OpenCards(NamedTuple):
    """What open cards tell by now; it only grows.

    ``course`` has the same moments as a review's. ``until`` is None where nobody has looked yet,
    where the seat has won, or where the game has no such search. ``sentence`` are whole sentences.
    """

    game: str
    seat: Seat
    course: tuple[CoursePoint, ...] = ()
    until: Until | None = None
    said: tuple[str, ...] = ()


class OpenPast(NamedTuple):
    """A finished game with all its secrets, as it goes to the process that thinks.

    ``bots`` has for each seat what its bot is made by, such as ``sensible:greedy``; None: a person.
    """

    record: RecordSchema
    seat: Seat
    bots: tuple[str | None, ...]

    def __reduce__(self) -> tuple[Callable[..., OpenPast], tuple[object, ...]]:
        """On its way the record is text: what is not set in it has no name that can be looked up.

        Without that every module of the program is searched for the name, and some are loaded.
        """
        return _from_text, (write_record(self.record), self.seat, self.bots)


def _from_text(record: str, seat: Seat, bots: tuple[str | None, ...]) -> OpenPast:
    return OpenPast(parse_record(record.encode()), seat, bots)


class OpenCourse(NamedTuple):
    """Some moments of a course: how the chances were with the cards as they lay."""

    past: OpenPast
    first: int

    def run_in_worker(self, game: str, _asked: Callable[[], bool]) -> tuple[CoursePoint, ...]:
        """Never cut short."""
        return self.run_inline(game)

    def run_inline(self, _game: str) -> tuple[CoursePoint, ...]:
        """Run synchronously."""
        told = replay(self.past.record)
        past = Past.out_of(told, self.past.seat)
        real = _real(past)[self.first : self.first + AT_ONCE]
        return tuple(_moment(question, made, told.states[made.at]) for question, made in real)


class OpenUntil(NamedTuple):
    """How long a win was in one's hands."""

    past: OpenPast

    def run_in_worker(self, game: str, _asked: Callable[[], bool]) -> Until:
        """Looks until it knows, or until that takes too long."""
        return self.run_inline(game)

    def run_inline(self, game: str) -> Until:
        """Run synchronously."""
        told, looks = replay(self.past.record), hindsight_of(game)
        assert looks is not None
        chosen = Past.out_of(told, self.past.seat).chosen
        spots = [OpenChoice(each.at, each.view.progress, told.states[each.at]) for each in chosen]
        return looks.until(self.past.seat, spots, *_others(self.past))


def looking_openly(
    past: OpenPast, seen: Past | None = None
) -> Generator[ReviewStep[OpenCards], Any, OpenCards]:
    """Work it out, a small job at a time, as ``review_steps`` does.

    Whoever has the game as the seat has ``seen`` it need not wait until it is replayed.

    Raises:
        RecordError: The rules refuse the record.
    """
    game, seen = past.record.game, seen or Past.out_of(replay(past.record), past.seat)
    found, looks, count = OpenCards(game, past.seat), hindsight_of(game), len(_real(seen))
    moment = "open", repr(past.record.actions), past.seat
    if looks is not None and past.seat not in seen.end.winners:
        until: Until = yield ReviewStep((*moment, "until"), OpenUntil(past), 0.0, found)
        found = found._replace(until=until, said=(looks.sentence(until),))
    for first in range(0, count, AT_ONCE):
        job = OpenCourse(past, first)
        more = yield ReviewStep((*moment, first), job, first / count, found)
        found = found._replace(course=(*found.course, *more))
    return found


def hindsight_of(game: str) -> OpenCardsAnalysis | None:
    """Who looks a game through; None: nobody can."""
    coach = coach_of(game)
    return None if coach is None or coach.hindsight is None else coach.hindsight()


def _real(past: Past) -> list[tuple[Question, PastChoice]]:
    """The choices at which there was something to choose."""
    asked = [(Question.about(past.game, each.view, each.account), each) for each in past.chosen]
    return [(question, made) for question, made in asked if question is not None]


def _moment(question: Question, made: PastChoice, state: object) -> CoursePoint:
    """How it stood for everybody with what was chosen, and the cards as they lay."""
    coach = coach_of(question.game)
    assert coach is not None
    rng = Random(f"{question.key}-open")
    tables = coach.tables(question.view, question.known, rng)
    tally = OutcomeTally.of([[tables.on(state)(made.action)] for _ in range(TABLES)])
    unit, measure = (1, LEAD) if coach.points else (PERCENT, CHANCE)
    values = tuple(row[0] / TABLES / UNIT * unit for row in tally.standing)
    part, step = question.view.progress
    return CoursePoint(made.at, part, step, values, tally.error(measure, 0) * unit)


def _others(past: OpenPast) -> tuple[tuple[str, ...], Proof]:
    """How everybody plays on: like a Sensible bot, in the temper of theirs."""
    if len(past.bots) == 1:
        return ("",), Proof.RULES
    names = [None if bot is None else Name.of(bot) for bot in past.bots]
    sensible = [name is not None and name.level == Level.SENSIBLE for name in names]
    known = all(so for seat, so in enumerate(sensible) if seat != past.seat)
    tempers = tuple(
        name.temper if name is not None and so else ""
        for name, so in zip(names, sensible, strict=True)
    )
    return tempers, Proof.AS_THEY_PLAY if known else Proof.AS_SENSIBLE
