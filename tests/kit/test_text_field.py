"""A line is written as anywhere else, letter by letter as people count them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.kit.graphemes import MOST_SIGNS, borders, letters
from scenes.kit.signals import Writing
from scenes.kit.text_field import MOST_STORED, TextField
from tests.kit.test_graphemes import FAMILY, ONE_LETTER

LONGEST: Final = 12
Edit = Callable[[TextField], TextField]


def line(marked: str) -> TextField:
    """``|`` is the caret, ``[`` or ``]`` the other end of the selection, if there is one."""
    text = "".join(sign for sign in marked if sign not in "|[]")
    caret = marked.index("|")
    other = next((marked.index(sign) for sign in "[]" if sign in marked), caret)
    return TextField(LONGEST, text, caret - (caret > other), other - (other > caret))


def marked(field: TextField) -> str:
    text, caret, anchor = field.moment
    if caret == anchor:
        return f"{text[:caret]}|{text[caret:]}"
    if caret < anchor:
        return f"{text[:caret]}|{text[caret:anchor]}]{text[anchor:]}"
    return f"{text[:anchor]}[{text[anchor:caret]}|{text[caret:]}"


@pytest.mark.parametrize(
    ("before", "key", "after"),
    [
        ("Ada|", Writing.LEFT, "Ad|a"),
        ("|Ada", Writing.LEFT, "|Ada"),
        ("A|da", Writing.RIGHT, "Ad|a"),
        ("A[d|a", Writing.LEFT, "A|da"),
        ("A[d|a", Writing.RIGHT, "Ad|a"),
        ("A|d]a", Writing.RIGHT, "Ad|a"),
        ("Ada Bo|", Writing.WORD_LEFT, "Ada |Bo"),
        ("Ada |Bo", Writing.WORD_LEFT, "|Ada Bo"),
        ("A|da Bo", Writing.WORD_RIGHT, "Ada| Bo"),
        ("Ada| Bo", Writing.WORD_RIGHT, "Ada Bo|"),
        ("Ada  |", Writing.WORD_RIGHT, "Ada  |"),
        ("  |", Writing.WORD_LEFT, "|  "),
        ("Ad|a", Writing.START, "|Ada"),
        ("Ad|a", Writing.END, "Ada|"),
        ("Ad|a", Writing.SELECT_LEFT, "A|d]a"),
        ("A|d]a", Writing.SELECT_LEFT, "|Ad]a"),
        ("A|d]a", Writing.SELECT_RIGHT, "Ad|a"),
        ("Ada Bo|", Writing.SELECT_WORD_LEFT, "Ada |Bo]"),
        ("|Ada Bo", Writing.SELECT_WORD_RIGHT, "[Ada| Bo"),
        ("Ad|a", Writing.SELECT_START, "|Ad]a"),
        ("Ad|a", Writing.SELECT_END, "Ad[a|"),
        ("Ad|a", Writing.SELECT_ALL, "[Ada|"),
        ("|", Writing.SELECT_ALL, "|"),
        ("Ad|a", Writing.ERASE, "A|a"),
        ("A[d|a", Writing.ERASE, "A|a"),
        ("|Ada", Writing.ERASE, "|Ada"),
        ("A|da", Writing.ERASE_ON, "A|a"),
        ("A[d|a", Writing.ERASE_ON, "A|a"),
        ("Ada|", Writing.ERASE_ON, "Ada|"),
        ("Ada Bo|", Writing.ERASE_WORD, "Ada |"),
        ("A|da Bo", Writing.ERASE_WORD_ON, "A| Bo"),
        ("A[d|a", Writing.CUT, "A|a"),
        ("Ad|a", Writing.CUT, "Ad|a"),
        ("A[d|a", Writing.COPY, "A[d|a"),
        ("Ad|a", Writing.UNDO, "Ad|a"),
        (f"x{FAMILY}|", Writing.LEFT, f"x|{FAMILY}"),
        (f"x{FAMILY}|", Writing.ERASE, "x|"),
        ("🇦🇹🇨🇭|", Writing.ERASE, "🇦🇹|"),
        ("|q\u0307\u0323a", Writing.ERASE_ON, "|a"),
        ("שרה|", Writing.LEFT, "שר|ה"),
    ],
)
def test_a_key_does_what_it_does_everywhere(before: str, key: Writing, after: str) -> None:
    assert marked(line(before).after(key)) == after


@pytest.mark.parametrize(
    ("before", "typed", "after"),
    [
        ("Ad|", "a", "Ada|"),
        ("A|a", "d", "Ad|a"),
        ("[Ada|", "Bo", "Bo|"),
        ("Zoe|", "\u0308", "Zoë|"),
        ("👩|", "\u200d👧", "👩\u200d👧|"),
        ("|", " Ada", "Ada|"),
        ("|", "Ada\r\n", "Ada|"),
        ("Ada|", "\tBo\x00\u202e", "Ada Bo|"),
        ("|🇹", "🇦", "🇦🇹|"),
        ("Ada|", "\ud800", "Ada|"),
    ],
)
def test_what_is_typed_stands_at_the_caret(before: str, typed: str, after: str) -> None:
    assert marked(line(before).typed(typed)) == after
    assert not line(before).typed(typed).full


@pytest.mark.parametrize("one", [one for one in ONE_LETTER if one != " "])
def test_twelve_letters_have_room_whatever_they_are_made_of(one: str) -> None:
    whole = TextField(LONGEST).typed(one * 20)
    assert whole.full
    assert whole.text == unicodedata.normalize("NFC", one) * len(letters(whole.text))
    assert len(letters(whole.text)) == min(LONGEST, MOST_STORED // len(letters(whole.text)[0]))


def test_what_has_no_room_is_said_and_what_stood_there_stays() -> None:
    twelve = TextField.of("Wilhelmina W", LONGEST)
    assert twelve.typed("x").full
    assert twelve.typed("x").text == "Wilhelmina W"
    assert not twelve.typed("x").after(Writing.ERASE).full
    assert marked(twelve.put(4).put(11, selects=True).typed("abcdefghij")) == "Wilhabcdefg|W"


def test_signs_on_a_letter_do_not_pile_up() -> None:
    piled = TextField(LONGEST).typed("q")
    for _ in range(99):
        piled = piled.typed("\u0307")
    assert len(piled.text) <= MOST_SIGNS


def test_a_whole_library_on_the_clipboard_is_no_name_and_takes_no_time() -> None:
    assert len(TextField(LONGEST).pasted("words " * 10**6).text) <= LONGEST


def test_typing_is_undone_in_one_go_and_pasting_by_itself() -> None:
    written = TextField.of("Ada", LONGEST).typed("x").typed("y").pasted("1").pasted("2")
    texts = [written.text]
    for _ in range(4):
        written = written.undone()
        texts.append(written.text)
    assert texts == ["Adaxy12", "Adaxy1", "Adaxy", "Ada", "Ada"]


def test_the_caret_between_two_words_typed_parts_what_is_undone() -> None:
    written = TextField.of("", LONGEST).typed("b").put(0).typed("a")
    assert written.undone().text == "b"


@pytest.mark.parametrize(
    ("text", "place", "word"),
    [
        ("Ada Bo", 0, "Ada"),
        ("Ada Bo", 2, "Ada"),
        ("Ada Bo", 3, " "),
        ("Ada Bo", 6, "Bo"),
        ("", 0, ""),
        ("a-b", 1, "-"),
        (f"a {FAMILY} b", 4, FAMILY),
    ],
)
def test_a_word_is_what_lies_between_blanks_and_signs(text: str, place: int, word: str) -> None:
    assert TextField.of(text, LONGEST).word_selected(place).selection == word


signs = st.sampled_from(["a", "Z", " ", "-", "\n", "\u0301", "\u200d", "🇦", *ONE_LETTER])
edits: st.SearchStrategy[Edit] = st.one_of(
    signs.map(lambda sign: lambda field: field.typed(sign)),
    st.lists(signs).map("".join).map(lambda text: lambda field: field.pasted(text)),
    st.sampled_from(Writing).map(lambda key: lambda field: field.after(key)),
    st.tuples(st.integers(-2, 60), st.booleans()).map(
        lambda at: lambda field: field.put(at[0], selects=at[1])
    ),
    st.integers(0, 60).map(lambda place: lambda field: field.word_selected(place)),
)


@given(st.lists(edits, max_size=40))
def test_no_edit_ever_leaves_a_caret_inside_a_letter(done: list[Edit]) -> None:
    field = TextField(LONGEST)
    for edit in done:
        field = edit(field)
        assert {field.caret, field.anchor} <= set(borders(field.text))
        assert unicodedata.is_normalized("NFC", field.text)
        assert len(letters(field.text)) <= LONGEST


@given(st.lists(edits, max_size=40))
def test_undoing_leads_back_to_the_beginning(done: list[Edit]) -> None:
    begun = field = TextField.of("Ada Bo", LONGEST)
    for edit in done:
        field = edit(field)
    while field.past:
        field = field.undone()
    assert field.text == begun.text
