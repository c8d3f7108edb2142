"""The table, the cards and the tricks."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.council.rules.articles.drawn import hand, ring, trick
from scenes.council.rules.articles.editions import EDITIONS, PROTOTYPE, PUBLISHED
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import said, signs, stacked, steps

TABLE: Final = Chapter(
    NC_("chapter", "The table"),
    (
        Article(
            "ages",
            NC_("article", "Three Ages"),
            rule(
                N_(
                    "A game lasts three Ages. Each Age starts with a deal and the "
                    "declarations, then come ten tricks, then the points. Between Ages "
                    "recruits join the council. After Age III the most points win. "
                    "Only what is due can be chosen, and only by whoever's turn it is."
                )
            ),
            steps(
                N_("Deal eleven cards each"),
                N_("Declare in secret, reveal together"),
                N_("Play ten tricks, with a visit after each"),
                N_("Count points"),
                N_("Recruits, and the next Age"),
            ),
            ("over", "wrong-phase"),
            N_("round phase turn end order of play how many rounds tricks long last when over"),
            ("deal", "declare", "winning-the-game"),
        ),
        Article(
            "deal",
            NC_("article", "Seats and cards"),
            (
                Passage(
                    N_(
                        "Each Age is dealt from the whole deck: eleven cards to every "
                        "seat. The rest is the leftover deck. Each card exists once. "
                        "How high the suits go depends on how many play."
                    )
                ),
                Passage(
                    N_("Five suits of 1–12 for five, 1–10 for four, 1–8 for up to three."),
                    PUBLISHED,
                ),
                Passage(
                    N_("1–12 for five, 1–11 for four, 1–10 for two or three. No solo game."),
                    PROTOTYPE,
                ),
            ),
            said(hand("B1 M4 A8 C12 F10"), N_("one card of each suit, and a high one")),
            ("setup-seats", "deal-hands", "deal-cards", "deal-due"),
            N_(
                "players deck hand size how many each get dealt cards suits highest values "
                "numbers missing"
            ),
            ("ages", "emissary", "termitenator"),
        ),
        Article(
            "ring",
            NC_("article", "The ring"),
            (
                Passage(
                    N_(
                        "Five factions sit round the council. A game starts with 4, 3, "
                        "2 and 1 cubes on four of them and none on the fifth, at "
                        "random. The cubes on a space are the strength of its suit. "
                        "Everything moves clockwise."
                    )
                ),
                Passage(N_("Bees, Mosquitoes, Ants, Cockroaches, Flies, always."), PUBLISHED),
                Passage(N_("The five are shuffled for every game."), PROTOTYPE),
            ),
            ring(),
            ("setup-council", "setup-ring", "setup-printed-ring"),
            N_(
                "board factions spaces start bees mosquitoes ants cockroaches flies order "
                "beginning set-up clockwise"
            ),
            ("strength", "sowing", "eighteen"),
        ),
        Article(
            "eighteen",
            NC_("article", "Eighteen cubes"),
            rule(
                N_(
                    "There are always eighteen cubes: on the five spaces, in the "
                    "Chambers, in the supply, and in solo perhaps kept by the "
                    "Trickster. Ten are on the ring when a game starts, eight in the "
                    "supply. None ever leaves the game."
                )
            ),
            ring("B3 M2 A2 C1 F3", 4),
            (),
            N_("count cubes supply total how many altogether run out"),
            ("recruits", "chambers", "ring"),
        ),
        Article(
            "first-leader",
            NC_("article", "Who begins"),
            rule(
                N_(
                    "Whoever sets the table chooses who leads the first trick, or "
                    "leaves it to chance. After that the winner of each trick leads "
                    "the next, also from one Age to the next."
                )
            ),
            said(signs(("shared/token_lead", "")), N_("the sign of whoever leads")),
            ("setup-lead",),
            N_("start first player leader lead starts begins opens who next trick age"),
            ("following", "winning-a-trick"),
        ),
        Article(
            "open",
            NC_("article", "What everyone may see"),
            rule(
                N_(
                    "Open to all: how many tricks each has won, the trick on the table "
                    "and the one before it, every visit, and the declarations as soon "
                    "as all have chosen. Closed: hands, discards and the leftover "
                    "deck. Older tricks lie face down on the table; the log tells them "
                    "only with Open log."
                )
            ),
            stacked(hand("A5 A8 B2"), said(hand("A3"), N_("the last trick may be seen again"))),
            (),
            N_(
                "public secret hidden open information memory look see show allowed old "
                "previous earlier tricks hands discarded count"
            ),
            ("declare", "discard"),
        ),
        EDITIONS,
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
                    "play a card of the lead suit if they hold one. If you hold none, "
                    "play anything; such a card is off suit. You play one card in a "
                    "trick, and only from your hand."
                )
            ),
            said(hand("A3 A8 B2 F7", "A5"), N_("Ants are led: only Ants may follow.")),
            ("follow-suit", "in-hand"),
            N_(
                "must play lead suit off suit void refuse color colour any card have same "
                "forced obliged out of none throw away"
            ),
            ("winning-a-trick", "visitor", "first-leader"),
        ),
        Article(
            "winning-a-trick",
            NC_("article", "Winning a trick"),
            rule(
                N_(
                    "If all cards are of the lead suit, the highest value wins. If "
                    "even one card is off suit, the council decides: of the suits in "
                    "the trick the one with the most cubes wins, by its highest card. "
                    "The lead suit competes like any other. The winner is settled "
                    "before the visit moves a cube."
                )
            ),
            trick("A5 A8 B2 A3", "B4 A3 M2 C1"),
            ("highest-on-suit", "strongest-suit"),
            N_(
                "trump highest card beats takes strong why did lower low small number beat "
                "high two eight off suit"
            ),
            ("level", "strength", "visitor"),
        ),
        Article(
            "level",
            NC_("article", "Level suits"),
            rule(
                N_(
                    "If the strongest suits of a trick are level in cubes, the higher "
                    "value among their cards wins. If the values are level too, the "
                    "later card wins. All this also holds for suits without a single "
                    "cube."
                )
            ),
            trick("A7 M7 C9 F2", "A3 M3 B4 C0"),
            ("tied-strength", "tied-value"),
            N_("tie equal draw same number amount tied suits cubes as many later"),
            ("winning-a-trick", "strength"),
        ),
        Article(
            "strength",
            NC_("article", "Strength and crown"),
            rule(
                N_(
                    "A suit is as strong as its faction has cubes at this moment. The "
                    "strongest faction wears the crown; level ones share it. Strength "
                    "counts as soon as one card of a trick is off suit, and changes "
                    "with every visit."
                )
            ),
            ring("B3 M3 A2 C1 F1"),
            (),
            N_("crown strongest cubes trump power suit faction most weakest"),
            ("winning-a-trick", "sowing", "recruits"),
        ),
    ),
)
