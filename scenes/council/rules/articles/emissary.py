"""The Emissary, who plays with two."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.council.rules.articles.drawn import WITH_EMISSARY, hand, ring, trick
from scenes.council.rules.articles.editions import PROTOTYPE, PUBLISHED
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import Sum, said, stacked, steps, tally

EMISSARY: Final = Chapter(
    NC_("chapter", "The Emissary"),
    (
        Article(
            "emissary",
            NC_("article", "A third for two"),
            rule(
                N_(
                    "Two people play with a third hand, the Emissary's. Two of its "
                    "cards are face up, dealt before the declarations, so both of you "
                    "see them. It never declares, but it wins tricks, visits the "
                    "council and scores like a player, and it can win the game. One of "
                    "you plays its cards."
                )
            ),
            said(hand("A2 F9"), N_("Two of its cards lie face up.")),
            (),
            N_("two players dummy neutral third hand who is what both"),
            ("playing-for-it", "emissary-visit", "emissary-points"),
        ),
        Article(
            "playing-for-it",
            NC_("article", "Who plays for it"),
            (
                Passage(
                    N_(
                        "Whoever leads also plays the Emissary's card next; it must "
                        "follow suit too. Then the other person plays. If the Emissary "
                        "wins a trick you led, the other person plays for it: first "
                        "its card, then their own, then you."
                    )
                ),
                Passage(
                    N_("If it leads and wins again, the same person goes on playing for it."),
                    PUBLISHED,
                ),
                Passage(
                    N_(
                        "If it leads and wins again, whoever played last in that trick "
                        "plays for it next."
                    ),
                    PROTOTYPE,
                ),
            ),
            trick("A5 A2 A8", "B4 A3 M2 C1", WITH_EMISSARY),
            (),
            N_("control controller choose card order dummy plays who decides emissary picks turn"),
            ("emissary", "following", "refill"),
        ),
        Article(
            "emissary-visit",
            NC_("article", "The Emissary's visits"),
            rule(
                N_(
                    "If its card is the lowest on suit, the Emissary visits by itself. "
                    "It activates the suit it played. If that space is empty, it "
                    "activates the suit of its other face-up card. If that is empty "
                    "too, there is no visit."
                )
            ),
            stacked(
                ring("B4 M3 C1 F2", sown="F"),
                said(hand("A2 F9"), N_("It played Ants, which are empty: so the Flies move.")),
            ),
            ("emissary-stays",),
            N_("emissary visit council automatic where goes"),
            ("visitor", "sowing", "emissary"),
        ),
        Article(
            "emissary-points",
            NC_("article", "The Emissary's points"),
            (
                Passage(
                    N_(
                        "The Emissary scores its tricks and the card that is left at the end, as"
                        " anyone with Allegiance does."
                    )
                ),
                Passage(
                    N_("Without a trick it scores No Allegiance instead. It counts in the split."),
                    PUBLISHED,
                ),
                Passage(N_("Without a trick it still scores its Allegiance."), PROTOTYPE),
            ),
            tally(
                Sum(N_("3 tricks"), "3", "shared/token_trickpile"),
                Sum(N_("Flies 6 is left, 4 cubes"), "4", "council/token_allegiance"),
                Sum(N_("no tricks (published)"), "10 +", "council/token_no_allegiance"),
            ),
            (),
            N_("emissary score allegiance win wins can without tricks"),
            ("shared-bonus", "allegiance", "emissary"),
        ),
        Article(
            "refill",
            NC_("article", "The Emissary's new cards"),
            rule(
                N_(
                    "After tricks 1 to 9 the Emissary turns up the top card of the "
                    "leftover deck, so that it has two again. A discard goes on top of "
                    "that deck, so it is turned up next."
                )
            ),
            steps(
                N_("It plays one of its two cards"),
                N_("The trick is won, and the visit made"),
                N_("It turns up the top of the leftover deck"),
            ),
            (),
            N_("draw refill leftover deck face up emissary next cards"),
            ("discard", "playing-for-it"),
        ),
    ),
)
