"""The deal, the bids and the tricks."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.bugami.rules.articles.drawn import hand, trick
from scenes.bugami.rules.pictures import bidding_picture
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import Sum, said, stacked, steps, tally

JOKERS_IN: Final = N_("With Jokers")
DEAL: Final = Chapter(
    NC_("chapter", "The deal"),
    (
        Article(
            "a-deal",
            NC_("article", "A deal from start to end"),
            rule(
                N_(
                    "A game is a series of deals. Everyone gets a hand and bids in "
                    "secret; all cards are played in tricks; points are counted. Then "
                    "the deal passes clockwise. After the last deal the game is over. "
                    "Only what is due can be chosen."
                )
            ),
            steps(
                N_("Deal all cards that go round"),
                N_("Bid a suit or Misère, in secret"),
                N_("Play all tricks"),
                N_("Count points, and pass the deal"),
            ),
            ("over", "wrong-phase"),
            N_("round phase turn order of play end"),
            ("seats", "bidding", "target"),
        ),
        Article(
            "seats",
            NC_("article", "Seats and dealer"),
            rule(
                N_(
                    "Three to seven can play. Whoever sets the table chooses the first "
                    "dealer, or leaves it to chance. After each deal the next seat "
                    "clockwise deals. The player to the dealer's left leads the first "
                    "trick."
                )
            ),
            steps(
                N_("Ada deals"),
                N_("Bruno, on her left, leads"),
                N_("Next time Bruno deals"),
            ),
            ("setup-seats", "setup-dealer"),
            N_("players how many leader lead first card deals dealer who starts begins"),
            ("hands", "following"),
        ),
        Article(
            "hands",
            NC_("article", "Hands"),
            rule(
                N_(
                    "Cards are dealt as far as they go round evenly: without Jokers 17 "
                    "each for three, then 13, 10, 8 and 7 for four to seven. The rest "
                    "is set aside face down and goes with the last trick. Aces are "
                    "high, twos low."
                )
            ),
            tally(
                Sum(N_("three players"), "17"),
                Sum(N_("four players"), "13"),
                Sum(N_("five players"), "10"),
                Sum(N_("six players"), "8"),
                Sum(N_("seven players"), "7"),
            ),
            ("deal-hands", "deal-cards", "deal-due"),
            N_("pack deck cards how many rest each player get dealt hand"),
            ("rest", "jokers"),
        ),
        Article(
            "bidding",
            NC_("article", "Bidding a bug"),
            rule(
                N_(
                    "Look at your hand and bid a suit, or Misère. Bids stay hidden "
                    "until all are in, then face up for the rest of the deal, and "
                    "cannot be changed. Several can bid the same. A bug is a card of "
                    "your own suit in your tricks. A Joker in your tricks is a bug, "
                    "too."
                )
            ),
            bidding_picture,
            (),
            N_(
                "bid secret suit choose hearts clubs spades diamonds what is bug change "
                "shown later reveal see decide mind"
            ),
            ("bugs", "misere", "wedding"),
        ),
        Article(
            "open",
            NC_("article", "What everyone may see"),
            rule(
                N_(
                    "Open to all: the bids, the trick on the table and the one before "
                    "it, how many tricks each has won, and the points. Closed: hands "
                    "and the cards set aside, which are shown with the last trick. "
                    "Older tricks lie face down; the log tells them only with Open log."
                )
            ),
            said(hand("S4", "SJ", "S9"), N_("the last trick may be seen again")),
            (),
            N_(
                "public hidden secret memory look see earlier old previous played tricks "
                "allowed show"
            ),
            ("rest", "bidding"),
        ),
    ),
)
TRICKS: Final = Chapter(
    NC_("chapter", "Tricks"),
    (
        Article(
            "following",
            NC_("article", "Follow suit"),
            rule(
                N_(
                    "The leader plays any card. Going clockwise, everyone else must "
                    "play a card of the suit led if they hold one. If they hold none "
                    "they can play anything: that is how a bug gets into someone "
                    "else's trick."
                )
            ),
            said(
                hand("H3", "HQ", "C9", "S5", dim=("C9", "S5")),
                N_("Hearts are led: only Hearts may follow."),
            ),
            ("follow-suit", "in-hand"),
            N_(
                "must play lead suit off suit refuse void cannot have any forced obliged "
                "hearts spades clubs diamonds out of"
            ),
            ("winning-a-trick", "joker-thrown"),
        ),
        Article(
            "winning-a-trick",
            NC_("article", "Winning a trick"),
            rule(
                N_(
                    "The highest card of the suit that was led wins; there are no trumps. Cards of"
                    " other suits never win, however high they are. The winner leads the next"
                    " trick."
                )
            ),
            trick(
                1,
                ("H7", N_("leads Hearts")),
                ("HK", N_("highest: wins it")),
                ("H2", N_("follows")),
                ("CA", N_("has no Hearts")),
            ),
            ("highest-of-suit",),
            N_(
                "highest trump takes winner ace king high low beats higher lower wins best "
                "strongest off suit other two"
            ),
            ("following", "joker-led", "bugs"),
        ),
        Article(
            "rest",
            NC_("article", "Cards set aside"),
            rule(
                N_(
                    "Whoever wins the last trick of a deal also gets the cards set "
                    "aside, bugs and Jokers included. They are turned up then, and are "
                    "not a trick of their own."
                )
            ),
            stacked(
                said(hand("S4", "SJ", "S9", "DQ"), N_("the last trick")),
                said(hand("H5", "C10"), N_("laid aside")),
            ),
            ("rest-to-last",),
            N_("leftover left over talon kitty last trick aside remaining undealt extra"),
            ("hands", "bugs"),
        ),
    ),
)
JOKERS: Final = Chapter(
    NC_("chapter", "Jokers"),
    (
        Article(
            "jokers",
            NC_("article", "Jokers in the pack"),
            (
                Passage(
                    N_(
                        "A game has no Jokers, one or two. A Joker belongs to no suit "
                        "and is a bug to everyone except a Misère bidder, to whom "
                        "nothing is. With two Jokers the hands are 18, 13, 10, 9 and 7 "
                        "cards."
                    ),
                    JOKERS_IN,
                ),
            ),
            said(hand("X1", "X2"), N_("the Cootie and the Crumple")),
            ("setup-jokers",),
            N_(
                "joker cootie crumple option score worth against bug two both what are for "
                "how many pack"
            ),
            ("joker-led", "joker-thrown", "bugs"),
        ),
        Article(
            "joker-led",
            NC_("article", "A Joker is led"),
            (
                Passage(
                    N_(
                        "You can lead a Joker at any time. It wins the trick, and the "
                        "others play anything, as no suit was led. If the other Joker "
                        "falls on it, that one loses."
                    ),
                    JOKERS_IN,
                ),
            ),
            trick(
                0,
                ("X1", N_("leads a Joker")),
                ("SA", N_("anything")),
                ("D4", N_("anything")),
            ),
            ("joker-led",),
            N_("lead joker wins first both two start open any time"),
            ("jokers", "joker-thrown"),
        ),
        Article(
            "joker-thrown",
            NC_("article", "A Joker is thrown in"),
            (
                Passage(
                    N_(
                        "When a suit is led, you can play a Joker only if you hold "
                        "none of that suit. It never wins then, and whoever wins the "
                        "trick gets the bug."
                    ),
                    JOKERS_IN,
                ),
            ),
            trick(
                0,
                ("D10", N_("leads Diamonds")),
                ("X1", N_("has no Diamonds")),
                ("D4", N_("follows")),
            ),
            ("joker-follows",),
            N_("joker follow suit throw discard play when only can have left instead win"),
            ("jokers", "following"),
        ),
    ),
)
