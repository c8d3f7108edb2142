"""Rules that are looked up: contents, articles, what was found, letters to choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from build.album.setting import open_scene
from build.album.sheets import Show, title
from scenes.backend.headless import Unseen
from scenes.council.rules.articles.book import BOOK as COUNCIL
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.rulebook.trail import Looking, Page, Reading


def at(book: Rulebook, page: Page, *, letters: bool = False) -> Show:
    """A page of a rulebook over the title; ``letters``: with keys to type with."""

    def show(unseen: Unseen) -> None:
        title(unseen)
        scene = RulebookScene(book, page)
        if letters:
            scene.activate("find")
        open_scene(unseen, scene)

    return show


def two_minutes(name: str, book: Rulebook) -> Iterator[tuple[str, Show]]:
    """Each article of its first chapter, so named and numbered from one."""
    for number, article in enumerate(book.chapters[0].articles, start=1):
        yield f"{name}_{number}", at(book, Reading(article.id))


CONTENTS: Final = at(COUNCIL, Looking())
WON: Final = at(COUNCIL, Reading("winning-a-trick", "strongest-suit"))
MACHINE: Final = at(COUNCIL, Reading("machine-card", "would-lose"))
MOMENTS: Final = (
    *two_minutes("rulebook_short", COUNCIL),
    ("rulebook_contents", CONTENTS),
    ("rulebook_found", at(COUNCIL, Looking("alleg"))),
    ("rulebook_not_found", at(COUNCIL, Looking("qqx"))),
    ("rulebook_letters", at(COUNCIL, Looking("c"), letters=True)),
    ("rulebook_trick", WON),
    ("rulebook_chambers", at(COUNCIL, Reading("chambers"))),
    ("rulebook_editions", at(COUNCIL, Reading("winning-the-game", "shared"))),
    ("rulebook_machine", MACHINE),
)
LARGE: Final = (
    ("rulebook_large_contents", CONTENTS),
    ("rulebook_large_trick", WON),
    ("rulebook_large_machine", MACHINE),
)
STRONG: Final = (("rulebook_strong", WON),)
