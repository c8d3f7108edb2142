"""Rules are found in every language that is spoken, also where there are no blanks."""

from __future__ import annotations

import pytest

from scenes.shell.rulebook.search import Index
from scenes.shell.rulebook.terms import is_kana, terms
from tests.rulebook.books import BOOKS
from tests.words.translated import TRANSLATED, speaking


@pytest.mark.parametrize("language", TRANSLATED)
def test_nearly_every_article_is_found_by_its_title(language: str) -> None:
    with speaking(language):
        for book in BOOKS.values():
            index = Index(book)
            lost = [
                article.id
                for article in book
                if article.id not in [found.id for found in index.search(article.heading)[:2]]
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
