"""The words of the rules pages, in our own short sentences."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.shell.sheets.book import Words

COUNCIL: Final = Words(
    N_("The council"),
    (
        (
            N_("Five factions, one ring"),
            N_(
                "Every faction has a space in the ring. The cubes on it are its strength; the"
                " strongest wears a crown. A game begins with 4, 3, 2, 1 and no cube."
            ),
        ),
        (
            N_("Three Ages"),
            N_(
                "An Age is a hand of eleven cards: ten are played to tricks, the last one may"
                " score. After three Ages the most points win."
            ),
        ),
        (
            N_("Everything moves"),
            N_(
                "Tricks send visitors to the council, visitors move the cubes, and the cubes "
                "decide the next trick."
            ),
        ),
    ),
)
TRICK: Final = Words(
    N_("A trick"),
    (
        (
            N_("Lead"),
            N_("The leader lays down any card. The others follow clockwise, a card each."),
        ),
        (
            N_("Follow suit"),
            N_(
                "If you hold the suit that was led, play it. Only without it may you play "
                "whatever you like."
            ),
        ),
        (
            N_("All on suit?"),
            N_("Then the highest value takes the trick. Its winner leads the next one."),
        ),
    ),
)
STRENGTH: Final = Words(
    N_("Strength"),
    (
        (
            N_("One card off suit is enough"),
            N_(
                "Now the council decides. Of all the suits in this trick, the one with the "
                "most cubes wins, with its highest card. Here the Bees win with a two."
            ),
        ),
        (
            N_("Equally strong?"),
            N_("Then the higher value counts. If that is equal as well, the later card."),
        ),
        (N_("Every trick"), N_("is worth one point at the end of the Age.")),
    ),
)
VISIT: Final = Words(
    N_("A visit"),
    (
        (
            N_("The lowest goes"),
            N_(
                "The lowest card of the suit that was led visits the council, even if it won."
                " If nobody followed the leader, nobody goes."
            ),
        ),
        (
            N_("Sowing"),
            N_(
                "The visitor picks a faction, takes all its cubes and drops them clockwise, "
                "one on each following space."
            ),
        ),
        (
            N_("Once round and home"),
            N_(
                "The fifth cube lands where it started. Any more roll into the Chambers and "
                "stay there for the rest of the game."
            ),
        ),
    ),
)
POINTS: Final = Words(
    N_("Points"),
    (
        (
            N_("Allegiance"),
            N_(
                "Your last card scores a point for every cube that stands on its faction when"
                " the Age ends."
            ),
        ),
        (
            N_("No Allegiance"),
            N_(
                "Put a card aside, then win no trick at all: 10 points, and one more for "
                "every cube in the Chambers. If several manage, they share it. One trick, and"
                " it is gone."
            ),
        ),
        (
            N_("Secret until all have chosen"),
            N_(
                "You declare before the first trick. Between Ages every faction that is not "
                "the strongest gains a cube from the supply."
            ),
        ),
    ),
)
FOR_TWO: Final = Words(
    N_("For two"),
    (
        (
            N_("A third at the table"),
            N_(
                "The Emissary plays as well. Two of its cards lie open, it never declares, and"
                " it scores like everybody else."
            ),
        ),
        (
            N_("Who plays for it"),
            N_(
                "Whoever leads plays the Emissary's card next; then comes the other person. If"
                " it takes your trick, it leads the next one, and the other plays for it."
            ),
        ),
        (
            N_("Its visits"),
            N_(
                "It activates the suit it has played. If nobody stands there, the suit of its"
                " other open card; else it stays away."
            ),
        ),
    ),
)
ALONE: Final = Words(
    N_("Alone"),
    (
        (
            N_("The Termitenator"),
            N_(
                "It takes the space without cubes, and that suit stays in the box. Of its"
                " eleven cards only those that nothing covers turn over, when it has to play."
            ),
        ),
        (
            N_("Winning or Losing"),
            N_(
                "Winning, it leads its strongest suit and takes tricks with its weakest. A card"
                " of the trigger row that turns up before its first trick makes it lose on"
                " purpose. The sheet beside it gives every reason."
            ),
        ),
        (
            N_("To beat it"),
            N_(
                "You need more points: a tie is its own. No Allegiance brings 15 and the"
                " Chambers, to either of you."
            ),
        ),
    ),
)
EDITIONS: Final = (
    ("", N_("Published"), N_("Prototype")),
    (N_("The ring"), N_("the same in every game"), N_("shuffled for every game")),
    (
        N_("Cards of a suit"),
        N_("five 1–12, four 1–10, else 1–8"),
        N_("five 1–12, four 1–11, else 1–10"),
    ),
    (N_("A visit"), N_("is a duty"), N_("may be passed up")),
    (N_("No Allegiance, shared"), N_("rounded down"), N_("rounded up")),
    (N_("Emissary without a trick"), N_("No Allegiance"), N_("Allegiance")),
    (N_("Equal at the end"), N_("most tricks in Age III"), N_("points from tricks, best Age")),
    (N_("Alone"), N_("against the Termitenator"), N_("not in this edition")),
)
