"""What holds for every article: clauses lead to it, links lead on, it is pictured and read."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game.catalogue import SHELF
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Text
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.rulebook.trail import ArticlePage
from tests.rulebook.books import ARTICLES, BOOKS
from tests.support.window import frame

WINDOWS = ((1920, 1080), (1280, 720), (1024, 640))
LIST = 8  # passages
GAMES = pytest.mark.parametrize("game", BOOKS)


@GAMES
def test_a_book_begins_with_the_game_in_two_minutes(game: str) -> None:
    """What one wants, a turn, what counts and how it ends: each with a picture and a way on."""
    first, *others = BOOKS[game].chapters
    assert first.title == "In two minutes"
    assert 1 <= len(first.articles) <= 4
    further = {article.id for chapter in others for article in chapter.articles}
    for article in first.articles:
        assert not article.clauses
        assert set(article.see) <= further
        assert "how to play" in article.also


@GAMES
def test_every_clause_has_exactly_one_article(game: str) -> None:
    led = Counter(clause for article in BOOKS[game] for clause in article.clauses)
    assert set(led) == set(SHELF[game].opens().clauses)
    assert set(led.values()) == {1}


@GAMES
def test_no_link_is_dead_and_none_leads_to_itself(game: str) -> None:
    ids = [article.id for article in BOOKS[game]]
    assert len(set(ids)) == len(ids)
    for article in BOOKS[game]:
        assert set(article.see) <= set(ids) - {article.id}, article.id
        assert 1 <= len(article.see) <= 3, article.id


@GAMES
def test_a_name_never_means_one_article_as_a_clause_and_another_as_an_id(game: str) -> None:
    for article in BOOKS[game]:
        assert BOOKS[game].about(article.id) is article


@GAMES
def test_articles_are_short(game: str) -> None:
    for article in BOOKS[game]:
        words = " ".join(passage.words for passage in article.said).split()
        most = 95 if len(article.said) < LIST else 110  # a list is read line by line
        assert 18 <= len(words) <= most, (article.id, len(words))


@GAMES
def test_titles_are_told_apart(game: str) -> None:
    titles = [article.title for article in BOOKS[game]]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("game", "name"), ARTICLES)
def test_every_article_has_its_picture_on_its_ground(game: str, name: str) -> None:
    article = BOOKS[game].article(name)
    place = parts.box(100, 100, 660, 700)
    drawn = article.picture(frame(), place)
    assert drawn
    for item in drawn:
        if isinstance(item, Text):
            assert place.x <= item.x <= place.right, item
            assert place.y <= item.y <= place.bottom, item


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
@GAMES
def test_every_article_is_read_whole(game: str, window: tuple[int, int], letters: float) -> None:
    book = BOOKS[game]
    view = replace(frame(*window), letters=letters)
    for article in book:
        for clause in article.clauses or ("",):
            scene = RulebookScene(book, ArticlePage(article.id, clause))
            texts = [item for item in scene.draw(view) if isinstance(item, Text)]
            assert not [text.text for text in texts if text.text.endswith("…")], article.id
            told = " ".join(text.text for text in texts)
            for passage in article.said:
                assert _(passage.words) in told, article.id
            foot = next(text.y for text in texts if text.text == "Contents")
            assert all(text.y < foot + 40 for text in texts), article.id
