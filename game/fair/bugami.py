"""Where the cards of a deal of Bug Council lie: hands, and what is left over."""

from __future__ import annotations

from game.fair.piles import Piles
from game.rules.bugami.api import CARD_NAMES, Deal


def piles(deal: Deal) -> Piles:
    """A pile for each hand in dealing order, then the rest."""
    every = (*deal.hands, deal.rest)
    names = (tuple(CARD_NAMES[card] for card in pile) for pile in every if pile)
    return tuple(tuple((name[0], name[1:]) for name in pile) for pile in names)
