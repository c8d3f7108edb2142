"""The deal, the bids and the tricks."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.bugami.rules.articles.drawn import hand, trick
from scenes.bugami.rules.pictures import bidding_picture
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import Sum, said, stacked, steps, tally

JOKERS_IN: Final = N_("With Jokers")
DEAL: Final = Chapter(
    N_("The deal"),
    (
        Article(
            "a-deal",
            N_("A deal from start to end"),
            rule(
                N_(
                    "A game is a series of deals. Everyone gets a hand, bids in secret, plays"
                    " all cards in tricks and counts points. Then the deal passes clockwise."
                    " At every moment only one kind of choice is open; after the last deal the"
                    " game is over."
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
            N_("Seats and dealer"),
            rule(
                N_(
                    "Three to seven play. Whoever sets the table says who deals first, or leaves it"
                    " to chance. After each deal the next seat clockwise deals. The dealer's"
                    " left-hand neighbour leads the first trick."
                )
            ),
            steps(
                N_("Ada deals"),
                N_("Bruno, on her left, leads"),
                N_("Next time Bruno deals"),
            ),
            ("setup-seats", "setup-dealer"),
            N_("players how many leader first"),
            ("hands", "following"),
        ),
        Article(
            "hands",
            N_("Hands"),
            rule(
                N_(
                    "All cards are dealt, each of them once, as many as go round evenly:"
                    " without Jokers 17 each for three, then 13, 10, 8 and 7 for seven. What"
                    " is left is set aside, face down, and belongs to the last trick. Aces are"
                    " high, twos low."
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
            N_("pack deck cards how many rest"),
            ("rest", "jokers"),
        ),
        Article(
            "bidding",
            N_("Bidding a bug"),
            rule(
                N_(
                    "With the cards in hand everyone chooses a suit, or Misère. The bids stay"
                    " hidden until all are in; then they are face up for the rest of the deal."
                    " Several can bid the same. A card of your suit in your tricks is a bug to"
                    " you, and so is every Joker."
                )
            ),
            bidding_picture,
            (),
            N_("bid secret suit choose hearts clubs spades diamonds"),
            ("bugs", "misere", "wedding"),
        ),
        Article(
            "open",
            N_("What everyone may see"),
            rule(
                N_(
                    "Open to all: the bids, the trick on the table and the one before it, how"
                    " many tricks each has, and the points. Closed: hands, the cards set"
                    " aside, and tricks further back; the log tells these only with Open log."
                    " The cards set aside are shown with the last trick."
                )
            ),
            said(hand("S4", "SJ", "S9"), N_("the last trick may be seen again")),
            (),
            N_("public hidden secret memory"),
            ("rest", "bidding"),
        ),
    ),
)
TRICKS: Final = Chapter(
    N_("Tricks"),
    (
        Article(
            "following",
            N_("Follow suit"),
            rule(
                N_(
                    "The leader plays any card of the hand. Everyone after that, clockwise,"
                    " must play a card of the suit that was led. Without one you can play"
                    " whatever you like: that is how a bug gets into somebody else's trick."
                )
            ),
            said(
                hand("H3", "HQ", "C9", "S5", dim=("C9", "S5")),
                N_("Hearts are led: only Hearts may follow."),
            ),
            ("follow-suit", "in-hand"),
            N_("must play lead suit off suit refuse void"),
            ("winning-a-trick", "joker-thrown"),
        ),
        Article(
            "winning-a-trick",
            N_("Winning a trick"),
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
            N_("highest trump takes winner"),
            ("following", "joker-led", "bugs"),
        ),
        Article(
            "rest",
            N_("Cards set aside"),
            rule(
                N_(
                    "Whoever wins the last trick of a deal also gets the cards that were set"
                    " aside, with any bugs and Jokers among them. They are shown then. They"
                    " are not a trick of their own."
                )
            ),
            stacked(
                said(hand("S4", "SJ", "S9", "DQ"), N_("the last trick")),
                said(hand("H5", "C10"), N_("laid aside")),
            ),
            ("rest-to-last",),
            N_("leftover talon kitty last trick"),
            ("hands", "bugs"),
        ),
    ),
)
JOKERS: Final = Chapter(
    N_("Jokers"),
    (
        Article(
            "jokers",
            N_("Jokers in the pack"),
            (
                Passage(
                    N_(
                        "A game has none, one or two. A Joker belongs to no suit and is a bug"
                        " to everyone, except to a Misère bidder, to whom no card is one. With"
                        " two Jokers the hands are 18, 13, 10, 9 and 7 cards."
                    ),
                    JOKERS_IN,
                ),
            ),
            said(hand("X1", "X2"), N_("the Cootie and the Crumple")),
            ("setup-jokers",),
            N_("joker cootie crumple option"),
            ("joker-led", "joker-thrown", "bugs"),
        ),
        Article(
            "joker-led",
            N_("A Joker is led"),
            (
                Passage(
                    N_(
                        "You can lead a Joker at any time. It wins the trick, and the others"
                        " play whatever they like, as no suit was led. That can be the other"
                        " Joker, which then loses."
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
            N_("lead joker wins"),
            ("jokers", "joker-thrown"),
        ),
        Article(
            "joker-thrown",
            N_("A Joker is thrown in"),
            (
                Passage(
                    N_(
                        "When a suit was led, you can play a Joker only if you hold none of"
                        " that suit. It never wins there: whoever wins the trick gets the bug."
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
            N_("joker follow suit throw discard"),
            ("jokers", "following"),
        ),
    ),
)
