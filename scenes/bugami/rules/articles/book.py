"""Bugami's rulebook, chapter by chapter; opened when somebody looks something up."""

from __future__ import annotations

from typing import Final

from game.describe.bugami.names import card_words
from game.rules.bugami.api import CARDS, CLAUSES
from game.words import NC_
from scenes.bugami.rules.articles.play import DEAL, JOKERS, TRICKS
from scenes.bugami.rules.articles.points import POINTS
from scenes.bugami.rules.articles.two_minutes import TWO_MINUTES
from scenes.bugami.rules.pictures import BLOTTER
from scenes.kit.scene import Scene
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.scene import look_up


def _called(code: str) -> str:
    return card_words(CARDS[code])


BOOK: Final = Rulebook(
    NC_("game", "Bugami"), BLOTTER, (TWO_MINUTES, DEAL, TRICKS, JOKERS, POINTS), CLAUSES, _called
)


def rules(clause: str = "") -> Scene[None]:
    """The rulebook, open at the article of a clause, or at its first one."""
    return look_up(BOOK, clause)
