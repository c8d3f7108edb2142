"""Choosing by trying out: every action on the same imagined tables, the worse half given up.

Knows no game. Whoever asks says how a table is dealt and what an action is worth on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import TypeVar

from game.bots.bot import Budget

A = TypeVar("A")  # action

Trial = Callable[[A], float]
"""What an action is worth on one imagined table, 0–1: the same table for every action."""

LEAST = 2
"""Tables in each round: with fewer nobody knows how far values lie apart."""


class Playouts:
    """So many playouts for each decision, however long they take: the same on every machine."""

    def __init__(self, most: int) -> None:
        self._most = most

    def begin(self) -> None:
        """Nothing is gone."""

    def share_spent(self, playouts: int) -> float:
        """The share of the playouts."""
        return playouts / self._most


class Seconds:
    """So much time for each decision."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._began = 0.0

    def begin(self) -> None:
        """The clock starts."""
        self._began = perf_counter()

    def share_spent(self, playouts: int) -> float:
        """The share of the time."""
        gone = perf_counter() - self._began
        return gone / self._most if gone < self._most else 1.0


def choose(
    actions: Sequence[A],
    anchor: A,
    deal: Callable[[], Trial[A]],
    budget: Budget,
    firm: float = 1.0,
) -> A:
    """The action that does best, or the anchor where nothing is clearly better.

    Args:
        actions: At least two, each once; the anchor is one of them.
        anchor: What a rule of thumb would do. It is left only for an action whose advantage, over
            the same tables, is larger than its standard error.
        deal: Imagines a table.
        budget: When to stop.
        firm: So many standard errors make an advantage clear.
    """
    values: dict[A, list[float]] = {action: [] for action in actions}
    alive, rounds, playouts = list(actions), (len(actions) - 1).bit_length(), 0
    budget.begin()
    for number in range(1, rounds + 1):
        tables = 0
        while tables < LEAST or budget.share_spent(playouts) < number / rounds:
            trial = deal()
            for action in alive:
                values[action].append(trial(action))
            tables, playouts = tables + 1, playouts + len(alive)
        alive.sort(key=lambda action: -sum(values[action]))
        if number < rounds:
            better = alive[: (len(alive) + 1) // 2]
            alive = better if anchor in better else [*better, anchor]
    best = alive[0]
    return best if _clearly(values[best], values[anchor], firm) else anchor


def _clearly(better: Sequence[float], worse: Sequence[float], firm: float) -> bool:
    """Whether one does better than the other on the same tables, by so many errors."""
    gaps = [one - other for one, other in zip(better, worse, strict=True)]
    mean, count = sum(gaps) / len(gaps), len(gaps)
    error = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1) / count)
    return mean > firm * error
