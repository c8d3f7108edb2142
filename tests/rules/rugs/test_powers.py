"""What the leftover does when it comes to the Wall."""

import pytest

from game.rules.rugs import api as rugs
from tests.rules.any_game import the
from tests.rules.rugs import table_talk as talk


def power(state: rugs.State) -> str | None:
    return None if state.power is None else rugs.KINDS[state.power]


# Butterfly


def test_butterfly_the_start_player_chooses_and_shows_a_bug() -> None:
    state, _ = talk.fly("U1", "A1", "B1 D1 Y1", "A2", start=1)
    assert talk.asked(state) == ("show", 1)
    assert talk.legal(state) == "B1, D1, Y1"


def test_butterfly_everybody_sees_it_and_that_power_is_activated() -> None:
    state, _ = talk.fly("U1", "A1 D1", "A2", top="B1 B2")
    state, events = talk.say(state, "D1")
    shown = the(rugs.BugShown, events)
    assert all(rugs.BUGS_ON_RUGS.redact(shown, seat) == shown for seat in (0, 1, None))
    assert talk.hands(state) == ["A1 B1 D1", "A2 B2"]


def test_butterfly_the_shown_bug_stays_in_the_hand_and_acts_as_if_on_the_wall() -> None:
    state, _ = talk.fly("U1", "A1 S1", "A2", wall="D1")
    state, _ = talk.say(state, "S1")
    assert talk.hands(state) == ["A1 S1", "A2"]
    assert talk.names(state.wall) == "D1 U1"
    assert (talk.asked(state), power(state)) == (("place", 0), "S")


def test_butterfly_no_butterfly_can_be_shown() -> None:
    state, _ = talk.fly("U1", "U2 B1 U3", "A2")
    assert talk.legal(state) == "B1"


def test_butterfly_without_another_bug_nothing_happens() -> None:
    state, events = talk.fly("U1", "U2 U3", "A2")
    assert talk.clauses(events) == ["power-butterfly", "nothing-to-show"]
    assert talk.asked(state) == ("pick", 1)


def test_butterfly_a_shown_larva_does_nothing() -> None:
    state, _ = talk.fly("U1", "L1 B1", "A2", wall="L2 L3")
    state, events = talk.say(state, "L1")
    assert talk.names(state.wall) == "L2 L3 U1"
    assert "larva-later" in talk.clauses(events)


def test_butterfly_a_shown_ant_draws_and_that_one_acts() -> None:
    state, _ = talk.fly("U1", "A1 B1", "A2", top="Y5")
    state, events = talk.say(state, "A1")
    assert talk.names(state.wall) == "U1 Y5"
    assert talk.clauses(events) == ["power-ant", "power-fly"]
    assert talk.asked(state) == ("pass", 0)


# Firefly


def test_firefly_in_turn_order_everybody_puts_a_bug_on_the_floor() -> None:
    state, _ = talk.fly("F1", "A1 A2", "B1 B2", "D1 D2", start=1)
    assert (talk.asked(state), talk.legal(state)) == (("drop", 1), "B1, B2")
    state, _ = talk.say(state, "B2")
    assert talk.asked(state) == ("drop", 2)
    state, _ = talk.say(state, "D1")
    assert talk.asked(state) == ("drop", 0)
    assert talk.names(state.floor) == "B2 D1"


def test_firefly_those_are_the_beginning_of_the_next_floor() -> None:
    state, _ = talk.fly("F1", "A1 A2", "B1 B2", top="Y1 Y2 Y3")
    state, _ = talk.say(state, "A2", "B1")
    assert talk.names(state.floor) == "A2 B1 Y1 Y2 Y3"
    assert talk.hands(state) == ["A1", "B2"]


# Larva


def test_larva_one_on_the_wall_does_nothing() -> None:
    state, events = talk.fly("L1", "A1", "A2", wall="D1")
    assert talk.clauses(events) == ["larva-alone"]
    assert talk.names(state.wall) == "D1 L1"


def test_larva_two_or_more_leave_and_a_new_bug_comes_and_acts() -> None:
    state, events = talk.fly("L1", "A1", "A2", wall="L7 D1 L3", top="Y5")
    assert talk.names(state.wall) == "D1 Y5"
    assert talk.names(state.discards) == "L7 L3 L1"
    assert talk.names(the(rugs.LarvaeLeftWall, events).larvae) == "L7 L3 L1"
    assert (talk.asked(state), power(state)) == (("pass", 0), "Y")


