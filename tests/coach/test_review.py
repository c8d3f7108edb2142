"""A review shows what is confirmed and nothing else, and says the same to everybody who asks."""

from collections.abc import Callable
from functools import partial
from multiprocessing.reduction import ForkingPickler
from random import Random
from typing import Any

import pytest

from game.catalogue import SHELF
from game.coach.asking import Comparison, SampleBlock
from game.coach.evaluate import evaluate
from game.coach.judge import judge
from game.coach.question import Question, coach_of
from game.coach.review.page import Kind, Measure, Readers, Review
from game.coach.review.past import Past
from game.coach.review.reviewing import review_steps
from game.coach.review.saying import cost
from game.coach.review.stages import (
    CONFIRMING,
    FIRST_LOOK,
    HINTED,
    MEASURING,
    PICKING,
    REASONS,
    Loss,
    closer,
)
from game.coach.tally import CHANCE, OutcomeTally, TableOutcome
from game.describe import description_of
from game.describe.naming import choice_names
from game.records import replay
from game.rules.council.api import DiscardCard
from game.seating import SeatSetup
from game.table import TableView
from tests.bots.positions import TABLES
from tests.coach.positions import asked, finished

GAME = "bug-council"
PEOPLE = [SeatSetup(name, "") for name in ("Ada", "Bruno", "Cleo")]
READERS = Readers(PEOPLE, lambda view: choice_names(description_of(SHELF[GAME]), view, PEOPLE))


@pytest.fixture(scope="module")
def past() -> Past:
    """A game of one who plays anything, seen from there."""
    return Past.out_of(replay(finished(GAME, ["random", "sensible", "sensible"], 3)), 0)


def worked_out(past: Past, answer: Callable[[Any], Any]) -> Review:
    steps, sent = review_steps(past, READERS), None
    while True:
        try:
            step = steps.send(sent)
        except StopIteration as end:
            found: Review = end.value
            return found
        assert 0 <= step.share <= 1
        sent = answer(step.job)


def told_by(costs: Callable[[Question], float], past: Past) -> Review:
    """A review of a game in which each choice has cost so much of a chance of a half."""
    made = {
        Question.about(GAME, each.view, each.account): each.choice
        for each in past.chosen
        if len(each.view.legal) > 1
    }

    def answer(job: SampleBlock | Comparison) -> OutcomeTally:
        question = job.question
        some = job.choices if isinstance(job, SampleBlock) else job.pair
        choices = range(len(question.view.legal)) if some is None else some
        zeros = (0.0,) * 20
        row = [
            TableOutcome(
                0.5 - (made[question] == each) * costs(question), 0.0, zeros, (0.5, 0.5, 0.0)
            )
            for each in choices
        ]
        return OutcomeTally.of([row] * 50)

    return worked_out(past, answer)


def test_three_are_shown_at_most_the_costliest_first(past: Past) -> None:
    keys = sorted({q.key for q in map(asked_of(past), past.chosen) if q is not None})
    review = told_by(lambda question: 0.04 + 0.001 * keys.index(question.key), past)
    losses = [point.loss for point in review.points]
    assert len(losses) == 3
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == pytest.approx(4 + 0.1 * (len(keys) - 1), abs=0.01)
    assert {point.kind for point in review.points} <= {Kind.TURNING, Kind.SMALL}
    assert all((point.kind is Kind.TURNING) == (round(point.loss) >= 5) for point in review.points)


def asked_of(past: Past) -> Callable[[Any], Question | None]:
    return lambda made: Question.about(past.game, made.view, made.account)


def always(cost: float, _question: Question) -> float:
    return cost


def test_a_loss_that_is_said_as_five_has_turned_the_game(past: Past) -> None:
    for lost, kind in ((0.0455, Kind.TURNING), (0.0445, Kind.SMALL)):
        review = told_by(partial(always, lost), past)
        assert {point.kind for point in review.points} == {kind}
        assert f"about {5 if kind is Kind.TURNING else 4} of 100" in review.points[0].said[0]


def test_long_names_leave_room_for_the_reason() -> None:
    long = [f"2 blue, green, dung: place {column}2" for column in "abcd"]
    said = cost(Kind.SMALL, Measure.POINTS, 3.9, long, "the left stack")
    assert said == f"The left stack cost about 4 points. Better: {long[0]} and 3 more."
    short = [f"Ants {value}" for value in range(1, 7)]
    said = cost(Kind.SMALL, Measure.CHANCE, 3.9, short, "Bees 5")
    assert said.endswith("Better: Ants 1 · Ants 2 · Ants 3 · Ants 4 and 2 more.")


