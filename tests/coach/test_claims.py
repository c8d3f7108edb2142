"""What is said of a choice makes the difference."""

from __future__ import annotations

import pytest

from game.coach.council.causes import Count
from game.coach.council.reasons import CouncilReasons
from game.coach.evaluate import compared
from game.coach.reasons.choosing import explained
from game.coach.reasons.claim import Words
from game.coach.review.stages import REASONS
from game.coach.tally import CHANCE
from game.rules.council.api import View
from tests.coach.positions import PROBLEMS, problem


@pytest.mark.parametrize(
    ("name", "chosen", "claim", "cause"),
    [
        ("bc001", 0, "kept", Count.NONE),
        ("bc011", 1, "vow", Count.OTHERS_NONE),
        ("bc018", 1, "visits", Count.VISIT),
        ("bc014", 0, "pays", Count.NONE),
    ],
)
def test_the_reason_is_what_explains_most_of_the_loss(
    name: str, chosen: int, claim: str, cause: Count
) -> None:
    question, _told, right, _about = problem(PROBLEMS / "bug-council" / f"{name}.json")
    pair = (right, chosen if chosen != right else chosen + 1)
    found = compared(question, REASONS, pair)
    actions = [question.view.legal[each] for each in pair]
    assert isinstance(question.view, View)
    words = Words("this", "that", list("ABCDE"))
    said = CouncilReasons().claim(question.view, actions, found, words)
    assert said is not None
    assert said.id.partition("-")[0] == claim
    assert said.causes == (cause,)
    loss = found.gap(CHANCE, 0, 1).mean
    assert explained(found, (cause,)).mean > loss / 3 > 0
