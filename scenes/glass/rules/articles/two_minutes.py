"""The game in two minutes, for whoever has never seen it."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.glass.rules.articles.drawn import example
from scenes.glass.rules.pictures import lay_picture, spider_picture, turn_picture
from scenes.shell.rulebook.article import Article, Chapter, thoughts

ALL: Final = "BGYRSM"
TWO_MINUTES: Final = Chapter(
    NC_("chapter", "In two minutes"),
    (
        Article(
            "short-game",
            NC_("article", "The game in short"),
            thoughts(
                N_(
                    "Two people collect insects, each in a case of five by five cells. You lay"
                    " cards of four cells into yours, later ones over earlier ones."
                ),
                N_(
                    "Only what is seen at the end counts: beetles of a colour side by side in a"
                    " row or column, leaf pairs that touch, stag beetles and moths."
                ),
                N_("The most points win."),
            ),
            example(ALL, 7, framed=ALL),
            (),
            N_("how to play learn start aim overview summary"),
            ("two-cases", "runs", "leaf-pairs"),
        ),
        Article(
            "short-turn",
            NC_("article", "Your turn: take one, lay one"),
            thoughts(
                N_(
                    "Take the top card of one of three stacks. Then lay one of your two cards"
                    " into your case and keep the other for later."
                ),
                N_("Both of you see cases, hands and top cards; nobody knows what lies deeper."),
                N_(
                    "Before you take a card, one of your 3 coins can move a top card onto"
                    " another stack."
                ),
            ),
            turn_picture,
            (),
            N_("how to play draw"),
            ("turn", "stacks", "coin"),
        ),
        Article(
            "short-laying",
            NC_("article", "Where a card fits"),
            thoughts(
                N_(
                    "Your first card can go anywhere in the case. After that at least one "
                    "insect must be straight on top of its own kind; the other cells can be "
                    "empty or filled."
                ),
                N_("Only another dung beetle can cover a dung beetle."),
                N_("A stag beetle or a moth fills two cells: cover both or none."),
            ),
            lay_picture,
            (),
            N_("how to play cover"),
            ("like-on-like", "dung", "stag-and-moth"),
        ),
        Article(
            "short-points",
            NC_("article", "Points and the end"),
            thoughts(
                N_(
                    "In a run each blue beetle is worth 1 point, each green one 2, each gold"
                    " one 3. A leaf pair is worth 1, and 1 more for each other pair around it; a"
                    " stag beetle or a moth 5, an unspent coin 2."
                ),
                N_(
                    "The Spider is among the last three cards of one stack. Once it is seen,"
                    " this turn is finished, the other player has one more, and the game is"
                    " over."
                ),
            ),
            spider_picture,
            (),
            N_("how to play end win score"),
            ("runs", "the-spider", "passing"),
        ),
    ),
)
