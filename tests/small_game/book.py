"""The rulebook of Last Leaf."""

from __future__ import annotations

from typing import Final

from scenes.kit.scene import Scene
from scenes.shell.rulebook.article import Article, Chapter, Rulebook, rule
from scenes.shell.rulebook.drawn import cards
from scenes.shell.rulebook.scene import look_up
from tests.small_game.deck import DECK
from tests.small_game.rules import CLAUSES, GAME, KEEP

GROUND: Final = "#2F4F49"
ROUND: Final = Article(
    "round",
    "A round",
    rule(
        "Everybody plays one leaf, and the highest leaf wins the round: a point. Whoever has won"
        " leads the next. Three deals, and the most points win."
    ),
    cards(DECK, ("3", "8", "5"), lit=("8",)),
    ("own-card", "every-card-once"),
    see=("last-leaf",),
)
LAST_LEAF: Final = Article(
    "last-leaf",
    "The last leaf",
    rule(
        "The highest leaf of a hand is kept for last: as long as you hold another one, play that."
        " So everyone's last round is a great one."
    ),
    cards(DECK, ("2", "4", "9"), dim=("9",)),
    (KEEP,),
    see=("round",),
)
TWO_MINUTES: Final = Chapter("In two minutes", (ROUND, LAST_LEAF))
BOOK: Final = Rulebook(GAME.title, GROUND, (TWO_MINUTES,), CLAUSES)


def rules(clause: str = "") -> Scene[None]:
    return look_up(BOOK, clause)
