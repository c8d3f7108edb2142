"""The rulebook of Under Glass: read when somebody looks something up."""

from __future__ import annotations

from typing import Final

from game.describe.glass.names import card_words
from game.rules.glass.api import CLAUSES, read_card
from game.words import NC_
from scenes.glass.rules import pictures
from scenes.kit.scene import Scene
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.parser import FOLDER, chapters
from scenes.shell.rulebook.scene import look_up


def _card_words(code: str) -> str:
    return card_words(read_card(code))


BOOK: Final = Rulebook(
    NC_("game", "Under Glass"),
    pictures.COVERED,
    chapters(
        FOLDER / "glass.md",
        CLAUSES,
        example=pictures.example,
        refused=pictures.refused,
        coin_picture=pictures.coin_picture,
        lay_picture=pictures.lay_picture,
        spider_picture=pictures.spider_picture,
        turn_picture=pictures.turn_picture,
    ),
    CLAUSES,
    _card_words,
)


def rules(clause: str = "") -> Scene[None]:
    """The rulebook, open at the article of a clause, or at its first one."""
    return look_up(BOOK, clause)
