"""The game in two minutes, for whoever has never seen it."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.rugs.rules.articles.drawn import Example, examples
from scenes.rugs.rules.pictures import (
    cards_picture,
    powers_picture,
    round_picture,
)
from scenes.shell.rulebook.article import Article, Chapter, thoughts

TWO_MINUTES: Final = Chapter(
    NC_("chapter", "In two minutes"),
    (
        Article(
            "short-game",
            NC_("article", "The game in short"),
            thoughts(
                N_(
                    "Every card is a bug on a rug: the icon in its corner is the type, the"
                    " strip below it the rug."
                ),
                N_(
                    "Your hand is your collection, and nobody else sees it. Each of the nine"
                    " types scores in its own way at the end, and the most points win."
                ),
                N_("The tally at the right of the table shows what your bugs are worth now."),
            ),
            cards_picture,
            (),
            N_("how to play learn start aim overview summary"),
            ("ninety", "hand", "scoring"),
        ),
        Article(
            "short-round",
            NC_("article", "Your turn: a bug"),
            thoughts(
                N_(
                    "A round begins with two bugs for each player and one more, face up on the "
                    "Floor."
                ),
                N_(
                    "Whoever has the slipper picks one first, then the others clockwise. The "
                    "last one picks twice in a row, and it goes back to the first."
                ),
                N_(
                    "The bug that is left over flies to the end of the Wall, and its power is"
                    " carried out. Then the slipper goes to the left."
                ),
            ),
            round_picture,
            (),
            N_("how to play turn pick"),
            ("a-round", "floor", "the-wall"),
        ),
        Article(
            "short-powers",
            NC_("article", "A power is for all"),
            thoughts(
                N_(
                    "The disc on the bug that is left over says what happens: everyone passes,"
                    " swaps, draws or gives a bug."
                ),
                N_("So look at what you leave behind, not only at what you take."),
                N_("Some powers bring a new bug to the Wall, and that one acts as well."),
            ),
            powers_picture,
            (),
            N_("how to play leftover"),
            ("the-wall", "hatching", "open"),
        ),
        Article(
            "short-points",
            NC_("article", "Points and the last round"),
            thoughts(
                N_(
                    "Somewhere in the deck is the End card. If it turns up while the Floor is"
                    " filled, this round is the last; in a power, the next one."
                ),
                N_(
                    "Then all collections are revealed and scored, type by type: four Ladybugs"
                    " are worth 25, three only 3. Two Mosquitoes can count as one bug of a type"
                    " you hold."
                ),
                N_("On level points the best single type wins."),
            ),
            examples(
                Example("D1 D4 D5 D8", N_("four Ladybugs"), 25),
                Example("B1 B6", N_("an even number of Beetles"), 10),
                Example("S2 Y5", N_("a Spider that eats a Fly"), 7),
                Example("F1 F4 A3 L7", N_("2 Fireflies, 4 different rugs"), 8),
            ),
            (),
            N_("how to play end win score"),
            ("scoring", "the-end-card", "pairs"),
        ),
    ),
)
