"""What a rulebook is made of. All words in it are messages, looked up when they are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.words import pgettext
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame

Drawn = Callable[[Frame, Place], Items]
"""Draws a picture on the ground it is given (design units)."""


class Passage(NamedTuple):
    """Some sentences of an article; ``holds`` names the edition or option they are about."""

    words: str
    holds: str = ""


class Article(NamedTuple):
    """A rule that can be looked up.

    Args:
        id: What links call it.
        title: Its heading, which also stands in the contents.
        said: What it says, one passage below the other.
        picture: What is drawn beside it.
        clauses: The clauses of the rules that lead here.
        also: Other words by which people look for it.
        see: The ids of articles that go on from here, three at most.
    """

    id: str
    title: str
    said: tuple[Passage, ...]
    picture: Drawn
    clauses: tuple[str, ...] = ()
    also: str = ""
    see: tuple[str, ...] = ()

    @property
    def heading(self) -> str:
        """The title in the current language."""
        return pgettext("article", self.title)


class Chapter(NamedTuple):
    """Articles that belong together, under a heading of the contents."""

    title: str
    articles: Sequence[Article]

    @property
    def heading(self) -> str:
        """The title in the current language."""
        return pgettext("chapter", self.title)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game.

    Args:
        game: What the game is called.
        ground: The colour that its pictures lie on.
        chapters: In the order in which they are read.
        sentences: What the rules themselves say of each clause.
        called: The name of a card by its code, for whoever does not see it.
    """

    game: str
    ground: str
    chapters: Sequence[Chapter]
    sentences: Mapping[str, str]
    called: Callable[[str], str] = str

    def __iter__(self) -> Iterator[Article]:
        """All articles in their order."""
        return (article for chapter in self.chapters for article in chapter.articles)

    def article(self, name: str) -> Article:
        """The article of this id; a KeyError where there is none."""
        for article in self:
            if article.id == name:
                return article
        raise KeyError(name)

    def about(self, clause: str) -> Article:
        """The article that a clause leads to, or one of this id; a KeyError where there is none."""
        for article in self:
            if clause in article.clauses:
                return article
        return self.article(clause)

    def beside(self, article: Article, step: int) -> Article:
        """The article so many further on; after the last one comes the first."""
        order = list(self)
        return order[(order.index(article) + step) % len(order)]
