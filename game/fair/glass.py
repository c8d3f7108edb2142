"""Where the cards of a deal of Under Glass lie: three stacks, and deep in them the Spider."""

from __future__ import annotations

from game.fair.piles import Piles
from game.rules.glass.api import CARD_NAMES, DEEPEST, KINDS, KINDS_ON, SPIDER, Deal


def piles(deal: Deal) -> Piles:
    """The upper part of each stack, then the lower parts of all, where the Spider has to be.

    The Spider itself is left out: the rules put it there, and not chance.
    """
    above = [stack[:-DEEPEST] for stack in deal.stacks]
    below = [card for stack in deal.stacks for card in stack[-DEEPEST:] if card != SPIDER]
    return tuple(
        tuple((KINDS[KINDS_ON[card][0]], CARD_NAMES[card]) for card in pile)
        for pile in (*above, below)
    )
