"""One question has one answer, whoever asks it, where and how often."""

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from functools import reduce
from itertools import islice
from operator import add
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest

from build.environment import ROOT
from game.bots.council.imagined import Pool, Strangers
from game.catalogue import SHELF
from game.coach.evaluate import block, evaluate
from game.coach.judge import judge
from game.coach.question import Question, coach_of
from game.coach.tally import CHANCE, LEAD, OutcomeTally, TableOutcome
from game.problems.problem import Proof
from game.rules.council.api import AGES, COUNCIL, DealSampler, Phase, State, View
from tests.bots.positions import TABLES
from tests.coach.positions import PROBLEMS, asked, problem

SEATS = {"bug-council": (4, 1, 2), "bugs-on-rugs": (3,), "bugami": (4,), "display-case": (2,)}
TABLES_OF = [(game, seats) for game, all_seats in SEATS.items() for seats in all_seats]
ELSEWHERE = """
import pickle, sys
from game.coach.evaluate import block
question = pickle.load(sys.stdin.buffer)
sys.stdout.write(repr((question.key, [block(question, number) for number in (2, 0)])))
"""


def late(game: str, seats: int, at: int = 3) -> Question:
    return next(islice(asked(game, seats, 3), at, None))


@pytest.mark.parametrize(("game", "seats"), TABLES_OF)
def test_another_process_says_the_same(game: str, seats: int) -> None:
    question = late(game, seats)
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(question),
        capture_output=True,
        check=True,
        env=environment,
        cwd=ROOT,
    )
    here = question.key, [block(question, number) for number in (2, 0)]
    assert told.stdout.decode() == repr(here)


@pytest.mark.parametrize(("game", "seats"), TABLES_OF)
def test_it_does_not_matter_what_else_is_tried(game: str, seats: int) -> None:
    question = late(game, seats)
    last = len(question.view.legal) - 1
    assert block(question, 4, (last, 0)) == block(question, 4).only((last, 0))


def test_a_larger_budget_contains_the_smaller_one_in_any_order() -> None:
    question = late("bug-council", 4)
    blocks = [block(question, number) for number in range(3)]
    assert evaluate(question, 3) == reduce(add, blocks[::-1]) == evaluate(question, 2) + blocks[2]
    assert blocks[0] != blocks[1]


def test_differences_are_counted_over_the_same_tables() -> None:
    rng = Random(5)
    rows = [[TableOutcome(rng.random(), rng.gauss(0, 3)) for _ in range(4)] for _ in range(60)]
    tally = OutcomeTally.of(rows[:25]) + OutcomeTally.of(rows[25:])
    chances = [row[1].chance - row[3].chance for row in rows]
    leads = [row[1].lead - row[3].lead for row in rows]
    for measure, gaps in ((CHANCE, chances), (LEAD, leads)):
        found = tally.gap(measure, 1, 3)
        assert found.mean == pytest.approx(fmean(gaps), abs=1e-5)
        assert found.error == pytest.approx(stdev(gaps) / 60**0.5, rel=1e-4)
        assert tally.gap(measure, 3, 1) == (-found.mean, found.error)


@pytest.mark.parametrize("game", SHELF)
def test_what_is_hidden_changes_no_question(game: str) -> None:
    rules, rng = SHELF[game].rules, Random(8)
    seats = SEATS.get(game, (2,))[0]
    for question in islice(asked(game, seats, 6), 60):
        view = question.view
        swapped = rules.view(TABLES[game](view).deal(rng), view.you)
        assert question._replace(view=swapped).key == question.key


def test_nobody_is_dealt_a_suit_that_a_closed_trick_has_shown_to_be_missing() -> None:
    closed = 0
    for question in asked("bug-council", 4, 1):
        view, rng = question.view, Random(2)
        assert isinstance(view, View)
        for known, holds in ((question.known, False), ((), True)):
            state = DealSampler(view, known).deal(rng)
            lacks = [
                any(void >> (card >> 4) & 1 for card in state.hands[seat])
                for seat, void in enumerate(question.known)
                if seat != view.you
            ]
            if holds:
                closed += any(lacks)
            else:
                assert not any(lacks)
    assert closed > 10  # tables that know only what the view still shows


