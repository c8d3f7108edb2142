"""Stakes: what each step adds, that it stays with all steps above it, and nothing below it."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.council.actions import VISITS
from game.rules.council.api import (
    COUNCIL,
    STEPS,
    TERMITENATOR,
    AgeScored,
    Carry,
    Personality,
    Stake,
    StakeRaised,
    State,
    VisitSkipped,
    imagine,
    why_not,
)
from tests.rules.any_game import the
from tests.rules.council.solo.table_talk import GONE, VISITING, solo_of
from tests.rules.council.table_talk import dealt, legal, mid_solo, play, solo_setup


def below(step: Stake) -> Stake:
    return Stake(step - 1)


def last_trick(stake: int, *, losing_it: bool = False, spaces: str = "B4 A3 F2 C1") -> State:
    """Before trick 10 of Age II; the human leads it, and wins it unless they lose it on purpose."""
    held = "A1 C1" if losing_it else "A8 C1"
    return mid_solo(held, f"{GONE} / A5* F2*", spaces=spaces, tricks=(4, 5), age=2, stake=stake)


def raised(state: State, words: str) -> list[StakeRaised]:
    return [event for event in play(state, words)[1] if isinstance(event, StakeRaised)]


def test_without_a_stake_nothing_is_raised() -> None:
    opened = COUNCIL.opening(solo_setup())
    assert not any(isinstance(event, StakeRaised) for event in opened)
    assert not raised(last_trick(0, losing_it=True), "A1 A")


@pytest.mark.parametrize("carry", [None, Carry((40, 51), 2)])
def test_the_head_start_comes_on_top_of_what_was_carried(carry: Carry | None) -> None:
    start = solo_setup(carry=carry, stake=Stake.HEAD_START)
    before = (0, 0) if carry is None else carry.scores
    assert COUNCIL.new_game(start).scores == [before[0], before[1] + 1]
    opened = COUNCIL.opening(start)
    assert opened[-1] == StakeRaised(Stake.HEAD_START, 1)
    assert opened.after[-1].scores[TERMITENATOR] == before[1] + 1


def test_the_age_counts_the_head_start_once() -> None:
    state = mid_solo("A8 C1", f"{GONE} / A5* F2*", tricks=(4, 5), stake=Stake.HEAD_START)
    solo_of(state).marked, state.scores = 1, [0, 1]
    state, events = play(state, "A8")
    row = the(AgeScored, events).rows[1]
    assert (row.extra, row.marked) == (1, 1)
    assert state.scores[1] == row.points


@pytest.mark.parametrize(("losing_it", "points"), [(True, [2]), (False, [])])
def test_the_last_trick_is_worth_more_to_it_alone(*, losing_it: bool, points: list[int]) -> None:
    state = last_trick(Stake.LAST_TRICK, losing_it=losing_it)
    words = "A1 A" if losing_it else "A8"
    told = raised(state, words)
    assert [event.points for event in told if event.step is Stake.LAST_TRICK] == points
    assert not [
        event
        for event in raised(last_trick(below(Stake.LAST_TRICK), losing_it=losing_it), words)
        if event.step is Stake.LAST_TRICK
    ]


@pytest.mark.parametrize(("spaces", "points"), [("A3 M4", 2), ("A3 M3", 1), ("A3 M1", 0)])
def test_two_cubes_on_the_termites_score_a_point(spaces: str, points: int) -> None:
    told = raised(last_trick(Stake.GARRISON, spaces=spaces), "A8")
    found = [event.points for event in told if event.step is Stake.GARRISON]
    assert found == ([points] if points else [])


def visit(stake: int, spaces: str, age: int = 3) -> State:
    """The human has lost a trick with the lowest card, and visits if there is a visit."""
    return mid_solo("A2 B1", f"{GONE} / A5* C2*", spaces=spaces, age=age, stake=stake)


def test_the_barricade_keeps_you_out_and_says_so() -> None:
    state, _ = play(visit(Stake.BARRICADE, "A2 M3"), "A2")
    assert legal(state) == "A"
    refusal = why_not(COUNCIL.view(state, 0), VISITS[solo_of(state).termite])
    assert refusal is not None
    assert refusal.clause == "stake-barricade"
    assert legal(play(visit(below(Stake.BARRICADE), "A2 M3"), "A2")[0]) == "A M"


@pytest.mark.parametrize(("age", "spaces"), [(1, "A M"), (2, "A"), (3, "A")])
def test_the_barricade_stands_from_the_second_age_on(age: int, spaces: str) -> None:
    assert legal(play(visit(STEPS[-1], "A2 M3", age), "A2")[0]) == spaces


def test_behind_the_barricade_alone_there_is_no_visit() -> None:
    _, events = play(visit(Stake.BARRICADE, "M3"), "A2")
    assert the(VisitSkipped, events).clause == "stake-barricade"


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
    told = raised(last_trick(Stake.CROWN, spaces=spaces), "A8")
    assert [event.points for event in told if event.step is Stake.CROWN] == points


@pytest.mark.parametrize(("age", "points"), [(3, [2]), (2, [])])
def test_the_chambers_score_once_at_the_end(age: int, points: list[int]) -> None:
    state = last_trick(Stake.CHAMBERS)
    state.age, state.chambers, state.supply = age, 5, state.supply - 5
    told = raised(state, "A8")
    assert [event.points for event in told if event.step is Stake.CHAMBERS] == points


@pytest.mark.parametrize("personality", Personality)
def test_a_visit_of_yours_that_feeds_the_termites_pays(personality: Personality) -> None:
    def paid(stake: Stake, faction: str) -> list[int]:
        state = mid_solo(
            "A2 B1", VISITING, personality=personality, spaces="B1 A1", tricks=(1, 0), stake=stake
        )
        told = raised(state, f"A2 {faction}")
        return [event.points for event in told if event.step is Stake.TRIBUTE]

    assert paid(Stake.TRIBUTE, "B") == [1]
    assert paid(Stake.TRIBUTE, "A") == []
    assert paid(below(Stake.TRIBUTE), "B") == []


def test_its_own_visit_pays_nothing() -> None:
    state = mid_solo("A8 C1", f"{GONE} / A1* A2*", spaces="B2 A3", stake=Stake.TRIBUTE)
    assert not [event for event in raised(state, "A8") if event.step is Stake.TRIBUTE]


@pytest.mark.parametrize(
    ("led", "points"),
    [
        pytest.param("A8", [1], id="an 8 that wins"),
        pytest.param("C8", [1], id="an 8 that loses"),
        pytest.param("A7", [], id="another card"),
    ],
)
def test_an_eight_that_you_lead_has_its_price(led: str, points: list[int]) -> None:
    def paid(stake: Stake) -> list[int]:
        state = mid_solo(f"{led} B1", f"{GONE} / A5* F2*", spaces="A3 B2", stake=stake)
        told = raised(state, led)
        return [event.points for event in told if event.step is Stake.BOUNTY]

    assert paid(Stake.BOUNTY) == points
    assert paid(below(Stake.BOUNTY)) == []


def test_an_eight_that_follows_costs_nothing_and_neither_do_its_own() -> None:
    state = mid_solo("A8 B1", f"{GONE} / A2* F2*", lead=1, spaces="A3 B2", stake=Stake.BOUNTY)
    following = mid_solo("A2 B1", f"{GONE} / A8* A5*", spaces="A3 B2", stake=Stake.BOUNTY)
    for told in (raised(state, "A8"), raised(following, "A2")):
        assert not [event for event in told if event.step is Stake.BOUNTY]


@pytest.mark.parametrize("step", STEPS)
def test_whoever_searches_imagines_the_same_stake(step: Stake) -> None:
    state = dealt(solo_setup(Personality.THIEF, stake=step))
    view = COUNCIL.view(state, 0)
    assert view.termitenator is not None
    assert view.termitenator.stake == step
    assert imagine(view, Random(1)).setup.stake == step
