"""The rugs' rulebook: read when somebody looks something up."""

from __future__ import annotations

from typing import Final

from game.describe.rugs.names import card_words
from game.rules.rugs.api import CARDS, CLAUSES
from game.words import NC_
from scenes.kit.scene import Scene
from scenes.rugs.palette import RUG_FIELD
from scenes.rugs.rules import pictures
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.parser import FOLDER, chapters
from scenes.shell.rulebook.scene import look_up


def _card_words(code: str) -> str:
    return card_words(CARDS[code])


BOOK: Final = Rulebook(
    NC_("game", "Bugs on Rugs"),
    RUG_FIELD,
    chapters(
        FOLDER / "rugs.md",
        CLAUSES,
        Example=pictures.Example,
        bugs=pictures.bugs,
        examples=pictures.examples,
        pictured=pictures.pictured,
        power=pictures.power,
        wall=pictures.wall,
        cards_picture=pictures.cards_picture,
        kinds_picture=pictures.kinds_picture,
        mosquito_picture=pictures.mosquito_picture,
        powers_picture=pictures.powers_picture,
        round_picture=pictures.round_picture,
    ),
    CLAUSES,
    _card_words,
)


def rules(clause: str = "") -> Scene[None]:
    """The rulebook, open at the article of a clause, or at its first one."""
    return look_up(BOOK, clause)
