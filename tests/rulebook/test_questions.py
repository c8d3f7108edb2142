"""Whole questions, as people type them, find the article that answers them first or second."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Final

import pytest

from scenes.shell.rulebook.search import Index
from tests.rulebook.books import ARTICLES, BOOKS
from tests.rulebook.questions import FILES, FOLDER, Asked, asked, language
from tests.words.translated import speaking

MISSED: Final = 0.05  # of a file's questions
LONG: Final = 5  # letters of a word in which two are swapped


def missed(questions: Iterable[Asked], spoken: str) -> list[str]:
    """What has its answer neither first nor second."""
    with speaking(spoken):
        index = {game: Index(book) for game, book in BOOKS.items()}
        return [
            question.words
            for question in questions
            if not {found.id for found in index[question.game].search(question.words)[:2]}
            & {*question.answers}
        ]


def misspelt(words: str, chance: Random) -> str:
    """The same, with two letters swapped in each long word."""
    return " ".join(_swapped(word, chance) for word in words.split())


def _swapped(word: str, chance: Random) -> str:
    if len(word) < LONG or not word.isalpha():
        return word
    at = chance.randrange(1, len(word) - 2)
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_their_answers_are_in_the_books(file: Path) -> None:
    for question in asked(file):
        assert {(question.game, answer) for answer in question.answers} <= {*ARTICLES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_questions_find_their_article_first_or_second(file: Path) -> None:
    questions = asked(file)
    unanswered = missed(questions, language(file))
    least = 0 if file.stem.startswith("listed") else MISSED
    assert len(unanswered) <= least * len(questions), unanswered


def test_a_slip_in_every_long_word_costs_little() -> None:
    chance = Random(5)
    questions = [
        question._replace(words=misspelt(question.words, chance))
        for question in asked(FOLDER / "sentences.en.txt")
    ]
    unanswered = missed(questions, "en")
    assert len(unanswered) <= 2 * MISSED * len(questions), unanswered


@pytest.mark.parametrize(
    ("game", "typed", "best"),
    [
        ("bug-council", "twelve", "deal"),
        ("bug-council", "12th card", "deal"),
    ],
)
def test_a_number_is_the_same_in_words_and_in_digits(game: str, typed: str, best: str) -> None:
    assert Index(BOOKS[game]).search(typed)[0].id == best


def test_a_figure_is_no_beginning_of_a_longer_one() -> None:
    index = Index(BOOKS["bugami"])
    assert "target" not in [found.id for found in index.search("15")]
    assert index.search("150")[0].id == "target"
