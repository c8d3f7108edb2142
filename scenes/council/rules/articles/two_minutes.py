"""The game in two minutes, for whoever has never seen it."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.council.rules.articles.drawn import ring, trick
from scenes.council.rules.pictures import declared
from scenes.shell.rulebook.article import Article, Chapter, thoughts
from scenes.shell.rulebook.drawn import said

TWO_MINUTES: Final = Chapter(
    NC_("chapter", "In two minutes"),
    (
        Article(
            "short-game",
            NC_("article", "The game in short"),
            thoughts(
                N_(
                    "Five factions of bugs sit round the council, and each is a suit of your"
                    " cards. The cubes on its space are its strength."
                ),
                N_(
                    "In each of three Ages you play ten tricks. Tricks send visitors to the"
                    " council, visitors move the cubes, and the cubes decide the next trick."
                ),
                N_(
                    "The most points after Age III win. With two the Emissary plays along; in"
                    " solo you play against the Termitenator."
                ),
            ),
            ring(),
            (),
            N_("how to play learn start aim overview summary"),
            ("ages", "emissary", "termitenator"),
        ),
        Article(
            "short-trick",
            NC_("article", "Your turn: a card"),
            thoughts(
                N_(
                    "The leader plays any card, the others follow clockwise with one each. If"
                    " you hold the lead suit, you must play it; if you have none, play anything."
                ),
                N_("If all cards are on suit, the highest value wins the trick."),
                N_(
                    "One card off suit is enough, and the council decides: the suit in the"
                    " trick with the most cubes wins, with its highest card. Here a two beats an"
                    " eight."
                ),
            ),
            trick("A5 A8 B2 A3", "B4 A3 M2 C1"),
            (),
            N_("how to play turn lead"),
            ("following", "winning-a-trick", "strength"),
        ),
        Article(
            "short-visit",
            NC_("article", "After the trick: a visit"),
            thoughts(
                N_(
                    "Whoever played the lowest card of the lead suit visits the council, even"
                    " the winner of the trick."
                ),
                N_(
                    "The visitor picks a faction, takes up all its cubes and drops them"
                    " clockwise, one on each next space. The fifth comes home; any more go into"
                    " the Chambers for good."
                ),
                N_(
                    "So visitors choose which suit will be strong. Then the winner of the trick"
                    " leads the next one."
                ),
            ),
            said(
                ring("B3 M2 A2 C1 F7", sown="F"),
                N_("Seven cubes: four to the others, one home, two to the Chambers."),
            ),
            (),
            N_("how to play turn"),
            ("visitor", "sowing", "chambers"),
        ),
        Article(
            "short-points",
            NC_("article", "What you declare, and points"),
            thoughts(
                N_("Before the first trick of an Age everyone declares in secret."),
                N_(
                    "Allegiance: your last card scores a point for each cube on its faction"
                    " when the Age ends. No Allegiance: discard a card now, then win no tricks,"
                    " for 10 points and one more for each cube in the Chambers."
                ),
                N_(
                    "Every trick you win is worth a point. Then recruits make the weaker"
                    " factions stronger, and the next Age begins."
                ),
            ),
            declared("F6", 4, 2),
            (),
            N_("how to play end win score"),
            ("allegiance", "no-allegiance", "winning-the-game"),
        ),
    ),
)
