"""What happens at the council after a trick, and between Ages."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.council.rules.articles.drawn import ring, trick
from scenes.council.rules.articles.editions import PROTOTYPE, PUBLISHED
from scenes.shell.rulebook.article import Article, Chapter, Passage, rule
from scenes.shell.rulebook.drawn import said

VISITS: Final = Chapter(
    NC_("chapter", "The council"),
    (
        Article(
            "visitor",
            NC_("article", "Who visits"),
            (
                Passage(
                    N_(
                        "After every trick, the tenth included, whoever played the "
                        "lowest card on suit visits the council, even if it won. Cards "
                        "off suit never visit."
                    )
                ),
                Passage(N_("The visit must be made."), PUBLISHED),
                Passage(N_("The visitor may pass."), PROTOTYPE),
            ),
            trick("A5 A8 B2 A3", "B4 A3 M2 C1"),
            ("lowest-visits", "visit-duty"),
            N_(
                "visit lowest card pass duty winner won trick can must have go goes who "
                "obligatory forced skip refuse optional council moves"
            ),
            ("no-visit", "sowing", "following"),
        ),
        Article(
            "no-visit",
            NC_("article", "No visit"),
            rule(
                N_(
                    "If only the leader's card is on suit, nobody visits: there is no "
                    "other card to be lower than. Nor does anyone visit while no space "
                    "has a cube."
                )
            ),
            trick("A5 B8 B2 F3", "B4 A3 M2 C1"),
            ("nobody-followed", "nothing-to-activate"),
            N_("skip nobody without didn't why not anyone alone only no one visited"),
            ("visitor", "sowing"),
        ),
        Article(
            "sowing",
            NC_("article", "Sowing"),
            rule(
                N_(
                    "The visitor activates any faction with at least one cube: all its "
                    "cubes are picked up and dropped clockwise, one on each space, "
                    "starting with the next. Fewer than five stop on the way, and the "
                    "space they left is empty."
                )
            ),
            said(ring(sown="B"), N_("The Bees are activated: one cube each for the next four.")),
            ("empty-space",),
            N_(
                "activate mancala move cubes clockwise where go drop seeds to the which "
                "choose faction direction empty distribute spread sow"
            ),
            ("chambers", "visitor", "strength"),
        ),
        Article(
            "chambers",
            NC_("article", "Home and the Chambers"),
            rule(
                N_(
                    "The fifth cube of a sowing comes home to the space it started from. Every cube"
                    " after that goes into the Chambers, in the middle of the ring. It stays there"
                    " for the rest of the game and makes No Allegiance worth one point more."
                )
            ),
            said(
                ring("B3 M2 A2 C1 F7", sown="F"),
                N_("Seven cubes: four to the others, one home, two to the Chambers."),
            ),
            (),
            N_(
                "middle fifth cube home leftover more than five 5 6 7 8 9 sixth overflow "
                "extra cubes centre what for come back"
            ),
            ("sowing", "no-allegiance", "eighteen"),
        ),
        Article(
            "recruits",
            NC_("article", "Recruits"),
            rule(
                N_(
                    "Between Ages every faction gets one cube from the supply, except "
                    "the strongest, or all that share the crown. If the supply is "
                    "short, those with the fewest cubes come first, then clockwise "
                    "from the Bees, in solo from the Termites. No recruits after Age "
                    "III."
                )
            ),
            ring("B3 M4 A2 C1 F2", recruits=True),
            (),
            N_("new recruits supply between ages cubes get more added come refill next board"),
            ("ages", "eighteen", "strength"),
        ),
    ),
)
