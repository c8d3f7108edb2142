"""Where the cards of a deal of Bug Council lie: hands, and what is left over."""

from __future__ import annotations

from game.fair.piles import HANDS, Piles, hands_and_rest
from game.rules.council.api import CARD_NAMES, Deal

PLACES = HANDS


def piles(deal: Deal) -> Piles:
    """A pile for each hand in dealing order, then the rest."""
    return hands_and_rest(deal.hands, deal.rest, CARD_NAMES)
