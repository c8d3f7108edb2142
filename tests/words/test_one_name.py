"""One thing has one name: the words that docs/words.md sets aside are on no screen."""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

ROOT: Final = Path(__file__).parents[2]
POT: Final = ROOT / "assets" / "words" / "backyardia.pot"
STORIES: Final = (
    "council/trilogy",
    "describe/council/personas",
    "voices/council",
    "rulebook/search",
)
"""Told in voices of their own; and the words that a search leaves out."""


class Never(NamedTuple):
    """Words that are not used in the sentences of some files, and what is said instead."""

    words: str
    instead: str
    where: str = ""


NEVER: Final = (
    Never(r"Mosquitos", "Mosquitoes"),
    Never(r"everybody|somebody (is|has|wins)", "everyone, someone"),
    Never(r"lies? open|lying open", "face up"),
    Never(r"old hand", "classic"),
    Never(r"Ctrl [A-Z]", "keys joined by a plus"),
    Never(r"the machine", "the Termitenator"),
    Never(r"(the|a|this|whole) film", "replay"),
    Never(r"has to|have to|is allowed to", "must, can"),
    Never(r"take(s|n)? back|took .* back", "undo"),
    Never(r"drawer", "the deck", "rugs"),
    Never(r"(on|from) the rug", "the Floor", "describe/rugs"),
    Never(r"hang(s|ing)? up|hung up", "pin to the Wall", "rugs"),
    Never(r"\bslip\b", "the tally", "rugs"),
    Never(r"\bSum\b", "Total", "rugs"),
    Never(r"fold(s|ed)? a|has folded", "bid, has bid", "bugami"),
    Never(r"shared out", "divided by", "bugami"),
    Never(r"takes? (a |the )?tricks?", "win a trick", "bugami"),
    Never(r"\bgroups?\b", "run, cluster", "glass"),
    Never(r"brings? \d|brings? {", "scores", "glass"),
    Never(r"the other one\b", "the other player", "glass"),
    Never(r"[Ss]et as usual|usual (bot|table)|than usual|older bot", "default"),
    Never(r"\bAt once\b", "instant", "scenes/table"),
)


def catalogue() -> Catalog:
    with POT.open("rb") as opened:
        return read_po(opened)


TRANSLATED: Final = (
    ("de", r"Griff\b", "Wahl"),
    ("de", r"Nachlese", "Analyse"),
    ("de", r"Protokoll(?! des| führt|, das)", "Spielprotokoll"),
    ("de", r"(darf|dürfen|alle anderen) folgen", "wird gespielt, spielen"),
    ("de", r"die bedient( hat)?[.:,]", "der angespielten Farbe"),
    ("de", r"Gefolge\b|Gefolglos", "Gefolgschaft"),
    ("de", r"als (Erstes|Zweites|Drittes) dran", "zuerst, an zweiter Stelle"),
    ("de", r"Mussheirat!|Würfel auf der", "ohne Ausrufezeichen; auf dem Feld"),
    ("ja", r"時代(I|\{age\})", "第{age}時代"),
    ("ja", r"アニメ[^ー]|待った", "動き, 元に戻す"),
    ("ja", r"全点|標準の", "その点をすべて, 初期設定"),
    ("ja", r"フォローした中", "リードスートで"),
    ("ja", r"つの虫", "匹"),
    ("ja", "\uff0f(?!{lower})", "/"),
)
"""Per language what is not said, and what is said instead."""


def translated(language: str) -> list[tuple[str, str]]:
    with (POT.parent / f"{language}.po").open("rb") as opened:
        return [
            (" ".join(file for file, _line in message.locations), words)
            for message in read_po(opened)
            for words in (
                [message.string] if isinstance(message.string, str) else message.string or ()
            )
        ]


@pytest.mark.parametrize(("language", "never", "instead"), TRANSLATED)
def test_one_thing_has_one_name_in_translations(language: str, never: str, instead: str) -> None:
    wrong = [
        words
        for places, words in translated(language)
        if re.search(never, words) and not any(story in places for story in STORIES)
    ]
    assert not wrong, f"say {instead}:\n" + "\n".join(wrong)


def test_the_coach_speaks_japanese_in_one_style() -> None:
    """Reasons are beside each other on one page: all end politely."""
    ends = [
        words
        for places, words in translated("ja")
        if re.search(r"game/coach/\w+/(claims|reasons)", places) and words.endswith("。")
    ]
    polite = re.compile(r"(です|ます|ました|でした|ません|ましょう)。$")
    assert ends
    assert not [words for words in ends if not polite.search(words)]


def said(where: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for message in catalogue():
        places = " ".join(file for file, _line in message.locations)
        ids = [message.id] if isinstance(message.id, str) else [*message.id]
        if where in places and not any(story in places for story in STORIES):
            found += [
                (places, words) for words in ids if words and not _search_words(places, words)
            ]
    return found


def _search_words(places: str, words: str) -> bool:
    """Words that an article is found by: nobody sees them, and people look for what they know."""
    return "assets/rules/" in places and words == words.lower()


@pytest.mark.parametrize("never", NEVER, ids=lambda never: never.words)
def test_one_thing_has_one_name(never: Never) -> None:
    told = said(never.where)
    assert told
    wrong = [f"{place}: {words}" for place, words in told if re.search(never.words, words)]
    assert not wrong, f"say {never.instead}:\n" + "\n".join(wrong)


def test_the_page_of_words_names_what_is_never_said() -> None:
    page = " ".join((ROOT / "docs" / "words.md").read_text(encoding="utf-8").split())
    missing = [never.instead for never in NEVER if never.instead not in page]
    assert not missing
