"""The words of the rules pages, in our own short sentences."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.shell.dialogs.how_to_play import Words

TURN: Final = Words(
    N_("A turn"),
    (
        (
            N_("Take one, lay one"),
            N_(
                "Take the top card of any stack. Then lay one of your two cards into your case"
                " and keep the other for later."
            ),
        ),
        (
            N_("Everything is open"),
            N_(
                "Cases, hands and the top cards are seen by both. Nobody knows what lies"
                " deeper in the stacks."
            ),
        ),
        (
            N_("To begin with"),
            N_(
                "Each takes one card and 3 coins. Your first card may lie wherever you like,"
                " wholly inside the case."
            ),
        ),
    ),
)
FITS: Final = Words(
    N_("Where it fits"),
    (
        (
            N_("Like on like"),
            N_(
                "A card lies over four cells, empty or not. At least one of its insects "
                "must come straight onto one of its own kind."
            ),
        ),
        (
            N_("Dung stays"),
            N_("A dung beetle lets nothing lie on it but another dung beetle."),
        ),
        (
            N_("Large ones are never cut"),
            N_(
                "A stag or a moth takes two cells. Cover both at once or none of them. It counts"
                " as its own kind only where the same half meets the same half."
            ),
        ),
    ),
)
RUNS: Final = Words(
    N_("Runs"),
    (
        (
            N_("Side by side"),
            N_(
                "Two or more beetles of a colour, in a row or a column without a gap, make a"
                " run. A single one is worth nothing."
            ),
        ),
        (
            N_("One, two, three"),
            N_("In a run each blue beetle brings 1, each green one 2 and each gold one 3."),
        ),
        (
            N_("Twice is allowed"),
            N_("Where a row and a column of a colour cross, the beetle at the crossing counts"
               " in both."),
        ),
    ),
)  # fmt: skip
POINTS: Final = Words(
    N_("The others"),
    (
        (
            N_("Leaf pairs like company"),
            N_("Each brings 1, and 1 more for every other leaf pair in the eight cells around it."),
        ),
        (
            N_("Stags and moths"),
            N_("5 points each, wherever they are."),
        ),
        (
            N_("Dung and coins"),
            N_("Dung is worth nothing. A coin that you never spent brings 2."),
        ),
    ),
)
COIN: Final = Words(
    N_("A coin"),
    (
        (
            N_("Move a card first"),
            N_(
                "Before you draw, a coin lets you put one top card onto another stack that still"
                " has cards. What lay under it comes to light."
            ),
        ),
        (
            N_("Then draw, or do not"),
            N_("After the coin you take a card as usual, or end the turn with what you have."),
        ),
        (
            N_("One a turn"),
            N_("You have 3 for the whole game, and the Spider is never moved."),
        ),
    ),
)
END: Final = Words(
    N_("The end"),
    (
        (
            N_("The Spider"),
            N_(
                "It waits among the last three cards of one stack. Once it is seen, this turn is"
                " finished and the other has one more. It cannot be taken."
            ),
        ),
        (
            N_("Or you pass"),
            N_(
                "Instead of a turn you can leave for good. The other goes on alone until the"
                " Spider comes, or passes, too."
            ),
        ),
        (
            N_("Most points"),
            N_("The card left in your hand is worth nothing. A tie is shared."),
        ),
    ),
)
