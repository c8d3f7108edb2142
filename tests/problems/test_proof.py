"""What is called certain is so for whoever does not see the hidden cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from build.problems.checking import asked
from build.problems.proof import codes, every, sure, winning
from game.problems.problem import FOLDER, Problem

ONLY_OPEN = Path(__file__).parent / "only_with_open_cards.json"
CHOICE = "B8"


def test_a_win_that_has_to_see_the_cards_is_not_called_certain() -> None:
    problem = Problem(ONLY_OPEN)
    question, seat = asked(problem), problem.known.seat
    ways = every(question, 4000)
    at = codes(problem.game, question.view.legal).index(CHOICE)
    assert all(winning(problem.game, way, seat)[at] for way in ways)
    assert sure(question, "any").choices == ()


@pytest.mark.parametrize(("name", "ways"), [("bug-council/bc028", 9), ("bugami/bg05", 18)])
def test_few_ways_are_all_looked_at_and_counted(name: str, ways: int) -> None:
    problem = Problem(FOLDER / f"{name}.json")
    found = sure(asked(problem), "any")
    assert found.ways == problem.known.ways == ways
    legal = codes(problem.game, asked(problem).view.legal)
    assert tuple(legal[at] for at in found.choices) == problem.known.answers


def test_where_there_are_more_ways_than_are_looked_at_some_deals_are_drawn() -> None:
    problem = Problem(FOLDER / "bug-council" / "bc028.json")
    found = sure(asked(problem), "any", count=20, most=8)
    assert found.ways == 0
    legal = codes(problem.game, asked(problem).view.legal)
    assert tuple(legal[at] for at in found.choices) == problem.known.answers
