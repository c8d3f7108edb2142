"""The cases, the stacks and what a turn is."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.glass.rules.articles.drawn import example, refused
from scenes.glass.rules.pictures import coin_picture, lay_picture, spider_picture, turn_picture
from scenes.shell.rulebook.article import Article, Chapter, rule
from scenes.shell.rulebook.drawn import Sum, steps, tally

TABLE: Final = Chapter(
    N_("The table"),
    (
        Article(
            "two-cases",
            N_("Two collectors, two cases"),
            rule(
                N_(
                    "Two people collect insects, each in a case of five by five cells. There are 41"
                    " cards of two by two cells and the Spider, each of them once. They are dealt"
                    " once, at the beginning. When the Spider has been seen or both have passed,"
                    " the game is over."
                )
            ),
            example("BGYRSM", 6),
            ("setup-seats", "deal-cards", "deal-due", "over"),
            N_("players case cells grid how many"),
            ("stacks", "turn", "the-spider"),
        ),
        Article(
            "stacks",
            N_("Three stacks"),
            rule(
                N_(
                    "The cards lie face up in three stacks of fourteen; only the top card of"
                    " each is seen. The Spider is somewhere among the last three cards of one"
                    " stack. Hands are open, as every card was seen when it was taken. What"
                    " lies further down is closed, even under a moved card."
                )
            ),
            turn_picture,
            ("deal-stacks", "deal-spider"),
            N_("stack pile top card hidden open public"),
            ("the-spider", "turn", "coin"),
        ),
        Article(
            "beginning",
            N_("The beginning"),
            rule(
                N_(
                    "Whoever sets the table says who begins, or leaves it to chance. That"
                    " player takes a top card as a hand, then the other one does. Then the one"
                    " who began has the first turn. Both start with 3 coins and an empty case."
                )
            ),
            steps(
                N_("The one who begins takes a top card"),
                N_("The other takes a top card"),
                N_("The one who began has the first turn"),
            ),
            ("setup-lead",),
            N_("start first player hand coins"),
            ("turn", "coin"),
        ),
    ),
)
TURN: Final = Chapter(
    N_("A turn"),
    (
        Article(
            "turn",
            N_("Draw one, lay one"),
            rule(
                N_(
                    "In your turn you draw a top card and lay one of your two. One stays in the"
                    " hand. You may draw only where one of your two cards could then be laid, and"
                    " only from a stack that still has cards. At every moment one kind of choice is"
                    " open."
                )
            ),
            turn_picture,
            ("wrong-phase", "empty-stack", "no-room", "in-hand"),
            N_("draw take lay hand turn"),
            ("like-on-like", "coin", "passing"),
        ),
        Article(
            "coin",
            N_("A coin moves a card"),
            rule(
                N_(
                    "Before you draw you may spend one of your coins: move the top card of a"
                    " stack onto another stack that still has cards. Then draw and lay as"
                    " always, or end the turn without a card. A turn has room for one coin."
                    " Unspent coins are worth 2 points each."
                )
            ),
            coin_picture,
            ("no-coin", "one-coin", "other-stack", "end-after-coin"),
            N_("coin move spend end turn"),
            ("turn", "score-coin", "stacks"),
        ),
        Article(
            "passing",
            N_("Passing"),
            rule(
                N_(
                    "Instead of a turn you may pass: you are out of the game, and the other plays"
                    " on alone until the Spider has been seen, or passes as well. After a coin it"
                    " is too late to pass in this turn."
                )
            ),
            steps(
                N_("Ada passes: she is out"),
                N_("Bruno goes on, turn after turn"),
                N_("Bruno passes, or the Spider is seen"),
            ),
            ("pass-first", "passed", "both-passed"),
            N_("pass out stop leave"),
            ("the-spider", "turn"),
        ),
        Article(
            "the-spider",
            N_("The Spider"),
            rule(
                N_(
                    "Once the Spider lies on top of a stack, this turn is still played to its"
                    " end, and the other player has one more, unless already out. Then the"
                    " cases are closed, even if somebody has covered the Spider again. It can"
                    " be neither drawn nor moved."
                )
            ),
            spider_picture,
            ("spider-stays", "spider-seen", "spider-ends"),
            N_("spider end last turn game over"),
            ("passing", "winning-the-game", "stacks"),
        ),
    ),
)
LAYING: Final = Chapter(
    N_("Laying cards"),
    (
        Article(
            "inside",
            N_("Inside the case"),
            rule(
                N_(
                    "A card lies upright on the grid, wholly inside the case, on empty or filled"
                    " cells. The first card may lie anywhere. What it covers is gone: only what is"
                    " seen at the end counts."
                )
            ),
            example("BG", 1),
            ("inside",),
            N_("grid cells edge upright cover"),
            ("like-on-like", "dung"),
        ),
        Article(
            "like-on-like",
            N_("Like on like"),
            rule(
                N_(
                    "From the second card on at least one insect must lie straight on one of"
                    " its own kind: blue on blue, leaf pair on leaf pair. For a stag beetle or"
                    " a moth that means a half on the same half. The other cells may cover"
                    " what they like, or lie on empty ones."
                )
            ),
            lay_picture,
            ("same-kind",),
            N_("same kind match cover on top"),
            ("dung", "stag-and-moth", "inside"),
        ),
        Article(
            "dung",
            N_("Dung beetles"),
            rule(
                N_(
                    "A dung beetle is covered by nothing but a dung beetle. It is worth nothing, so"
                    " it takes a cell from you for good, unless you put another one there."
                )
            ),
            refused("dung"),
            ("dung",),
            N_("dung cover forbidden block"),
            ("like-on-like", "stag-and-moth"),
        ),
        Article(
            "stag-and-moth",
            N_("Stag beetles and moths"),
            rule(
                N_(
                    "They fill two cells: a stag beetle one over the other, a moth side by side. A"
                    " card covers both halves or none. Otherwise they are covered as any other"
                    " insect, and whole ones are worth 5 points each."
                )
            ),
            refused("stag-whole"),
            ("stag-whole", "moth-whole"),
            N_("half whole two cells cover stag moth"),
            ("score-stag-moth", "like-on-like"),
        ),
    ),
)
POINTS: Final = Chapter(
    N_("Points"),
    (
        Article(
            "runs",
            N_("Runs of beetles"),
            rule(
                N_(
                    "Blue, green and gold beetles count in runs: two or more of a colour in an"
                    " unbroken straight row or column. Each beetle of a run is worth 1 point if it"
                    " is blue, 2 if green, 3 if gold. One that is in a row and in a column counts"
                    " in both. A beetle alone is worth nothing."
                )
            ),
            example("BGY", 7, framed="BGY"),
            ("score-blue", "score-green", "score-gold"),
            N_("blue green gold row column line beetle"),
            ("leaf-pairs", "score-stag-moth"),
        ),
        Article(
            "leaf-pairs",
            N_("Leaf pairs"),
            rule(
                N_(
                    "Two leaf beetles share a cell. Such a pair is worth 1 point, and 1 more for"
                    " each leaf pair in the eight cells around it. So three that all touch are"
                    " worth 9 together."
                )
            ),
            example("R", 7, framed="R"),
            ("score-leaf",),
            N_("leaf pair cluster around eight"),
            ("runs", "score-stag-moth"),
        ),
        Article(
            "score-stag-moth",
            N_("Stags and moths"),
            rule(
                N_(
                    "Every stag beetle and every moth that is seen at the end is worth 5 points,"
                    " wherever it lies. Dung beetles are worth nothing."
                )
            ),
            example("SM", 7, framed="SM"),
            ("score-stag", "score-moth"),
            N_("five points stag moth dung"),
            ("stag-and-moth", "runs"),
        ),
        Article(
            "score-coin",
            N_("Unspent coins"),
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
            N_("coins left two points hand"),
            ("coin", "winning-the-game"),
        ),
        Article(
            "winning-the-game",
            N_("Winning the game"),
            rule(
                N_(
                    "When the cases are closed, the points of all that is seen in them are added to"
                    " those of the coins. The most points win. Level points are a shared victory;"
                    " there is no tie-break."
                )
            ),
            tally(
                Sum(N_("Ada: case 48, coins 2"), "50", "shared/token_crown"),
                Sum(N_("Bruno: case 43, coins 4"), "47"),
            ),
            ("most-points", "shared"),
            N_("end winner tie victory final"),
            ("the-spider", "runs", "score-coin"),
        ),
    ),
)
