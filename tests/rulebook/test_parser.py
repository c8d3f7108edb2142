"""The text of a rulebook: what it says goes to translators, and what is wrong in it is told."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from build.words import collect
from game.catalogue import SHELF
from scenes.shell.rulebook.drawn import Sum, tally
from scenes.shell.rulebook.parser import FOLDER, BookError, Message, chapters, messages, parts_of
from tests.rulebook.books import BOOKS
from tests.words.reading import unspoken_in

ARTICLE: Final = """\
# Jokers

## led: A Joker is led: how

[With Jokers] You can lead a Joker
at any time.

§ joker-led

picture: tally(Sum(_("wins"), "1", "token"),
    Sum(_("loses"), "0"))
clauses: joker-led
also: lead
    joker
see: jokers thrown
"""
SENTENCES: Final = {"joker-led": "A Joker that is led wins."}
FILES: Final = sorted(FOLDER.glob("*.md"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.md"
    path.write_text(ARTICLE, encoding="utf-8")
    return path


def test_an_article_is_what_stands_in_its_text(file: Path) -> None:
    ((title, (article,)),) = chapters(file, SENTENCES)
    assert title == "Jokers"
    assert (article.id, article.title) == ("led", "A Joker is led: how")
    assert [tuple(passage) for passage in article.said] == [
        ("You can lead a Joker at any time.", "With Jokers"),
        ("A Joker that is led wins.", ""),
    ]
    drawn = tally(Sum("wins", "1", "token"), Sum("loses", "0"))
    assert getattr(article.picture, "args", None) == getattr(drawn, "args", ())
    assert article[4:] == (("joker-led",), "lead joker", ("jokers", "thrown"))


def test_translators_get_all_of_it_but_the_sentences_of_clauses(file: Path) -> None:
    assert [*messages(file)] == [
        Message(1, "Jokers", "chapter"),
        Message(3, "A Joker is led: how", "article"),
        Message(5, "With Jokers"),
        Message(5, "You can lead a Joker at any time."),
        Message(10, "wins"),
        Message(10, "loses"),
        Message(13, "lead joker", looked_for=True),
    ]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("# Jokers\n", "", "line 2: nothing can stand before the first #"),
        ("## led", "Led", "line 3: nothing can stand before the first ##"),
        ("led: A Joker is led: how", "led", "line 3: an article needs an id and a title"),
        ("picture:", "drawn:", "line 3: an article needs"),
        ("see: jokers", "also: jokers", "line 3: something is said twice"),
        ("§ joker-led", "§ joker", "line 8: the rules have no clause joker"),
        ("tally(", "tally((", "line 10: this is no picture"),
        ("tally(", "open(", "line 10: this picture cannot be drawn: open("),
        ('"token"', "token", "line 10: this picture cannot be drawn: token is not known"),
        ('"token"', "*FILES", r"line 10: this picture cannot be drawn: \*FILES"),
        ('"token"', '"a".b()', "line 10: this picture cannot be drawn"),
        ('"1", "token"', "", "line 10: this picture cannot be drawn"),
    ],
)
def test_what_is_wrong_is_told_with_its_file_and_line(
    file: Path, old: str, new: str, told: str
) -> None:
    file.write_text(ARTICLE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BookError, match=rf"^game\.md, {told.replace('(', '[(]')}") as wrong:
        chapters(file, SENTENCES)
    assert "\n" not in str(wrong.value)


def test_every_game_has_its_text() -> None:
    assert {file.stem for file in FILES} == {game.folder for game in SHELF.values()}


def test_what_an_article_says_can_be_translated() -> None:
    said = {(each.id, each.context) for each in collect()}
    for article in (article for book in BOOKS.values() for article in book):
        words = {article.also, *(each for passage in article.said for each in passage)}
        assert (article.title, "article") in said
        assert {(each, None) for each in words - {""}} <= said


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_sentence_in_a_picture_is_looked_up(file: Path) -> None:
    pictures = [part for part in parts_of(file) if part.kind == "picture:"]
    assert pictures
    assert not [found for part in pictures for found in unspoken_in(f"picture = {part.words}")]
