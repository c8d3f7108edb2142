"""The council's rulebook: read when somebody looks something up."""

from __future__ import annotations

from typing import Final

from game.describe.council.names import code_words
from game.rules.council.api import CLAUSES
from game.words import NC_
from scenes.council.rules import pictures
from scenes.kit.scene import Scene
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.parser import FOLDER, chapters
from scenes.shell.rulebook.scene import look_up

BOOK: Final = Rulebook(
    NC_("game", "Bug Council"),
    pictures.CLOTH,
    chapters(
        FOLDER / "council.md",
        CLAUSES,
        WITH_EMISSARY=pictures.WITH_EMISSARY,
        compared=pictures.compared,
        declared=pictures.declared,
        hand=pictures.hand,
        pyramid=pictures.pyramid,
        ring=pictures.ring,
        trick=pictures.trick,
    ),
    CLAUSES,
    code_words,
)


def rules(clause: str = "") -> Scene[None]:
    """The rulebook, open at the article of a clause, or at its first one."""
    return look_up(BOOK, clause)
