"""Finding a rule by a few letters, even by misspelt ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import takewhile
from math import log
from typing import Final, NamedTuple

from game.words import _, pgettext
from scenes.shell.rulebook.article import Article, Rulebook
from scenes.shell.rulebook.terms import fold, is_kana, is_kanji, terms

ALIKE: Final = 0.7  # how much two words have to have in common, 0–1, to be taken for each other
BESIDE: Final = 0.2  # what a small word tells beside the others: *who*, *how many*
SHORTEST: Final = 3  # letters that may be misspelt, or begin or end a word; fewer fit too much
FIRST_KANA: Final = "\u3041"  # from here on a word of one or two letters is whole
STEM: Final = 4  # letters that two forms of a word begin with
ENDING: Final = 3  # letters in which they may end otherwise
TITLE, ALSO, SAID = 1.0, 0.9, 0.35  # what a word is worth by where it stands
# And by how well it fits, beside the word itself.
PLURAL, BEGINS, FORM, INSIDE, MISSPELT = 0.97, 0.9, 0.85, 0.4, 0.5


class IndexEntry(NamedTuple):
    """An article as it is looked for: how much each of its words counts."""

    article: Article
    weights: Mapping[str, float]


class Index:
    """The words of a book in the language of now."""

    def __init__(self, book: Rulebook) -> None:
        self._digits = {word: str(n) for n, word in enumerate(terms(_numbers()), 1)}
        self._entries = [self._entry(book, article) for article in book]
        self._small = frozenset(self._terms(_small_words()))
        self._known = Counter(word for entry in self._entries for word in entry.weights)

    @property
    def letters(self) -> list[str]:
        """The letters of all titles, to type with where there is no keyboard.

        Titles with kanji are found by their readings, which are among the words that lead there.
        """
        titles = {fold(entry.article.heading) for entry in self._entries}
        if any(map(is_kanji, "".join(titles))):
            words = titles | {word for entry in self._entries for word in entry.weights}
            return sorted({letter for word in words for letter in word if is_kana(letter)})
        return sorted({letter for title in titles for letter in title if letter.isalpha()})

    def search(self, query: str) -> list[Article]:
        """The articles that have what was typed, or most of it; the best one first."""
        typed = dict.fromkeys(self._terms(query))
        wanted = [word for word in typed if word not in self._small] or list(typed)
        meant = [self._word_weights(word) for word in wanted]
        if not any(meant):
            return []
        meant += [{word: BESIDE} for word in typed if word in self._small and word not in wanted]
        best = [(_worth(entry, meant), entry.article) for entry in self._entries]
        ranked = sorted((pair for pair in best if pair[0]), key=lambda pair: -pair[0])
        return [article for _worth_of_it, article in ranked]

    def _terms(self, text: str) -> list[str]:
        """The words of a text; a number is the same in words and in digits."""
        return [self._digits.get(word, word) for word in terms(text)]

    def _entry(self, book: Rulebook, article: Article) -> IndexEntry:
        sentences = (_(book.sentences[clause]) for clause in article.clauses)
        said = (_(passage.words) for passage in article.said)
        weights: dict[str, float] = {}
        for worth, texts in (
            (SAID, (*said, *sentences)),
            (ALSO, _also(article)),
            (TITLE, _title(article)),
        ):
            for text in texts:
                weights.update(dict.fromkeys(self._terms(text), worth))
        return IndexEntry(article, weights)

    def _word_weights(self, typed: str) -> dict[str, float]:
        """What each word of the book would be worth for it; rare ones tell more."""
        fits = _fitting(typed, self._known)
        articles = len(self._entries)
        having = sum(any(word in entry.weights for word in fits) for entry in self._entries)
        rare = log(1 + articles / having) if having else 0.0
        return {word: fit * rare for word, fit in fits.items()}


def _small_words() -> str:
    return pgettext(
        "words that a search of the rules leaves out, in small letters",
        "a an and any are as at be but by can could did do does for from get go goes got had has"
        " have how i if in into is it its just like many may me much my no of on one or our out"
        " so some than that the their them then there they this to us was we were what whats"
        " when where which who whose why will with would you your",
    )


def _numbers() -> str:
    return pgettext(
        "numbers from one on, in small letters, for a search of the rules",
        "one two three four five six seven eight nine ten eleven twelve",
    )


def _also(article: Article) -> Iterable[str]:
    return (_(article.also),) if article.also else ()


def _title(article: Article) -> Iterable[str]:
    return (article.heading,)


def _worth(entry: IndexEntry, meant: Sequence[Mapping[str, float]]) -> float:
    """How well an article answers: the best of its words for each that was typed."""
    return sum(
        max((fits.get(word, 0.0) * worth for word, worth in entry.weights.items()), default=0.0)
        for fits in meant
    )


def _fitting(typed: str, words: Iterable[str]) -> dict[str, float]:
    """The words that are meant, and how well each fits; misspelt ones only if nothing else does."""
    exact = {word: fit for word in words if (fit := _fit(typed, word))}
    if exact or len(typed) < SHORTEST:
        return exact
    return {word: fit for word in words if (fit := _misspelt(typed, word))}


def _fit(typed: str, word: str) -> float:
    """How well what was typed fits a word, 0–1."""
    if typed == word:
        return INSIDE if is_kanji(typed) else 1.0
    if typed.isdecimal():
        return 0.0
    if max(typed, word) >= FIRST_KANA and len(typed) < SHORTEST:
        return 0.0
    if typed in (f"{word}s", f"{word}es") or word in (f"{typed}s", f"{typed}es"):
        return PLURAL
    if word.startswith(typed):
        return BEGINS
    if _is_form(typed, word):
        return FORM
    return INSIDE if typed in word and len(typed) >= SHORTEST else 0.0


def _is_form(one: str, other: str) -> bool:
    """Whether two words differ in their endings alone, such as *winner* and *winning*."""
    pairs = zip(one, other, strict=False)
    same = sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return same >= STEM and max(len(one), len(other)) - same <= ENDING


def _misspelt(typed: str, word: str) -> float:
    """How well it fits if some letters are wrong, 0–1."""
    like = max(_alike(typed, word), _alike(typed, word[: len(typed)]))
    return MISSPELT * like if like >= ALIKE else 0.0


def _alike(one: str, other: str) -> float:
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    if matcher.real_quick_ratio() < ALIKE or matcher.quick_ratio() < ALIKE:
        return 0.0
    return matcher.ratio()