def test_a_stack_is_called_by_its_place_in_a_review() -> None:
    coach, question = coach_of("display-case"), next(asked("display-case", 2, 1))
    assert coach is not None
    names = [coach.brief(question.view, action, "?") for action in question.view.legal]
    assert names == ["the left stack", "the middle stack", "the right stack"]


def test_a_card_that_was_discarded_is_not_called_as_if_it_was_played(past: Past) -> None:
    keys = {
        question.key
        for made, question in zip(past.chosen, map(asked_of(past), past.chosen), strict=True)
        if question is not None and isinstance(made.action, DiscardCard)
    }
    review = told_by(lambda question: 0.2 if question.key in keys else 0.0, past)
    assert review.points
    for point in review.points:
        assert point.said[0].startswith("Discarding ")


def test_where_nothing_cost_much_that_is_said(past: Past) -> None:
    review = told_by(lambda _question: 0.025, past)
    assert not review.points
    count = sum(len(made.view.legal) > 1 for made in past.chosen)
    assert review.said[:2] == (
        f"{count} of {count} choices cost little or nothing.",
        "No choice cost much.",
    )


def test_the_best_choice_is_told_where_there_is_nothing_else(past: Past) -> None:
    keys = [q.key for q in map(asked_of(past), past.chosen) if q is not None]
    review = told_by(lambda question: -0.2 if question.key == keys[4] else 0.0, past)
    (best,) = review.points
    assert best.kind is Kind.BEST
    assert best.better == (best.chosen,)
    assert best.loss == pytest.approx(20)


def test_the_course_has_every_choice_and_the_end(past: Past) -> None:
    review = told_by(lambda _question: 0.0, past)
    asked = [made.at for made in past.chosen if len(made.view.legal) > 1]
    assert [point.at for point in review.course] == [*asked, past.length]
    assert sum(review.course[-1].values) == pytest.approx(100)
    assert review.measure is Measure.CHANCE


def test_no_look_sees_the_tables_of_another() -> None:
    looks = (FIRST_LOOK, PICKING, MEASURING, HINTED, CONFIRMING, REASONS)
    numbers = [number for look in looks for number in look]
    assert numbers == list(range(len(numbers)))


def loss_of(past: Past, third: float) -> Loss | None:
    """What comes of a choice that cost a tenth in the first two looks, and this in the third."""
    made = next(each for each in past.chosen if len(each.view.legal) == 3)
    question = asked_of(past)(made)
    assert question is not None

    def tally(job: SampleBlock | None, cost: float) -> OutcomeTally:
        choices = range(3) if job is None or job.choices is None else job.choices
        row = [TableOutcome(0.5 - (each == made.choice) * cost, 0.0) for each in choices]
        return OutcomeTally.of([row] * 50)

    asking = closer(question, made.choice, tally(None, 0.1), CHANCE, 0.03)
    job = next(asking)
    while True:
        try:
            cost = third if job.number == CONFIRMING.start else 0.1
            job = asking.send(tally(job, cost))
        except StopIteration as end:
            found: Loss | None = end.value
            return found


def test_what_the_third_look_does_not_confirm_is_not_shown(past: Past) -> None:
    assert loss_of(past, 0.0) is None
    assert loss_of(past, 0.02) is None
    found = loss_of(past, 0.06)
    assert found is not None
    assert found.gap.mean == pytest.approx(0.06)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tables in each block, so that everything is gone through in no time."""
    monkeypatch.setattr("game.coach.evaluate.BLOCK", 3)


@pytest.mark.usefixtures("quick")
def test_a_review_is_the_same_by_way_of_another_process_and_blames_no_hint(past: Past) -> None:
    here = worked_out(past, lambda job: job.run_inline(GAME))
    sent = worked_out(
        past,
        lambda job: ForkingPickler.loads(ForkingPickler.dumps(job)).run_in_worker(
            GAME, lambda: True
        ),
    )
    assert here == sent
    made = {each.at: each for each in past.chosen}
    costly = [point for point in here.points if point.kind is not Kind.BEST]
    assert costly
    for point in costly:
        question = asked_of(past)(made[point.at])
        assert question is not None
        group = judge(question, evaluate(question, 20)).group
        assert point.better == tuple(question.view.legal[each] for each in group)
        assert point.chosen not in point.better


def test_hidden_cards_change_nothing_that_a_review_goes_by() -> None:
    told, rng = replay(finished(GAME, ["sensible"] * 3, 5)), Random(1)
    rules, states = SHELF[GAME].rules, list(told.states)
    for at, state in enumerate(states[:-1]):
        decision = rules.decision(state)
        if decision is not None and decision.seat == 1:
            view: TableView = rules.view(state, 1)
            states[at] = TABLES[GAME](view).deal(rng)
    swapped = Past.of(GAME, 1, told.actions, states, told.log, told.acted)
    assert swapped == Past.out_of(told, 1)
