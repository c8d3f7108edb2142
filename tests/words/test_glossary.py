"""What the glossary says a term is called is what the translations call it."""

import csv
import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pytest

from build.translators import LOOKED_FOR
from build.words import FOLDER, _strings, is_translated, read
from tests.words.translated import TRANSLATED

with (FOLDER / "glossary.csv").open(encoding="utf-8", newline="") as _file:
    TERMS: Final = list(csv.DictReader(_file))
LANGUAGES: Final = [name for name in TERMS[0] if name not in {"en", "note"}]
LEAST: Final = 0.5  # of the sentences that have a term: others say “it”, or turn the sentence round
ENDING: Final = 2  # letters that a German word may change at its end
SHORT: Final = 4  # letters of one that does not
PLACE: Final = re.compile(r"\{[^}]*\}")


class Pair(NamedTuple):
    english: str
    said: str


@cache
def pairs(language: str) -> list[Pair]:
    """What is translated; words that a search looks for and nobody reads are left out."""
    return [
        Pair(*(PLACE.sub(" ", " ".join(_strings(text))) for text in (message.id, message.string)))
        for message in read(FOLDER / f"{language}.po")
        if is_translated(message) and LOOKED_FOR not in message.auto_comments
    ]


def pattern(term: str) -> re.Pattern[str]:
    """A term in English, of one thing or of several; capitals tell a term from a plain word."""
    return re.compile(rf"\b{re.escape(term)}s?\b", 0 if term[0].isupper() else re.IGNORECASE)


def with_term(term: str, language: str) -> Iterator[Pair]:
    """The sentences that have it, not as a part of a longer term."""
    longer = [pattern(each["en"]) for each in TERMS if term in each["en"] and term != each["en"]]
    for pair in pairs(language):
        english = pair.english
        for other in longer:
            english = other.sub("", english)
        if pattern(term).search(english):
            yield pair


def is_called(said: str, names: str) -> bool:
    plain = said.casefold().replace("\u00ad", "")
    return any(
        all(word[: max(SHORT, len(word) - ENDING)] in plain for word in name.casefold().split())
        for name in names.split(" / ")
    )


def test_each_term_stands_there_once_and_has_a_name_in_each_language_of_the_glossary() -> None:
    assert len({each["en"] for each in TERMS}) == len(TERMS)
    assert all(each[language] for each in TERMS for language in LANGUAGES)
    assert {*LANGUAGES} <= {*TRANSLATED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_called_in_sentences_as_the_glossary_says(language: str) -> None:
    lost = []
    for each in TERMS:
        found = [is_called(pair.said, each[language]) for pair in with_term(each["en"], language)]
        if not found or sum(found) < LEAST * len(found):
            lost.append(f"{each['en']}: {sum(found)} of {len(found)}")
    assert lost == []
