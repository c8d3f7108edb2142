"""The page for a native speaker says which language is which, and leads everywhere."""

import re

import pytest

from build.languages.page import Sentence, page
from build.languages.review import Stand, stand_of
from game.languages import Language

FILES = (
    "scenes/table/a.py",
    "scenes/council/board/b.py",
    "game/commands/c.py",
    "assets/lessons/d.json",
    "scenes/council/board/e.py",
)


def written(code: str = "pt_BR") -> str:
    sentences = [Sentence(file, (f"in {file}",), ("dito",), "", (), None) for file in FILES]
    return page(Language(code, "português"), "Portuguese", sentences)


def test_it_is_called_what_its_readers_call_their_language_and_what_we_do() -> None:
    assert '<h1><span lang="pt-BR">português</span> (Portuguese)</h1>' in written()
    assert f"<title>Portuguese: {len(FILES)} sentences</title>" in written()


def test_each_column_says_in_which_language_it_is() -> None:
    assert '<html lang="en">' in written()
    assert written().count('<div lang="pt-BR"><p class="said">dito</p>') == len(FILES)


def test_every_folder_can_be_jumped_to_and_what_belongs_to_a_game_stands_together() -> None:
    links, places = (
        re.findall(mark, written()) for mark in ('href="#([^"]+)"', '<section id="([^"]+)"')
    )
    assert links == places
    assert places == ["scenes/table", "assets/lessons", "scenes/council/board", "game/commands"]
    chapters = re.findall("<h2>(.+)</h2>", written())
    assert chapters == [
        "What all games share",
        "Lessons",
        "Bug Council of Backyardia",
        "At a terminal",
    ]


@pytest.mark.parametrize(
    ("sentence", "line"),
    [
        ("{count} Stiche", "3 Stiche"),
        ("Bisher besucht {who} den Rat ({value})", "Bisher besucht Dov den Rat (6)"),
        ("{who} gewinnt Stich {number}: {suit} sind stärker.", "gewinnt Stich 3: Ameisen sind"),
        ("Stich {number} von {count}", "Stich 3 von 10"),
        ("den Rat", None),
        ("{who}: {card}", None),
    ],
)
def test_a_picture_shows_the_sentence_and_no_other_that_shares_words(
    sentence: str, line: str | None
) -> None:
    lines = (
        "Dov besucht den Rat: niedrigste Karte in Fliegen.",
        "Bisher besucht Dov den Rat (6)",
        "3 Stiche gewonnen:",
        "3 Stiche",
        "gewinnt Stich 3: Ameisen sind",  # the name before it is bold, the rest is one line lower
        "Stich 3 von 10",
    )
    found = stand_of(sentence, [Stand(text, 0, 0) for text in lines])
    assert (found and found.text) == line
