"""What each decision about a bug is called, where it is made, and why one may be refused."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

from game.rules.rugs.api import Phase
from game.words import N_

FLOOR, WALL, HAND = "floor", "wall", "hand"
"""Where bugs lie that are asked for."""


class DecisionWords(NamedTuple):
    """A decision in messages: in the status bar, on the plaque, in the ribbon, on the key.

    ``focused`` is said of a bug that may be chosen, with its ``{bug}`` and the ``{change}`` of
    points.
    """

    zone: str
    title: str
    turn: str
    asked: str
    focused: str
    deed: str


ASKED: Final = MappingProxyType(
    {
        Phase.PICK: DecisionWords(
            FLOOR, N_("Picking"), N_("your pick"), N_("take a bug from the Floor."),
            N_("take {bug}: {change}."), N_("take it"),
        ),
        Phase.TAKE: DecisionWords(
            WALL, N_("Hatching"), N_("your choice"), N_("take one bug from the Wall."),
            N_("take {bug}: {change}."), N_("take it"),
        ),
        Phase.SHOW: DecisionWords(
            HAND, N_("Power"), N_("show a bug"), N_("show a bug, and its power is carried out."),
            N_("show {bug}: it stays in your hand."), N_("show it"),
        ),
        Phase.DROP: DecisionWords(
            HAND, N_("Power"), N_("give a bug"), N_("put one of your bugs on the Floor."),
            N_("put {bug} on the Floor: {change}."), N_("put it there"),
        ),
        Phase.PLACE: DecisionWords(
            HAND, N_("Power"), N_("your bug"),
            N_("pin a bug to the end of the Wall and take the first one."),
            N_("pin {bug}, take {taken}: {change}."), N_("pin it"),
        ),
        Phase.PASS: DecisionWords(
            HAND, N_("Power"), N_("pass a bug"), N_("choose a bug for {to}."),
            N_("pass {bug} to {to}: {change}."), N_("pass it"),
        ),
        Phase.SWAP: DecisionWords(
            HAND, N_("Power"), N_("your swap"), N_("choose the bug that you give."),
            N_("give {bug}: {change}."), N_("give it"),
        ),
        Phase.SWAP_FOR: DecisionWords(
            WALL, N_("Power"), N_("your swap"), N_("choose the bug you take from the Wall."),
            N_("take {bug} for it: {change}."), N_("swap"),
        ),
        Phase.KEEP: DecisionWords(
            HAND, N_("Hatching"), N_("your choice"),
            N_("your Larvae can hatch for a bug from the Wall, or stay."), "", N_("look"),
        ),
    }
)  # fmt: skip
LARVAE: Final = (
    N_("choose the first Larva that hatches."),
    N_("choose the second Larva that hatches."),
)
"""By the number of Larvae that are chosen, what is asked while two of many are to hatch."""
LABELS: Final = MappingProxyType(
    {
        "over": N_("Game over:"),
        "wrong-phase": N_("Not now:"),
        "on-floor": N_("Floor:"),
        "on-wall": N_("Wall:"),
        "in-hand": N_("Your hand:"),
        "show-other": N_("Another bug:"),
        "swap-different": N_("Another type:"),
        "hatch-two": N_("Two Larvae:"),
        "hatch-order": N_("Two Larvae:"),
        "hatch-wall": N_("Empty Wall:"),
        "hatch-turn": N_("Your turn:"),
        "pair-held": N_("In your hand:"),
        "pair-mosquito": N_("Another type:"),
    }
)
"""By the clause that refuses a choice, what comes before the reason."""
