"""A win that is called certain is won by whoever does not see the others' cards."""

from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Self

import pytest

from game.coach.council.last_tricks import BLOCKS, PLANNED, plan
from game.coach.evaluate import evaluate
from game.coach.hint import HintStep, hint
from game.coach.judge import judge
from game.coach.plan import Plan
from game.coach.question import Question
from game.coach.solver import EndgameSpec, wins
from game.rules.council.api import COUNCIL, Action, DealSampler, State, View
from tests.coach.positions import PROBLEMS, problem

ONLY_OPEN = Path(__file__).parents[1] / "problems" / "only_with_open_cards.json"
MOST_PLAYED = 40
"""So many ways of a question are played to the end."""


@dataclass
class Coin:
    """Somebody guesses on which side a coin lies; before that another may say ``told`` of it."""

    side: str
    speaks: bool
    told: str = ""
    moves: str = ""

    def copy(self) -> Self:
        return replace(self)

    def key(self) -> tuple[str, str]:
        return self.side, self.moves


def toss(coin: Coin, move: str) -> None:
    """A move: *go*, then what the other says or nothing, then the guess."""
    coin.moves += move
    if len(coin.moves) == 2 and coin.speaks:
        coin.told = coin.side


GUESSING = EndgameSpec[Coin, str](
    lambda coin: coin.moves[2] == coin.side if len(coin.moves) == 3 else None,
    lambda coin: len(coin.moves) != 1,
    lambda coin: ["g"] if len(coin.moves) < 2 else ["h", "t"],
    toss,
)


def guessed(most: int, *coins: Coin) -> bool:
    return Plan(GUESSING, lambda coin: (coin.told, coin.moves), most).wins(coins, "g")


def test_what_wins_on_each_table_alone_need_not_win_on_both() -> None:
    unseen = Coin("h", speaks=False), Coin("t", speaks=False)
    assert all(wins(GUESSING, coin.copy()) for coin in unseen)
    assert not guessed(100, *unseen)
    assert all(guessed(100, coin) for coin in unseen)
    assert {coin.moves for coin in unseen} == {""}


def test_a_plan_may_go_by_what_comes_to_light() -> None:
    assert guessed(100, Coin("h", speaks=True), Coin("t", speaks=True))


def test_who_has_to_look_too_long_has_no_plan() -> None:
    assert not guessed(1, Coin("h", speaks=True), Coin("t", speaks=True))


def test_no_hint_calls_certain_what_only_open_cards_can_win() -> None:
    question = problem(ONLY_OPEN).question
    found = judge(question, tally := evaluate(question, BLOCKS))
    assert (found.certain, found.proved) == (False, False)
    assert tally.looked == tally.ways == 426
    for step in HintStep:
        said = hint(question, tally, step, ["one", "two"])
        assert said is not None
        assert "certain" not in said
        assert "whatever" not in said


@pytest.mark.parametrize("name", ["bc012", "bc025", "bc031", "bc034"])
def test_a_certain_win_is_won_in_every_way_by_who_follows_the_plan(name: str) -> None:
    question = problem(PROBLEMS / "bug-council" / f"{name}.json").question
    found = judge(question, evaluate(question, BLOCKS))
    assert found.proved
    rng, every = Random(name), ways(question.view, question.known)
    for way in rng.sample(every, min(len(every), MOST_PLAYED)):
        for choice in found.group:
            state = way.copy()
            COUNCIL.advance(state, question.view.legal[choice])
            assert followed(state, question, rng)


def ways(view: object, known: tuple[int, ...]) -> list[State]:
    """All tables at which a seat may be that sees this and remembers that."""
    assert isinstance(view, View)
    return list(DealSampler(view, known).every())


def followed(state: State, question: Question, rng: Random) -> bool:
    """Whether the seat wins by its view alone, while the others play by chance."""
    you = question.view.you
    assert you is not None
    while (decision := COUNCIL.decision(state)) is not None:
        if decision.seat == you:
            action = planned(COUNCIL.view(state, you), question.known)
        else:
            action = rng.choice(COUNCIL.legal_actions(state))
        COUNCIL.advance(state, action)
    return you in state.winners


def planned(view: View, known: tuple[int, ...]) -> Action:
    """What the plan says here, which knows nothing but what is given."""
    assert view.you is not None
    if len(view.legal) == 1:
        return view.legal[0]
    alike = ways(view, known)
    return next(each for each in view.legal if plan(view.you, PLANNED).wins(alike, each))
