"""Where the cards of a deal of Under Glass lie: three stacks, and deep in them the Spider."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.fair.piles import CardPile, Piles
from game.rules.glass import api as glass
from game.words import N_

BOTTOM: Final = "bottom"
PLACES: Final[Mapping[str, str]] = {
    "stack-1": N_("Left stack"),
    "stack-2": N_("Middle stack"),
    "stack-3": N_("Right stack"),
    BOTTOM: N_("Deepest cards"),
}


def piles(deal: glass.Deal) -> Piles:
    """The upper part of each stack, then the lower parts of all, where the Spider has to be.

    The Spider itself is left out: the rules put it there, and not chance.
    """
    above = [stack[: -glass.DEEPEST] for stack in deal.stacks]
    below = [
        card for stack in deal.stacks for card in stack[-glass.DEEPEST :] if card != glass.SPIDER
    ]
    return tuple(
        CardPile(place, tuple((_suit(card), glass.CARD_NAMES[card]) for card in pile))
        for place, pile in zip(PLACES, (*above, below), strict=True)
    )


def _suit(card: glass.Card) -> str:
    """The letter of the insect in its upper left cell, whichever half of one is there."""
    return glass.KINDS[glass.KINDS_ON[card][0]].upper()
