"""The rulebook of Under Glass, chapter by chapter; opened when somebody looks something up."""

from __future__ import annotations

from typing import Final

from game.describe.glass.names import card_words
from game.rules.glass.api import CLAUSES, read_card
from game.words import NC_
from scenes.glass.rules.articles.cases import LAYING, POINTS, TABLE, TURN
from scenes.glass.rules.articles.two_minutes import TWO_MINUTES
from scenes.glass.rules.pictures import COVERED
from scenes.kit.scene import Scene
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.scene import look_up


def _called(code: str) -> str:
    return card_words(read_card(code))


BOOK: Final = Rulebook(
    NC_("game", "Under Glass"),
    COVERED,
    (TWO_MINUTES, TABLE, TURN, LAYING, POINTS),
    CLAUSES,
    _called,
)


def rules(clause: str = "") -> Scene[None]:
    """The rulebook, open at the article of a clause, or at its first one."""
    return look_up(BOOK, clause)
