"""The rugs' rulebook, chapter by chapter; opened when somebody looks something up."""

from __future__ import annotations

from typing import Final

from game.describe.rugs.names import card_words
from game.rules.rugs.api import CARDS, CLAUSES
from game.words import NC_
from scenes.kit.scene import Scene
from scenes.rugs.palette import RUG_FIELD
from scenes.rugs.rules.articles.points import POINTS
from scenes.rugs.rules.articles.powers import POWERS
from scenes.rugs.rules.articles.rounds import ROUNDS, TABLE
from scenes.rugs.rules.articles.two_minutes import TWO_MINUTES
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.scene import look_up


def _called(code: str) -> str:
    return card_words(CARDS[code])


BOOK: Final = Rulebook(
    NC_("game", "Bugs on Rugs"),
    RUG_FIELD,
    (TWO_MINUTES, TABLE, ROUNDS, POWERS, POINTS),
    CLAUSES,
    _called,
)


def rules(clause: str = "") -> Scene[None]:
    """The rulebook, open at the article of a clause, or at its first one."""
    return look_up(BOOK, clause)
