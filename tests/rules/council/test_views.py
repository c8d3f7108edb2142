"""What is public and what is closed."""

import pytest

from game.rules.council.api import COUNCIL, Declared, State, View
from tests.rules.council import table_talk as talk

EVERYBODY = (0, 1, 2, None)


def seen_by_all(state: State) -> list[View]:
    return [COUNCIL.view(state, seat) for seat in EVERYBODY]


def test_a_seat_sees_its_own_hand_alone() -> None:
    state = talk.dealt(talk.setup(3))
    views = seen_by_all(state)
    assert [view.hand and talk.cards(view.hand) for view in views] == [
        *(talk.cards(held) for held in state.hands),
        None,
    ]
    assert {view.hand_sizes for view in views} == {(11, 11, 11)}
    assert {view.rest for view in views} == {7}


def test_a_declaration_is_closed_until_all_are_shown() -> None:
    state, events = talk.play(talk.dealt(talk.setup(3)), "no-allegiance allegiance")
    first, second = events
    assert [COUNCIL.redact(first, seat) for seat in EVERYBODY] == [
        first,
        Declared(0, None),
        Declared(0, None),
        Declared(0, None),
    ]
    assert COUNCIL.redact(second, 1) == second
    assert [view.declared for view in seen_by_all(state)] == [
        (True, None, None),
        (None, False, None),
        (None, None, None),
        (None, None, None),
    ]
    assert {view.has_declared for view in seen_by_all(state)} == {(True, True, False)}
    state, _ = talk.play(state, "allegiance")
    assert {view.declared for view in seen_by_all(state)} == {(True, False, False)}


def test_the_current_and_the_last_trick_are_public() -> None:
    state = talk.mid_age("A5 A1 B1", "A7 A2 B3", "A8 A3 C1")
    state, _ = talk.play(state, "A5 A7 A8 A A3 A1")
    for view in seen_by_all(state):
        assert [seat for seat, _ in view.last_trick] == [0, 1, 2]
        assert [card for _, card in view.last_trick] == talk.trick("A5 A7 A8")
        assert view.table == ((2, talk.trick("A3")[0]), (0, talk.trick("A1")[0]))
        assert view.tricks == (0, 0, 1)
        assert not view.trick_is_complete


def test_what_was_played_in_the_age_can_be_remembered() -> None:
    state = talk.mid_age("A5 A1 B1", "A7 A2 B3", "A8 A3 C1")
    state, _ = talk.play(state, "A5 A7 A8 A A3 A1")
    assert {view.seen for view in seen_by_all(state)} == {tuple(talk.hand("A1 A3 A5 A7 A8"))}


def test_the_council_is_public() -> None:
    state = talk.mid_age("A5 B1", "A7 B3", "A8 C1", spaces="B4 M3 A2", chambers=2)
    for view in seen_by_all(state):
        assert list(view.cubes) == talk.council("B4 M3 A2")
        assert (view.chambers, view.supply) == (2, 7)
        assert (view.seats, view.edition, view.age) == (3, "published", 1)


def test_a_pending_visit_is_public() -> None:
    state, _ = talk.play(talk.mid_age("A5 B1", "A7 B3", "A8 C1"), "A5 A7 A8")
    for view in seen_by_all(state):
        assert view.visitor == 0
        assert view.trick_is_complete
        assert len(view.table) == 3
    state, _ = talk.play(state, "A")
    assert {view.visitor for view in seen_by_all(state)} == {None}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_public_events_are_told_as_they_were(seat: int | None) -> None:
    state = talk.mid_age("A5 B1", "A7 B3", "A8 C1", tricks=(3, 3, 3))
    _, events = talk.play(state, "A5 A7 A8 A")
    assert [COUNCIL.redact(event, seat) for event in events] == events


def test_leftover_cards_are_shown_with_the_points() -> None:
    state, _ = talk.play(talk.mid_age("A5 B1", "A7 B3", "A8 C1", tricks=(3, 3, 3)), "A5 A7 A8 A")
    for view in seen_by_all(state):
        assert [row.card for row in view.ledger[0].rows] == talk.trick("B1 B3 C1")
        assert view.scores == tuple(state.scores)
