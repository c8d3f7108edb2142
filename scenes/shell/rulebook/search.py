"""Finding a rule by a few letters, even by misspelt ones."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from game.words import _
from scenes.shell.rulebook.article import Article, Rulebook

WORD: Final = re.compile(r"\w+")
ALIKE: Final = 0.7  # how much two words have to have in common, 0–1, to be taken for each other
SHORTEST: Final = 3  # letters that may be misspelt; fewer fit too much
TITLE, ALSO, SAID = 1.0, 0.9, 0.5  # what a word is worth by where it stands
BEGINS, INSIDE, MISSPELT = 0.9, 0.6, 0.5  # and by how well it fits, beside the word itself


def folded(words: str) -> str:
    """Small letters without accents: what is typed and what is written look the same."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


class Entry(NamedTuple):
    """An article as it is looked for: how much each of its words counts."""

    article: Article
    weights: Mapping[str, float]


class Index:
    """The words of a book in the language of now."""

    def __init__(self, book: Rulebook) -> None:
        self._entries = [_entry(book, article) for article in book]

    @property
    def letters(self) -> list[str]:
        """The letters of all titles, to type with where there is no keyboard."""
        titles = (folded(_(entry.article.title)) for entry in self._entries)
        return sorted({letter for title in titles for letter in title if letter.isalpha()})

    def found(self, query: str) -> list[Article]:
        """The articles that have all the words that were typed, the best one first."""
        wanted = WORD.findall(folded(query))
        if not wanted:
            return []
        known = {word for entry in self._entries for word in entry.weights}
        fitting = [_fitting(one, known) for one in wanted]
        best = [(_worth(entry, fitting), entry.article) for entry in self._entries]
        ranked = sorted((pair for pair in best if pair[0]), key=lambda pair: -pair[0])
        return [article for _worth_of_it, article in ranked]


def _entry(book: Rulebook, article: Article) -> Entry:
    sentences = (_(book.sentences[clause]) for clause in article.clauses)
    said = (_(passage.words) for passage in article.said)
    weights: dict[str, float] = {}
    for worth, texts in (
        (SAID, (*said, *sentences)),
        (ALSO, _also(article)),
        (TITLE, _title(article)),
    ):
        for text in texts:
            weights.update(dict.fromkeys(WORD.findall(folded(text)), worth))
    return Entry(article, weights)


def _also(article: Article) -> Iterable[str]:
    return (_(article.also),) if article.also else ()


def _title(article: Article) -> Iterable[str]:
    return (_(article.title),)


def _worth(entry: Entry, fitting: list[dict[str, float]]) -> float:
    """How well an article answers; nothing as soon as one of the words is nowhere in it."""
    total = 0.0
    for fits in fitting:
        best = max(
            (fits.get(word, 0.0) * worth for word, worth in entry.weights.items()), default=0
        )
        if not best:
            return 0.0
        total += best
    return total


def _fitting(typed: str, words: Iterable[str]) -> dict[str, float]:
    """The words that are meant, and how well each fits; misspelt ones only if nothing else does."""
    exact = {word: fit for word in words if (fit := _fit(typed, word))}
    if exact or len(typed) < SHORTEST:
        return exact
    return {word: fit for word in words if (fit := _misspelt(typed, word))}


def _fit(typed: str, word: str) -> float:
    """How well what was typed fits a word, 0–1."""
    if typed == word:
        return 1.0
    if word.startswith(typed):
        return BEGINS
    return INSIDE if typed in word and len(typed) >= SHORTEST else 0.0


def _misspelt(typed: str, word: str) -> float:
    """How well it fits if some letters are wrong, 0–1."""
    like = max(_alike(typed, word), _alike(typed, word[: len(typed)]))
    return MISSPELT * like if like >= ALIKE else 0.0


def _alike(one: str, other: str) -> float:
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    if matcher.real_quick_ratio() < ALIKE or matcher.quick_ratio() < ALIKE:
        return 0.0
    return matcher.ratio()
