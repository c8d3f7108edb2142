"""A warning comes before what costs a lot, and only when that is known."""

from functools import reduce
from operator import add

import pytest

from game.coach.evaluate import block, evaluate
from game.coach.judge import ENOUGH
from game.coach.question import Question, coach_of
from game.coach.tally import OutcomeTally, TableOutcome
from game.coach.warning import COSTLY, warning
from tests.coach.positions import PROBLEMS, asked, problem


def of_two(game: str = "bug-council", seats: int = 4) -> Question:
    """A question with two choices, of which anything may be said."""
    return next(each for each in asked(game, seats, 1) if len(each.view.legal) == 2)


def told(tables: int, *choices: tuple[float, float]) -> OutcomeTally:
    """So many tables: the chance of each choice, and how far ahead in points it leads."""
    row = [TableOutcome(chance, lead, (0, 0, 0, 0)) for chance, lead in choices]
    up = [each._replace(chance=each.chance + 0.01) for each in row]
    return OutcomeTally.of([row, up] * (tables // 2))


def test_eight_of_a_hundred_games_are_worth_a_warning_and_less_is_not() -> None:
    question = of_two()
    assert warning(question, told(ENOUGH, (0.5, 0), (0.41, 0)), 1, "that") == (
        "About 9 of 100 games are lost with that: another choice is better."
    )
    assert warning(question, told(ENOUGH, (0.5, 0), (0.43, 0)), 1, "that") is None
    assert warning(question, told(ENOUGH, (0.5, 0), (0.41, 0)), 0, "this") is None


def test_nobody_is_warned_before_it_is_known() -> None:
    question = of_two()
    assert warning(question, None, 1, "that") is None
    assert warning(question, told(ENOUGH - 50, (0.5, 0), (0.1, 0)), 1, "that") is None


def test_nobody_is_warned_where_the_game_is_as_good_as_decided() -> None:
    assert warning(of_two(), told(ENOUGH, (0.02, 5), (0.01, -5)), 1, "that") is None


@pytest.mark.parametrize("game", ["bugs-on-rugs", "bugami", "display-case"])
def test_where_chances_were_never_held_against_results_points_are_told(game: str) -> None:
    question, coach = of_two(game, 2 if game == "display-case" else 4), coach_of(game)
    assert coach is not None
    limit = COSTLY * coach.limits.turning
    over, under = (
        told(ENOUGH, (0.5, limit + 2), (0.1, 0)),
        told(ENOUGH, (0.5, limit * 0.9), (0.1, 0)),
    )
    said = warning(question, over, 1, "that")
    assert said is not None
    assert f"About {round(limit + 2)} point" in said
    assert warning(question, under, 1, "that") is None


@pytest.mark.parametrize("name", ["bug-council/bc003", "bug-council/bc007", "termitenator/sm07"])
def test_the_answer_of_a_problem_is_never_warned_of_and_the_usual_mistake_is(name: str) -> None:
    asks, _told, right, _about = problem(PROBLEMS / f"{name}.json")
    found = evaluate(asks, ENOUGH // 50)
    said = [warning(asks, found, each, "it") for each in range(len(asks.view.legal))]
    assert said[right] is None
    assert any(words is not None for words in said)


def test_it_rests_on_the_same_tables_as_a_hint() -> None:
    asks, *_rest = problem(PROBLEMS / "bug-council" / "bc003.json")
    shuffled = [block(asks, number) for number in (3, 0, 2, 1)]
    assert reduce(add, shuffled) == evaluate(asks, 4)
