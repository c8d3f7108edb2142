"""Who may hold a seat by phone."""

from __future__ import annotations

from math import inf

from game.phones.seat_registry import LETTERS, SeatRegistry, letters, secret, short_code
from game.phones.tries import IN_ALL, Tries, whole_seconds


def test_a_key_lets_one_phone_in_and_only_once() -> None:
    desk = SeatRegistry((0, 2))
    taken = desk.take(desk.key(2))
    assert taken is not None
    assert taken[0] == 2
    assert desk.take(desk.key(2)) is None
    assert desk.held_seats == {2}


def test_a_phone_comes_back_with_its_token_as_often_as_it_likes() -> None:
    desk = SeatRegistry((0, 1))
    taken = desk.take(desk.key(1))
    assert taken is not None
    assert desk.back(taken[1]) == 1
    assert desk.back(taken[1]) == 1


def test_a_seat_that_is_released_has_another_key_and_no_token() -> None:
    desk = SeatRegistry((0,))
    old = desk.key(0)
    taken = desk.take(old)
    assert taken is not None
    desk.release(0)
    assert desk.back(taken[1]) is None
    assert desk.take(old) is None
    assert desk.take(desk.key(0)) is not None


def test_neither_key_nor_token_opens_what_the_other_does() -> None:
    desk = SeatRegistry((0, 1))
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


# codes that are typed


def test_a_code_that_is_typed_lets_one_phone_in_like_a_key() -> None:
    desk = SeatRegistry((0, 2))
    code = desk.code(2)
    taken = desk.type(f" {code.lower()} ")
    assert taken is not None
    assert taken[0] == 2
    assert len(taken[1]) == 26
    assert desk.back(taken[1]) == 2
    assert desk.type(code) is None
    assert desk.take(desk.key(2)) is None


def test_letters_are_known_in_every_width_and_case_and_whatever_stands_between() -> None:
    wide = "".join(chr(ord(each) + 0xFEE0) for each in "yshQCD")
    for typed in ("YSH-QCD", "yshqcd.", " y s h\u3000q c d\n", wide, "ysh\u200bqcd", "1YSH0QCD!"):
        assert letters(typed) == "YSHQCD"
    assert letters(LETTERS.casefold()) == LETTERS
    desk = SeatRegistry((0,))
    code = desk.code(0)
    assert desk.type(f"{code[:3]}\u2013{code[3:].lower()}. ") is not None


def test_a_phone_comes_back_with_what_it_has_made_itself_though_it_heard_no_answer() -> None:
    desk, mine, yours = SeatRegistry((0, 1)), secret(), secret()
    assert desk.take(desk.key(1), mine) == (1, mine)
    assert desk.type(desk.code(0), yours) == (0, yours)
    assert (desk.back(mine), desk.back(yours)) == (1, 0)
    assert desk.take(desk.key(1), secret()) is None
    assert desk.back(mine) == 1


def test_a_key_that_has_been_used_spends_the_code_of_its_seat() -> None:
    desk = SeatRegistry((0,))
    assert desk.take(desk.key(0)) is not None
    assert desk.type(desk.code(0)) is None


def test_codes_end_with_the_seat_and_with_the_table() -> None:
    desk = SeatRegistry((0, 1))
    taken = desk.take(desk.key(0))
    assert taken is not None
    of_free, of_held = desk.code(1), desk.code(0)
    desk.renew()
    assert desk.type(of_free) is None
    assert desk.back(taken[1]) == 0
    desk.release(0)
    assert desk.type(of_held) is None
    assert desk.type(desk.code(0)) is not None


def test_no_letter_of_a_code_looks_like_another_or_like_a_figure() -> None:
    codes = [short_code() for _ in range(300)]
    assert len(set(codes)) == 300
    assert {len(each) for each in codes} == {6}
    assert not set("".join(codes)) & set("ILO0123456789")


def test_each_wrong_code_doubles_the_wait_up_to_a_minute() -> None:
    tries, now, waits = Tries(), 0.0, []
    for _ in range(9):
        assert not tries.wait("here", now)
        tries.fail("here", now)
        waits.append(tries.wait("here", now))
        assert not tries.wait("there", now)
        now += waits[-1]
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_after_a_hundred_wrong_codes_nobody_may_guess_any_more() -> None:
    tries = Tries()
    for number in range(IN_ALL):
        assert not tries.wait(f"{number}", 0.0)
        tries.fail(f"{number}", 0.0)
    wait = tries.wait("somebody else", 1e9)
    assert wait == inf
    assert whole_seconds(wait) == 0
