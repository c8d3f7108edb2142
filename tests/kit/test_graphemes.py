"""What people count as one letter is one: whatever it is made of, it is never cut."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest
from grapheme import graphemes
from hypothesis import given
from hypothesis import strategies as st

from scenes.kit.graphemes import (
    ALONE,
    border_after,
    border_before,
    borders,
    can_be_seen,
    first_letter,
    letters,
    writable,
)

FAMILY: Final = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND: Final = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
ONE_LETTER: Final = (
    *("a", "é", "e\u0301", "q\u0307\u0323", "\u0628\u0650", "\u05e9\u05c1\u05b8"),
    *("한", "\u1112\u1161\u11ab", "क्षि", "நி", "กำ", "\u0e01\u0e49"),
    *("🐞", "👋🏽", "❤️", FAMILY, "🇦🇹", SCOTLAND, "1️⃣"),
)
texts = st.lists(st.sampled_from(["", " ", "x", *"".join(ONE_LETTER), *ONE_LETTER])).map("".join)


@pytest.mark.parametrize("one", ONE_LETTER)
def test_it_is_one_letter_alone_and_between_others(one: str) -> None:
    assert letters(one) == (one,)
    assert letters(f"x{one}y") == ("x", one, "y")
    assert first_letter(f" {one}y") == one.upper()


def test_what_needs_no_tables_is_what_they_say() -> None:
    alone = [chr(code) for code in range(0x3000) if ALONE.fullmatch(chr(code))]
    assert len(alone) > 1300
    for sign in alone:
        assert list(graphemes(f"e{sign}{sign}e")) == ["e", sign, sign, "e"]


def test_two_flags_are_two_letters() -> None:
    assert letters("🇦🇹🇨🇭") == ("🇦🇹", "🇨🇭")


@given(texts)
def test_letters_together_are_the_text(text: str) -> None:
    assert "".join(letters(text)) == text
    assert borders(text)[0] == 0
    assert borders(text)[-1] == len(text)
    assert all(left < right for left, right in pairwise(borders(text)))


@given(texts, st.integers(0, 40))
def test_the_nearest_borders_lie_around_a_place(text: str, place: int) -> None:
    place = min(place, len(text))
    before, after = border_before(text, place), border_after(text, place)
    assert before <= place <= after
    assert {before, after} <= set(borders(text))


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Zoë\n", "Zoë"),
        ("Ada\r\nBen", "Ada Ben"),
        ("a\tb", "a b"),
        ("\x00a\u202eb\ud800\x7f", "ab"),
        ("Zoe\u0308", "Zoë"),
        ("a\u200cb", "a\u200cb"),
        (FAMILY, FAMILY),
        (SCOTLAND, SCOTLAND),
        ("a\U000e0067", "a"),
        ("\U0001fad9\U0001fae9", "\U0001fad9\U0001fae9"),
        (" ", " "),
        ("a ", "a "),
        ("\n", " "),
    ],
)
def test_a_line_holds_what_can_be_written(text: str, held: str) -> None:
    assert writable(text) == held


@pytest.mark.parametrize(
    ("text", "seen"), [("a", True), ("🐞", True), (" \u200d\u0301", False), ("\u3164", False)]
)
def test_a_name_of_nothing_but_marks_and_blanks_cannot_be_seen(text: str, *, seen: bool) -> None:
    assert can_be_seen(text) == seen
