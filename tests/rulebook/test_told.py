"""Every picture of a rulebook is told to whoever does not see it."""

from __future__ import annotations

import pytest

from scenes.kit import parts
from scenes.kit.display import InWords
from scenes.shell.rulebook.told import picture_told
from tests.rulebook.books import ARTICLES, BOOKS
from tests.support.window import frame

PLACE = parts.box(100.0, 100.0, 660.0, 700.0)


def told(game: str, name: str) -> tuple[str, ...]:
    book, looked = BOOKS[game], frame()
    drawn = book.article(name).picture(looked, PLACE)
    words = [
        each
        for each in picture_told(looked, PLACE, drawn, book.called)
        if isinstance(each, InWords)
    ]
    assert len(words) == 1
    return words[0].lines


@pytest.mark.parametrize(("game", "name"), ARTICLES)
def test_a_picture_says_something(game: str, name: str) -> None:
    lines = told(game, name)
    assert lines
    for line in lines:
        assert any(letter.isalpha() for letter in line), line


def test_cards_are_told_with_what_is_written_below_them() -> None:
    assert "Hearts K: Bruno, highest: wins it" in told("bugami", "short-trick")


def test_a_ring_is_told_space_by_space_and_a_case_row_by_row() -> None:
    assert told("bug-council", "short-game")[0] == "Bees: 4 cubes"
    assert any(line.startswith("Row 1: From a to e: ") for line in told("display-case", "dung"))


def test_cards_that_are_refused_say_so() -> None:
    assert any("(refused)" in line for line in told("bug-council", "following"))
