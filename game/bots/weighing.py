"""An opponent that weighs what it may do, for every game that can say what an action is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

A = TypeVar("A")  # action
V = TypeVar("V")  # view

Weigh = Callable[[V, Sequence[A]], Mapping[A, float]]
"""A number for each legal action, larger for better; comparable only among each other."""


class WeighingBot(Generic[V, A]):
    """Weighs every legal action by what it can see, and takes the heaviest."""

    def __init__(self, weigh: Weigh[V, A], rng: Random) -> None:
        self._weigh = weigh
        self._rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The best action; chance decides only between equals."""
        if len(legal) == 1:
            return legal[0]
        weights = self._weigh(view, legal)
        best = max(weights.values())
        return self._rng.choice([action for action, weight in weights.items() if weight == best])
