"""Rules are found in every language that is spoken, also where there are no blanks."""

from __future__ import annotations

from typing import Final

import pytest

from scenes.shell.rulebook.search import Index
from scenes.shell.rulebook.terms import is_kana, terms
from tests.rulebook.books import BOOKS
from tests.rulebook.questions import Asked
from tests.rulebook.questions_german import IN_GERMAN
from tests.rulebook.questions_japanese import IN_JAPANESE
from tests.words.translated import TRANSLATED, speaking

QUESTIONS: Final = {"de": IN_GERMAN, "ja": IN_JAPANESE}
LEAST: Final = 45  # of sixty


def missed(language: str) -> list[Asked]:
    """What has its answer neither first nor second."""
    with speaking(language):
        index = {game: Index(book) for game, book in BOOKS.items()}
        return [
            asked
            for asked in QUESTIONS[language]
            if not {each.id for each in index[asked.game].found(asked.words)[:2]} & {*asked.answers}
        ]


@pytest.mark.parametrize("language", QUESTIONS)
def test_sixty_questions_have_answers_that_are_in_the_books(language: str) -> None:
    assert len(QUESTIONS[language]) == 60
    for asked in QUESTIONS[language]:
        assert {*asked.answers} <= {article.id for article in BOOKS[asked.game]}


@pytest.mark.parametrize("language", TRANSLATED)
def test_most_questions_find_their_article_first_or_second(language: str) -> None:
    unanswered = missed(language)
    assert 60 - len(unanswered) >= LEAST, unanswered


@pytest.mark.parametrize("language", TRANSLATED)
def test_nearly_every_article_is_found_by_its_title(language: str) -> None:
    with speaking(language):
        for book in BOOKS.values():
            index = Index(book)
            lost = [
                article.id
                for article in book
                if article.id not in [found.id for found in index.found(article.heading)[:2]]
            ]
            assert len(lost) <= 1, lost


@pytest.mark.parametrize("language", TRANSLATED)
def test_few_letters_are_enough_to_type_with_a_gamepad(language: str) -> None:
    with speaking(language):
        for book in BOOKS.values():
            letters = Index(book).letters
            assert 15 < len(letters) < 80
            assert language != "ja" or all(map(is_kana, letters))


def test_japanese_is_taken_apart_where_words_may_begin() -> None:
    assert terms("最初にリードする人") == [
        *("最", "最初", "初", "初ニ"),
        *("リード", "人"),
    ]
    assert terms("てんとうむし") == ["テントウムシ"]
    assert terms("ガ") == ["ガ"] != terms("カ")


def test_other_words_stay_what_they_are() -> None:
    assert terms("Über die 2 Kärtchen") == ["uber", "die", "2", "kartchen"]
