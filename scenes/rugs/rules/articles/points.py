"""What collections are worth, and who wins."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.rugs.rules.articles.drawn import Example, examples
from scenes.rugs.rules.pictures import kinds_picture
from scenes.shell.rulebook.article import Article, Chapter, rule
from scenes.shell.rulebook.drawn import Sum, tally

POINTS: Final = Chapter(
    NC_("chapter", "Points"),
    (
        Article(
            "scoring",
            NC_("article", "Scoring, type by type"),
            rule(
                N_(
                    "After the last round, when pairs are made, all hands are "
                    "revealed. Types score one after the other: Butterfly, Firefly, "
                    "Larva, Ant, Spider, Fly, Beetle, Ladybug. Mosquitoes score only "
                    "in pairs, or by hatching a Larva."
                )
            ),
            kinds_picture,
            (),
            N_("score points order sheet how count counted end reveal first"),
            ("pairs", "winning-the-game"),
        ),
        Article(
            "butterfly",
            NC_("article", "Butterflies"),
            rule(
                N_(
                    "Each Butterfly is worth 1 point for every type of which you have exactly "
                    "one bug. All nine types count: a single Butterfly is such a type itself, "
                    "and so is a single Mosquito without a partner, even if it hatches a Larva."
                )
            ),
            examples(
                Example("U1 A1 B1", N_("3 types just once"), 3),
                Example("U1 U2 A1 B1 D1", N_("2 Butterflies, 3 types"), 6),
            ),
            ("score-butterfly",),
            N_(
                "butterfly butterflies single once types only one unique worth score points "
                "nothing zero"
            ),
            ("pairs", "scoring"),
        ),
        Article(
            "firefly",
            NC_("article", "Fireflies"),
            rule(
                N_(
                    "Each Firefly is worth 1 point for every different rug on your "
                    "bugs, six at most. Mosquitoes have no rug, not even in pairs. "
                    "Flies that are eaten and Larvae that hatch in the scoring still "
                    "count; Larvae that left the game do not."
                )
            ),
            examples(
                Example("F1 A3 D8", N_("3 different rugs"), 3),
                Example("F1 F4 A3 D9", N_("2 Fireflies, 4 rugs"), 8),
            ),
            ("score-firefly",),
            N_("firefly fireflies rugs different patterns worth score points same"),
            ("ninety", "scoring"),
        ),
        Article(
            "larva",
            NC_("article", "Larvae"),
            rule(
                N_(
                    "A Larva is worth 3 points if a Mosquito of yours hatches it: one that is"
                    " in no pair, and one for each Larva. This is automatic, as it never costs"
                    " anything. Other Larvae are worth nothing."
                )
            ),
            examples(
                Example("L1 M1", N_("hatched"), 3),
                Example("L1 L2 M1", N_("one is hatched"), 3),
                Example("L1 L2", N_("no Mosquito"), 0),
            ),
            ("score-larva",),
            N_("larva larvae hatch mosquito mosquitoes three score points worth"),
            ("hatching", "pairs"),
        ),
        Article(
            "ant",
            NC_("article", "Ants"),
            rule(
                N_(
                    "Whoever has the most Ants scores 5 points for each, whoever has "
                    "the second most 3 each, all others 1 each. Ties share the better "
                    "rate. Second most is the next smaller number, however many tie "
                    "for most. With two players the one with fewer scores 3 each."
                )
            ),
            tally(
                Sum(N_("Ada: 4 Ants, the most"), "20", "rugs/bug_ant"),
                Sum(N_("Bruno: 2 Ants, second-most"), "6", "rugs/bug_ant"),
                Sum(N_("Chika: 2 Ants as well"), "6", "rugs/bug_ant"),
                Sum(N_("Dov: 1 Ant"), "1", "rugs/bug_ant"),
            ),
            ("score-ant",),
            N_("ant ants majority most second tie tied same number score points worth"),
            ("power-ant", "scoring"),
        ),
        Article(
            "spider",
            NC_("article", "Spiders and Flies"),
            rule(
                N_(
                    "Each Spider eats one Fly for 7 points, as long as both last; that is always"
                    " done, as it is worth more. A Spider without a Fly is worth nothing. Each Fly"
                    " that no Spider has eaten is worth 2 points."
                )
            ),
            examples(
                Example("S2 Y5", N_("a Spider eats a Fly"), 7),
                Example("S2 Y5 Y6", N_("and one is left"), 9),
                Example("S2 S3", N_("nothing to eat"), 0),
            ),
            ("score-spider", "score-fly"),
            N_("spider fly flies eat feed seven two alone without score points worth"),
            ("power-spider", "power-fly"),
        ),
        Article(
            "beetle",
            NC_("article", "Beetles"),
            rule(
                N_(
                    "An even number of Beetles is worth 5 points each, an odd number 2 each. So one"
                    " more can be worth much, or cost a lot."
                )
            ),
            examples(
                Example("B1 B2", N_("an even number"), 10),
                Example("B1 B2 B3", N_("an odd number"), 6),
                Example("B1 B2 B3 B4", N_("even again"), 20),
            ),
            ("score-beetle",),
            N_("beetle even odd number score points worth"),
            ("power-beetle", "pairs"),
        ),
        Article(
            "ladybug",
            NC_("article", "Ladybugs"),
            rule(
                N_(
                    "Exactly four Ladybugs are worth 25 points together. Any other number, fewer or"
                    " more, is worth 1 point each."
                )
            ),
            examples(
                Example("D1 D2 D3", N_("only three"), 3),
                Example("D1 D2 D3 D4", N_("exactly four"), 25),
                Example("D1 D2 D3 D4 D5", N_("one too many"), 5),
            ),
            ("score-ladybug",),
            N_("ladybug four exactly twenty-five 25 score points worth three five more"),
            ("power-ladybug", "pairs"),
        ),
        Article(
            "winning-the-game",
            NC_("article", "Winning the game"),
            rule(
                N_(
                    "The most points win. If points are level, the best single type of each is"
                    " compared, then the next best, and so on. If everything is level, the victory"
                    " is shared."
                )
            ),
            tally(
                Sum(N_("Ada: 61 points, Ladybugs 25"), "1.", "shared/token_crown"),
                Sum(N_("Bruno: 61 points, Ants 20"), "2."),
                Sum(N_("Chika: 48 points"), "3."),
            ),
            ("most-points", "best-type", "shared"),
            N_(
                "end winner tie break victory final draw level wins equal same points what "
                "happens if there is"
            ),
            ("scoring", "the-end-card"),
        ),
    ),
)