def test_larva_a_new_larva_does_nothing() -> None:
    state, events = talk.fly("L1", "A1", "A2", wall="L7", top="L2")
    assert talk.names(state.wall) == "L2"
    assert talk.clauses(events)[:2] == ["power-larva", "larva-later"]


def test_larva_only_the_leftover_counts_others() -> None:
    # An Ant brings a Larva beside two others, and all of them stay.
    state, events = talk.fly("A5", "A1", "A2", wall="L7 L8", top="L2")
    assert talk.names(state.wall) == "L7 L8 A5 L2"
    assert talk.clauses(events) == ["power-ant", "larva-later"]


def test_larva_its_power_is_never_the_one_set_off_last() -> None:
    state, _ = talk.fly("L1", "A1", "A2", wall="L7", top="A5 Y1")
    assert power(state) == "Y"


# Ant


def test_ant_the_next_bug_joins_the_wall_and_acts() -> None:
    state, events = talk.fly("A5", "A1", "A2", wall="D1", top="B3")
    assert talk.names(state.wall) == "D1 A5 B3"
    assert talk.clauses(events) == ["power-ant", "power-beetle"]
    assert (talk.asked(state), power(state)) == (("pass", 0), "B")


def test_ant_after_ant_goes_on() -> None:
    state, events = talk.fly("A5", "A1", "A2", top="A6 A7 L1")
    assert talk.names(state.wall) == "A5 A6 A7 L1"
    assert talk.clauses(events) == ["power-ant"] * 3 + ["larva-later"]


def test_ant_from_an_empty_deck_brings_nothing() -> None:
    state = talk.picking("A1", "A2", floor="B1 A5", final=True)
    state.deck = state.deck[: state.drawn]
    state, events = talk.say(state, "B1")
    assert talk.names(state.wall) == "A5"
    assert "empty-deck" in talk.clauses(events)


# Spider


def test_spider_in_turn_order_place_at_the_end_and_take_from_the_start() -> None:
    state, _ = talk.fly("S1", "A1 A2", "B1 B2", "Y1 Y2", wall="D1 D2", start=1)
    assert (talk.asked(state), talk.legal(state)) == (("place", 1), "B1, B2")
    state, _ = talk.say(state, "B1")
    assert (talk.names(state.wall), talk.hands(state)[1]) == ("D2 S1 B1", "B2 D1")
    state, _ = talk.say(state, "Y2")
    assert (talk.names(state.wall), talk.hands(state)[2]) == ("S1 B1 Y2", "D2 Y1")
    state, _ = talk.say(state, "A1")
    assert (talk.names(state.wall), talk.hands(state)[0]) == ("B1 Y2 A1", "A2 S1")


def test_spider_itself_lies_in_the_row_already() -> None:
    state, _ = talk.fly("S1", "A1 A2", "B1 B2")
    state, _ = talk.say(state, "A1")
    assert talk.hands(state)[0] == "A2 S1"


def test_spider_what_is_placed_does_not_act() -> None:
    state, _ = talk.fly("S1", "A1 D5", "B1 B2", wall="D1")
    state, events = talk.say(state, "D5")
    assert talk.clauses(events) == []
    assert talk.asked(state) == ("place", 1)


# Fly and Beetle


@pytest.mark.parametrize(
    ("leftover", "after"),
    [
        ("Y5", ["A1 B2", "B1 D2", "A2 D1"]),  # to the right: the seat before
        ("B5", ["A1 D2", "A2 B1", "B2 D1"]),  # to the left: the next seat
    ],
)
def test_fly_to_the_right_and_beetle_to_the_left(leftover: str, after: list[str]) -> None:
    state, _ = talk.fly(leftover, "A1 A2", "B1 B2", "D1 D2", final=True)
    state, _ = talk.say(state, "A2", "B2", "D2")
    assert talk.hands(state) == after


@pytest.mark.parametrize("leftover", ["Y5", "B5"])
def test_fly_and_beetle_all_choose_before_anybody_gets_anything(leftover: str) -> None:
    state, _ = talk.fly(leftover, "A1 A2", "B1 B2", "D1 D2", start=2)
    assert (talk.asked(state), talk.legal(state)) == (("pass", 2), "D1, D2")
    state, _ = talk.say(state, "D1")
    assert (talk.asked(state), talk.legal(state)) == (("pass", 0), "A1, A2")
    state, _ = talk.say(state, "A1")
    assert (talk.asked(state), talk.legal(state)) == (("pass", 1), "B1, B2")
    assert talk.hands(state) == ["A1 A2", "B1 B2", "D1 D2"]
    assert [card is not None for card in state.given] == [True, False, True]


