"""The rulebook of Last Leaf; what it says is in ``book.md``."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from scenes.kit.scene import Scene
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.drawn import cards
from scenes.shell.rulebook.parser import chapters
from scenes.shell.rulebook.scene import look_up
from tests.small_game.deck import DECK
from tests.small_game.rules import CLAUSES, GAME

GROUND: Final = "#2F4F49"
TEXT: Final = Path(__file__).with_name("book.md")
CHAPTERS: Final = chapters(TEXT, CLAUSES, cards=partial(cards, DECK))
BOOK: Final = Rulebook(GAME.title, GROUND, CHAPTERS, CLAUSES)


def rules(clause: str = "") -> Scene[None]:
    return look_up(BOOK, clause)
