"""Who may hold a seat by phone."""

from __future__ import annotations

from game.phones.desk import Desk, secret


def test_a_key_lets_one_phone_in_and_only_once() -> None:
    desk = Desk((0, 2))
    taken = desk.take(desk.key(2))
    assert taken is not None
    assert taken[0] == 2
    assert desk.take(desk.key(2)) is None
    assert desk.held == {2}


def test_a_phone_comes_back_with_its_token_as_often_as_it_likes() -> None:
    desk = Desk((0, 1))
    taken = desk.take(desk.key(1))
    assert taken is not None
    assert desk.back(taken[1]) == 1
    assert desk.back(taken[1]) == 1


def test_a_seat_that_is_released_has_another_key_and_no_token() -> None:
    desk = Desk((0,))
    old = desk.key(0)
    taken = desk.take(old)
    assert taken is not None
    desk.release(0)
    assert desk.back(taken[1]) is None
    assert desk.take(old) is None
    assert desk.take(desk.key(0)) is not None


def test_neither_key_nor_token_opens_what_the_other_does() -> None:
    desk = Desk((0, 1))
    taken = desk.take(desk.key(0))
    assert taken is not None
    assert desk.back(desk.key(1)) is None
    assert desk.take(taken[1]) is None
    for said in ("", "é" * 26, desk.key(1)[:-1], desk.key(1) + "a"):
        assert desk.take(said) is None
        assert desk.back(said) is None


def test_secrets_are_of_128_bits() -> None:
    made = {secret() for _ in range(200)}
    assert len(made) == 200
    assert {len(each) for each in made} == {26}  # five bits a letter