@pytest.mark.parametrize("leftover", ["Y5", "B5"])
def test_fly_and_beetle_never_the_bug_just_got(leftover: str) -> None:
    # Nobody is offered what comes to him: it arrives when all have chosen.
    state, _ = talk.fly(leftover, "A1", "B1", final=True)
    state, events = talk.say(state, "A1", "B1")
    assert talk.hands(state) == ["B1", "A1"]
    assert len(the(rugs.BugsPassed, events).gifts) == 2
    assert state.given == [None, None]


def test_beetle_larvae_do_not_hatch_while_passing() -> None:
    state, _ = talk.fly("B5", "L1 A1", "L2 L3")
    state, _ = talk.say(state, "L1")
    assert talk.legal(state) == "L2, L3"
    state, _ = talk.say(state, "L2")
    assert state.phase is rugs.Phase.PICK


# Ladybug


def test_ladybug_in_turn_order_everybody_draws() -> None:
    state, _ = talk.fly("D5", "A1", "A2", "A3", start=1, top="B7 B3 B5")
    assert talk.hands(state) == ["A1 B5", "A2 B7", "A3 B3"]


# Mosquito


def test_mosquito_in_turn_order_everybody_must_swap_with_the_wall() -> None:
    state, _ = talk.fly("M1", "A1 A2", "B1 B2", wall="D1", start=1)
    assert (talk.asked(state), talk.legal(state)) == (("swap", 1), "B1, B2")
    state, _ = talk.say(state, "B1")
    assert (talk.asked(state), talk.legal(state)) == (("swap-for", 1), "D1, M1")
    state, _ = talk.say(state, "D1")
    assert talk.asked(state) == ("swap", 0)
    assert talk.hands(state) == ["A1 A2", "B2 D1"]


def test_mosquito_the_bug_given_lies_where_the_other_lay() -> None:
    state, _ = talk.fly("M1", "A1 A2", "B1 B2", wall="D1 Y1 D2")
    state, _ = talk.say(state, "A1", "Y1")
    assert talk.names(state.wall) == "D1 A1 D2 M1"


def test_mosquito_the_types_must_be_different() -> None:
    state, _ = talk.fly("M1", "D5 M2 A1", "B1 B2", wall="D1 Y1")
    assert talk.legal(state) == "A1, D5, M2"
    state, _ = talk.say(state, "D5")
    assert talk.legal(state) == "M1, Y1"


def test_mosquito_a_bug_that_finds_no_different_one_stays() -> None:
    state, _ = talk.fly("M1", "M2 A1", "B1 B2")
    assert talk.legal(state) == "A1"


def test_mosquito_alike_only_where_it_is_impossible_otherwise() -> None:
    state, _ = talk.fly("M1", "M2 M3", "B1 B2")
    assert talk.legal(state) == "M2, M3"
    state, _ = talk.say(state, "M3")
    assert talk.legal(state) == "M1"
    state, _ = talk.say(state, "M1")
    assert talk.hands(state)[0] == "M1 M2"


def test_mosquito_no_hand_is_shown_to_prove_that_it_is_impossible() -> None:
    seen = []
    for kept in ("M2", "M4"):
        state, _ = talk.fly("M1", f"{kept} M3", "B1 B2")
        state, events = talk.say(state, "M3", "M1")
        told = [rugs.BUGS_ON_RUGS.redact(event, 1) for event in events]
        seen.append((told, rugs.BUGS_ON_RUGS.view(state, 1)))
    assert seen[0] == seen[1]


def test_mosquito_swapped_bugs_do_not_act() -> None:
    state, _ = talk.fly("M1", "D5 A1", "B1 B2", wall="Y1")
    state, events = talk.say(state, "D5", "Y1")
    assert talk.clauses(events) == []
    assert talk.asked(state) == ("swap", 1)


# Turn order


@pytest.mark.parametrize("leftover", ["F1", "S1", "M1", "Y5", "B5"])
def test_who_holds_no_bug_is_skipped(leftover: str) -> None:
    state, events = talk.fly(leftover, "A1", "", "A2", wall="D1")
    if leftover[0] not in "YB":
        assert talk.asked(state) is not None
        while talk.asked(state) == (state.phase.value, 0):
            state, news = talk.say(state, talk.legal(state).split(", ")[0])
            events += news
    assert rugs.SeatSkipped(1, "no-bugs") in events


def test_who_holds_no_bug_still_gets_one() -> None:
    state, _ = talk.fly("B5", "A1", "", final=True)
    state, _ = talk.say(state, "A1")
    assert talk.hands(state) == ["", "A1"]
