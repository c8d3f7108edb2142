"""The Spider and the end of the game: a test for every sentence and ruling."""

import pytest

from game.rules.glass.api import CasesClosed, Phase, SpiderSeen, State, TurnBegan
from tests.rules.any_game import the
from tests.rules.glass.table_talk import asked, dealt, every, legal, say, seen, tops, turn_of


def spider_game(spider: str = "X 10", **known: object) -> State:
    """Cards enough, and the Spider under the top card of the third stack."""
    stacks = "5 6 11", "7 8 12", f"9 {spider}"
    return turn_of(0, *stacks, hands=(20, 30), **known)  # type: ignore[arg-type]  # by name


def test_the_game_ends_when_both_have_passed() -> None:
    state, events = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "pass", "pass")
    assert (state.phase, asked(state), legal(state)) == (Phase.OVER, None, "")
    assert the(CasesClosed, events).clause == "both-passed"


def test_the_spider_is_seen_after_a_draw() -> None:
    state, events = say(spider_game(), "draw 3")
    assert the(SpiderSeen, events) == SpiderSeen(0, 2)
    assert seen(state).spider
    assert tops(state) == "5 7 X"


def test_the_spider_is_seen_after_a_coin() -> None:
    state, events = say(spider_game(), "move 3>1")
    assert the(SpiderSeen, events) == SpiderSeen(0, 2)
    assert legal(state) == "draw 1, draw 2, end"


def test_the_turn_is_finished_and_the_other_has_one_more() -> None:
    state, events = say(spider_game(), "draw 3", "9@a1")
    assert asked(state) == ("turn", 1)
    assert the(TurnBegan, events).last
    assert seen(state).last
    state, events = say(state, "draw 1", "5@a1")
    assert asked(state) is None
    assert the(CasesClosed, events).clause == "spider-ends"


@pytest.mark.parametrize("words", [["pass"], ["move 1>2", "end"], ["move 1>2", "draw 1", "6@a1"]])
def test_the_last_turn_is_one_as_any_other(words: list[str]) -> None:
    state, events = say(spider_game(), "draw 3", "9@a1", *words)
    assert asked(state) is None
    assert the(CasesClosed, events).clause == "spider-ends"


@pytest.mark.parametrize("words", [["end"], ["draw 1", "9@a1"], ["draw 2", "7@a1"]])
def test_a_turn_whose_coin_reveals_the_spider_is_finished_as_always(words: list[str]) -> None:
    state, _ = say(spider_game(), "move 3>1", *words)
    assert asked(state) == ("turn", 1)
    assert seen(state).last


def test_no_last_turn_for_who_is_out() -> None:
    state = spider_game(passed=(False, True))
    assert not seen(state).last
    state, _ = say(state, "draw 3")
    assert seen(state).last
    state, _ = say(state, "9@a1")
    assert asked(state) is None


def test_the_spider_can_be_neither_drawn_nor_moved() -> None:
    state, _ = say(spider_game(), "draw 3", "9@a1")
    assert legal(state) == "draw 1, draw 2, move 1>2, move 1>3, move 2>1, move 2>3, pass"


def test_the_game_ends_also_if_the_spider_is_covered_again() -> None:
    state, _ = say(spider_game(), "draw 3", "9@a1", "move 1>3")
    assert tops(state) == "6 7 5"
    assert seen(state).spider
    state, _ = say(state, "draw 3", "5@a1")
    assert asked(state) is None


def test_the_spider_is_met_but_once() -> None:
    state, events = say(spider_game(), "draw 3", "9@a1", "move 1>3", "draw 3")
    assert len(every(SpiderSeen, events)) == 1
    assert tops(state) == "6 7 X"


def test_turns_of_both_are_counted_also_those_without_a_card() -> None:
    state = dealt("1 2 3", "4 5 6", "7 8 9")
    assert state.turn == 0
    state, _ = say(state, "draw 1", "draw 1")
    assert state.turn == 1
    state, _ = say(state, "move 1>2", "end")
    assert state.turn == 2
    state, _ = say(state, "pass", "draw 1", "1@a1")
    assert state.turn == 4
