"""The Termitenator, how it thinks, and what it does."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import CLAUSES, STEPS
from game.words import N_, NC_
from scenes.council.rules.articles.drawn import hand, pyramid, ring
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import Sum, said, signs, stacked, tally

SOLO: Final = N_("Published edition, solo")
TERMITENATOR: Final = Chapter(
    NC_("chapter", "The Termitenator"),
    (
        Article(
            "termitenator",
            NC_("article", "You against the Termitenator"),
            (
                Passage(
                    N_(
                        "In solo the Termitenator takes over the space without cubes, "
                        "and that suit leaves the deck: 32 cards of 1–8, eleven for "
                        "each of you, ten left over. Cubes are sown into the Termites' "
                        "space, it gets recruits, and you can activate it. In a single "
                        "game the Termitenator leads the first trick."
                    ),
                    SOLO,
                ),
            ),
            said(ring(termite="F"), N_("The Flies have left; the Termites are here.")),
            ("setup-solo", "setup-personality", "setup-solo-lead"),
            N_("solo alone one player machine myself against robot bot deck cards termites"),
            ("pyramid", "moods", "termitenator-points"),
        ),
        Article(
            "pyramid",
            NC_("article", "The pyramid"),
            rule(
                N_(
                    "Its eleven cards are face down in four rows; row 1 is at the "
                    "bottom. Each card covers those it overlaps in the row above. On "
                    "its turn it turns up every card that nothing covers, and plays "
                    "one of its face-up cards, following suit if it can."
                )
            ),
            pyramid("A7 F3"),
            (),
            N_("rows uncovered face up cards covered turn laid out"),
            ("trigger", "machine-card", "machine-ties"),
        ),
        Article(
            "moods",
            NC_("article", "Winning and Losing"),
            rule(
                N_(
                    "It begins every Age Winning: it wants tricks. If a card of the "
                    "trigger row turns up before it has won one, it switches to "
                    "Losing: now it wants none, for the sake of No Allegiance. As soon "
                    "as it wins a trick while Losing, it is Winning again."
                )
            ),
            pyramid("C7 B2 M5", 2, 3),
            ("trigger-row", "won-a-trick"),
            N_(
                "mood ideology losing winning switch change changes colour color red blue "
                "lamp eyes suddenly wants lose why"
            ),
            ("trigger", "machine-card", "machine-visit"),
        ),
        Article(
            "trigger",
            NC_("article", "The trigger row"),
            rule(
                N_(
                    "In Age I of a first game it is row 3. After that it depends on "
                    "the score as an Age begins. The further the Termitenator is "
                    "behind, the sooner it gives up tricks for No Allegiance; far "
                    "ahead, it never does."
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
            N_("trigger row difference behind ahead which when switches"),
            ("moods", "pyramid", "trilogy"),
        ),
        Article(
            "machine-card",
            NC_("article", "The Termitenator's card"),
            (
                Passage(
                    N_(
                        "Leading: its strongest suit while Winning, its weakest while "
                        "Losing. Following while Winning: of the cards that would win, "
                        "the weakest suit; if none would win, its weakest suit. "
                        "Following while Losing: of the cards that would lose, the "
                        "highest value; if none would lose, its highest value. In "
                        "trick 10, Winning: its weakest suit."
                    )
                ),
                Passage(
                    N_(
                        "Strongest suit: most cubes, then highest value, then lowest row. "
                        "Weakest: fewest cubes, lowest value, lowest row. Highest value: if "
                        "tied, most cubes, then lowest row. The rulebook refers to a printed "
                        "board: this is our reconstruction of it."
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
            N_(
                "choice table decision tree plays strongest weakest termitenator robot "
                "machine which card leads follows how choose"
            ),
            ("machine-ties", "moods", "pyramid"),
        ),
        Article(
            "machine-ties",
            NC_("article", "When you choose for it"),
            rule(
                N_(
                    "Sometimes its cards are tied: same cubes, same value, same row. "
                    "Then you choose among the tied cards. The same goes for the "
                    "Thief's swap: first its card, then yours."
                )
            ),
            said(pyramid("A7 F7"), N_("Ants and Flies level in cubes: you choose.")),
            ("your-choice", "not-tied"),
            N_("tie tied equal choose human why me asked decide same"),
            ("machine-card", "thief"),
        ),
        Article(
            "machine-visit",
            NC_("article", "Where the Termitenator visits"),
            (
                Passage(
                    N_(
                        "While Winning: the Termites, if they have 5 or more cubes. "
                        "Otherwise the most cubes among the other four, without the "
                        "suits it shows. While Losing: the most cubes among the other "
                        "four, only of suits it shows."
                    )
                ),
                Passage(
                    N_(
                        "If no such space has a cube: the most cubes among all four. "
                        "If all four are empty, the Termites. Level spaces: the first "
                        "anticlockwise from the Termites. No cube anywhere: no visit."
                    )
                ),
            ),
            stacked(
                ring("B4 M3 A2 C1 F2", termite="F", sown="B"),
                said(hand("A7 C3"), N_("Winning, it shows Ants and Cockroaches: the Bees move.")),
            ),
            (),
            N_("termitenator visit council activate where robot machine sows goes"),
            ("moods", "sowing", "ability"),
        ),
        Article(
            "termitenator-points",
            NC_("article", "Points in solo"),
            rule(
                N_(
                    "Tricks and Allegiance score as always. No Allegiance is worth 15 "
                    "plus the Chambers. The Termitenator scores it, instead of its "
                    "Allegiance, whenever it has no tricks at the end of an Age. If "
                    "you both succeed, you split it, rounded down. You win only with "
                    "more points: level, the Termitenator wins."
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
            N_("solo score win tie fifteen 15 beat termitenator more level robot machine"),
            ("no-allegiance", "allegiance", "trigger"),
        ),
    ),
)
PERSONALITIES: Final = Chapter(
    NC_("chapter", "Personalities"),
    (
        Article(
            "ability",
            NC_("article", "Abilities"),
            rule(
                N_(
                    "A personality acts when anyone's visit adds a cube to the "
                    "Termites' space: once a visit, when the sowing is complete. A "
                    "recruit there wakes only Pacifist 2.0. You choose the personality "
                    "when you set the table; in a Trilogy it is drawn at random."
                )
            ),
            said(
                ring("B4 M3 A2 C1 F1", termite="F", sown="A"),
                N_("The second cube of the Ants wakes the ability."),
            ),
            (),
            N_("personality ability trigger cube power special when acts choose personalities"),
            ("pacifist-2", "card-shark", "thief"),
        ),
        Article(
            "pacifist",
            NC_("article", "The Pacifist"),
            rule(
                N_(
                    "The Pacifist has no ability: it plays by its moods and leaves "
                    "your cards, tricks and points alone. Meet this one first."
                )
            ),
            signs(("council/portrait_termite", N_("no tricks up its sleeve"))),
            (),
            N_("pacifist easy no ability easiest beginner first"),
            ("pacifist-2", "moods", "ability"),
        ),
        Article(
            "pacifist-2",
            NC_("article", "Pacifist 2.0"),
            rule(
                N_(
                    "Whenever a visit adds cubes to the Termites' space, Pacifist 2.0 "
                    "scores 1 point at once, however many cubes there are. A recruit "
                    "for the Termites between Ages is worth a point to it as well."
                )
            ),
            signs(("council/portrait_pacifist", N_("1 point for a visit"))),
            (),
            N_("pacifist point at once cube two 2"),
            ("ability", "recruits"),
        ),
        Article(
            "card-shark",
            NC_("article", "The Card Shark"),
            rule(
                N_(
                    "It takes cards from the top of the leftover deck: as many as the "
                    "Termites now have cubes, or all that are left. At the end of the "
                    "Age its best poker hand scores, that one alone. A pair, two pairs "
                    "and so on need no five cards. A straight is five values in a row. "
                    "A straight flush counts as a flush. The rulebook gives only the "
                    "points for three of a kind: the others are our reconstruction."
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
            N_(
                "poker pair straight flush full house sleeve points worth hands chart cards "
                "takes how many"
            ),
            ("ability", "termitenator-points"),
        ),
        Article(
            "thief",
            NC_("article", "The Thief"),
            rule(
                N_(
                    "It swaps one of its face-up cards for one of yours. While Winning "
                    "it gives its weakest and takes your strongest; while Losing it "
                    "gives its strongest and takes your weakest. Your card is left "
                    "face up in the other's place. If it has no face-up card or you "
                    "have no cards, nothing happens."
                )
            ),
            signs(("council/portrait_thief", N_("your strongest for its weakest"))),
            (),
            N_("swap steal card exchange take takes mine which"),
            ("ability", "machine-ties", "moods"),
        ),
        Article(
            "trickster",
            NC_("article", "The Trickster"),
            rule(
                N_(
                    "While Winning it steals one of your tricks, if you have any; that "
                    "trick still breaks your No Allegiance. While Losing it keeps a "
                    "cube from the supply, or if that is empty from the Termites. If "
                    "it wins a trick while Losing, it pays a kept cube to throw the "
                    "trick away, stays Losing and leads next. Kept cubes stay from Age "
                    "to Age."
                )
            ),
            signs(("council/portrait_trickster", N_("steals tricks, or keeps cubes"))),
            (),
            N_("steal trick keep cube hoard discard takes mine kept"),
            ("ability", "no-allegiance", "eighteen"),
        ),
        Article(
            "trilogy",
            NC_("article", "The Trilogy"),
            rule(
                N_(
                    "Three games in a row against three of the four personalities with "
                    "an ability, drawn at random. Each game has a new council. Both "
                    "scores carry over, and whoever won the last trick leads the next "
                    "game. After game 3 you need more points than the Termitenator."
                )
            ),
            signs(
                ("council/portrait_shark", N_("Game 1")),
                ("council/portrait_thief", N_("Game 2")),
                ("council/portrait_trickster", N_("Game 3")),
            ),
            ("setup-carry",),
            N_("campaign three games carry over story series save"),
            ("termitenator", "stakes", "trigger"),
        ),
        Article(
            "stakes",
            NC_("article", "Stakes"),
            (
                Passage(N_("Won Trilogies open stakes:")),
                *(Passage(CLAUSES[step.clause]) for step in STEPS),
            ),
            signs(("council/bolt", N_("a bolt for each stake won"))),
            ("setup-stake", *(step.clause for step in STEPS)),
            N_("stakes harder difficulty bolts levels steps ascension unlock difficult"),
            ("trilogy", "termitenator-points", "ability"),
        ),
    ),
)
