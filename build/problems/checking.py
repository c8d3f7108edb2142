"""Whether a problem is what its file says: asked again, by another chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from build.problems.proof import DEALS, codes, open_cards, sure, winning_choices
from game.bots.council.imagined import Pool, Strangers
from game.bots.council.pool import CAREFUL, FAMILIAR, PATIENT, POOL
from game.catalogue import SHELF
from game.coach.council.last_tricks import MOST_WAYS
from game.coach.council.tables import SeveralPeople
from game.coach.evaluate import BLOCK
from game.coach.question import Question
from game.coach.tally import CHANCE, OutcomeTally
from game.problems.cause import cause
from game.problems.problem import Problem, Proof
from game.rules.council import api as council
from game.table import SupportsSnapshot

POOLS: Final = (PATIENT, POOL, FAMILIAR, (CAREFUL,))
"""Whom the others at imagined tables are drawn from: the answer must not hang on that."""


class Gate(NamedTuple):
    """What an answer must be better by, in chances to win and in errors of that."""

    tables: int
    first: float
    others: float
    errors: float


class Effort(NamedTuple):
    """How much is looked at.

    Where hidden cards can lie in ``ways`` ways at most, all of them; else ``deals`` of them. What
    is asked of a problem where nothing is certain is its ``gate``.
    """

    ways: int
    deals: int
    gate: Gate


FULL: Final = Effort(MOST_WAYS, DEALS, Gate(2000, 0.06, 0.03, 4.0))
QUICK: Final = Effort(500, 100, Gate(300, 0.03, 0.0, 0.0))
"""For tests, which have little time: many a wrong answer is still found out."""


def faults(problem: Problem, seed: str, effort: Effort = FULL) -> Iterator[str]:
    """What is wrong with a problem, a sentence each; none: it holds."""
    known, state = problem.known, problem.replay.states[-1]
    rules = SHELF[problem.game].rules
    decision = rules.decision(state)
    legal = codes(problem.game, rules.legal_actions(state))
    if decision is None or decision.seat != known.seat:
        yield "somebody else has to choose"
        return
    if not {*known.answers, known.trap} <= set(legal) or known.trap in known.answers:
        yield "an answer or the mistake is no choice"
        return
    match known.proof:
        case Proof.SURE:
            yield from _sure(problem, seed, effort)
        case Proof.OPEN:
            yield from _open(problem, seed)
        case Proof.TABLES:
            yield from _tables(problem, seed, effort.gate)
    yield from _ends(problem)


def _sure(problem: Problem, seed: str, effort: Effort) -> Iterator[str]:
    question, known = question_of(problem), problem.known
    choices, ways = sure(question, seed, effort.deals, effort.ways)
    found = codes(problem.game, [question.view.legal[at] for at in choices])
    if set(found) != set(known.answers):
        yield f"certain are {', '.join(found) or 'none'}"
    elif ways != known.ways and (effort.ways == MOST_WAYS or ways):
        yield f"hidden cards can lie in {ways} ways"
    yield from _check_mistake(problem)


def _check_mistake(problem: Problem) -> Iterator[str]:
    """The mistake has to lose with the cards as they lie, where that is told."""
    state = problem.replay.states[-1]
    legal = codes(problem.game, SHELF[problem.game].rules.legal_actions(state))
    if winning_choices(problem.game, state, problem.known.seat)[legal.index(problem.known.trap)]:
        yield "the mistake wins as the cards lie"


def _open(problem: Problem, seed: str) -> Iterator[str]:
    """Cards that are out of play may lie in any order: nobody is told that one."""
    state = problem.replay.states[-1]
    if face_down(state) != problem.known.revealed:
        yield "other cards lie face down"
    found = open_cards(problem.game, state, problem.known.seat, Random(seed))
    if set(found) != set(problem.known.answers):
        yield f"winning are {', '.join(found) or 'none'}"
    yield from _check_mistake(problem)


def _tables(problem: Problem, seed: str, gate: Gate) -> Iterator[str]:
    question = question_of(problem)
    right = [
        at for at, code in enumerate(codes(problem.game, question.view.legal))
        if code in problem.known.answers
    ]  # fmt: skip
    for number, pool in enumerate(POOLS):
        tally = try_choices(question, pool, f"{seed} {number}", gate.tables)
        wanted = gate.others if number else gate.first
        for at in range(len(question.view.legal)):
            if at in right:
                continue
            gap = tally.gap(CHANCE, right[0], at)
            if gap.mean < wanted or gap.mean < gate.errors * gap.error:
                code = codes(problem.game, [question.view.legal[at]])[0]
                yield f"{code} is only {100 * gap.mean:.1f} ± {100 * gap.error:.1f} worse"


class AnyPool(SeveralPeople):
    """Tables of people from another pool than the coach's."""

    def __init__(self, view: council.View, known: tuple[int, ...], rng: Random, pool: Pool) -> None:
        super().__init__(view, known, rng)
        self._imagination = Strangers(view, pool, rng, known)


def try_choices(question: Question, pool: Pool, seed: str, tables: int) -> OutcomeTally:
    """All choices on the same tables of a pool."""
    assert isinstance(question.view, council.View)
    imagined = AnyPool(question.view, question.known, Random(seed), pool)
    total: OutcomeTally | None = None
    for _ in range(tables // BLOCK):
        outcomes = [imagined.deal() for _ in range(BLOCK)]
        rows = [[outcome(action) for action in question.view.legal] for outcome in outcomes]
        found = OutcomeTally.of(rows)
        total = found if total is None else total + found
    assert total is not None
    return total


def _ends(problem: Problem) -> Iterator[str]:
    """Both ways to play on lead to the end, one of them to a win, for the reason that is told."""
    known, rules = problem.known, SHELF[problem.game].rules
    if (known.line[0], known.fails[0]) != (known.answers[0], known.trap):
        yield "it does not go on with the answer and the mistake"
    right, wrong = problem.after(known.line).states[-1], problem.after(known.fails).states[-1]
    for state, wins in ((right, True), (wrong, False)):
        winners = rules.view(state, None).winners
        ended = winners or (not wins and rules.deal_due(state))  # it may as well go on
        if not ended or (known.seat in winners) is not wins:
            yield "it does not end as it should"
            return
    if cause(problem.game, known.seat, right, wrong).name != known.why:
        yield "another reason is told"


def face_down(state: SupportsSnapshot) -> tuple[str, ...]:
    """What the Termitenator has and does not show, from the first place of its pyramid on."""
    if not isinstance(state, council.State) or state.solo is None:
        return ()
    places = zip(state.solo.places, state.solo.face_up, strict=True)
    return tuple(council.card_name(card) for card, up in places if card is not None and not up)


def question_of(problem: Problem) -> Question:
    """What its seat knows."""
    rules, seat = SHELF[problem.game].rules, problem.known.seat
    account = tuple(rules.redact(event, seat) for event in problem.replay.log)
    view = rules.view(problem.replay.states[-1], seat)
    question = Question.about(problem.game, view, account)
    assert question is not None
    return question
