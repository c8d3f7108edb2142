"""The bugs, the rounds and the end."""

from __future__ import annotations

from typing import Final

from game.words import N_, NC_
from scenes.rugs.rules.articles.drawn import bugs, pictured, wall
from scenes.rugs.rules.pictures import round_picture
from scenes.shell.rulebook.article import Article, Chapter, rule
from scenes.shell.rulebook.drawn import Sum, said, stacked, steps, tally

TABLE: Final = Chapter(
    NC_("chapter", "The attic"),
    (
        Article(
            "ninety",
            NC_("article", "Ninety bugs"),
            rule(
                N_(
                    "Two to five people collect bugs. Nine types: ten of each, but twelve Flies and"
                    " eight Spiders. Each bug sits on one of six rugs: checks, dots, fringe,"
                    " stripes, waves, zigzag. Only Mosquitoes have none. The deck has each bug"
                    " exactly once and is dealt once, at the beginning."
                )
            ),
            said(bugs("A1 B1 D1 F1 L1 M1 S1 U1 Y1"), N_("one bug of each type")),
            ("setup-seats", "deal-deck", "deal-due"),
            N_(
                "players deck cards types rugs how many all count each total kinds are "
                "there spiders flies ants beetles ladybugs fireflies"
            ),
            ("a-round", "firefly", "the-end-card"),
        ),
        Article(
            "beginning",
            NC_("article", "The beginning"),
            rule(
                N_(
                    "Everyone gets one bug from the deck. The next bug starts the Wall; it has no"
                    " power. Whoever sets the table says who is the first start player, or leaves"
                    " it to chance. The start player has the slipper."
                )
            ),
            stacked(wall("B1", rests=True), pictured("token_start")),
            ("setup-lead",),
            N_("start first player slipper deal set-up marker who goes starts picks begins hand"),
            ("a-round", "ninety"),
        ),
        Article(
            "open",
            NC_("article", "What everyone may see"),
            rule(
                N_(
                    "Open to all: every pick, the Floor, the Wall, bugs that are "
                    "placed, swapped, shown or given away, and what has left the game. "
                    "Closed: hands, the deck, bugs while they are passed or drawn, and "
                    "pairs until all are revealed. The log tells the picks of earlier "
                    "rounds only with Open log."
                )
            ),
            stacked(bugs("D8 B3 A9"), wall("S5 Y8", rests=True)),
            (),
            N_(
                "public hidden secret memory hand size how many others hold see look "
                "allowed opponents count show"
            ),
            ("hand", "pairs"),
        ),
    ),
)
ROUNDS: Final = Chapter(
    NC_("chapter", "A round"),
    (
        Article(
            "a-round",
            NC_("article", "A round from start to end"),
            rule(
                N_(
                    "The Floor is filled, everyone picks two bugs, and the one that is left "
                    "over flies to the end of the Wall, where its power is carried out. Then "
                    "the slipper goes to the left and a new round begins."
                )
            ),
            steps(
                N_("Fill the Floor"),
                N_("Pick in turn, there and back"),
                N_("The leftover joins the Wall"),
                N_("Its power is carried out"),
                N_("The slipper goes to the left"),
            ),
            ("over", "wrong-phase"),
            N_("phase turn order round picks how long each next start player slipper changes"),
            ("floor", "the-wall", "the-end-card"),
        ),
        Article(
            "floor",
            NC_("article", "The Floor and the picks"),
            rule(
                N_(
                    "The Floor holds two bugs for each player and one more; what a Firefly left "
                    "there counts. Picks go clockwise from the start player, then back from the "
                    "last one, who picks twice in a row. Only a bug on the Floor can be picked. "
                    "It joins your hand."
                )
            ),
            round_picture,
            ("on-floor",),
            N_(
                "pick draft take order clockwise snake back again how many two twice must "
                "have one each middle table choose last"
            ),
            ("a-round", "hand", "power-firefly"),
        ),
        Article(
            "hand",
            NC_("article", "Your hand"),
            rule(
                N_(
                    "Your hand is your collection; nobody else sees it. Whatever you pass, swap,"
                    " give or show comes from it, and what you get joins it. At the end all of it"
                    " is scored."
                )
            ),
            bugs("D1 D4 D8 F1 S2 Y5 M1 L2"),
            ("in-hand", "no-bugs"),
            N_(
                "collection hand secret empty skipped no bugs limit show others keep kept "
                "after round lose cards"
            ),
            ("open", "scoring"),
        ),
        Article(
            "the-end-card",
            NC_("article", "The End card"),
            rule(
                N_(
                    "In a game of two, three, four or five it is in the deck below 30, "
                    "45, 60 or 68 bugs. If it turns up while the Floor is filled, this "
                    "round is the last; if a power draws it, the next one is. It is no "
                    "bug: it is set aside and the next bug drawn. Even the last "
                    "leftover's power is carried out."
                )
            ),
            said(pictured("card_end", "prop_lamp"), N_("the moon: the last round")),
            ("end-floor", "end-power"),
            N_("last round final moon end game over when finish ends finished know long"),
            ("a-round", "empty", "scoring"),
        ),
        Article(
            "empty",
            NC_("article", "An empty deck"),
            rule(
                N_(
                    "It hardly ever happens. From an empty deck nobody draws anything. If the Floor"
                    " is short, picking stops when one bug is left; if none is left, nothing flies"
                    " to the Wall."
                )
            ),
            tally(
                Sum(N_("2 players: End card below"), "30"),
                Sum(N_("3 players: End card below"), "45"),
                Sum(N_("4 players: End card below"), "60"),
                Sum(N_("5 players: End card below"), "68"),
            ),
            ("empty-deck", "empty-floor"),
            N_("deck runs out no cards short discard pile not enough"),
            ("the-end-card", "floor"),
        ),
    ),
)
