"""Where the cards of a deal of Bugs on Rugs lie: everybody draws from one deck."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from game.fair.piles import CardPile, Piles
from game.rules.rugs.api import CARD_NAMES, Deal
from game.words import N_

PLACES: Final[Mapping[str, str]] = {
    "quarter-1": N_("Top quarter"),
    "quarter-2": N_("Second quarter"),
    "quarter-3": N_("Third quarter"),
    "quarter-4": N_("Bottom quarter"),
}
"""The deck from top to bottom."""


def piles(deal: Deal) -> Piles:
    """A pile for each part of the deck, the top one first."""
    names = [CARD_NAMES[card] for card in deal.deck]
    ends = [len(names) * part // len(PLACES) for part in range(len(PLACES) + 1)]
    parts = (names[start:end] for start, end in pairwise(ends))
    return tuple(
        CardPile(place, tuple((name[0], name[1:]) for name in part))
        for place, part in zip(PLACES, parts, strict=True)
    )
