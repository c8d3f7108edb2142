"""The game in two minutes, for whoever has never seen it."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.bugami.rules.articles.drawn import Pile, piles
from scenes.bugami.rules.pictures import bidding_picture, game_picture, trick_picture
from scenes.shell.rulebook.article import Article, Chapter, thoughts

HEARTS: Final = 2
TWO_MINUTES: Final = Chapter(
    NC_("chapter", "In two minutes"),
    (
        Article(
            "short-game",
            NC_("article", "The game in short"),
            thoughts(
                N_(
                    "With your cards in hand, bid a bug: a suit that you would rather not have"
                    " in your tricks. Bids are secret until all have chosen."
                ),
                N_(
                    "Then win tricks without your bug in them, and get rid of cards that are"
                    " bugs to others. Or bid Misère: win no trick at all."
                ),
                N_(
                    "Deal after deal the points add up. Whoever is alone in front with 150"
                    " points wins."
                ),
            ),
            bidding_picture,
            (),
            N_("how to play learn start aim overview summary"),
            ("bidding", "hands", "misere"),
        ),
        Article(
            "short-trick",
            NC_("article", "Your turn: a card"),
            thoughts(
                N_(
                    "The leader plays any card; everyone after that, clockwise, must follow"
                    " suit. If you hold none of the lead suit, play anything."
                ),
                N_(
                    "The highest card of the lead suit wins. No suit beats another, and aces"
                    " are high. The winner leads the next trick."
                ),
                N_(
                    "Cannot follow? Then play a card that is a bug to whoever is about to win"
                    " the trick."
                ),
            ),
            trick_picture,
            (),
            N_("how to play turn lead"),
            ("following", "winning-a-trick", "jokers"),
        ),
        Article(
            "short-points",
            NC_("article", "What your tricks are worth"),
            thoughts(
                N_(
                    "After the deal, count the bugs in all your tricks together. Here you have"
                    " bid Hearts."
                ),
                N_(
                    "None: each trick is worth 20. One or more: each trick is worth 10, and the"
                    " total is divided by the bugs, rounded down. No tricks at all: 30."
                ),
                N_("Whoever bid Misère gets 100 for no tricks, and else nothing."),
            ),
            piles(
                HEARTS,
                Pile(("S9 S3 S6 SK", "D4 D10 D2 DQ"), N_("no bug: 20 for each trick")),
                Pile(
                    ("C7 H5 C2 CJ", "S4 H9 S8 SA", "D3 D8 D5 DK"),
                    N_("10 for each trick, divided by the bugs"),
                ),
                Pile((), N_("30 for staying out of all tricks")),
            ),
            (),
            N_("how to play score"),
            ("bugs", "no-trick", "all-tricks"),
        ),
        Article(
            "short-end",
            NC_("article", "From deal to deal"),
            thoughts(
                N_(
                    "After each deal the next seat deals. Once someone has reached the target,"
                    " 150 by default, and is ahead of everyone else, the game is over."
                ),
                N_(
                    "Cards that do not go round are set aside. Whoever wins the last trick of a"
                    " deal gets them as well, and any bugs among them."
                ),
            ),
            game_picture,
            (),
            N_("how to play end win target"),
            ("target", "rest", "wedding"),
        ),
    ),
)
