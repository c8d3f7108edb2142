"""The Emissary, who plays with two."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.council.rules.articles.drawn import WITH_EMISSARY, hand, ring, trick
from scenes.council.rules.articles.editions import PROTOTYPE, PUBLISHED
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import Sum, said, stacked, steps, tally

EMISSARY: Final = Chapter(
    N_("The Emissary"),
    (
        Article(
            "emissary",
            N_("A third for two"),
            rule(
                N_(
                    "Two people play with a third hand: the Emissary. Two of its cards lie face up,"
                    " dealt before the declarations, so both of you see them. It never declares. It"
                    " wins tricks, visits and scores; it can even win the game. One of you plays"
                    " for it."
                )
            ),
            said(hand("A2 F9"), N_("Two of its cards lie face up.")),
            (),
            N_("two players dummy neutral"),
            ("playing-for-it", "emissary-visit", "emissary-points"),
        ),
        Article(
            "playing-for-it",
            N_("Who plays for it"),
            (
                Passage(
                    N_(
                        "Whoever leads plays the Emissary's card next, then comes the other."
                        " It must follow suit as well. If it wins a trick that you led, the"
                        " other one plays for it: first its card, then their own, then you."
                    )
                ),
                Passage(
                    N_("If it wins again while it leads, the same person keeps it."), PUBLISHED
                ),
                Passage(
                    N_(
                        "If it wins again while it leads, the last player of that trick takes over."
                    ),
                    PROTOTYPE,
                ),
            ),
            trick("A5 A2 A8", "B4 A3 M2 C1", WITH_EMISSARY),
            (),
            N_("control controller choose card order"),
            ("emissary", "following", "refill"),
        ),
        Article(
            "emissary-visit",
            N_("The Emissary's visits"),
            rule(
                N_(
                    "If its card is the lowest on suit, the Emissary visits without being"
                    " asked. It activates the suit it has played. If that space is empty, the"
                    " suit of its other face-up card; if that is empty too, there is no visit."
                )
            ),
            stacked(
                ring("B4 M3 C1 F2", sown="F"),
                said(hand("A2 F9"), N_("It played Ants, which are empty: so the Flies move.")),
            ),
            ("emissary-stays",),
            N_("emissary visit council automatic"),
            ("visitor", "sowing", "emissary"),
        ),
        Article(
            "emissary-points",
            N_("The Emissary's points"),
            (
                Passage(
                    N_(
                        "The Emissary scores its tricks and the card that is left at the end, as"
                        " anyone with Allegiance does."
                    )
                ),
                Passage(
                    N_("Without a trick it scores No Allegiance instead, and shares it."), PUBLISHED
                ),
                Passage(N_("Without a trick it still scores its Allegiance."), PROTOTYPE),
            ),
            tally(
                Sum(N_("3 tricks"), "3", "shared/token_trickpile"),
                Sum(N_("Flies 9 is left, 4 cubes"), "4", "council/token_allegiance"),
                Sum(N_("no tricks (published)"), "10 +", "council/token_no_allegiance"),
            ),
            (),
            N_("emissary score allegiance"),
            ("shared-bonus", "allegiance", "emissary"),
        ),
        Article(
            "refill",
            N_("The Emissary's new cards"),
            rule(
                N_(
                    "After each of the tricks 1 to 9 the Emissary turns up the next card of the"
                    " leftover deck, so that two lie face up again. Whoever discarded has put a"
                    " card on top of that deck: it is the next one to be turned up."
                )
            ),
            steps(
                N_("It plays one of its two cards"),
                N_("The trick is won, and the visit made"),
                N_("It turns up the top of the leftover deck"),
            ),
            (),
            N_("draw refill leftover deck face up"),
            ("discard", "playing-for-it"),
        ),
    ),
)
