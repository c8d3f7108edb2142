"""The table, the cards and the tricks."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.council.rules.articles.drawn import hand, ring, trick
from scenes.council.rules.articles.editions import EDITIONS, PROTOTYPE, PUBLISHED
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import said, signs, stacked, steps

TABLE: Final = Chapter(
    N_("The table"),
    (
        Article(
            "ages",
            N_("Three Ages"),
            rule(
                N_(
                    "A game lasts three Ages. An Age begins with a deal and the declarations, goes"
                    " on with ten tricks and ends with points. Between two Ages recruits join the"
                    " council. After Age III the game is over and the most points win. At every"
                    " moment only one kind of choice is open, and only to one player."
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
            N_("round phase turn end order of play"),
            ("deal", "declare", "winning-the-game"),
        ),
        Article(
            "deal",
            N_("Seats and cards"),
            (
                Passage(
                    N_(
                        "Each Age is dealt from the whole deck: eleven cards to every seat, the"
                        " rest is the leftover deck. Each card exists once. How high the suits go"
                        " depends on how many play."
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
            N_("players deck hand size how many"),
            ("ages", "emissary", "termitenator"),
        ),
        Article(
            "ring",
            N_("The ring"),
            (
                Passage(
                    N_(
                        "Five factions sit round the council. A game begins with 4, 3, 2 and 1"
                        " cubes on four of them and none on the fifth; chance says who gets which."
                        " Cubes on a space are the strength of its suit. Everything moves"
                        " clockwise."
                    )
                ),
                Passage(N_("Bees, Mosquitoes, Ants, Cockroaches, Flies, always."), PUBLISHED),
                Passage(N_("The five are shuffled for every game."), PROTOTYPE),
            ),
            ring(),
            ("setup-council", "setup-ring", "setup-printed-ring"),
            N_("board factions spaces start bees mosquitoes ants cockroaches flies"),
            ("strength", "sowing", "eighteen"),
        ),
        Article(
            "eighteen",
            N_("Eighteen cubes"),
            rule(
                N_(
                    "There are always eighteen cubes in the game: on the five spaces, in the"
                    " Chambers, in the supply, and in solo perhaps kept by the Trickster. Ten stand"
                    " on the ring as a game begins, eight wait in the supply. Nothing ever leaves"
                    " the game."
                )
            ),
            ring("B3 M2 A2 C1 F3", 4),
            (),
            N_("count cubes supply total"),
            ("recruits", "chambers", "ring"),
        ),
        Article(
            "first-leader",
            N_("Who begins"),
            rule(
                N_(
                    "Whoever sets the table chooses who leads the first trick of the game, or"
                    " leaves it to chance. After that the winner of a trick leads the next one, and"
                    " the winner of the last trick of an Age leads the first of the next."
                )
            ),
            said(signs(("shared/token_lead", "")), N_("the sign of whoever leads")),
            ("setup-lead",),
            N_("start first player leader lead"),
            ("following", "winning-a-trick"),
        ),
        Article(
            "open",
            N_("What everyone may see"),
            rule(
                N_(
                    "Open to all: how many tricks each has won, the trick on the table and the one"
                    " before it, every visit, and the declarations as soon as all have chosen."
                    " Closed: hands, discards, the leftover deck, and tricks further back; the log"
                    " tells these only with Open log."
                )
            ),
            stacked(hand("A5 A8 B2"), said(hand("A3"), N_("the last trick may be seen again"))),
            (),
            N_("public secret hidden open information memory"),
            ("declare", "discard"),
        ),
        EDITIONS,
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
                    "The leader plays any card of the hand. Everyone after that, clockwise, must"
                    " play a card of the lead suit. If you hold none of it, play whatever you like;"
                    " such a card is off suit. In a trick you play one card, and only from the"
                    " hand."
                )
            ),
            said(hand("A3 A8 B2 F7", "A5"), N_("Ants are led: only Ants may follow.")),
            ("follow-suit", "in-hand"),
            N_("must play lead suit off suit void refuse"),
            ("winning-a-trick", "visitor", "first-leader"),
        ),
        Article(
            "winning-a-trick",
            N_("Winning a trick"),
            rule(
                N_(
                    "If all cards are of the lead suit, the highest value wins. If a single card is"
                    " off suit, the council decides: of the suits in the trick the one with the"
                    " most cubes wins, with its highest card. The lead suit competes like any"
                    " other. The trick is decided before its visit moves a cube."
                )
            ),
            trick("A5 A8 B2 A3", "B4 A3 M2 C1"),
            ("highest-on-suit", "strongest-suit"),
            N_("trump highest card beats takes strong"),
            ("level", "strength", "visitor"),
        ),
        Article(
            "level",
            N_("Level suits"),
            rule(
                N_(
                    "If the strongest suits of a trick have equally many cubes, the higher value"
                    " wins among their cards. If that is level as well, the card played later wins."
                    " All this also holds among suits without a single cube."
                )
            ),
            trick("A7 M7 C9 F2", "A3 M3 B4 C0"),
            ("tied-strength", "tied-value"),
            N_("tie equal draw same"),
            ("winning-a-trick", "strength"),
        ),
        Article(
            "strength",
            N_("Strength and crown"),
            rule(
                N_(
                    "A suit is as strong as there are cubes on its faction's space at this moment."
                    " The strongest faction wears the crown, or all that share the lead. Strength"
                    " counts as soon as one card of a trick is off suit, and it changes with every"
                    " visit."
                )
            ),
            ring("B3 M3 A2 C1 F1"),
            (),
            N_("crown strongest cubes trump power"),
            ("winning-a-trick", "sowing", "recruits"),
        ),
    ),
)
