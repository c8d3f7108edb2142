"""What a card would do is the rules' own answer; words that mean nothing are refused."""

import pytest

from game.rules.glass import api as glass
from game.table import NotationError
from tests.rules.glass.table_talk import case, dealt, names, say, seen, turn_of


def test_a_ghost_tells_points_before_and_after_run_by_run() -> None:
    state = turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30), cases=("BB GG", ""))
    shown = glass.ghost(seen(state, 0), 0, 2, glass.CELLS["a2"])
    assert names(shown.matched) == "a2 b2"
    assert (shown.before, shown.after) == ((2, 4, 0, 0, 0, 0, 6), (4, 4, 0, 0, 0, 0, 6))
    assert [len(shown.groups_after[source]) for source in "BG"] == [2, 1]
    assert shown.gain == 2


def test_a_ghost_can_be_asked_for_the_others_case() -> None:
    state = turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30), cases=("", "RR RR"), coins=(3, 1))
    shown = glass.ghost(seen(state, 0), 1, 18, glass.CELLS["b1"])
    assert (shown.before[3], shown.after[3], shown.after[6]) == (16, 12, 2)


def test_gains_are_those_of_every_place_where_a_card_fits() -> None:
    here = case("BB GG")
    found = glass.gains(here, 1)
    assert names(list(found)) == "a1 b1"
    now = sum(glass.points(here, 0))
    assert found[glass.CELLS["a1"]] == 0
    assert found[glass.CELLS["b1"]] == sum(glass.points(case("BBB GGG"), 0)) - now


def test_what_is_legal_is_not_refused() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "draw 1")
    assert glass.why_not(seen(state, 0), glass.LAYS[20, 0]) is None


def test_every_action_is_read_as_it_is_written() -> None:
    assert len(glass.ACTIONS) == 3 + 9 + 41 * 25 + 2
    for text, action in glass.ACTIONS.items():
        assert glass.UNDER_GLASS.read(text, dealt()) is action
        assert glass.write_action(action) == text


@pytest.mark.parametrize(
    "word",
    ["", "draw", "draw 0", "draw 4", "draw1", "draw 1 ", "move 1>4", "move 1 > 2", "30@a6", "30@f1",
     "X@a1", "0@a1", "42@a1", "01@a1", "30", "a1", "Pass", "30@A1"],
)  # fmt: skip
def test_other_words_are_no_action(word: str) -> None:
    with pytest.raises(NotationError):
        glass.UNDER_GLASS.read(word, dealt())


@pytest.mark.parametrize("word", ["", "0", "42", "x", "1.0", "٣"])
def test_other_words_are_no_card(word: str) -> None:
    with pytest.raises(NotationError):
        glass.read_card(word)
