"""Two Larvae of a hand for a bug of the Wall."""

import pytest

from game.rules.rugs.api import BUGS_ON_RUGS, HatchlingTaken, LarvaeHatched, Phase
from game.table import IllegalAction
from tests.rules.any_game import the
from tests.rules.rugs.table_talk import (
    asked,
    fly,
    hands,
    legal,
    names,
    picking,
    say,
)


def test_two_larvae_leave_the_game_for_a_bug_of_the_wall() -> None:
    state = picking("L1 L2", "A1", floor="B1 B2 B3 B4 B5", wall="D1 Y1 D2")
    assert legal(state) == "B1, B2, B3, B4, B5, hatch L1 L2"
    state, events = say(state, "hatch L1 L2")
    assert the(LarvaeHatched, events).seat == 0
    assert (asked(state), legal(state)) == (("take", 0), "D1, D2, Y1")
    assert names(state.discards) == "L1 L2"
    state, events = say(state, "Y1")
    assert the(HatchlingTaken, events).place == 1
    assert (hands(state)[0], names(state.wall)) == ("Y1", "D1 D2")


def test_the_larvae_are_of_your_choice() -> None:
    state = picking("L1 L2 L10", "A1", floor="B1 B2 B3 B4 B5", wall="D1")
    assert legal(state).endswith("B5, hatch L1 L2, hatch L1 L10, hatch L2 L10")


def test_before_the_pick_and_it_is_still_yours() -> None:
    state = picking("L1 L2", "A1", floor="B1 B2 B3 B4 B5", wall="D1 Y1")
    state, _ = say(state, "hatch L1 L2", "Y1")
    assert (asked(state), legal(state)) == (("pick", 0), "B1, B2, B3, B4, B5")


def test_and_after_the_pick() -> None:
    state = picking("L1", "A1", floor="B1 B2 B3 L4 B5", wall="D1 Y1")
    state, _ = say(state, "L4")
    assert (asked(state), legal(state)) == (("keep", 0), "hatch L1 L4, done")
    state, _ = say(state, "hatch L1 L4", "D1")
    assert asked(state) == ("pick", 1)


def test_nobody_has_to_hatch() -> None:
    state = picking("L1", "A1", floor="B1 B2 B3 L4 B5", wall="D1 Y1")
    state, _ = say(state, "L4", "done")
    assert (asked(state), hands(state)[0]) == (("pick", 1), "L1 L4")


def test_as_often_as_you_can() -> None:
    state = picking("L1 L2 L3 L4", "A1", floor="B1 B2 B3 B4 B5", wall="D1 L5 Y1")
    state, _ = say(state, "hatch L1 L2", "L5")
    assert legal(state).endswith("hatch L3 L4, hatch L3 L5, hatch L4 L5")
    state, _ = say(state, "B1", "hatch L3 L4", "D1")
    assert asked(state) == ("pick", 1)
    assert hands(state)[0] == "B1 D1 L5"


def test_the_wall_must_not_be_empty() -> None:
    state = picking("L1 L2 L3 L4", "A1", floor="B1 B2 B3 B4 B5", wall="D1")
    state, _ = say(state, "hatch L1 L2", "D1")
    assert legal(state) == "B1, B2, B3, B4, B5"
    state, _ = say(state, "B1")
    assert asked(state) == ("pick", 1)


@pytest.mark.parametrize(("leftover", "phase"), [("F1", "drop"), ("S1", "place"), ("M1", "swap")])
def test_before_your_own_step_of_a_power(leftover: str, phase: str) -> None:
    state, _ = fly(leftover, "A1", "A2 L2 L3", wall="D1 Y1")
    while asked(state) != (phase, 1):
        state, _ = say(state, legal(state).split(", ")[0])
    assert legal(state).endswith("hatch L2 L3")
    state, _ = say(state, "hatch L2 L3")
    assert asked(state) == ("take", 1)
    state, _ = say(state, legal(state).split(", ")[0])
    assert asked(state) == (phase, 1)


@pytest.mark.parametrize("leftover", ["F1", "S1", "M1"])
def test_after_your_own_step_of_a_power(leftover: str) -> None:
    state, _ = fly(leftover, "A1", "A2 A3 L2 L3", wall="D1 Y1")
    while asked(state) != ("keep", 1):
        state, _ = say(state, legal(state).split(", ")[0])
    assert legal(state) == "hatch L2 L3, done"


def test_after_your_own_draw_of_a_ladybug() -> None:
    state, _ = fly("D5", "A1", "L2", "A3", wall="D1", top="B1 L3 B2")
    assert asked(state) == ("keep", 1)
    assert hands(state)[2] == "A3"
    state, _ = say(state, "done")
    assert hands(state)[2] == "A3 B2"


def test_what_is_hatched_can_be_swapped_at_once() -> None:
    state, _ = fly("M1", "L1 L2", "A2", wall="D1 Y1")
    state, _ = say(state, "done", "hatch L1 L2", "Y1")
    assert legal(state) == "Y1"
    state, _ = say(state, "Y1", "D1")
    assert hands(state)[0] == "D1"


def test_hatching_the_wall_away_ends_a_swap() -> None:
    state, _ = fly("M1", "L1 L2", "A2")
    state, _ = say(state, "hatch L1 L2", "M1")
    assert state.wall == []
    assert state.round == 2  # and the others have nothing to swap with either


@pytest.mark.parametrize(
    ("leftover", "hand"), [("Y5", "L1 L2 A1"), ("B5", "L1 L2 A1"), ("U5", "L1 L2 A1")]
)
def test_not_while_passing_or_showing(leftover: str, hand: str) -> None:
    state, _ = fly(leftover, hand, "A2", wall="D1")
    state, _ = say(state, "done")
    assert legal(state) == "A1, L1, L2"
    with pytest.raises(IllegalAction) as refused:
        BUGS_ON_RUGS.apply(state, BUGS_ON_RUGS.read("hatch L1 L2", state))
    assert refused.value.clause == "hatch-turn"


def test_not_while_grouping() -> None:
    state, _ = fly("L5", "L1 L2 M1 M2 A1", "A2", wall="D1", final=True)
    while state.phase is Phase.KEEP:
        state, _ = say(state, "done")
    assert (asked(state), legal(state)) == (("group", 0), "A, L, done")
    with pytest.raises(IllegalAction) as refused:
        BUGS_ON_RUGS.apply(state, BUGS_ON_RUGS.read("hatch L1 L2", state))
    assert refused.value.clause == "hatch-turn"


def test_not_in_the_turn_of_another() -> None:
    state = picking("A1", "L1 L2", floor="B1 B2 B3 B4 B5", wall="D1")
    assert "hatch" not in legal(state)
    assert not BUGS_ON_RUGS.view(state, 1).legal
