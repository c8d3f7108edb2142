"""Stakes: what each step adds, that it stays with all steps above it, and nothing below it."""

from functools import partial
from random import Random

import pytest

from game.rules.council import api as council
from game.rules.council.actions import VISITS
from tests.rules.any_game import the
from tests.rules.council.solo.table_talk import GONE, VISITING, solo_of
from tests.rules.council.table_talk import dealt, legal, mid_solo, play, solo_setup


def below(step: council.Stake) -> council.Stake:
    return council.Stake(step - 1)


def last_trick(
    stake: int, *, losing_it: bool = False, spaces: str = "B4 A3 F2 C1"
) -> council.State:
    """Before trick 10 of Age II; the human leads it, and wins it unless they lose it on purpose."""
    held = "A1 C1" if losing_it else "A8 C1"
    return mid_solo(held, f"{GONE} / A5* F2*", spaces=spaces, tricks=(4, 5), age=2, stake=stake)


def raised(state: council.State, words: str) -> list[council.StakeRaised]:
    return [event for event in play(state, words)[1] if isinstance(event, council.StakeRaised)]


def paid(step: council.Stake, state: council.State, words: str) -> list[int]:
    """The points that a step has brought."""
    return [event.points for event in raised(state, words) if event.step is step]


def test_without_a_stake_nothing_is_raised() -> None:
    opened = council.COUNCIL.opening(solo_setup())
    assert not any(isinstance(event, council.StakeRaised) for event in opened)
    assert not raised(last_trick(0, losing_it=True), "A1 A")


@pytest.mark.parametrize("carry", [None, council.Carry((40, 51), 2)])
def test_the_head_start_comes_on_top_of_what_was_carried(carry: council.Carry | None) -> None:
    start = solo_setup(carry=carry, stake=council.Stake.HEAD_START)
    before = (0, 0) if carry is None else carry.scores
    assert council.COUNCIL.new_game(start).scores == [before[0], before[1] + 1]
    opened = council.COUNCIL.opening(start)
    assert opened[-1] == council.StakeRaised(council.Stake.HEAD_START, 1)
    assert opened.after[-1].scores[council.TERMITENATOR] == before[1] + 1


def test_the_age_counts_the_head_start_once() -> None:
    state = mid_solo("A8 C1", f"{GONE} / A5* F2*", tricks=(4, 5), stake=council.Stake.HEAD_START)
    solo_of(state).marked, state.scores = 1, [0, 1]
    state, events = play(state, "A8")
    row = the(council.AgeScored, events).rows[1]
    assert (row.extra, row.marked) == (1, 1)
    assert state.scores[1] == row.points


@pytest.mark.parametrize(("losing_it", "points"), [(True, [2]), (False, [])])
def test_the_last_trick_is_worth_more_to_it_alone(*, losing_it: bool, points: list[int]) -> None:
    step, words = council.Stake.LAST_TRICK, "A1 A" if losing_it else "A8"
    assert paid(step, last_trick(step, losing_it=losing_it), words) == points
    assert not paid(step, last_trick(below(step), losing_it=losing_it), words)


@pytest.mark.parametrize(("spaces", "points"), [("A3 M4", 2), ("A3 M3", 1), ("A3 M1", 0)])
def test_two_cubes_on_the_termites_score_a_point(spaces: str, points: int) -> None:
    step = council.Stake.GARRISON
    assert paid(step, last_trick(step, spaces=spaces), "A8") == ([points] if points else [])


def visit(stake: int, spaces: str, age: int = 3) -> council.State:
    """The human has lost a trick with the lowest card, and visits if there is a visit."""
    return mid_solo("A2 B1", f"{GONE} / A5* C2*", spaces=spaces, age=age, stake=stake)


def test_the_barricade_keeps_you_out_and_says_so() -> None:
    state, _ = play(visit(council.Stake.BARRICADE, "A2 M3"), "A2")
    assert legal(state) == "A"
    refusal = council.why_not(council.COUNCIL.view(state, 0), VISITS[solo_of(state).termite])
    assert refusal is not None
    assert refusal.clause == "stake-barricade"
    assert legal(play(visit(below(council.Stake.BARRICADE), "A2 M3"), "A2")[0]) == "A M"


