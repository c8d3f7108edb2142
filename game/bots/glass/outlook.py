"""What a case is worth, and what the next turn will make of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from game.rules.glass.api import Card, Case, cells_in, lay, places, worth

REMEMBERED = 1 << 12
"""So many cases with a card are remembered: more are hardly asked for again, and stay for good."""


def ways(case: Case, card: Card) -> Iterator[Case]:
    """The case with the card in it, for every place where it fits."""
    for cell in cells_in(places(case, card)):
        yield lay(case, card, cell)


@lru_cache(REMEMBERED)
def best(case: Case, card: Card) -> int | None:
    """The most points that the case can have with this card; None where it fits nowhere."""
    return max(map(worth, ways(case, card)), default=None)


def at_best(case: Case, cards: Iterable[Card]) -> int:
    """The most points that the case can have with one of these cards, or as it is."""
    found = worth(case)
    for card in cards:
        then = best(case, card)
        if then is not None and then > found:
            found = then
    return found


def outlook(case: Case, cards: Sequence[Card], hidden: Sequence[Card], freedom: float) -> float:
    """The points to expect after one more turn.

    ``cards`` can surely be laid then; one of ``hidden``, nobody knows which, comes to them.
    """
    sure = at_best(case, cards)
    if not hidden:
        return sure
    total = fitting = 0
    for card in hidden:
        then = best(case, card)
        fitting += then is not None
        total += sure if then is None or then < sure else then
    return (total + freedom * fitting) / len(hidden)
