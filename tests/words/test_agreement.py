"""What a translation says agrees with the English: its figures, and whom or what it is about."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from build.words import FOLDER, is_translated, read
from tests.words.translated import TRANSLATED

FIGURE: Final = re.compile(r"\d+")
GROUPED: Final = re.compile(r"(?<=\d)[.,\u00a0](?=\d{3}(?!\d))")
PLACE: Final = re.compile(r"\{[^{}]*\}")
NAMES: Final = "Ants Bees Cockroaches Mosquitoes Termites Clubs Diamonds Hearts Spades"
STEMS: Final = {
    "de": "Ameise Biene Kakerlake Mücke Termite Kreuz Karo Herz Pik",
    "ja": "アリ ハチ ゴキブリ カ シロアリ クラブ ダイヤ ハート スペード",
}
"""How suits and kinds of bugs are called, as far as that does not bend."""
WRITTEN_OUT: Final[dict[str, dict[str, str]]] = {
    "de": {"2": "zweit", "3": "dritt", "4": "viert", "5": "fünft"},
    "ja": {},
}
"""Figures that a language may say as words: *zu dritt*."""


def translated(language: str) -> Iterator[tuple[str, str]]:
    for message in read(FOLDER / f"{language}.po"):
        if message.id and is_translated(message):
            yield _last(message.id), _last(message.string)


def _last(forms: str | Sequence[str] | None) -> str:
    return forms if isinstance(forms, str) else (forms or ("",))[-1]


def figures(text: str) -> set[str]:
    """The figures that are written in a text, without what its places bring."""
    return set(FIGURE.findall(GROUPED.sub("", PLACE.sub(" ", text))))


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_figures_of_a_sentence_are_in_its_translation(language: str) -> None:
    written = WRITTEN_OUT[language]
    lost = [
        f"{english} → {said}: {figure}"
        for english, said in translated(language)
        for figure in sorted(figures(english) - figures(said))
        if written.get(figure, figure) not in said
    ]
    assert not lost, "\n".join(lost)


@pytest.mark.parametrize("language", TRANSLATED)
def test_suits_and_bugs_are_the_same_ones(language: str) -> None:
    lost = [
        f"{english} → {said}"
        for english, said in translated(language)
        for name, stem in zip(NAMES.split(), STEMS[language].split(), strict=True)
        if re.search(rf"\b{name}\b", english) and stem.casefold() not in said.casefold()
    ]
    assert not lost, "\n".join(lost)
