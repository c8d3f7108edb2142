"""Rules are found by a few letters, misspelt too, and one gets back to where one was."""

from __future__ import annotations

import pytest

from scenes.kit.signals import BACKWARD, FORWARD, Key
from scenes.kit.stack import SceneStack
from scenes.shell.rulebook.scene import RulebookScene, look_up
from scenes.shell.rulebook.search import Index
from scenes.shell.rulebook.trail import ArticlePage, Page, SearchPage, Trail
from tests.rulebook.books import BOOKS
from tests.support.window import focus_on, press, stack

COUNCIL = BOOKS["bug-council"]


def page(opened: SceneStack) -> Page:
    book = opened.scenes[-1]
    assert isinstance(book, RulebookScene)
    return book.page


def typed(words: str) -> list[str]:
    return [f"text:{letter}" for letter in words]


@pytest.mark.parametrize(
    ("game", "query", "best"),
    [
        ("bug-council", "foll", "following"),
        ("bug-council", "folow", "following"),
        ("bug-council", "alegiance", "allegiance"),
        ("bug-council", "chambrs", "chambers"),
        ("bug-council", "trump", "winning-a-trick"),
        ("bug-council", "sow", "sowing"),
        ("bug-council", "no alleg sha", "shared-bonus"),
        ("bugami", "misere", "misere"),
        ("bugami", "joker led", "joker-led"),
        ("bugs-on-rugs", "mosqito pair", "pairs"),
        ("bugs-on-rugs", "laydbug four", "ladybug"),
        ("display-case", "spdier", "the-spider"),
    ],
)
def test_a_few_letters_find_it_misspelt_too(game: str, query: str, best: str) -> None:
    assert Index(BOOKS[game]).search(query)[0].id == best


@pytest.mark.parametrize("game", BOOKS)
def test_every_article_is_found_first_by_its_title(game: str) -> None:
    index = Index(BOOKS[game])
    for article in BOOKS[game]:
        assert article.id in [found.id for found in index.search(article.title)[:2]]


def test_what_is_nowhere_finds_nothing() -> None:
    assert Index(COUNCIL).search("qqxzw") == []
    assert Index(COUNCIL).search("  ") == []


@pytest.mark.parametrize("article", ["", "following", "recruits"])
def test_typing_looks_and_enter_opens_the_best(article: str) -> None:
    opened = stack(look_up(COUNCIL, article))
    press(opened, *typed("recr"))
    assert page(opened) == SearchPage("recr")
    press(opened, "return")
    assert page(opened) == ArticlePage("recruits")


def test_typing_looks_from_an_article_as_well() -> None:
    opened = stack(look_up(COUNCIL, "follow-suit"))
    press(opened, *typed("em"), "backspace", "backspace", "backspace")
    assert page(opened) == ArticlePage("following", "follow-suit")


@pytest.mark.parametrize("back", ["backspace", BACKWARD])
def test_back_and_forth_as_in_a_browser(back: str) -> None:
    opened = stack(look_up(COUNCIL, "follow-suit"))
    press(opened, "page down")
    second = page(opened)
    press(opened, back)
    assert page(opened) == ArticlePage("following", "follow-suit")
    press(opened, FORWARD)
    assert page(opened) == second
    press(opened, FORWARD)
    assert page(opened) == second


def test_the_shoulders_of_a_gamepad_lead_back_and_forth() -> None:
    opened = stack(look_up(COUNCIL, "follow-suit"))
    press(opened, "page down")
    opened.send(Key("backtab", "pad:lb"))
    assert page(opened) == ArticlePage("following", "follow-suit")
    opened.send(Key("tab", "pad:rb"))
    assert page(opened) == ArticlePage("winning-a-trick")


def test_without_a_keyboard_letters_are_chosen_one_by_one() -> None:
    opened = stack(look_up(COUNCIL))
    book = opened.scenes[-1]
    focus_on(opened, "contents")
    press(opened, "return")
    focus_on(opened, "letters")
    press(opened, "return")
    for letter in "cham":
        book.activate(f"letter:{letter}")
        opened.draw()
    book.activate("letter:←")
    assert page(opened) == SearchPage("cha")
    book.activate("hit:0")
    assert page(opened) == ArticlePage("chambers")


def test_links_and_contents_lead_on() -> None:
    opened = stack(look_up(COUNCIL, "chambers"))
    book = opened.scenes[-1]
    book.activate("see:sowing")
    assert page(opened) == ArticlePage("sowing")
    book.activate("contents")
    assert page(opened) == SearchPage()
    book.activate("article:thief")
    assert page(opened) == ArticlePage("thief")
    press(opened, "escape")
    assert not opened.is_running


def test_the_last_article_is_followed_by_the_first() -> None:
    ids = [article.id for article in COUNCIL]
    assert COUNCIL.beside(COUNCIL.article(ids[-1]), 1).id == ids[0]
    assert COUNCIL.beside(COUNCIL.article(ids[0]), -1).id == ids[-1]


def test_letters_change_a_search_and_do_not_lengthen_the_way_back() -> None:
    trail = Trail(SearchPage())
    for query in ("a", "ab", "abc"):
        trail.go(SearchPage(query))
    trail.walk(-1)
    assert trail.page == SearchPage()
    assert not trail.has_earlier
    assert trail.has_later


def test_what_is_not_in_the_book_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        look_up(COUNCIL, "no such clause")
