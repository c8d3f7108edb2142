"""The words of the rules pages, in our own short sentences."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.shell.dialogs.how_to_play import Words

COUNCIL: Final = Words(
    N_("The council"),
    (
        (
            N_("Five factions, one ring"),
            N_(
                "Every faction has a space in the ring. The cubes on it are its strength; "
                "the strongest wears a crown. A game begins with 4, 3, 2, 1 and no cubes."
            ),
        ),
        (
            N_("Three Ages"),
            N_(
                "In each Age you get eleven cards: ten go to tricks, the last may score. "
                "Most points after three Ages wins."
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
            N_("The leader plays any card. The others follow clockwise, one card each."),
        ),
        (
            N_("Follow suit"),
            N_(
                "If you hold the suit that was led, you must play it. If you have none, "
                "play anything."
            ),
        ),
        (
            N_("All on suit?"),
            N_("Then the highest value wins the trick. The winner leads the next one."),
        ),
    ),
)
STRENGTH: Final = Words(
    N_("Strength"),
    (
        (
            N_("One card off suit is enough"),
            N_(
                "Now the council decides: the suit in this trick with the most cubes wins, "
                "by its highest card. Here a two of Bees wins."
            ),
        ),
        (
            N_("Level?"),
            N_("Then the higher value wins. If those are level too, the later card wins."),
        ),
        (N_("Tricks score"), N_("Every trick you win is worth one point at the end of the Age.")),
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
            N_("Your last card scores a point for every cube on its faction when the Age ends."),
        ),
        (
            N_("No Allegiance"),
            N_(
                "Discard a card, then win no tricks: 10 points, plus one for every cube in "
                "the Chambers. If several succeed, they split it. One trick, and it is gone."
            ),
        ),
        (
            N_("Secret until all have chosen"),
            N_(
                "You declare before the first trick. Between Ages recruits come: every "
                "faction except the strongest gets a cube from the supply."
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
                "The Emissary plays too. It has two face-up cards, never declares, and "
                "scores like anyone else."
            ),
        ),
        (
            N_("Who plays for it"),
            N_(
                "Whoever leads also plays the Emissary's card, then the other person plays. "
                "If it wins a trick you led, it leads the next one and the other person "
                "plays for it."
            ),
        ),
        (
            N_("Its visits"),
            N_(
                "It activates the suit it played. If that space is empty, the suit of its "
                "other card. If both are empty, there is no visit."
            ),
        ),
    ),
)
ALONE: Final = Words(
    N_("Solo"),
    (
        (
            N_("The Termitenator"),
            N_(
                "It takes over the empty space, and that suit is left out. Its eleven cards "
                "form a pyramid; on its turn it turns up those that nothing covers."
            ),
        ),
        (
            N_("Winning or Losing"),
            N_(
                "While Winning, it leads its strongest suit and wins with its weakest. If a "
                "card of the trigger row turns up before it has won a trick, it switches to "
                "Losing and loses on purpose. The panel beside it explains every card."
            ),
        ),
        (
            N_("To beat it"),
            N_(
                "You need more points: a tie goes to the Termitenator. No Allegiance is "
                "worth 15 plus the Chambers, for either of you."
            ),
        ),
    ),
)
EDITIONS: Final = (
    ("", N_("Published"), N_("Prototype")),
    (N_("The ring"), N_("the same in every game"), N_("shuffled for every game")),
    (
        N_("Cards of a suit"),
        N_("1–8; with four 1–10; with five 1–12"),
        N_("1–10; with four 1–11; with five 1–12"),
    ),
    (N_("Visit"), N_("must be made"), N_("may be passed")),
    (N_("No Allegiance, shared"), N_("rounded down"), N_("rounded up")),
    (N_("Emissary without tricks"), N_("No Allegiance"), N_("Allegiance")),
    (
        N_("Emissary leads and wins"),
        N_("the same person plays for it"),
        N_("whoever played last plays for it"),
    ),
    (N_("Tied at the end"), N_("most tricks in Age III"), N_("most trick points, then best Age")),
    (N_("Solo"), N_("against the Termitenator"), N_("not in this edition")),
)
