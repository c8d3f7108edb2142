"""Where the cards of a deal of Bugs on Rugs lie: everybody draws from one deck."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from game.fair.piles import Piles
from game.rules.rugs.api import CARD_NAMES, Deal

PARTS: Final = 4
"""The deck from top to bottom, in so many parts."""


def piles(deal: Deal) -> Piles:
    """A pile for each part of the deck, the top one first."""
    names = [CARD_NAMES[card] for card in deal.deck]
    ends = [len(names) * part // PARTS for part in range(PARTS + 1)]
    parts = (names[start:end] for start, end in pairwise(ends))
    return tuple(tuple((name[0], name[1:]) for name in part) for part in parts)
