"""Points, weddings and the end."""

from __future__ import annotations

from typing import Final

from game.rules.bugami.api import MISERE
from game.words import N_
from scenes.bugami.rules.articles.drawn import sums
from scenes.bugami.rules.pictures import game_picture, wedding_picture
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import Sum, tally

HEARTS: Final = 2
WEDDINGS_IN: Final = N_("With Shotgun Wedding")
POINTS: Final = Chapter(
    N_("Points"),
    (
        Article(
            "bugs",
            N_("Tricks and bugs"),
            rule(
                N_(
                    "Whoever bid a suit counts 10 for each trick and divides by the number of"
                    " bugs in them, rounded down. Without a bug each trick counts 20. So a"
                    " single bug halves what clean tricks would bring, and every further one"
                    " hurts less."
                )
            ),
            sums((HEARTS, 4, 0), (HEARTS, 4, 1), (HEARTS, 4, 2), (HEARTS, 4, 3)),
            ("bugs-divide", "clean-tricks"),
            N_("score divide twenty ten clean rounded"),
            ("no-trick", "all-tricks", "bidding"),
        ),
        Article(
            "no-trick",
            N_("Not a single trick"),
            rule(
                N_(
                    "Whoever bid a suit and won no trick at all gets 30. That is less than"
                    " for a Misère that succeeds, and more than for many a pile of tricks with"
                    " bugs in it."
                )
            ),
            sums((HEARTS, 0, 0), (HEARTS, 2, 1), (HEARTS, 2, 0)),
            ("no-trick",),
            N_("zero tricks thirty nothing"),
            ("misere", "bugs"),
        ),
        Article(
            "misere",
            N_("Misère"),
            rule(
                N_(
                    "Whoever bids Misère promises to win no trick. Kept, this is worth 100;"
                    " with a trick it is worth nothing, however clean that was. To a Misère"
                    " bidder no card is a bug."
                )
            ),
            sums((MISERE, 0, 0), (MISERE, 1, 0)),
            ("misere-made", "misere-broken"),
            N_("zero no tricks hundred promise"),
            ("no-trick", "all-tricks", "bidding"),
        ),
        Article(
            "all-tricks",
            N_("Every trick"),
            rule(
                N_(
                    "Whoever bid a suit and wins every trick of the deal gets 100, whatever"
                    " bugs are in them, and all others get nothing. Only a Misère still brings"
                    " its 100. If a Misère bidder wins every trick, that seat gets nothing;"
                    " the others score as always."
                )
            ),
            tally(
                Sum(N_("Hearts, every trick"), "100", "bugami/bug_hearts"),
                Sum(N_("Clubs, no trick"), "0", "bugami/bug_clubs"),
                Sum(N_("Misère, no trick"), "100", "bugami/token_bid_misere"),
            ),
            ("all-tricks", "all-to-others"),
            N_("slam all hundred others nothing"),
            ("misere", "bugs"),
        ),
        Article(
            "wedding",
            N_("Weddings"),
            (
                Passage(
                    N_(
                        "All who bid the same suit are partners for this deal; nobody knows"
                        " before the bids are revealed. Their tricks and their bugs are added"
                        " up, and each of them gets the whole score: also the 30 for no trick"
                        " and the 100 for every trick. Misère bidders stay alone."
                    ),
                    WEDDINGS_IN,
                ),
            ),
            wedding_picture,
            ("wedding",),
            N_("partners shotgun marriage team same bid"),
            ("bugs", "bidding"),
        ),
        Article(
            "target",
            N_("Winning the game"),
            rule(
                N_(
                    "The game goes on until after a deal somebody has reached the target, 150"
                    " by default, and is ahead of everyone else: that seat wins. Below the"
                    " target, or level at the top, there is another deal. The target is chosen"
                    " when the table is set."
                )
            ),
            game_picture,
            ("setup-target", "below-target", "tied-lead", "target-reached"),
            N_("end winner tie target 150 another deal"),
            ("a-deal", "bugs"),
        ),
    ),
)
