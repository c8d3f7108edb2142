"""The Termitenator, how it thinks, and what it does."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.council.rules.articles.drawn import hand, pyramid, ring
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import Sum, said, signs, stacked, tally

SOLO: Final = N_("Published edition, solo")
TERMITENATOR: Final = Chapter(
    N_("The Termitenator"),
    (
        Article(
            "termitenator",
            N_("One against the machine"),
            (
                Passage(
                    N_(
                        "In solo the Termitenator moves into the space without cubes and its"
                        " suit leaves the deck: 32 cards of 1–8, eleven for each of you and"
                        " ten left over. The Termites' space is sown into, gets recruits and"
                        " can be activated by you. The machine leads the first trick of a"
                        " single game."
                    ),
                    SOLO,
                ),
            ),
            said(ring(termite="F"), N_("The Flies have left; the Termites are here.")),
            ("setup-solo", "setup-personality", "setup-solo-lead"),
            N_("solo alone one player machine"),
            ("pyramid", "moods", "termitenator-points"),
        ),
        Article(
            "pyramid",
            N_("The pyramid"),
            rule(
                N_(
                    "Its eleven cards lie face down in four rows; row 1 is at the bottom. Each card"
                    " covers those it overlaps in the row above. When it is the machine's turn to"
                    " play, it turns up every card that nothing covers, and can play any of them"
                    " that follows suit. Cards that lie face up are open to all."
                )
            ),
            pyramid("A7 F3"),
            (),
            N_("rows uncovered face up cards covered"),
            ("trigger", "machine-card", "machine-ties"),
        ),
        Article(
            "moods",
            N_("Winning and Losing"),
            rule(
                N_(
                    "Every Age it begins in the mood Winning: it wants tricks. If a card of the"
                    " trigger row turns up before it has won one, it switches to Losing: now it"
                    " wants none, and so No Allegiance. As soon as it wins a trick while Losing, it"
                    " is Winning again."
                )
            ),
            pyramid("C7 B2 M5", 2, 3),
            ("trigger-row", "won-a-trick"),
            N_("mood ideology losing winning switch"),
            ("trigger", "machine-card", "machine-visit"),
        ),
        Article(
            "trigger",
            N_("The trigger row"),
            rule(
                N_(
                    "In Age I of a first game it is row 3. Later it depends on the machine's points"
                    " less yours as an Age begins. The further it is behind, the sooner it gives up"
                    " tricks for No Allegiance; far ahead, it never does."
                )
            ),
            tally(
                Sum(N_("10 or more behind you"), N_("row 1")),
                Sum(N_("5 to 9 behind you"), N_("row 2")),
                Sum(N_("at most 4 apart"), N_("row 3")),
                Sum(N_("5 to 9 ahead"), N_("row 4")),
                Sum(N_("10 or more ahead"), N_("none")),
            ),
            (),
            N_("trigger row difference behind ahead"),
            ("moods", "pyramid", "trilogy"),
        ),
        Article(
            "machine-card",
            N_("Which card the machine plays"),
            (
                Passage(
                    N_(
                        "Leading: Winning, its strongest suit; Losing, its weakest. Following:"
                        " Winning, the weakest suit among cards that would win, or of all if none"
                        " would; Losing, the highest value among cards that would lose, or of all."
                        " In trick 10, Winning, its weakest suit."
                    )
                ),
                Passage(
                    N_(
                        "Strongest suit: most cubes, then highest value, then lowest row. Weakest:"
                        " fewest cubes, lowest value, lowest row. Highest value: then most cubes,"
                        " then lowest row. The rulebook refers to a printed board: this is our"
                        " reconstruction of it."
                    )
                ),
            ),
            tally(
                Sum(N_("Winning, leading"), N_("strongest suit")),
                Sum(N_("Winning, following"), N_("weakest that wins")),
                Sum(N_("Losing, leading"), N_("weakest suit")),
                Sum(N_("Losing, following"), N_("highest that loses")),
            ),
            (
                *("would-lose", "would-win", "most-cubes", "fewest-cubes"),
                *("highest-value", "lowest-value", "lowest-row"),
            ),
            N_("choice table decision tree plays strongest weakest"),
            ("machine-ties", "moods", "pyramid"),
        ),
        Article(
            "machine-ties",
            N_("When you choose for it"),
            rule(
                N_(
                    "Sometimes nothing tells its cards apart: same cubes, same value, same row."
                    " Then the choice is yours, among the tied cards alone. The same holds for the"
                    " Thief's swap: first its own card, then yours."
                )
            ),
            said(pyramid("A7 F7"), N_("Ants and Flies level in cubes: you choose.")),
            ("your-choice", "not-tied"),
            N_("tie tied equal choose human"),
            ("machine-card", "thief"),
        ),
        Article(
            "machine-visit",
            N_("Where the machine visits"),
            (
                Passage(
                    N_(
                        "Winning: the Termites if they have 5 cubes or more; else the most cubes"
                        " among the other four without a suit it shows. Losing: the most cubes"
                        " among the other four with a suit it shows."
                    )
                ),
                Passage(
                    N_(
                        "If no such space has a cube, any of the four; if all are empty, the"
                        " Termites. Level spaces: the first anticlockwise from the Termites."
                        " No cube anywhere: no visit."
                    )
                ),
            ),
            stacked(
                ring("B4 M3 A2 C1 F2", termite="F", sown="B"),
                said(hand("A7 C3"), N_("Winning, it shows Ants and Cockroaches: the Bees move.")),
            ),
            (),
            N_("termitenator visit council activate"),
            ("moods", "sowing", "ability"),
        ),
        Article(
            "termitenator-points",
            N_("Points in solo"),
            rule(
                N_(
                    "Tricks and Allegiance count as always. No Allegiance is worth 15 and the"
                    " Chambers. The machine scores it whenever it has no trick at the end of"
                    " an Age, in place of its Allegiance; if both of you succeed, you share"
                    " it, rounded down. You win only with more points: level, the Termitenator"
                    " wins."
                )
            ),
            tally(
                Sum(
                    N_("No Allegiance, 2 cubes in the Chambers"),
                    "17",
                    "council/token_no_allegiance",
                ),
                Sum(N_("the same for both"), "8", "council/token_no_allegiance"),
                Sum(N_("level at the end"), N_("it wins"), "council/portrait_termite"),
            ),
            ("termitenator-tie",),
            N_("solo score win tie fifteen"),
            ("no-allegiance", "allegiance", "trigger"),
        ),
    ),
)
PERSONALITIES: Final = Chapter(
    N_("Personalities"),
    (
        Article(
            "ability",
            N_("Abilities"),
            rule(
                N_(
                    "A personality acts when somebody's visit adds a cube to the Termites' space:"
                    " once a visit, as soon as the sowing is complete. A recruit there wakes only"
                    " Pacifist 2.0. Which personality you meet is chosen as the table is set, in a"
                    " Trilogy drawn at random."
                )
            ),
            said(
                ring("B4 M3 A2 C1 F1", termite="F", sown="A"),
                N_("The second cube of the Ants wakes the ability."),
            ),
            (),
            N_("personality ability trigger cube"),
            ("pacifist-2", "card-shark", "thief"),
        ),
        Article(
            "pacifist",
            N_("The Pacifist"),
            rule(
                N_(
                    "The Pacifist has no ability. It plays by its moods and its table of choices"
                    " and leaves your cards, your tricks and your points alone. It is the one to"
                    " begin with."
                )
            ),
            signs(("council/portrait_termite", N_("The Pacifist"))),
            (),
            N_("pacifist easy no ability"),
            ("pacifist-2", "moods", "ability"),
        ),
        Article(
            "pacifist-2",
            N_("Pacifist 2.0"),
            rule(
                N_(
                    "Whenever a visit brings cubes to the Termites, Pacifist 2.0 gains 1 point at"
                    " once, however many cubes there are by then. A recruit that joins the Termites"
                    " between two Ages brings it a point as well."
                )
            ),
            signs(("council/portrait_pacifist", N_("1 point for a cube"))),
            (),
            N_("pacifist point at once cube"),
            ("ability", "recruits"),
        ),
        Article(
            "card-shark",
            N_("The Card Shark"),
            rule(
                N_(
                    "It takes cards from the top of the leftover deck, as many as the Termites have"
                    " cubes now, or what is left. At the end of the Age its best poker hand scores,"
                    " that one alone. Pairs and the like need no five cards. A straight is five"
                    " values in a row; a straight flush counts as a flush. The rulebook gives only"
                    " the points for three of a kind: the others are our reconstruction."
                )
            ),
            tally(
                Sum(N_("pair"), "2"),
                Sum(N_("two pairs"), "3"),
                Sum(N_("three of a kind"), "4"),
                Sum(N_("straight"), "5"),
                Sum(N_("flush"), "6"),
                Sum(N_("full house"), "7"),
                Sum(N_("four of a kind"), "8"),
            ),
            (),
            N_("poker pair straight flush full house sleeve"),
            ("ability", "termitenator-points"),
        ),
        Article(
            "thief",
            N_("The Thief"),
            rule(
                N_(
                    "It swaps a face-up card with you. Winning, it gives its weakest and takes your"
                    " strongest; Losing, it gives its strongest and takes your weakest. The card"
                    " taken lies face up where the other lay. Without a face-up card, or with no"
                    " card in your hand, nothing happens."
                )
            ),
            signs(("council/portrait_thief", N_("your strongest for its weakest"))),
            (),
            N_("swap steal card exchange"),
            ("ability", "machine-ties", "moods"),
        ),
        Article(
            "trickster",
            N_("The Trickster"),
            rule(
                N_(
                    "Winning, it steals one of your tricks, if you have any; a stolen trick still"
                    " breaks your No Allegiance. Losing, it keeps a cube from the supply, or else"
                    " from the Termites. A trick it then wins while Losing is thrown away for one"
                    " such cube, and it stays Losing and leads. Kept cubes stay between Ages."
                )
            ),
            signs(("council/portrait_trickster", N_("steals tricks, or keeps cubes"))),
            (),
            N_("steal trick keep cube hoard discard"),
            ("ability", "no-allegiance", "eighteen"),
        ),
        Article(
            "trilogy",
            N_("The Trilogy"),
            rule(
                N_(
                    "Three games in a row against three of the four personalities with an ability,"
                    " drawn at random. Each game has a new council, new cubes and a new machine."
                    " Both scores carry over, and whoever won the last trick leads the next game."
                    " After game three you need more points than the Termitenator."
                )
            ),
            signs(
                ("council/portrait_shark", N_("Game 1")),
                ("council/portrait_thief", N_("Game 2")),
                ("council/portrait_trickster", N_("Game 3")),
            ),
            ("setup-carry",),
            N_("campaign three games carry over story"),
            ("termitenator", "termitenator-points", "trigger"),
        ),
    ),
)