@pytest.mark.parametrize(("age", "spaces"), [(1, "A M"), (2, "A"), (3, "A")])
def test_the_barricade_stands_from_the_second_age_on(age: int, spaces: str) -> None:
    assert legal(play(visit(council.STEPS[-1], "A2 M3", age), "A2")[0]) == spaces


def test_behind_the_barricade_alone_there_is_no_visit() -> None:
    _, events = play(visit(council.Stake.BARRICADE, "M3"), "A2")
    assert the(council.VisitSkipped, events).clause == "stake-barricade"


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        pytest.param("A3 M4", [2], id="theirs alone"),
        pytest.param("A3 F2 M3", [2], id="shared"),
        pytest.param("A3 F3 M2", [], id="another's"),
        pytest.param("", [], id="no cubes, no crown"),
    ],
)
def test_a_crown_on_the_termites_scores(spaces: str, points: list[int]) -> None:
    # Its visit takes the ants' cubes round to the cockroaches, the flies and the bees.
    step = council.Stake.CROWN
    assert paid(step, last_trick(step, spaces=spaces), "A8") == points


@pytest.mark.parametrize(("age", "points"), [(3, [2]), (2, [])])
def test_the_chambers_score_once_at_the_end(age: int, points: list[int]) -> None:
    state = last_trick(council.Stake.CHAMBERS)
    state.age, state.chambers, state.supply = age, 5, state.supply - 5
    assert paid(council.Stake.CHAMBERS, state, "A8") == points


@pytest.mark.parametrize("personality", council.Personality)
def test_a_visit_of_yours_that_feeds_the_termites_pays(personality: council.Personality) -> None:
    step = council.Stake.TRIBUTE
    fed = partial(
        mid_solo, "A2 B1", VISITING, personality=personality, spaces="B1 A1", tricks=(1, 0)
    )
    assert paid(step, fed(stake=step), "A2 B") == [1]
    assert paid(step, fed(stake=step), "A2 A") == []
    assert paid(step, fed(stake=below(step)), "A2 B") == []


def test_its_own_visit_pays_nothing() -> None:
    state = mid_solo("A8 C1", f"{GONE} / A1* A2*", spaces="B2 A3", stake=council.Stake.TRIBUTE)
    assert not paid(council.Stake.TRIBUTE, state, "A8")


@pytest.mark.parametrize(
    ("led", "points"),
    [
        pytest.param("A8", [1], id="an 8 that wins"),
        pytest.param("C8", [1], id="an 8 that loses"),
        pytest.param("A7", [], id="another card"),
    ],
)
def test_an_eight_that_you_lead_has_its_price(led: str, points: list[int]) -> None:
    step, leading = council.Stake.BOUNTY, partial(mid_solo, f"{led} B1", f"{GONE} / A5* F2*")
    assert paid(step, leading(spaces="A3 B2", stake=step), led) == points
    assert paid(step, leading(spaces="A3 B2", stake=below(step)), led) == []


def test_an_eight_that_follows_costs_nothing_and_neither_do_its_own() -> None:
    step = council.Stake.BOUNTY
    state = mid_solo("A8 B1", f"{GONE} / A2* F2*", lead=1, spaces="A3 B2", stake=step)
    following = mid_solo("A2 B1", f"{GONE} / A8* A5*", spaces="A3 B2", stake=step)
    assert not paid(step, state, "A8")
    assert not paid(step, following, "A2")


@pytest.mark.parametrize("step", council.STEPS)
def test_whoever_searches_imagines_the_same_stake(step: council.Stake) -> None:
    state = dealt(solo_setup(council.Personality.THIEF, stake=step))
    view = council.COUNCIL.view(state, 0)
    assert view.termitenator is not None
    assert view.termitenator.stake == step
    assert council.imagine(view, Random(1)).setup.stake == step
