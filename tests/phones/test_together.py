"""Whoever chooses in secret is asked at the same time as the others; the game is as in turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.catalogue import SHELF
from game.words import join_names
from scenes.shell.dialogs.hand_over import HandOverScene
from tests.phones.evening import PEOPLE, Evening
from tests.pilot.looking import top, words

pytestmark = pytest.mark.usefixtures("blind")
EVERYBODY = (0, 1, 2, 3)


@pytest.fixture
def council() -> Iterator[Evening]:
    with Evening("bug-council", 4) as evening:
        evening.scan(*EVERYBODY)
        evening.wait()
        yield evening


def declare(evening: Evening, seat: int, choice: str = "declare:allegiance") -> None:
    phone = evening.phones[seat]
    ask = phone.table(phone.last)["ask"]
    phone.last = ask["n"]
    phone.taps += 1
    phone.say({"t": "do", "id": phone.taps, "n": ask["n"], "choice": choice})
    evening.answer()


def declared(evening: Evening) -> list[tuple[int, str]]:
    """Who has declared, in the order of the record."""
    match = evening.session.match
    write = SHELF[match.game].rules.write
    return [
        (turn.seat, write(action)) for turn, action in zip(match.turns, match.actions, strict=True)
    ]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_all_declare_in_any_order_and_the_record_is_as_in_turn(
    council: Evening, order: tuple[int, ...]
) -> None:
    in_turn = [each.seat for each in council.session.match.due]
    for seat in order:
        assert not council.session.match.actions
        declare(council, seat, "declare:no-allegiance" if seat == 2 else "declare:allegiance")
    council.wait()
    told = declared(council)[:4]
    assert [seat for seat, _ in told] == in_turn
    odd = [seat for seat, said in told if said != told[in_turn.index(0)][1]]
    assert odd == [2]


def test_nobody_is_told_what_the_others_have_chosen_already(council: Evening) -> None:
    """Whatever the first chooses, the second gets the same bytes."""
    last = council.phones[3].table()
    declare(council, 0, "declare:no-allegiance")
    first = council.phones[3].hear_until("table")
    council.phones[0].say({"t": "undo", "id": 99})
    council.answer()
    assert council.phones[3].hear_until("table") == last
    declare(council, 0, "declare:allegiance")
    assert council.phones[3].hear_until("table") == first
    assert first["ask"] == last["ask"]


def test_a_sealed_choice_is_taken_back_until_all_have_chosen(council: Evening) -> None:
    for seat in (0, 1):
        declare(council, seat)
    assert set(council.hands.choosing_seats) == {2, 3}
    council.phones[1].say({"t": "undo", "id": 99})
    council.answer()
    assert set(council.hands.choosing_seats) == {1, 2, 3}
    for seat in (1, 2, 3):
        declare(council, seat)
    council.wait()
    assert len(council.session.match.actions) == 4
    assert not council.session.match.take_backs


def test_the_screen_says_for_whom_it_waits(council: Evening) -> None:
    declare(council, 0)
    council.go_on()
    names = join_names([PEOPLE[seat] for seat in council.hands.choosing_seats])
    assert f"{names} choose on their phones." in words(council.window)
    waits = council.phones[0].hear_until("table")
    while not waits["waits"]:
        waits = council.phones[0].hear_until("table")
    assert waits["waits"] == f"The table waits for {names}."
    assert waits["undo"]


def test_phones_choose_while_somebody_chooses_at_the_screen() -> None:
    with Evening("bug-council", 4) as evening:
        first = evening.session.match.due[0].seat
        others = [seat for seat in EVERYBODY if seat != first]
        evening.scan(*others)
        evening.go_on()
        assert isinstance(top(evening.window), HandOverScene)
        early, *late = others
        declare(evening, early)  # even while the curtain hangs
        evening.window.click("lift")
        evening.go_on(2.0)
        for seat in late:
            declare(evening, seat)
        assert not evening.hands.choosing_seats
        assert not evening.session.match.actions
        evening.window.click("declare:allegiance")
        for _ in range(5):
            evening.go_on(1.0)
        assert len(evening.session.match.actions) == 4


def test_a_choice_whose_hand_goes_back_to_the_screen_is_forgotten(council: Evening) -> None:
    declare(council, 1)
    council.hands.release(1)
    for seat in (0, 2, 3):
        declare(council, seat)
    for _ in range(5):
        council.go_on(1.0)
    assert 1 not in {seat for seat, _ in declared(council)}
    assert isinstance(top(council.window), HandOverScene)


def test_a_choice_taken_back_at_the_screen_unseals_what_came_after_it(council: Evening) -> None:
    for seat in EVERYBODY:
        declare(council, seat)
    seat = council.wait()
    council.phones[seat].tap(Random(1))
    council.answer()
    council.session.take_back(2, agreed=True)
    assert set(council.hands.choosing_seats) == {each.seat for each in council.session.match.due}
