"""The cases, the stacks and what a turn is."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.glass.rules.articles.drawn import example, refused
from scenes.glass.rules.pictures import coin_picture, lay_picture, spider_picture, turn_picture
from scenes.shell.rulebook.article import Article, Chapter, rule
from scenes.shell.rulebook.drawn import Sum, steps, tally

TABLE: Final = Chapter(
    NC_("chapter", "The table"),
    (
        Article(
            "two-cases",
            NC_("article", "Two collectors, two cases"),
            rule(
                N_(
                    "Two people collect insects, each in a case of five by five cells. "
                    "There are 41 cards of two by two cells and the Spider, one of "
                    "each, dealt once at the beginning. The game ends one turn after "
                    "the Spider is seen, or when both have passed."
                )
            ),
            example("BGYRSM", 6),
            ("setup-seats", "deal-cards", "deal-due", "over"),
            N_(
                "players case cells grid how many big size large board squares cards 5 x 5 "
                "field two people set"
            ),
            ("stacks", "turn", "the-spider"),
        ),
        Article(
            "stacks",
            NC_("article", "Three stacks"),
            rule(
                N_(
                    "The cards are in three face-up stacks of fourteen; you see only "
                    "the top card of each. The Spider is among the last three cards of "
                    "one stack. Hands are open, as everyone saw each card when it was "
                    "taken. What is further down stays closed, also under a moved card."
                )
            ),
            turn_picture,
            ("deal-stacks", "deal-spider"),
            N_(
                "stack pile top card hidden open public opponent hand look see below under "
                "deeper next how many stacks"
            ),
            ("the-spider", "turn", "coin"),
        ),
        Article(
            "beginning",
            NC_("article", "The beginning"),
            rule(
                N_(
                    "Whoever sets the table chooses who begins, or leaves it to "
                    "chance. That player takes a top card into hand, then the other "
                    "does. Then the first player has the first turn. Both start with 3 "
                    "coins and an empty case."
                )
            ),
            steps(
                N_("The one who begins takes a top card"),
                N_("The other takes a top card"),
                N_("The one who began has the first turn"),
            ),
            ("setup-lead",),
            N_("start first player hand coins how many three 3 get begins starts who set-up have"),
            ("turn", "coin"),
        ),
    ),
)
TURN: Final = Chapter(
    NC_("chapter", "A turn"),
    (
        Article(
            "turn",
            NC_("article", "Draw one, lay one"),
            rule(
                N_(
                    "On your turn draw a top card and lay one of your two; the other "
                    "stays in your hand. You can draw only where one of your two cards "
                    "could then be laid, and only from a stack that still has cards."
                )
            ),
            turn_picture,
            ("wrong-phase", "empty-stack", "no-room", "in-hand"),
            N_(
                "draw take lay hand turn without play playing keep both must have two cards "
                "which order what"
            ),
            ("like-on-like", "coin", "passing"),
        ),
        Article(
            "coin",
            NC_("article", "A coin moves a card"),
            rule(
                N_(
                    "Before you draw you can spend a coin: move the top card of a "
                    "stack onto another stack that still has cards. Then draw and lay "
                    "as usual, or end your turn without a card. Only one coin a turn. "
                    "Unspent coins are worth 2 points each."
                )
            ),
            coin_picture,
            ("no-coin", "one-coin", "other-stack", "end-after-coin"),
            N_(
                "coin move spend end turn two second once per empty stack what for back use "
                "how often"
            ),
            ("turn", "score-coin", "stacks"),
        ),
        Article(
            "passing",
            NC_("article", "Passing"),
            rule(
                N_(
                    "Instead of taking a turn you can pass: you are out, and the other "
                    "player goes on alone until the Spider has been seen or they pass "
                    "too. If you can neither draw nor spend a coin, you must pass. "
                    "After a coin it is too late to pass in that turn."
                )
            ),
            steps(
                N_("Ada passes: she is out"),
                N_("Bruno goes on, turn after turn"),
                N_("Bruno passes, or the Spider is seen"),
            ),
            ("pass-first", "passed", "both-passed"),
            N_(
                "pass out stop leave nothing fits stuck forced legal move place lay cannot "
                "can't anything must no play"
            ),
            ("the-spider", "turn"),
        ),
        Article(
            "the-spider",
            NC_("article", "The Spider"),
            rule(
                N_(
                    "Once the Spider is on top of a stack, this turn is finished, and "
                    "the other player has one more unless they have passed. Then the "
                    "cases are closed, even if the Spider has been covered again. It "
                    "can be neither drawn nor moved."
                )
            ),
            spider_picture,
            ("spider-stays", "spider-seen", "spider-ends"),
            N_(
                "spider end last turn game over when finish ends seen appears shows up "
                "turns cover take"
            ),
            ("passing", "winning-the-game", "stacks"),
        ),
    ),
)
LAYING: Final = Chapter(
    NC_("chapter", "Laying cards"),
    (
        Article(
            "inside",
            NC_("article", "Inside the case"),
            rule(
                N_(
                    "Lay cards upright on the grid, wholly inside the case, on empty "
                    "or filled cells; they cannot be turned. The first card can go "
                    "anywhere. What a card covers is gone: only what is seen at the "
                    "end counts."
                )
            ),
            example("BG", 1),
            ("inside",),
            N_(
                "grid cells edge upright cover rotate turn round orientation stick out "
                "around outside partly over hang off sideways where first card"
            ),
            ("like-on-like", "dung"),
        ),
        Article(
            "like-on-like",
            NC_("article", "Like on like"),
            rule(
                N_(
                    "From your second card on, at least one insect must be straight on "
                    "top of its own kind: blue on blue, leaf pair on leaf pair, half a "
                    "stag or moth on the same half. The card's other cells can cover "
                    "anything else, or empty cells."
                )
            ),
            lay_picture,
            ("same-kind",),
            N_("same kind match cover on top insect what can go must have touch next overlap rule"),
            ("dung", "stag-and-moth", "inside"),
        ),
        Article(
            "dung",
            NC_("article", "Dung beetles"),
            rule(
                N_(
                    "Only another dung beetle can cover a dung beetle. It is worth "
                    "nothing, and its cell is lost for good: a second one on top only "
                    "lets the rest of its card into the case."
                )
            ),
            refused("dung"),
            ("dung",),
            N_("dung cover forbidden block why not top on bad"),
            ("like-on-like", "stag-and-moth"),
        ),
        Article(
            "stag-and-moth",
            NC_("article", "Stag beetles and moths"),
            rule(
                N_(
                    "They fill two cells: a stag beetle upright, a moth sideways. A "
                    "card covers both halves or neither. Otherwise they are covered "
                    "like any other insect. Each is worth 5 points."
                )
            ),
            refused("stag-whole"),
            ("stag-whole", "moth-whole"),
            N_("half whole two cells cover stag moth only part"),
            ("score-stag-moth", "like-on-like"),
        ),
    ),
)
POINTS: Final = Chapter(
    NC_("chapter", "Points"),
    (
        Article(
            "runs",
            NC_("article", "Runs of beetles"),
            rule(
                N_(
                    "Blue, green and gold beetles score in runs: two or more of a "
                    "colour in an unbroken row or column. Each beetle of a run scores "
                    "1 point if blue, 2 if green, 3 if gold. One that is in a row and "
                    "in a column scores twice. A beetle alone scores nothing."
                )
            ),
            example("BGY", 7, framed="BGY"),
            ("score-blue", "score-green", "score-gold"),
            N_(
                "blue green gold row column line beetle single alone lone one worth length "
                "long count twice score points in how many three"
            ),
            ("leaf-pairs", "score-stag-moth"),
        ),
        Article(
            "leaf-pairs",
            NC_("article", "Leaf pairs"),
            rule(
                N_(
                    "Two leaf beetles share a cell. Such a pair scores 1 point, and 1 "
                    "more for each leaf pair in the eight cells around it, diagonals "
                    "included. So three that all touch score 9 together."
                )
            ),
            example("R", 7, framed="R"),
            ("score-leaf",),
            N_(
                "leaf leaves pair cluster around eight diagonal diagonals adjacent corner "
                "touching touch beetles worth points"
            ),
            ("runs", "score-stag-moth"),
        ),
        Article(
            "score-stag-moth",
            NC_("article", "Stags and moths"),
            rule(
                N_(
                    "Every stag beetle and every moth seen at the end is worth 5 "
                    "points, wherever it is. Dung beetles are worth nothing."
                )
            ),
            example("SM", 7, framed="SM"),
            ("score-stag", "score-moth"),
            N_("five 5 points stag moth dung worth how many score"),
            ("stag-and-moth", "runs"),
        ),
        Article(
            "score-coin",
            NC_("article", "Unspent coins"),
            rule(
                N_(
                    "Each coin you have not spent is worth 2 points at the end. The card that is"
                    " left in your hand is worth nothing."
                )
            ),
            tally(
                Sum(N_("3 coins left"), "6", "glass/token_coin"),
                Sum(N_("1 coin left"), "2", "glass/token_coin"),
                Sum(N_("none left"), "0", "glass/token_coin_spent"),
            ),
            ("score-coin",),
            N_("coins left two points hand leftover card worth kept lose unspent end score"),
            ("coin", "winning-the-game"),
        ),
        Article(
            "winning-the-game",
            NC_("article", "Winning the game"),
            rule(
                N_(
                    "When the cases are closed, everything seen in a case scores, and "
                    "coins are added. Most points win. If you are level, you share the "
                    "victory: there is no tie-break."
                )
            ),
            tally(
                Sum(N_("Ada: case 48, coins 2"), "50", "shared/token_crown"),
                Sum(N_("Bruno: case 43, coins 4"), "47"),
            ),
            ("most-points", "shared"),
            N_("end winner tie victory final draw level wins equal same points"),
            ("the-spider", "runs", "score-coin"),
        ),
    ),
)
