"""Declarations, points and the end."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.council.rules.articles.drawn import hand, ring
from scenes.council.rules.articles.editions import PROTOTYPE, PUBLISHED
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import Sum, said, signs, stacked, tally

DECLARED: Final = signs(
    ("council/token_allegiance", N_("Allegiance")),
    ("council/token_no_allegiance", N_("No Allegiance")),
)
POINTS: Final = Chapter(
    NC_("chapter", "Points"),
    (
        Article(
            "declare",
            NC_("article", "Declaring"),
            rule(
                N_(
                    "Before the first trick of an Age everyone looks at their hand and "
                    "secretly chooses Allegiance or No Allegiance. When all have "
                    "chosen, the declarations are shown together. They hold for this "
                    "Age and cannot be changed."
                )
            ),
            DECLARED,
            (),
            N_(
                "declaration secret choose bid decide when change say out loud tell reveal "
                "announce before first trick"
            ),
            ("allegiance", "no-allegiance", "discard"),
        ),
        Article(
            "discard",
            NC_("article", "The discard"),
            rule(
                N_(
                    "Whoever declared No Allegiance discards one card from their hand, "
                    "in turn order from the leader, unseen by the others. It goes face "
                    "down on top of the leftover deck and scores nothing. The other "
                    "ten cards are played."
                )
            ),
            said(hand("B1 A2 C7 F5"), N_("One of them goes away, face down.")),
            (),
            N_("put aside throw away face down which card no allegiance leftover"),
            ("no-allegiance", "declare", "refill"),
        ),
        Article(
            "points-from-tricks",
            NC_("article", "Points from tricks"),
            rule(
                N_(
                    "Every trick you won is worth 1 point at the end of the Age, "
                    "whatever you declared and whatever cards are in it."
                )
            ),
            tally(
                Sum(N_("4 tricks"), "4", "shared/token_trickpile"),
                Sum(N_("1 trick"), "1", "shared/token_trickpile"),
                Sum(N_("no tricks"), "0", "shared/token_trickpile"),
            ),
            (),
            N_("score tricks one point each what do i worth won how many"),
            ("allegiance", "no-allegiance", "winning-the-game"),
        ),
        Article(
            "allegiance",
            NC_("article", "Allegiance"),
            rule(
                N_(
                    "With Allegiance, your eleventh card is not played. It scores 1 "
                    "point for every cube on its faction's space when the Age ends, "
                    "after the visit of trick 10. The value of the card does not "
                    "matter. An empty space scores nothing."
                )
            ),
            stacked(ring("B3 M2 A2 C1 F4"), said(hand("F6"), N_("Flies 6 is left: 4 points."))),
            (),
            N_(
                "last card faction cubes score bonus left eleventh remaining kept points "
                "worth hand end value"
            ),
            ("no-allegiance", "declare", "sowing"),
        ),
        Article(
            "no-allegiance",
            NC_("article", "No Allegiance"),
            rule(
                N_(
                    "Win no tricks all Age and No Allegiance succeeds: 10 points, plus "
                    "1 for every cube in the Chambers. A single trick breaks it: you "
                    "score your tricks and nothing else. In solo it is worth 15 "
                    "instead of 10."
                )
            ),
            tally(
                Sum(N_("no tricks, Chambers empty"), "10", "council/token_no_allegiance"),
                Sum(N_("no tricks, 3 cubes in there"), "13", "council/token_no_allegiance"),
                Sum(N_("1 trick"), "0", "shared/token_trickpile"),
            ),
            (),
            N_(
                "misere zero tricks ten 10 15 points broken succeeded bonus nil null "
                "nothing worth win one fail failed lose"
            ),
            ("shared-bonus", "discard", "chambers"),
        ),
        Article(
            "shared-bonus",
            NC_("article", "No Allegiance, shared"),
            (
                Passage(
                    N_(
                        "If several succeed in the same Age, they split the bonus, "
                        "Chambers included."
                    )
                ),
                Passage(
                    N_("Rounded down. An Emissary without a trick takes a share as well."),
                    PUBLISHED,
                ),
                Passage(N_("Rounded up. The Emissary takes no share."), PROTOTYPE),
            ),
            tally(
                Sum(N_("13 points, one succeeds"), "13", "council/token_no_allegiance"),
                Sum(N_("13 for two, published"), "6", "council/token_no_allegiance"),
                Sum(N_("13 for two, prototype"), "7", "council/token_no_allegiance"),
            ),
            (),
            N_(
                "split divide round several succeed two three both players everyone more "
                "than one together"
            ),
            ("no-allegiance", "emissary-points", "chambers"),
        ),
        Article(
            "winning-the-game",
            NC_("article", "Winning the game"),
            (
                Passage(N_("After Age III the most points win.")),
                Passage(
                    N_("If points are level, the most tricks in Age III win; else all share."),
                    PUBLISHED,
                ),
                Passage(
                    N_(
                        "If points are level, the most points from tricks over the game win, then"
                        " the best single Age; else all share."
                    ),
                    PROTOTYPE,
                ),
            ),
            tally(
                Sum(N_("Published: Ada 35 (6 tricks)"), "1.", "shared/token_crown"),
                Sum(N_("Bruno 35 (2 tricks)"), "2."),
                Sum(N_("Chika 31"), "3."),
            ),
            ("most-points", "final-age-tricks", "trick-points", "best-age", "shared"),
            N_(
                "end winner tie break victory final draw level points wins equal same most "
                "how do i win who"
            ),
            ("ages", "points-from-tricks", "termitenator-points"),
        ),
    ),
)
