"""A review worked out, a small job at a time.

Only what a third look on fresh tables confirms is shown, at most three choices of a person.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from game.coach.asking import Comparison, SampleBlock
from game.coach.coach import POINTS, lead
from game.coach.judge import judge
from game.coach.question import AnyCoach, Question, coach_of
from game.coach.reasons.claim import Words
from game.coach.review.page import (
    PERCENT,
    CoursePoint,
    Kind,
    Measure,
    Readers,
    Review,
    ReviewStep,
    TurningPoint,
)
from game.coach.review.past import Past, PastChoice
from game.coach.review.saying import cost, introduction
from game.coach.review.stages import Loss, closer, compare, confirm, first_look
from game.coach.tally import CHANCE, LEAD, UNIT, OutcomeTally
from game.table import TableView


class ChoiceEstimate(NamedTuple):
    """A choice after the first look; ``choice`` is what was chosen, by its place."""

    made: PastChoice
    question: Question
    first: OutcomeTally
    choice: int

    def behind(self, measure: int) -> float:
        """By how much the best was better than what was chosen."""
        return self.first.gap(measure, self.first.best(measure), self.choice).mean

    def next_best(self, measure: int) -> int:
        """The best of the others."""
        others = [each for each in range(len(self.question.view.legal)) if each != self.choice]
        return max(others, key=self.first.sums[measure].__getitem__)


class ReviewedChoice(NamedTuple):
    """A choice that is to be shown, with what it has cost, or has won where it was the best."""

    kind: Kind
    looked: ChoiceEstimate
    loss: Loss
    why: str | None = None


SHOWN: Final = 3
"""So many choices of a person are shown at most."""
LOOKING: Final = 0.8
"""The share of the work after which all choices are looked at and reasons are to be found."""

R = TypeVar("R")  # what a part of the work comes to
Steps = Generator[ReviewStep[Review], Any, R]
Jobs = Generator[SampleBlock | Comparison, Any, R]


def review_steps(past: Past, readers: Readers, seed: int | None = None) -> Steps[Review]:
    """Work a review out: the answer to each job is sent, and the last value is all of it.

    The same game gives the same review, in whatever process its jobs are done. With a seed it is
    asked on other tables than those that everybody is told of.

    Raises:
        ValueError: There is no coach for this game.
    """
    coach = coach_of(past.game)
    if coach is None:
        raise ValueError(past.game)
    work = _Reviewer(past, readers, coach)
    yield from work.steps(seed)
    return work.review


class _Reviewer:
    """Goes through the choices of a person in order, then looks for reasons."""

    def __init__(self, past: Past, readers: Readers, coach: AnyCoach) -> None:
        self._past, self._readers, self._coach = past, readers, coach
        self._measure = LEAD if coach.points else CHANCE
        self._unit = 1 if coach.points else PERCENT
        self._found: list[ReviewedChoice] = []
        self._share = 0.0
        measure = Measure.POINTS if coach.points else Measure.CHANCE
        self.review = Review(past.game, past.seat, measure)

    def steps(self, seed: int | None) -> Steps[None]:
        """Work through the whole game, one job at a time."""
        asked = [
            (made, Question.about(self._past.game, made.view, made.account, seed))
            for made in self._past.chosen
        ]
        real = [(made, question) for made, question in asked if question is not None]
        looked = []
        for number, (made, question) in enumerate(real):
            self._share = LOOKING * number / max(1, len(real))
            looked.append((yield from self._look(made, question)))
        self._end()
        costly = len(self._found)
        yield from self._beside(looked)
        yield from self._reasons()
        turning = sum(found.kind is Kind.TURNING for found in self._choices_to_show())
        self.review = self.review._replace(said=introduction(len(real), costly, turning))

    def _run(self, jobs: Jobs[R]) -> Steps[R]:
        """Do these jobs as steps of the review."""
        answer = None
        while True:
            try:
                job = jobs.send(answer)
            except StopIteration as end:
                done: R = end.value
                return done
            answer = yield ReviewStep(job.cache_key, job, self._share, self.review)

    def _look(self, made: PastChoice, question: Question) -> Steps[ChoiceEstimate]:
        first = yield from self._run(first_look(question))
        looked = ChoiceEstimate(made, question, first, made.choice)
        self._course(looked)
        limits, measure = self._coach.limits, self._measure
        gone = judge(question, first).gone
        if not gone and looked.behind(measure) >= limits.alike:
            asking = closer(question, made.choice, first, measure, limits.small)
            loss = yield from self._run(asking)
            if loss is not None:
                unit = self._unit  # what is said is rounded, and 4.6 is said as 5
                turned = round(loss.gap.mean * unit) >= round(limits.turning * unit)
                self._add(ReviewedChoice(Kind.TURNING if turned else Kind.SMALL, looked, loss))
        return looked

    def _beside(self, looked: Sequence[ChoiceEstimate]) -> Steps[None]:
        """Where chances told nothing apart, one remark; where nothing was lost, the best choice."""
        costly = bool(self._found)
        gone = [each for each in looked if judge(each.question, each.first).gone]
        far = max(gone, key=lambda each: each.behind(LEAD), default=None)
        if far is not None and far.behind(LEAD) >= POINTS.alike:
            asking = closer(far.question, far.choice, far.first, LEAD, POINTS.small)
            loss = yield from self._run(asking)
            if loss is not None:
                self._add(ReviewedChoice(Kind.REMARK, far, loss))
        if not costly:
            yield from self._praise([each for each in looked if each not in gone])

    def _praise(self, looked: Sequence[ChoiceEstimate]) -> Steps[None]:
        """The choice that was better than all others by most."""
        measure, small = self._measure, self._coach.limits.small
        ranked = sorted(
            looked,
            key=lambda each: each.first.gap(measure, each.next_best(measure), each.choice).mean,
        )
        for best in ranked[:1]:
            other = best.next_best(measure)
            pair = tuple(sorted((best.choice, other)))
            sure = yield from self._run(confirm(best.question, pair))
            gap = sure.gap(measure, pair.index(best.choice), pair.index(other))
            if gap.mean >= small and gap.clear:
                self._add(ReviewedChoice(Kind.BEST, best, Loss(other, (best.choice,), gap)))

    def _reasons(self) -> Steps[None]:
        if self._coach.reasons is None:
            return
        shown = self._choices_to_show()
        for number, found in enumerate(shown):
            self._share = LOOKING + (1 - LOOKING) * number / len(shown)
            pair = (found.loss.best, found.looked.choice)
            if found.kind is Kind.BEST:
                pair = pair[::-1]
            question = found.looked.question
            tally = yield from self._run(compare(question, pair))
            names = self._names(question.view)
            words = Words(
                names[pair[0]], names[pair[1]], [each.name for each in self._readers.seats]
            )
            actions = [question.view.legal[each] for each in pair]
            claim = self._coach.reasons.claim(question.view, actions, tally, words)
            why = None if claim is None else claim.says
            self._found[self._found.index(found)] = found._replace(why=why)
            self._tell()

    # what is told

    def _add(self, found: ReviewedChoice) -> None:
        self._found.append(found)
        self._tell()

    def _choices_to_show(self) -> list[ReviewedChoice]:
        """The three that cost most, then what is said besides."""
        losses = [each for each in self._found if each.kind in (Kind.TURNING, Kind.SMALL)]
        losses.sort(key=lambda each: -each.loss.gap.mean)
        return losses[:SHOWN] + [each for each in self._found if each not in losses]

    def _tell(self) -> None:
        points = tuple(map(self._point, self._choices_to_show()))
        self.review = self.review._replace(points=points)

    def _point(self, found: ReviewedChoice) -> TurningPoint:
        kind, looked = found.kind, found.looked
        by_points = self._coach.points or kind is Kind.REMARK
        measure = Measure.POINTS if by_points else Measure.CHANCE
        unit = 1 if by_points else PERCENT
        view = looked.question.view
        legal, names = view.legal, self._names(view)
        best = sorted(found.loss.group, key=lambda each: each != found.loss.best)
        better = [names[each] for each in best]
        chosen = self._coach.deed(view, looked.made.action, names[looked.choice])
        loss = found.loss.gap.mean * unit
        told = cost(kind, measure, loss, better, chosen)
        return TurningPoint(
            looked.made.at,
            self._past.seat,
            kind,
            measure,
            loss,
            found.loss.gap.error * unit,
            looked.made.action,
            tuple(legal[each] for each in found.loss.group),
            (told,) if found.why is None else (told, found.why),
        )

    def _names(self, view: TableView) -> list[str]:
        """What its choices are called in a review."""
        named = zip(view.legal, self._readers.names(view), strict=True)
        return [self._coach.brief(view, action, name) for action, name in named]

    def _course(self, looked: ChoiceEstimate) -> None:
        """How the game stood for everybody with what was chosen."""
        first, choice = looked.first, looked.choice
        unit = self._unit
        values = tuple(row[choice] / first.tables / UNIT * unit for row in first.standing)
        error = first.error(self._measure, choice) * unit
        part, step = looked.question.view.progress
        point = CoursePoint(looked.made.at, part, step, values, error)
        self.review = self.review._replace(course=(*self.review.course, point))

    def _end(self) -> None:
        """The course leads to what has come of it."""
        view = self._past.end
        people = range(len(view.scores))
        if self._coach.points:
            values = tuple(lead(view.scores, seat) for seat in people)
        else:
            won = view.winners
            values = tuple(PERCENT * (seat in won) / max(1, len(won)) for seat in people)
        part, step = view.progress
        point = CoursePoint(self._past.length, part, step, values, 0.0)
        self.review = self.review._replace(course=(*self.review.course, point))
