"""The council's rulebook, chapter by chapter; opened when somebody looks something up."""

from __future__ import annotations

from typing import Final

from game.describe.council.names import code_words
from game.rules.council.api import CLAUSES
from game.words import NC_
from scenes.council.rules.articles.emissary import EMISSARY
from scenes.council.rules.articles.points import POINTS
from scenes.council.rules.articles.solo import PERSONALITIES, TERMITENATOR
from scenes.council.rules.articles.tricks import TABLE, TRICKS
from scenes.council.rules.articles.two_minutes import TWO_MINUTES
from scenes.council.rules.articles.visits import VISITS
from scenes.council.rules.pictures import CLOTH
from scenes.kit.scene import Scene
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.scene import look_up

BOOK: Final = Rulebook(
    NC_("game", "Bug Council"),
    CLOTH,
    (TWO_MINUTES, TABLE, TRICKS, VISITS, POINTS, EMISSARY, TERMITENATOR, PERSONALITIES),
    CLAUSES,
    code_words,
)


def rules(clause: str = "") -> Scene[None]:
    """The rulebook, open at the article of a clause, or at its first one."""
    return look_up(BOOK, clause)
