"""The Wall and its powers."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.rugs.rules.articles.drawn import bugs, power, wall
from scenes.rugs.rules.pictures import mosquito_picture
from scenes.shell.rulebook.article import Article, Chapter, rule
from scenes.shell.rulebook.drawn import said, stacked

POWERS: Final = Chapter(
    NC_("chapter", "Powers of the Wall"),
    (
        Article(
            "the-wall",
            NC_("article", "The Wall"),
            rule(
                N_(
                    "Bugs are pinned to the Wall in a line; each new one joins at the "
                    "right end. Only the bug left over from the Floor acts, or one "
                    "that an Ant, Larvae or a Butterfly call. Bugs that are added, "
                    "swapped or taken do not. “In turn order” starts with the start "
                    "player; anyone without a bug is skipped."
                )
            ),
            said(wall("B1 S5 A4 Y8"), N_("The Fly came last: it acts.")),
            ("on-wall",),
            N_(
                "line power leftover acts turn order last bug nobody wants left over "
                "remaining powers why didn't"
            ),
            ("a-round", "power-ant", "power-larva"),
        ),
        Article(
            "power-ant",
            NC_("article", "Ant: one more comes"),
            rule(
                N_(
                    "The next bug from the deck joins the right end of the Wall and "
                    "acts as if it had been left over; only a Larva does nothing. An "
                    "Ant can call another Ant."
                )
            ),
            power("B1 S5 A4", N_("The next bug from the deck joins the Wall and acts.")),
            ("power-ant",),
            N_("ant draw next deck leftover wall power"),
            ("power-larva", "the-wall"),
        ),
        Article(
            "power-beetle",
            NC_("article", "Beetle: pass to the left"),
            rule(
                N_(
                    "Everyone chooses a bug from their hand in secret. Then all pass "
                    "theirs to the left at the same time, so nobody passes on what "
                    "they have just got. Larvae cannot hatch meanwhile."
                )
            ),
            power("S5 A4 B3", N_("All at once, each passes a bug to the left.")),
            ("power-beetle",),
            N_("pass left neighbour secret which way direction beetle leftover power give"),
            ("power-fly", "hand"),
        ),
        Article(
            "power-fly",
            NC_("article", "Fly: pass to the right"),
            rule(
                N_(
                    "Like the Beetle, but to the right: everyone chooses in secret, "
                    "then all bugs change hands at once."
                )
            ),
            power("B1 A4 Y8", N_("All at once, each passes a bug to the right.")),
            ("power-fly",),
            N_("pass right neighbour secret which way direction fly flies leftover power give"),
            ("power-beetle", "hand"),
        ),
        Article(
            "power-ladybug",
            NC_("article", "Ladybug: all draw"),
            rule(
                N_(
                    "In turn order everyone draws a bug from the deck. If the End card "
                    "comes, it is set aside, the next bug is drawn instead, and the "
                    "next round is the last."
                )
            ),
            power("B1 S5 D8", N_("In turn order, each draws a bug from the deck.")),
            ("power-ladybug",),
            N_("draw deck card ladybug left leftover floor power everyone gets"),
            ("the-end-card", "empty"),
        ),
        Article(
            "power-firefly",
            NC_("article", "Firefly: back to the Floor"),
            rule(
                N_(
                    "In turn order everyone puts a bug from their hand on the Floor. "
                    "These bugs start the next Floor, which is filled up to its usual "
                    "number. In the last round they score for nobody."
                )
            ),
            power("A4 Y8 F1", N_("In turn order, each puts a bug on the Floor.")),
            ("power-firefly",),
            N_("give floor discard firefly leftover power put back lose"),
            ("floor", "hand"),
        ),
        Article(
            "power-larva",
            NC_("article", "Larva: two are too many"),
            rule(
                N_(
                    "A Larva alone on the Wall does nothing. If the leftover is a "
                    "Larva and two or more are there now, all Larvae on the Wall leave "
                    "the game, and the next bug from the deck joins the Wall and acts. "
                    "A Larva that comes that way, or with an Ant, does nothing."
                )
            ),
            power("L2 B1 L7", N_("Both Larvae leave, and a new bug comes and acts.")),
            ("power-larva", "larva-alone", "larva-later"),
            N_(
                "larvae leave game drive away larva wall vanish disappear gone removed two "
                "why leftover power"
            ),
            ("hatching", "power-ant"),
        ),
        Article(
            "power-mosquito",
            NC_("article", "Mosquito: swap with the Wall"),
            rule(
                N_(
                    "In turn order everyone swaps a bug from their hand for one on the "
                    "Wall, into the same place. The two must be of different types if "
                    "any such swap is possible. With an empty Wall nothing happens. "
                    "Swapped bugs do not act."
                )
            ),
            power("B1 Y8 M4", N_("In turn order, each swaps a bug with the Wall.")),
            ("power-mosquito", "swap-different", "empty-wall"),
            N_("swap exchange trade different mosquito leftover power wall"),
            ("the-wall", "pairs"),
        ),
        Article(
            "power-spider",
            NC_("article", "Spider: the line moves up"),
            rule(
                N_(
                    "In turn order everyone adds a bug from their hand at the right "
                    "end of the Wall and takes the leftmost one. The Spider is in that "
                    "line already and moves along. None of these bugs acts."
                )
            ),
            power("B1 A4 S5", N_("Add one at the right end, take the first one.")),
            ("power-spider",),
            N_("line first leftmost add take spider leftover power wall"),
            ("the-wall", "spider"),
        ),
        Article(
            "power-butterfly",
            NC_("article", "Butterfly: show and copy"),
            rule(
                N_(
                    "The start player must show a bug from their hand that is not a "
                    "Butterfly. Its power is carried out as if it had been left over, "
                    "and the bug stays in the hand. A shown Larva does nothing. If the "
                    "hand is all Butterflies, nothing happens."
                )
            ),
            power("B1 A4 U1", N_("The start player shows a bug, and that one acts.")),
            ("power-butterfly", "show-other", "nothing-to-show"),
            N_("copy show start player butterfly leftover power reveal"),
            ("the-wall", "beginning"),
        ),
        Article(
            "hatching",
            NC_("article", "Hatching Larvae"),
            rule(
                N_(
                    "In your own turn two Larvae from your hand can leave the game for "
                    "any bug on the Wall, before or after your choice, as often as you "
                    "like. Your turn is a pick, or your step of a Firefly, Spider, "
                    "Ladybug or Mosquito power. Larvae do not hatch while bugs are "
                    "passed, shown or paired, nor with an empty Wall."
                )
            ),
            stacked(bugs("L2 L7"), wall("B1 S5 A4", rests=True)),
            ("hatch-two", "hatch-order", "hatch-wall", "hatch-turn"),
            N_("larvae hatch two exchange trade wall turn pair when must have"),
            ("larva", "power-larva", "the-wall"),
        ),
        Article(
            "pairs",
            NC_("article", "Pairs of Mosquitoes"),
            rule(
                N_(
                    "After the last round, before anyone reveals, you can pair your Mosquitoes "
                    "in secret. Each pair counts as one bug of a type you really hold, for "
                    "everything but rugs. A pair stays a pair: it hatches no Larva."
                )
            ),
            mosquito_picture,
            ("pair-held", "pair-mosquito"),
            N_(
                "mosquito mosquitoes pair group copy wild joker stand count as another "
                "instead three"
            ),
            ("larva", "scoring", "butterfly"),
        ),
    ),
)
