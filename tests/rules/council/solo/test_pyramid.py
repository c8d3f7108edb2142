"""The Termitenator's pyramid: which card lies on which, and what is turned over when."""

from itertools import combinations

import pytest

from game.rules.council.api import COUNCIL, COVERED_BY, COVERS, ROWS, CardsFlipped, State
from game.rules.council.pyramid import uncovered
from tests.rules.council.table_talk import cards, mid_solo, play

#  0 1 2 3      row 4
#   4 5 6       row 3
#    7 8        row 2
#   9   10      row 1


def test_eleven_places_in_four_rows_from_the_bottom() -> None:
    assert [ROWS.count(row) for row in (1, 2, 3, 4)] == [2, 2, 3, 4]
    assert list(ROWS) == sorted(ROWS, reverse=True)


@pytest.mark.parametrize(
    ("place", "covers"),
    [
        (9, (7,)), (10, (8,)), (7, (4, 5)), (8, (5, 6)), (4, (0, 1)), (5, (1, 2)), (6, (2, 3)),
        (0, ()), (1, ()), (2, ()), (3, ()),
    ],
)  # fmt: skip
def test_what_lies_under_a_card(place: int, covers: tuple[int, ...]) -> None:
    assert COVERS.get(place, ()) == covers
    for under in range(len(ROWS)):
        assert (place in COVERED_BY[under]) == (under in covers)


@pytest.mark.parametrize(
    ("gone", "free"),
    [
        ((), (9, 10)),
        ((9,), (7, 10)),
        ((10,), (8, 9)),
        ((9, 7), (4, 10)),
        ((9, 10), (7, 8)),
        ((9, 10, 7, 8), (4, 5, 6)),
        ((9, 10, 7, 8, 5), (4, 6)),
        ((9, 10, 7, 8, 4, 5), (0, 1, 6)),
        ((9, 10, 7, 4), (0, 8)),
        ((9, 10, 7, 8, 5, 6), (2, 3, 4)),
        ((4, 5, 6, 7, 8, 9, 10), (0, 1, 2, 3)),
    ],
)
def test_what_is_free_when_some_are_gone(gone: tuple[int, ...], free: tuple[int, ...]) -> None:
    places = [None if place in gone else 17 for place in range(11)]
    assert uncovered(places) == sorted(free)


def test_every_pyramid_has_a_free_card_until_it_is_empty() -> None:
    for count in range(11):
        for gone in combinations(range(11), count):
            free = uncovered([None if place in gone else 17 for place in range(11)])
            assert free
            for place in free:
                assert not {*COVERED_BY[place]} - {*gone}


FULL = "A1 A2 A3 A4 / B1 B2 B3 / C1 C2 / F1 F2"


def flips(state: State, words: str) -> str:
    _, events = play(state, words)
    found = [event for event in events if isinstance(event, CardsFlipped)]
    return " ".join(cards([card for _, card in each.cards]) for each in found)


def test_it_turns_over_what_lies_free_when_it_is_its_turn() -> None:
    state = mid_solo("C8 C7", FULL)
    solo = state.solo
    assert solo is not None
    assert not any(solo.face_up)
    # F2 takes the trick with two cubes against one, and it turns over again to lead the next.
    assert flips(state, "C8") == "F1 F2 C1"


def test_what_becomes_free_stays_face_down_until_its_next_turn() -> None:
    # It has no cockroach to follow with and throws F1, the weakest; C1 lies free now.
    state, _ = play(mid_solo("B8 B7 A8", FULL), "B8")
    solo = state.solo
    assert solo is not None
    assert cards([card for card in solo.places[7:] if card is not None]) == "C1 C2 F2"
    assert solo.face_up[7:9] == [False, False]
    view = COUNCIL.view(state, 0).termitenator
    assert view is not None
    assert view.places[7:] == (None, None, None, solo.places[10])
    assert view.lies[7:] == (True, True, False, True)
    assert flips(state, "B7") == "C1"


def test_nothing_is_told_where_nothing_is_turned_over() -> None:
    state = mid_solo("B8 B7", "- - - - / - - - / - - / F1* F2*")
    assert flips(state, "B8") == ""
