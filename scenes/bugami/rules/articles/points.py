"""Points, weddings and the end."""

from __future__ import annotations

from typing import Final

from game.rules.bugami.api import MISERE
from game.words import N_, NC_
from scenes.bugami.rules.articles.drawn import sums
from scenes.bugami.rules.pictures import game_picture, wedding_picture
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import Sum, tally

HEARTS: Final = 2
WEDDINGS_IN: Final = N_("With Shotgun Wedding")
POINTS: Final = Chapter(
    NC_("chapter", "Points"),
    (
        Article(
            "bugs",
            NC_("article", "Tricks and bugs"),
            rule(
                N_(
                    "If you bid a suit, count 10 for each trick and divide by the bugs "
                    "in them, rounding down. Without bugs each trick counts 20. So the "
                    "first bug halves what clean tricks would score, and every further "
                    "one hurts less."
                )
            ),
            sums((HEARTS, 4, 0), (HEARTS, 4, 1), (HEARTS, 4, 2), (HEARTS, 4, 3)),
            ("bugs-divide", "clean-tricks"),
            N_(
                "score divide twenty 20 ten 10 clean rounded rounding round points jokers "
                "bug in my tricks worth each why only got nobody without"
            ),
            ("no-trick", "all-tricks", "bidding"),
        ),
        Article(
            "no-trick",
            NC_("article", "No tricks at all"),
            rule(
                N_(
                    "If you bid a suit and win no tricks at all, you score 30. That is less "
                    "than a Misère that succeeds, and more than most piles of tricks with bugs "
                    "in them."
                )
            ),
            sums((HEARTS, 0, 0), (HEARTS, 2, 1), (HEARTS, 2, 0)),
            ("no-trick",),
            N_("zero tricks thirty 30 nothing got none win without any"),
            ("misere", "bugs"),
        ),
        Article(
            "misere",
            NC_("article", "Misère"),
            rule(
                N_(
                    "Bid Misère if you mean to win no tricks. If it succeeds it scores "
                    "100; a single trick, however clean, and it scores nothing. To a "
                    "Misère bidder no card is a bug."
                )
            ),
            sums((MISERE, 0, 0), (MISERE, 1, 0)),
            ("misere-made", "misere-broken"),
            N_(
                "zero no tricks hundred 100 promise points worth nil miser one trick fail "
                "failed broken"
            ),
            ("no-trick", "all-tricks", "bidding"),
        ),
        Article(
            "all-tricks",
            NC_("article", "Every trick"),
            rule(
                N_(
                    "If you bid a suit and win every trick of the deal, you score 100, "
                    "whatever bugs are in them, and everyone else nothing, except a "
                    "Misère, which still scores its 100. If a Misère bidder wins every "
                    "trick, that seat scores nothing and the others as always."
                )
            ),
            tally(
                Sum(N_("Hearts, every trick"), "100", "bugami/bug_hearts"),
                Sum(N_("Clubs, no trick"), "0", "bugami/bug_clubs"),
                Sum(N_("Misère, no trick"), "100", "bugami/token_bid_misere"),
            ),
            ("all-tricks", "all-to-others"),
            N_("slam all hundred 100 others nothing shoot moon sweep everything every single"),
            ("misere", "bugs"),
        ),
        Article(
            "wedding",
            NC_("article", "Weddings"),
            (
                Passage(
                    N_(
                        "All who bid the same suit are partners for this deal; nobody "
                        "knows until the bids are revealed. Their tricks and bugs are "
                        "added up, and each of them gets the whole score, also the 30 "
                        "for no tricks and the 100 for every trick. Misère bidders "
                        "stay alone."
                    ),
                    WEDDINGS_IN,
                ),
            ),
            wedding_picture,
            ("wedding",),
            N_("partners partner shotgun marriage team same bid two three together suit"),
            ("bugs", "bidding"),
        ),
        Article(
            "target",
            NC_("article", "Winning the game"),
            rule(
                N_(
                    "The game ends when, after a deal, someone has reached the target (150"
                    " unless you chose another) and is ahead of everyone else: they win. Below"
                    " the target, or level at the top, there is another deal. The target is"
                    " chosen when you set the table."
                )
            ),
            game_picture,
            ("setup-target", "below-target", "tied-lead", "target-reached"),
            N_(
                "end winner tie target 150 another deal how many points game over finish "
                "need win long rounds last draw level"
            ),
            ("a-deal", "bugs"),
        ),
    ),
)
