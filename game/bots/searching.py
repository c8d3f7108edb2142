"""A bot that tries out what it may do, for every game that can imagine tables and play them on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from game.bots.bot import Budget
from game.bots.halving import Trial, choose
from game.bots.weighing import Weigh

A = TypeVar("A")  # action
A_contra = TypeVar("A_contra", contravariant=True)
V = TypeVar("V")  # view

MOST: Final = 6
"""So many actions are tried out: those that a rule of thumb likes best."""


class Trials(Protocol[A_contra]):
    """Imagined tables on which to try out the actions of one decision."""

    def deal(self) -> Trial[A_contra]:
        """A table; what an action is worth there."""


class SearchingBot(Generic[V, A]):
    """Tries out what a rule of thumb likes; that rule says where to begin."""

    def __init__(
        self,
        weigh: Weigh[V, A],
        imagine: Callable[[V, Random], Trials[A]],
        budget: Budget,
        rng: Random,
    ) -> None:
        self._weigh = weigh
        self._imagine = imagine
        self._budget = budget
        self._rng = rng

    def think(self, budget: Budget) -> None:
        """From now on within this budget."""
        self._budget = budget

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """What does best at the imagined tables."""
        if len(legal) == 1:
            return legal[0]
        weights = self._weigh(view, legal)
        ranked = sorted(legal, key=lambda action: -weights[action])[:MOST]
        trials = self._imagine(view, self._rng)
        return choose(ranked, ranked[0], trials.deal, self._budget)


def chance_to_win(points: Sequence[float], seat: int, spread: float) -> float:
    """The chance (0–1) to end before all others, from points that differ by chance.

    ``spread`` is by how many points the odds change e-fold.
    """
    mine = points[seat]
    return 1 / sum([exp(min(300.0, (each - mine) / spread)) for each in points])
