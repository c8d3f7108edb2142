"""Laying the Floor, picking, what is left over, and how it ends."""

from functools import partial

import pytest

from game.rules.rugs import api as rugs
from tests.rules.any_game import the
from tests.rules.rugs import table_talk as talk

fly = partial(partial, talk.fly)


ENDS = {
    "its power is performed then": (
        fly("D5", "A1", "A2", wall="D1", top="B1 B2"), "",
        {"hands": "A1 B1 / A2 B2", "told": "power-ladybug"},
    ),
    "the game goes on until the End card": (fly("L1", "A1", "A2"), "", {"asked": "pick 1"}),
    "in the final round too": (
        fly("D5", "A1", "A2", top="B1 B2", final=True), "",
        {"asked": "nobody", "hands": "A1 B1 / A2 B2"},
    ),
    "what a Firefly takes in the final round scores for nobody": (
        fly("F5", "A1 A3", "A2 B1", final=True), "A1, A2",
        {"asked": "nobody", "floor": "A1 A2", "hands": "A3 / B1"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("end", ENDS)
def test_the_end_of_a_round(end: str) -> None:
    start, said, expected = ENDS[end]
    talk.check(start(), said, expected)


def test_on_a_short_floor_picking_stops_when_one_bug_is_left() -> None:
    state = talk.picking("A1", "A2", floor="B1 D5 L1", picked=0, final=True)
    talk.check((state, []), "B1, D5", {"asked": "nobody", "wall": "L1"})


def test_until_the_next_round_begins_it_is_not_the_last() -> None:
    state, _ = talk.fly("A5", "A1", "A2", gone=rugs.END_BELOW[2] - 3, top="B1")
    assert (talk.asked(state), state.end_seen, state.final) == (("pass", 0), True, False)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_bugs_for_each_player_and_one_more_are_laid(seats: int) -> None:
    state = talk.dealt(seats)
    assert len(state.floor) == 2 * seats + 1
    assert state.deck[seats + 1 : state.drawn] == tuple(state.floor)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("lead", [0, 1])
def test_picks_go_clockwise_and_come_back_and_the_last_picks_twice_running(
    seats: int, lead: int
) -> None:
    state, order = talk.dealt(seats, lead=lead), []
    while (now := talk.asked(state)) and state.round == 1 and now[0] == "pick":
        order.append(now[1])
        state, _ = talk.say(state, talk.legal(state).split(", ")[-1])
    there = [(lead + step) % seats for step in range(seats)]
    assert order == [*there, *reversed(there)]


def test_a_picked_bug_goes_from_the_floor_into_the_hand() -> None:
    state = talk.picking("A1", "A2", floor="B1 Y2 D1 B2 Y1")
    assert talk.legal(state) == "B1, B2, D1, Y1, Y2"
    state, events = talk.say(state, "D1")
    assert talk.hands(state) == ["A1 D1", "A2"]
    assert talk.names(state.floor) == "B1 Y2 B2 Y1"
    assert the(rugs.BugPicked, events).number == 1
    assert talk.asked(state) == ("pick", 1)


def test_the_bug_left_over_moves_to_the_right_of_the_wall() -> None:
    state, events = talk.fly("L1", "A1", "A2", wall="D1 B1")
    assert talk.names(state.wall) == "D1 B1 L1"
    assert the(rugs.LeftoverFlew, events).place == 2


def test_the_start_marker_passes_clockwise_and_a_new_round_begins() -> None:
    state, events = talk.fly("L1", "A1", "A2", "A3", start=2)
    assert (state.start, state.round) == (0, 2)
    assert talk.asked(state) == ("pick", 0)
    assert len(state.floor) == 7
    assert the(rugs.RoundBegan, events) == rugs.RoundBegan(2, 0, final=False)


def test_the_floor_is_filled_up_to_its_size() -> None:
    # What a Firefly power left there counts.
    state, _ = talk.fly("F5", "A1 A2", "B1 B2", top="D1 D2 D3 D4")
    state, events = talk.say(state, "A1", "B2")
    assert talk.names(state.floor) == "A1 B2 D1 D2 D3"
    assert talk.names(the(rugs.FloorLaid, events).cards) == "D1 D2 D3"


def test_the_end_card_met_while_laying_makes_this_round_the_last() -> None:
    state, events = talk.fly("L1", "A1", "A2", gone=rugs.END_BELOW[2] - 5, top="D1 D2 D3 D4 D5")
    # 4 bugs lie about, 25 are gone: one more lies above the End card.
    assert (state.end_seen, state.final) == (True, True)
    assert talk.names(state.floor) == "D1 D2 D3 D4 D5"
    assert talk.clauses(events) == ["larva-alone", "end-floor"]
    laid = [talk.names(event.cards) for event in events if isinstance(event, rugs.FloorLaid)]
    assert " ".join(laid) == "D1 D2 D3 D4 D5"
    assert len(laid) == 2


def test_the_end_card_is_not_met_before_it_is_drawn() -> None:
    state, _ = talk.fly("L1", "A1", "A2", gone=rugs.END_BELOW[2] - 8)
    assert state.drawn == rugs.END_BELOW[2]
    assert (state.end_seen, state.final) == (False, False)


def test_the_end_card_met_in_a_power_makes_the_next_round_the_last() -> None:
    state, events = talk.fly("D5", "A1", "A2", wall="L1", gone=rugs.END_BELOW[2] - 5, top="B1 B2")
    # The first bug that is drawn is the last above it.
    assert talk.hands(state) == ["A1 B1", "A2 B2"]
    assert (state.round, state.end_seen, state.final) == (2, True, True)
    assert talk.clauses(events) == ["power-ladybug", "end-power"]
    assert the(rugs.RoundBegan, events).final


def test_the_end_card_is_no_bug_and_the_next_one_takes_its_place() -> None:
    state, events = talk.fly("L1", "A1", "A2", gone=rugs.END_BELOW[2] - 3, top="D1 D2 D3 D4 D5")
    assert len(state.floor) == 5
    assert len(state.discards) == rugs.END_BELOW[2] - 3
    assert the(rugs.EndMet, events).clause == "end-floor"


def test_after_the_final_round_the_marker_and_the_wall_stay() -> None:
    state, _ = talk.fly("L1", "A1", "A2", wall="D1", start=1, final=True)
    assert (state.round, state.start, state.power) == (1, 1, None)
    assert talk.names(state.wall) == "D1 L1"
    assert talk.asked(state) is None


def test_from_an_empty_deck_nothing_is_drawn() -> None:
    state = talk.picking("A1", "A2", floor="B1 D5", final=True)
    state.deck = state.deck[: state.drawn]
    state, events = talk.say(state, "B1")
    assert talk.hands(state) == ["A1 B1", "A2"]
    assert talk.clauses(events)[:3] == ["power-ladybug", "empty-deck", "empty-deck"]


def test_from_an_empty_floor_nothing_flies() -> None:
    state = talk.picking("A1", "A2", floor="B1 A5")
    state.deck = state.deck[: state.drawn]
    state.end_seen = True
    state, events = talk.say(state, "B1")
    assert the(rugs.RoundBegan, events).final
    assert rugs.PowerRested(None, "empty-floor") in events
    assert state.phase is rugs.Phase.OVER
