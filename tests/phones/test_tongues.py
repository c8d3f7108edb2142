"""Each phone is spoken to in its own language, whatever the screen speaks."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

import msgspec
import pytest

from game.catalogue import SHELF, part_of
from game.languages import best_code, translations
from game.pseudo_locale import PseudoLocale
from game.words import _, aside
from scenes.table.phones.files import Files
from tests.phones.evening import Evening, Robot

READ = {"words", "says", "name", "title", "log", "step", "does"}

pytestmark = pytest.mark.usefixtures("blind")


def scanned(evening: Evening, seat: int, language: str) -> Robot:
    key = evening.hands.address(seat).rpartition("#")[2]
    return Robot(evening.call(), {"t": "take", "key": key, "lang": language})


def sentences(told: object, name: str = "") -> Iterator[str]:
    """Everything in a table that is meant to be read."""
    if isinstance(told, dict):
        for key, value in told.items():
            yield from sentences(value, key)
    elif isinstance(told, list):
        for each in told:
            yield from sentences(each, name)
    elif isinstance(told, str) and name in READ:
        yield told


def is_strange(words: str) -> bool:
    return "[" in words or words.isascii() is False


def test_a_table_is_told_in_the_language_of_its_phone_and_of_no_other(council: Evening) -> None:
    council.scan(2, 3)
    english, strange = scanned(council, 0, "en"), scanned(council, 1, "xx")
    council.wait()
    here, there = english.table(), strange.table()
    while "[" not in there["ask"]["words"]:
        there = strange.table()
    assert "[" not in "".join(sentences(here))
    plain = {each for each in sentences(there) if each and not is_strange(each)}
    assert plain <= {"Ada", "Bruno", "Chika", "Dov"}
    assert "[" not in _("Menu")


def test_a_refusal_is_in_the_language_of_the_phone(council: Evening) -> None:
    council.scan(0, 2, 3)
    strange = scanned(council, 1, "xx")
    council.wait()
    ask = strange.table()["ask"]
    strange.say({"t": "do", "id": 1, "n": ask["n"] + 9, "choice": "nothing"})
    council.answer()
    assert is_strange(strange.hear_until("done")["why"])


def test_the_page_and_the_cards_follow_the_browser() -> None:
    files = Files("rugs", part_of(SHELF["bugs-on-rugs"], "scenes.*.entry.ENTRY").open_deck())
    for wishes, code in (("xx", "xx"), ("en-GB,en", "en"), ("tlh,vo", "en"), ("", "en")):
        found = files.find(f"/words/{wishes}.json")
        assert found is not None
        said = msgspec.json.decode(found.body)
        assert said["lang"] == code
        assert is_strange(said["turn"]) == (code == "xx")
    plain, strange = (files.find(f"/card/{code}/A10.svg") for code in ("en", "xx"))
    assert plain is not None
    assert strange is not None
    assert plain != strange
    assert files.find("/card/nowhere/A10.svg") == plain
    for odd in ("/words/../en.json", "/words/.json/", "/card/../A10.svg", "/card/en/A10/.svg"):
        assert files.find(odd) is None


def test_whoever_is_spoken_to_aside_is_alone_with_it() -> None:
    heard: list[str] = []
    with aside(translations("xx")):
        assert is_strange(_("Menu"))
        other = Thread(target=lambda: heard.append(_("Menu")))
        other.start()
        other.join()
        with aside(None):
            assert _("Menu") == "Menu"
    assert [_("Menu"), *heard] == ["Menu", "Menu"]


def test_a_wish_that_cannot_be_met_gets_the_language_of_the_screen() -> None:
    assert isinstance(translations("xx"), PseudoLocale)
    assert translations("nowhere") is None
    assert best_code(["tlh", "vo"]) == best_code([]) == "en"
    assert best_code(["tlh", "en-GB"]) == "en"
