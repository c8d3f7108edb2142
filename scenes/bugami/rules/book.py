"""Bugami's rulebook: read when somebody looks something up."""

from __future__ import annotations

from typing import Final

from game.describe.bugami.names import card_words
from game.rules.bugami.api import CARDS, CLAUSES, MISERE
from game.words import NC_
from scenes.bugami.rules import pictures
from scenes.kit.scene import Scene
from scenes.shell.rulebook.article import Rulebook
from scenes.shell.rulebook.parser import FOLDER, chapters
from scenes.shell.rulebook.scene import look_up


def _card_words(code: str) -> str:
    return card_words(CARDS[code])


BOOK: Final = Rulebook(
    NC_("game", "Bugami"),
    pictures.BLOTTER,
    chapters(
        FOLDER / "bugami.md",
        CLAUSES,
        HEARTS=2,
        MISERE=MISERE,
        hand=pictures.hand,
        Pile=pictures.Pile,
        piles=pictures.piles,
        sums=pictures.sums,
        trick=pictures.trick,
        bidding_picture=pictures.bidding_picture,
        game_picture=pictures.game_picture,
        trick_picture=pictures.trick_picture,
        wedding_picture=pictures.wedding_picture,
    ),
    CLAUSES,
    _card_words,
)


def rules(clause: str = "") -> Scene[None]:
    """The rulebook, open at the article of a clause, or at its first one."""
    return look_up(BOOK, clause)
