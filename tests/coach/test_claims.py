"""What is said of a choice is true on other tables as well, and makes the difference."""

from __future__ import annotations

import pytest

from build.coach import claims
from game.coach.coach import Words
from game.coach.council.causes import Count
from game.coach.council.claims import Compared
from game.coach.council.reasons import explained, reason
from game.coach.evaluate import compared
from game.coach.stages import REASONS
from game.coach.tally import CHANCE
from game.rules.council.api import View
from tests.coach.positions import PROBLEMS, problem


def test_other_tables_say_the_same() -> None:
    found = list(claims(2))
    assert any(claim is not None for claim, _ in found)
    assert all(holds for _, holds in found)


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
    said = reason(Compared(question.view, actions, found, Words("this", "that", list("ABCDE"))))
    assert said is not None
    assert said.id.partition("-")[0] == claim
    assert said.causes == (cause,)
    loss = found.gap(CHANCE, 0, 1).mean
    assert explained(found, (cause,)).mean > loss / 3 > 0
