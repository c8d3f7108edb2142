"""What is public and what is closed."""

import dataclasses

from game.rules.glass.api import SPIDER, UNDER_GLASS, Setup, State, TopShown, View
from tests.rules.glass.table_talk import every, say, turn_of

EVERYBODY = (0, 1, None)


def seen_by_all(state: State) -> list[View]:
    return [UNDER_GLASS.view(state, seat) for seat in EVERYBODY]


def middle() -> State:
    return turn_of(0, "5 6 11", "7 8 12", "9 10 X", hands=(20, 30), cases=("BB", "GG"))


def test_both_hands_and_both_cases_are_open() -> None:
    for view in seen_by_all(middle()):
        assert view.hands == ((20,), (30,))
        assert view.cases == tuple(middle().cases)
        assert view.coins == (3, 3)


def test_only_the_top_cards_are_seen_and_how_many_lie_there() -> None:
    for view in seen_by_all(middle()):
        assert (view.tops, view.heights) == ((5, 7, 9), (3, 3, 3))


def numbers_in(value: object) -> set[int]:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        value = tuple(getattr(value, each.name) for each in dataclasses.fields(value))
    if isinstance(value, tuple):
        return set().union(*map(numbers_in, value))
    return {value} if isinstance(value, int) and not isinstance(value, bool) else set()


def test_no_card_under_a_top_is_named_anywhere() -> None:
    state = turn_of(0, "35 36 31", "37 38 32", "39 40 X", hands=(33, 34), cases=("BB", "GG"))
    for view in seen_by_all(state):
        assert not {36, 31, 38, 32, 40} & numbers_in(view)


def test_a_card_covered_by_a_coin_is_closed_again() -> None:
    state = turn_of(0, "35 36 31", "37 38 32", "39 40 X", hands=(33, 34))
    state, _ = say(state, "move 1>2", "end")
    for view in seen_by_all(state):
        assert view.tops == (36, 35, 39)
        assert 37 not in numbers_in(dataclasses.replace(view, legal=()))


def test_an_event_tells_the_new_top_and_nothing_deeper() -> None:
    state = turn_of(0, "35 36 31", "37 38 32", "39 40 X", hands=(33, 34))
    state, events = say(state, "move 1>2", "draw 1", "36@a1")
    assert every(TopShown, events) == [TopShown(1, 35, 4), TopShown(0, 36, 2), TopShown(0, 31, 1)]
    told = set().union(*map(numbers_in, events))
    assert not {38, 32, 40} & told
    for seat in EVERYBODY:
        assert [UNDER_GLASS.redact(event, seat) for event in events] == events


def test_what_lies_deep_makes_no_difference_until_it_comes_to_light() -> None:
    # Two games with the same cards above, and everything below exchanged.
    one = turn_of(0, "5 6 11 13", "7 8 12 14", "9 10 15 X", hands=(20, 30))
    two = turn_of(0, "5 6 14 X", "7 8 15 13", "9 10 12 11", hands=(20, 30))
    for word in ("draw 1", "5@a1", "move 2>3", "draw 2", "8@a1", "pass"):
        assert [*seen_by_all(one)] == [*seen_by_all(two)] or word == "8@a1"
        if word == "draw 2":
            break
        one, told = say(one, word)
        two, twin = say(two, word)
        assert told == twin


def test_the_spider_is_no_secret_once_it_is_seen() -> None:
    state, _ = say(turn_of(0, "5 6", "7 8", "9 X", hands=(20, 30)), "draw 3")
    assert {view.tops for view in seen_by_all(state)} == {(5, 7, SPIDER)}
    assert {view.spider for view in seen_by_all(state)} == {True}


def test_a_view_can_be_made_before_the_first_card() -> None:
    view = UNDER_GLASS.view(UNDER_GLASS.new_game(Setup(2, 1)), 0)
    assert (view.decision, view.legal, view.tops, view.lead) == (None, (), (None,) * 3, 1)
    assert view.scores == (6, 6)


def test_the_cards_of_a_case_are_told_in_the_order_in_which_they_were_laid() -> None:
    state = turn_of(0, "5 6", "7 8", "9 10", hands=(20, 30))
    state, _ = say(state, "draw 1", "5@a1", "pass", "draw 1", "6@b1")
    assert UNDER_GLASS.view(state, None).laid == (((5, 0), (6, 1)), ())