def test_the_coach_deals_by_what_the_seat_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    class Watched(Strangers):
        def __init__(self, view: View, pool: Pool, rng: Random, voids: Sequence[int] = ()) -> None:
            dealt.append(voids)
            super().__init__(view, pool, rng, voids)

    monkeypatch.setattr("game.coach.council.tables.Strangers", Watched)
    question = next(each for each in asked("bug-council", 4, 1) if any(each.known))
    block(question, 0)
    assert dealt == [question.known]


def test_in_the_last_age_only_the_result_counts() -> None:
    last = [q for q in asked("bug-council", 3, 4) if q.view.progress[0] == AGES]
    coach = coach_of("bug-council")
    assert coach is not None
    chances = set()
    for question in last[::6]:
        outcome = coach.tables(question.view, question.known, Random(1)).deal()
        chances |= {outcome(action).chance for action in question.view.legal}
    assert chances <= {0, 1, 1 / 2, 1 / 3}
    assert {0, 1} <= chances


@pytest.mark.parametrize(
    "path", sorted(PROBLEMS.glob("bug-council/bc0[01]*")), ids=lambda p: p.stem
)
def test_the_right_choice_is_found(path: Path) -> None:
    question, _told, right, about = problem(path)
    others = [choice for choice in range(len(question.view.legal)) if choice != right]
    if about.proof is Proof.SURE:
        tally = evaluate(question, 20)
        assert tally.looked == tally.sure[right] == (tally.ways or 300)
        assert all(tally.sure[other] < tally.looked for other in others)
        return
    tally = evaluate(question, 8)
    assert tally.best(CHANCE) == right
    gaps = [tally.gap(CHANCE, right, other) for other in others]
    assert all(gap.mean > 0.03 and gap.clear for gap in gaps)
    assert tally.ways or tally.looked in (0, tally.tables * 3 // 10)


def test_a_certain_win_is_certain_with_the_cards_as_they_lay() -> None:
    for name in ("bc003", "bc012", "bc017"):
        question, told, right, about = problem(PROBLEMS / "bug-council" / f"{name}.json")
        state = told.states[-1].copy()
        COUNCIL.advance(state, question.view.legal[right])
        assert forced(state, about.seat)


def forced(state: State, you: int) -> bool:
    if state.phase is Phase.OVER:
        return you in state.winners
    decision, outcomes = COUNCIL.decision(state), []
    assert decision is not None
    for action in COUNCIL.legal_actions(state):
        twin = state.copy()
        COUNCIL.advance(twin, action)
        outcomes.append(forced(twin, you))
    return any(outcomes) if decision.seat == you else all(outcomes)


def test_every_way_in_which_cards_may_lie_is_looked_at_once() -> None:
    question = problem(PROBLEMS / "bug-council" / "bc012.json").question
    view = question.view
    assert isinstance(view, View)
    tables, rng = DealSampler(view, question.known), Random(4)
    every = [tuple(map(tuple, table.hands)) for table in tables.every()]
    assert len(every) == len(set(every)) == evaluate(question, 20).ways
    assert {tuple(map(tuple, tables.deal(rng).hands)) for _ in range(3000)} == set(every)


def test_where_there_are_too_many_ways_nothing_is_called_proved() -> None:
    question = problem(PROBLEMS / "bug-council" / "bc010.json").question
    found = judge(question, evaluate(question, 20))
    assert (found.certain, found.proved) == (True, False)
    few = problem(PROBLEMS / "bug-council" / "bc017.json").question
    assert judge(few, evaluate(few, 20)).proved
    assert not judge(few, evaluate(few, 8)).proved
