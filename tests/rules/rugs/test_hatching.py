"""Two Larvae of a hand for a bug of the Wall."""

import pytest

from game.rules.rugs import api as rugs
from game.table import IllegalAction
from tests.rules.any_game import the
from tests.rules.rugs import table_talk as talk


def with_floor(hand: str, wall: str, floor: str = "B1 B2 B3 B4 B5") -> rugs.State:
    return talk.picking(hand, "A1", floor=floor, wall=wall)


MOMENTS = {
    "the Larvae are of your choice": (
        with_floor("L1 L2 L10", "D1"), "",
        {"legal": "B1, B2, B3, B4, B5, hatch L1 L2, hatch L1 L10, hatch L2 L10"},
    ),
    "before the pick, and it is still yours": (
        with_floor("L1 L2", "D1 Y1"), "hatch L1 L2, Y1",
        {"asked": "pick 0", "legal": "B1, B2, B3, B4, B5"},
    ),
    "and after the pick": (
        with_floor("L1", "D1 Y1", "B1 B2 B3 L4 B5"), "L4",
        {"asked": "keep 0", "legal": "hatch L1 L4, done"},
    ),
    "then the next one picks": (
        with_floor("L1", "D1 Y1", "B1 B2 B3 L4 B5"), "L4, hatch L1 L4, D1", {"asked": "pick 1"},
    ),
    "nobody has to hatch": (
        with_floor("L1", "D1 Y1", "B1 B2 B3 L4 B5"), "L4, done",
        {"asked": "pick 1", "hands": "L1 L4 / A1"},
    ),
    "as often as you can": (
        with_floor("L1 L2 L3 L4", "D1 L5 Y1"), "hatch L1 L2, L5",
        {"legal": "B1, B2, B3, B4, B5, hatch L3 L4, hatch L3 L5, hatch L4 L5"},
    ),
    "and again after the pick": (
        with_floor("L1 L2 L3 L4", "D1 L5 Y1"), "hatch L1 L2, L5, B1, hatch L3 L4, D1",
        {"asked": "pick 1", "hands": "B1 D1 L5 / A1"},
    ),
    "the Wall must not be empty": (
        with_floor("L1 L2 L3 L4", "D1"), "hatch L1 L2, D1", {"legal": "B1, B2, B3, B4, B5"},
    ),
    "nor after the pick": (
        with_floor("L1 L2 L3 L4", "D1"), "hatch L1 L2, D1, B1", {"asked": "pick 1"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_larvae_hatch_in_your_own_turn(moment: str) -> None:
    state, said, expected = MOMENTS[moment]
    talk.check((state, []), said, expected)


def test_two_larvae_leave_the_game_for_a_bug_of_the_wall() -> None:
    state = with_floor("L1 L2", "D1 Y1 D2")
    assert talk.legal(state) == "B1, B2, B3, B4, B5, hatch L1 L2"
    state, events = talk.say(state, "hatch L1 L2")
    assert the(rugs.LarvaeHatched, events).seat == 0
    assert (talk.asked(state), talk.legal(state)) == (("take", 0), "D1, D2, Y1")
    assert talk.names(state.discards) == "L1 L2"
    state, events = talk.say(state, "Y1")
    assert the(rugs.HatchlingTaken, events).place == 1
    assert (talk.hands(state)[0], talk.names(state.wall)) == ("Y1", "D1 D2")


def played_until(state: rugs.State, phase: str) -> rugs.State:
    """With the first choice of everybody until the second seat is asked."""
    while talk.asked(state) != (phase, 1):
        state, _ = talk.say(state, talk.legal(state).split(", ")[0])
    return state


@pytest.mark.parametrize(("leftover", "phase"), [("F1", "drop"), ("S1", "place"), ("M1", "swap")])
def test_before_and_after_your_own_step_of_a_power(leftover: str, phase: str) -> None:
    state = played_until(talk.fly(leftover, "A1", "A2 L2 L3", wall="D1 Y1")[0], phase)
    assert talk.legal(state).endswith("hatch L2 L3")
    state, _ = talk.say(state, "hatch L2 L3")
    assert talk.asked(state) == ("take", 1)
    state, _ = talk.say(state, talk.legal(state).split(", ")[0])
    assert talk.asked(state) == (phase, 1)
    state = played_until(talk.fly(leftover, "A1", "A2 A3 L2 L3", wall="D1 Y1")[0], "keep")
    assert talk.legal(state) == "hatch L2 L3, done"


def test_after_your_own_draw_of_a_ladybug() -> None:
    drawn = talk.fly("D5", "A1", "L2", "A3", wall="D1", top="B1 L3 B2")
    talk.check(drawn, "", {"asked": "keep 1", "hands": "A1 B1 / L2 L3 / A3"})
    talk.check(drawn, "done", {"hands": "A1 B1 / L2 L3 / A3 B2"})


def test_what_is_hatched_can_be_swapped_at_once() -> None:
    flown = talk.fly("M1", "L1 L2", "A2", wall="D1 Y1")
    talk.check(flown, "done, hatch L1 L2, Y1", {"legal": "Y1"})
    talk.check(flown, "done, hatch L1 L2, Y1, Y1, D1", {"hands": "D1 / A2"})


def test_hatching_the_wall_away_ends_a_swap() -> None:
    state, _ = talk.fly("M1", "L1 L2", "A2")
    state, _ = talk.say(state, "hatch L1 L2", "M1")
    assert state.wall == []
    assert state.round == 2  # and the others have nothing to swap with either


@pytest.mark.parametrize("leftover", ["Y5", "B5", "U5", "L5"])
def test_not_while_passing_or_showing_or_grouping(leftover: str) -> None:
    grouping = leftover == "L5"
    hand = "L1 L2 M1 M2 A1" if grouping else "L1 L2 A1"
    state, _ = talk.fly(leftover, hand, "A2", wall="D1", final=grouping)
    while state.phase is rugs.Phase.KEEP:
        state, _ = talk.say(state, "done")
    assert talk.legal(state) == ("A, L, done" if grouping else "A1, L1, L2")
    with pytest.raises(IllegalAction) as refused:
        rugs.BUGS_ON_RUGS.apply(state, rugs.BUGS_ON_RUGS.read("hatch L1 L2", state))
    assert refused.value.clause == "hatch-turn"


def test_not_in_the_turn_of_another() -> None:
    state = talk.picking("A1", "L1 L2", floor="B1 B2 B3 B4 B5", wall="D1")
    assert "hatch" not in talk.legal(state)
