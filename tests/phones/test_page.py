"""What the page says before any script of it has come."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from typing import Final

from game import PROGRAM
from game.assets import assets_root
from game.languages import languages
from game.phones.http_handler import AGAIN
from game.phones.words import WORDS, page_words
from scenes.table.phones.files import PAGE
from tests.contract.test_descriptions import ASKING, LANGUAGES

HTML: Final = (assets_root() / "phone" / "index.html").read_text("utf-8")


def test_it_says_in_every_language_that_something_is_missing_and_how_to_try_again() -> None:
    for code in ("en", *(each.code for each in languages(assets_root() / "words"))):
        assert re.search(rf'<p lang="{code}">[^<]{{20,}}</p>', HTML)
        assert re.search(rf'<a id="again".*<span lang="{code}">[^<]+</span>.*</a>', HTML)


def test_its_first_title_is_the_name_of_the_program() -> None:
    assert f"<title>{PROGRAM}</title>" in HTML


def test_the_policy_knows_the_only_script_in_it() -> None:
    found = re.findall(r"<script>(.*?)</script>", HTML, re.DOTALL)
    assert [f"sha256-{b64encode(sha256(each.encode()).digest()).decode()}" for each in found] == [
        AGAIN
    ]


def test_whoever_taps_before_all_has_come_keeps_the_key() -> None:
    """A link without its script leads to a page that has forgotten what stands after the ``#``."""
    assert HTML.index("<script>") < HTML.index('<a id="again"')


def test_the_large_button_says_what_it_does_and_asks_nothing() -> None:
    """Every word of its own, in every language; those of choices are asked of each game."""
    page = (assets_root() / "phone" / "page.js").read_text("utf-8")
    said = "".join(re.findall(r"go\.textContent = ([^;]+);", page))
    names = {*re.findall(r"words\.(\w+)", said), *re.findall(r'"(\w+)"', said)}
    assert {"take", "here", "choose"} <= names <= WORDS.keys()
    for language in LANGUAGES:
        words = page_words([language])
        for name in names:
            assert not words[name].rstrip(" 。.").endswith(ASKING), words[name]


def test_every_file_of_the_page_is_served() -> None:
    served = {name for name, _kind in PAGE.values()}
    assert served == {each.name for each in (assets_root() / "phone").iterdir()}
