"""What is public and what is closed; what a card would do; and words that mean nothing."""

import pytest

from game.rules.glass import api as glass
from game.table import NotationError
from tests.rules.glass import table_talk as talk

EVERYBODY = (0, 1, None)


def seen_by_all(state: glass.State) -> list[glass.View]:
    return [glass.UNDER_GLASS.view(state, seat) for seat in EVERYBODY]


def middle() -> glass.State:
    return talk.turn_of(0, "5 6 11", "7 8 12", "9 10 X", hands=(20, 30), cases=("BB", "GG"))


def test_both_hands_and_both_cases_are_open() -> None:
    for view in seen_by_all(middle()):
        assert view.hands == ((20,), (30,))
        assert view.cases == tuple(middle().cases)
        assert view.coins == (3, 3)


def test_only_the_top_cards_are_seen_and_how_many_lie_there() -> None:
    for view in seen_by_all(middle()):
        assert (view.tops, view.heights) == ((5, 7, 9), (3, 3, 3))


def test_an_event_tells_the_new_top_and_nothing_deeper() -> None:
    state = talk.turn_of(0, "35 36 31", "37 38 32", "39 40 X", hands=(33, 34))
    state, events = talk.say(state, "move 1>2", "draw 1", "36@a1")
    assert talk.every(glass.TopShown, events) == [
        glass.TopShown(1, 35, 4),
        glass.TopShown(0, 36, 2),
        glass.TopShown(0, 31, 1),
    ]
    for seat in EVERYBODY:
        assert [glass.UNDER_GLASS.redact(event, seat) for event in events] == events


def test_the_spider_is_no_secret_once_it_is_seen() -> None:
    state, _ = talk.say(talk.turn_of(0, "5 6", "7 8", "9 X", hands=(20, 30)), "draw 3")
    assert {view.tops for view in seen_by_all(state)} == {(5, 7, glass.SPIDER)}
    assert {view.spider for view in seen_by_all(state)} == {True}


def test_a_view_can_be_made_before_the_first_card() -> None:
    view = glass.UNDER_GLASS.view(glass.UNDER_GLASS.new_game(glass.Setup(2, 1)), 0)
    assert (view.decision, view.legal, view.tops, view.lead) == (None, (), (None,) * 3, 1)
    assert view.scores == (6, 6)


def test_the_cards_of_a_case_are_told_in_the_order_in_which_they_were_laid() -> None:
    state = talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30))
    state, _ = talk.say(state, "draw 1", "5@a1", "pass", "draw 1", "6@b1")
    assert glass.UNDER_GLASS.view(state, None).laid == (((5, 0), (6, 1)), ())


def test_a_ghost_tells_points_before_and_after_run_by_run() -> None:
    state = talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30), cases=("BB GG", ""))
    shown = glass.ghost(talk.seen(state, 0), 0, 2, glass.CELLS["a2"])
    assert talk.names(shown.matched) == "a2 b2"
    assert (shown.before, shown.after) == ((2, 4, 0, 0, 0, 0, 6), (4, 4, 0, 0, 0, 0, 6))
    assert [len(shown.groups_after[source]) for source in "BG"] == [2, 1]
    assert shown.gain == 2


def test_a_ghost_can_be_asked_for_the_others_case() -> None:
    state = talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30), cases=("", "RR RR"), coins=(3, 1))
    shown = glass.ghost(talk.seen(state, 0), 1, 18, glass.CELLS["b1"])
    assert (shown.before[3], shown.after[3], shown.after[6]) == (16, 12, 2)


def test_gains_are_those_of_every_place_where_a_card_fits() -> None:
    here = talk.case("BB GG")
    found = glass.gains(here, 1)
    assert talk.names(list(found)) == "a1 b1"
    now = sum(glass.points(here, 0))
    assert found[glass.CELLS["a1"]] == 0
    assert found[glass.CELLS["b1"]] == sum(glass.points(talk.case("BBB GGG"), 0)) - now


def test_what_is_legal_is_not_refused() -> None:
    state, _ = talk.say(talk.turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30)), "draw 1")
    assert glass.why_not(talk.seen(state, 0), glass.LAYS[20, 0]) is None


@pytest.mark.parametrize(
    "word",
    ["", "draw", "draw 0", "draw 4", "draw1", "draw 1 ", "move 1>4", "move 1 > 2", "30@a6", "30@f1",
     "X@a1", "0@a1", "42@a1", "01@a1", "30", "a1", "Pass", "30@A1"],
)  # fmt: skip
def test_other_words_are_no_action(word: str) -> None:
    with pytest.raises(NotationError):
        glass.UNDER_GLASS.read(word, talk.dealt())
