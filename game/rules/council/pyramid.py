"""The Termitenator's hand: eleven places in four rows, counted from the bottom (S2).

Places are numbered in dealing order: row 4 is 0–3, row 3 is 4–6, row 2 is 7 and 8, row 1 is 9
and 10, always from left to right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.council.cards import Card

ROWS: Final = (4, 4, 4, 4, 3, 3, 3, 2, 2, 1, 1)
"""The row of each place."""

COVERS: Final[Mapping[int, tuple[int, ...]]] = {
    9: (7,),
    10: (8,),
    7: (4, 5),
    8: (5, 6),
    4: (0, 1),
    5: (1, 2),
    6: (2, 3),
}
"""Which places lie under the card of a place."""

COVERED_BY: Final = tuple(
    tuple(upper for upper, lower in COVERS.items() if place in lower) for place in range(len(ROWS))
)
"""Which places lie over each place."""


def free_places(places: Sequence[Card | None]) -> list[int]:
    """The places whose card lies free, top row first; None is a place that is empty by now."""
    free = []
    for place, card in enumerate(places):
        if card is not None:
            for upper in COVERED_BY[place]:
                if places[upper] is not None:
                    break
            else:
                free.append(place)
    return free
