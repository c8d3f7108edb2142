"""Two Larvae of a hand for a bug of the Wall."""

import pytest

from game.rules.rugs.api import BUGS_ON_RUGS, HatchlingTaken, LarvaeHatched, Phase
from game.table import IllegalAction
from tests.rules.any_game import the
from tests.rules.rugs import table_talk as talk


def test_two_larvae_leave_the_game_for_a_bug_of_the_wall() -> None:
    state = talk.picking("L1 L2", "A1", floor="B1 B2 B3 B4 B5", wall="D1 Y1 D2")
    assert talk.legal(state) == "B1, B2, B3, B4, B5, hatch L1 L2"
    state, events = talk.say(state, "hatch L1 L2")
    assert the(LarvaeHatched, events).seat == 0
    assert (talk.asked(state), talk.legal(state)) == (("take", 0), "D1, D2, Y1")
    assert talk.names(state.discards) == "L1 L2"
    state, events = talk.say(state, "Y1")
    assert the(HatchlingTaken, events).place == 1
    assert (talk.hands(state)[0], talk.names(state.wall)) == ("Y1", "D1 D2")


def test_the_larvae_are_of_your_choice() -> None:
    state = talk.picking("L1 L2 L10", "A1", floor="B1 B2 B3 B4 B5", wall="D1")
    assert talk.legal(state).endswith("B5, hatch L1 L2, hatch L1 L10, hatch L2 L10")


def test_before_the_pick_and_it_is_still_yours() -> None:
    state = talk.picking("L1 L2", "A1", floor="B1 B2 B3 B4 B5", wall="D1 Y1")
    state, _ = talk.say(state, "hatch L1 L2", "Y1")
    assert (talk.asked(state), talk.legal(state)) == (("pick", 0), "B1, B2, B3, B4, B5")


def test_and_after_the_pick() -> None:
    state = talk.picking("L1", "A1", floor="B1 B2 B3 L4 B5", wall="D1 Y1")
    state, _ = talk.say(state, "L4")
    assert (talk.asked(state), talk.legal(state)) == (("keep", 0), "hatch L1 L4, done")
    state, _ = talk.say(state, "hatch L1 L4", "D1")
    assert talk.asked(state) == ("pick", 1)


def test_nobody_has_to_hatch() -> None:
    state = talk.picking("L1", "A1", floor="B1 B2 B3 L4 B5", wall="D1 Y1")
    state, _ = talk.say(state, "L4", "done")
    assert (talk.asked(state), talk.hands(state)[0]) == (("pick", 1), "L1 L4")


def test_as_often_as_you_can() -> None:
    state = talk.picking("L1 L2 L3 L4", "A1", floor="B1 B2 B3 B4 B5", wall="D1 L5 Y1")
    state, _ = talk.say(state, "hatch L1 L2", "L5")
    assert talk.legal(state).endswith("hatch L3 L4, hatch L3 L5, hatch L4 L5")
    state, _ = talk.say(state, "B1", "hatch L3 L4", "D1")
    assert talk.asked(state) == ("pick", 1)
    assert talk.hands(state)[0] == "B1 D1 L5"


def test_the_wall_must_not_be_empty() -> None:
    state = talk.picking("L1 L2 L3 L4", "A1", floor="B1 B2 B3 B4 B5", wall="D1")
    state, _ = talk.say(state, "hatch L1 L2", "D1")
    assert talk.legal(state) == "B1, B2, B3, B4, B5"
    state, _ = talk.say(state, "B1")
    assert talk.asked(state) == ("pick", 1)


@pytest.mark.parametrize(("leftover", "phase"), [("F1", "drop"), ("S1", "place"), ("M1", "swap")])
def test_before_your_own_step_of_a_power(leftover: str, phase: str) -> None:
    state, _ = talk.fly(leftover, "A1", "A2 L2 L3", wall="D1 Y1")
    while talk.asked(state) != (phase, 1):
        state, _ = talk.say(state, talk.legal(state).split(", ")[0])
    assert talk.legal(state).endswith("hatch L2 L3")
    state, _ = talk.say(state, "hatch L2 L3")
    assert talk.asked(state) == ("take", 1)
    state, _ = talk.say(state, talk.legal(state).split(", ")[0])
    assert talk.asked(state) == (phase, 1)


@pytest.mark.parametrize("leftover", ["F1", "S1", "M1"])
def test_after_your_own_step_of_a_power(leftover: str) -> None:
    state, _ = talk.fly(leftover, "A1", "A2 A3 L2 L3", wall="D1 Y1")
    while talk.asked(state) != ("keep", 1):
        state, _ = talk.say(state, talk.legal(state).split(", ")[0])
    assert talk.legal(state) == "hatch L2 L3, done"


def test_after_your_own_draw_of_a_ladybug() -> None:
    state, _ = talk.fly("D5", "A1", "L2", "A3", wall="D1", top="B1 L3 B2")
    assert talk.asked(state) == ("keep", 1)
    assert talk.hands(state)[2] == "A3"
    state, _ = talk.say(state, "done")
    assert talk.hands(state)[2] == "A3 B2"


def test_what_is_hatched_can_be_swapped_at_once() -> None:
    state, _ = talk.fly("M1", "L1 L2", "A2", wall="D1 Y1")
    state, _ = talk.say(state, "done", "hatch L1 L2", "Y1")
    assert talk.legal(state) == "Y1"
    state, _ = talk.say(state, "Y1", "D1")
    assert talk.hands(state)[0] == "D1"


def test_hatching_the_wall_away_ends_a_swap() -> None:
    state, _ = talk.fly("M1", "L1 L2", "A2")
    state, _ = talk.say(state, "hatch L1 L2", "M1")
    assert state.wall == []
    assert state.round == 2  # and the others have nothing to swap with either


@pytest.mark.parametrize(
    ("leftover", "hand"), [("Y5", "L1 L2 A1"), ("B5", "L1 L2 A1"), ("U5", "L1 L2 A1")]
)
def test_not_while_passing_or_showing(leftover: str, hand: str) -> None:
    state, _ = talk.fly(leftover, hand, "A2", wall="D1")
    state, _ = talk.say(state, "done")
    assert talk.legal(state) == "A1, L1, L2"
    with pytest.raises(IllegalAction) as refused:
        BUGS_ON_RUGS.apply(state, BUGS_ON_RUGS.read("hatch L1 L2", state))
    assert refused.value.clause == "hatch-turn"


def test_not_while_grouping() -> None:
    state, _ = talk.fly("L5", "L1 L2 M1 M2 A1", "A2", wall="D1", final=True)
    while state.phase is Phase.KEEP:
        state, _ = talk.say(state, "done")
    assert (talk.asked(state), talk.legal(state)) == (("group", 0), "A, L, done")
    with pytest.raises(IllegalAction) as refused:
        BUGS_ON_RUGS.apply(state, BUGS_ON_RUGS.read("hatch L1 L2", state))
    assert refused.value.clause == "hatch-turn"


def test_not_in_the_turn_of_another() -> None:
    state = talk.picking("A1", "L1 L2", floor="B1 B2 B3 B4 B5", wall="D1")
    assert "hatch" not in talk.legal(state)
    assert not BUGS_ON_RUGS.view(state, 1).legal
