"""What a hint says, and when: nothing is named too early, and nothing is taken back."""

from functools import reduce
from itertools import islice
from operator import add

import pytest

from game.coach.evaluate import block, evaluate
from game.coach.hint import HintStep, hint
from game.coach.judge import ENOUGH, FIRST, judge
from game.coach.question import Question
from game.coach.tally import OutcomeTally, TableOutcome
from tests.coach.positions import PROBLEMS, asked, problem

NAMES = [f"choice {letter}" for letter in "ABCDEFGHIJKL"]


def question(choices: int) -> Question:
    """One with so many choices; how they do is said by whoever asks."""
    return next(q for q in asked("bug-council", 4, 1) if len(q.view.legal) == choices)


def tally(tables: int, *choices: TableOutcome) -> OutcomeTally:
    """So many tables, on half of which each choice does a little better than on the other half."""
    up = [each._replace(chance=each.chance + 0.01) for each in choices]
    return OutcomeTally.of([list(choices), up] * (tables // 2))


def played(chance: float, *sources: float, lead: float = 0.0) -> TableOutcome:
    return TableOutcome(chance, lead, sources or (0, 0, 0, 0))


@pytest.mark.parametrize("step", HintStep)
def test_nothing_is_said_before_there_are_enough_tables(step: HintStep) -> None:
    asks, choices = question(2), (played(0.5, 1, 0, 0, 0), played(0.2, 0, 0, 0, 0))
    least = FIRST if step is HintStep.IDEA else ENOUGH
    assert hint(asks, None, step, NAMES[:2]) is None
    assert hint(asks, tally(least - 50, *choices), step, NAMES[:2]) is None
    assert hint(asks, tally(least, *choices), step, NAMES[:2]) is not None


def test_an_idea_names_no_choice_and_the_source_that_differs_most() -> None:
    asks = question(2)
    said = hint(
        asks, tally(FIRST, played(0.5, 1, 0, 9, 0), played(0.2, 3, 0, 0, 0)), HintStep.IDEA, NAMES
    )
    assert said is not None
    assert "No Allegiance: your choices differ" in said
    assert not any(name in said for name in NAMES)


def test_the_group_is_whatever_is_less_than_two_points_below_the_best() -> None:
    asks = question(3)
    found = tally(ENOUGH, played(0.5), played(0.485), played(0.475))
    said = hint(asks, found, HintStep.GROUP, NAMES[:3])
    assert said == "Equally good here: choice A · choice B."


def test_where_it_does_not_matter_that_is_said_at_every_step() -> None:
    asks, found = question(2), tally(ENOUGH, played(0.5), played(0.485))
    assert {hint(asks, found, step, NAMES[:2]) for step in (HintStep.IDEA, HintStep.GROUP)} == {
        "Play what you like: your choices are worth nearly the same."
    }


def test_it_is_not_said_before_it_is_known() -> None:
    asks, found = question(2), tally(FIRST, played(0.5), played(0.485))
    assert hint(asks, found, HintStep.IDEA, NAMES) is None


def test_the_table_tells_chances_in_tenths() -> None:
    asks, found = question(3), tally(ENOUGH, played(0.41), played(0.29), played(0.405))
    assert hint(asks, found, HintStep.TABLE, NAMES[:3]) == (
        "You win about 4 of 10 games with choice A · choice C. "
        "You win about 3 of 10 games with choice B."
    )


def test_where_the_chance_says_nothing_points_are_told_as_points() -> None:
    asks = question(3)
    found = tally(ENOUGH, played(0.01, lead=-4), played(0.01, lead=-6.1), played(0.01, lead=-4.2))
    assert judge(asks, found).gone
    assert hint(asks, found, HintStep.GROUP, NAMES[:3]) == (
        "The game is as good as decided. For points, best now: choice A · choice C."
    )
    said = hint(asks, found, HintStep.TABLE, NAMES[:3])
    assert said == "Most points: choice A · choice C. About 2 points less: choice B."


@pytest.mark.parametrize("game", ["bugs-on-rugs", "bugami", "display-case"])
def test_chances_that_were_never_held_against_results_are_not_told(game: str) -> None:
    seats = 2 if game == "display-case" else 4
    asks = next(islice(asked(game, seats, 3), 2, None))
    found = reduce(add, [block(asks, 0)] * (ENOUGH // 50))
    said = hint(asks, found, HintStep.TABLE, NAMES[: len(asks.view.legal)])
    assert said is not None
    assert "of 10" not in said


@pytest.mark.parametrize(
    ("name", "idea", "grounds"),
    [
        (
            "bc010",
            "One choice seems to win whatever is played against it. Look for it.",
            (
                "This wins whatever is played against it, in all 300 sample deals that fit what "
                "you know: {right}."
            ),
        ),
        (
            "bc038",
            "You can win this game for certain. Look for the choice that does it.",
            (
                "This wins for certain, whatever is played against it, in each of the 9 ways the "
                "hidden cards can lie: {right}."
            ),
        ),
    ],
)
def test_a_certain_win_is_called_so_only_where_everything_was_looked_through(
    name: str, idea: str, grounds: str
) -> None:
    asks, _told, right, _about = problem(PROBLEMS / "bug-council" / f"{name}.json")
    names = NAMES[: len(asks.view.legal)]
    found = evaluate(asks, ENOUGH // 50)
    assert judge(asks, found).group == (right,)
    first, *named = (hint(asks, found, step, names) for step in HintStep)
    assert first == idea
    assert set(named) == {grounds.format(right=names[right])}
