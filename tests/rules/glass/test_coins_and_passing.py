"""Coins, and passing: a test for every sentence and ruling."""

from game.rules.glass import api as glass
from tests.rules.any_game import the
from tests.rules.glass.table_talk import asked, every, legal, piles, say, tops, turn_of


def test_a_coin_moves_the_top_card_of_a_stack_onto_another() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert piles(state) == ["6", "7 8", "5 9 10"]
    assert state.coins == [2, 3]
    assert the(glass.CardMoved, events) == glass.CardMoved(0, 5, 0, 2, 2)
    assert tops(state) == "6 7 5"


def test_a_coin_reveals_the_card_below() -> None:
    state = turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30))
    assert "6" not in tops(state).split()
    state, events = say(state, "move 1>3")
    assert [(each.stack, each.card) for each in every(glass.TopShown, events)] == [(2, 5), (0, 6)]
    assert "6@a1" in legal(say(state, "draw 1")[0])


def test_three_coins_move_three_cards_and_no_more() -> None:
    state = turn_of(0, "5 6 7 8", "9 10 11 12", "13 14 15 16", hands=(20, 30))
    state.passed[1] = True
    for left in (2, 1, 0):
        state, _ = say(state, "move 1>3", "end")
        assert state.coins[0] == left
    assert "move" not in legal(state)


def test_after_a_coin_one_draws_and_lays_as_always() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert (asked(state), legal(state)) == (("coin", 0), "draw 1, draw 2, draw 3, end")
    state, _ = say(state, "draw 1", "6@a1")
    assert asked(state) == ("turn", 1)


def test_after_a_coin_the_turn_may_end_without_a_card() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3", "end")
    assert asked(state) == ("turn", 1)
    assert the(glass.TurnLeft, events) == glass.TurnLeft(0)
    assert (state.hands, state.passed) == ([[20], [30]], [False, False])


def test_no_card_is_laid_without_one_being_drawn() -> None:
    for words in ([], ["move 1>3"]):
        state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), *words)
        assert "@" not in legal(state)


def test_one_coin_a_turn() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert "move" not in legal(state)
    state, _ = say(state, "end", "pass")
    assert "move" in legal(state)


def test_without_coins_nothing_is_moved() -> None:
    state = turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30), coins=(0, 3))
    assert legal(state) == "draw 1, draw 2, draw 3, pass"


def test_a_card_goes_onto_a_stack_that_is_not_empty() -> None:
    state = turn_of(0, "5 6", "", "9 10", hands=(20, 30))
    assert legal(state) == "draw 1, draw 3, move 1>3, move 3>1, pass"


def test_the_last_card_of_a_stack_can_be_moved_away() -> None:
    state, _ = say(turn_of(0, "5", "7 8", "9 10", hands=(20, 30)), "move 1>2")
    assert tops(state) == "- 5 9"


def test_who_cannot_do_anything_else_has_to_pass() -> None:
    state = turn_of(0, "37 1", "38 2", "33 4", hands=(40, 1), cases=("RR", ""), coins=(0, 3))
    assert legal(state) == "pass"
    state, events = say(state, "pass")
    assert the(glass.SeatPassed, events).forced


def test_one_may_pass_of_ones_own_will() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass")
    assert the(glass.SeatPassed, events) == glass.SeatPassed(0, forced=False)
    assert state.passed == [True, False]


def test_who_has_passed_is_out_and_the_other_plays_on() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass", "draw 1", "5@a1")
    assert asked(state) == ("turn", 1)
    state, _ = say(state, "draw 1", "6@a1")
    assert asked(state) == ("turn", 1)


def test_who_plays_on_alone_may_pass_too() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass", "pass")
    assert asked(state) is None
    assert the(glass.CasesClosed, events).clause == "both-passed"


def test_who_plays_on_alone_ends_with_the_spider() -> None:
    state = turn_of(0, "5 6 8", "7 11", "4 X 10", hands=(20, 30))
    state, _ = say(state, "pass", "draw 1", "5@a1")
    assert asked(state) == ("turn", 1)
    state, events = say(state, "draw 3", "4@a1")
    assert asked(state) is None
    assert the(glass.CasesClosed, events).clause == "spider-ends"


def test_the_card_left_in_the_hand_counts_nothing() -> None:
    rich = turn_of(0, "5 6", "7 8", "9 10", hands=(36, 37), coins=(1, 1))
    state, events = say(rich, "pass", "pass")
    assert the(glass.GameEnded, events).scores == (2, 2)
    assert state.hands == [[36], [37]]


def test_passing_takes_the_place_of_a_turn_and_is_too_late_after_a_coin() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "move 1>3")
    assert "pass" not in legal(state)
