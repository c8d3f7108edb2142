"""A bot that tries out what it may do, for every game that can imagine tables and play them on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final, Generic, Protocol, Self, TypeVar

from game.bots.bot import Budget
from game.bots.halving import Trial, choose
from game.bots.weighing import Weigh
from game.table import Seat

A = TypeVar("A")  # action
A_contra = TypeVar("A_contra", contravariant=True)
V = TypeVar("V")  # view


class SupportsCopy(Protocol):
    """A state, of which there can be another that is alike."""

    def copy(self) -> Self:
        """What happens to it leaves this one as it is."""


S = TypeVar("S", bound=SupportsCopy)  # state
S_co = TypeVar("S_co", covariant=True)

MOST: Final = 6
"""So many actions are tried out: those that a rule of thumb likes best."""


class Trials(Protocol[A_contra]):
    """Imagined tables on which to try out the actions of one decision."""

    def deal(self) -> Trial[A_contra]:
        """A table; what an action is worth there."""


class Dealer(Protocol[S_co]):
    """Deals what a view hides, in one of the ways that it allows."""

    def deal(self, rng: Random, /) -> S_co:
        """A table."""


class PlayedTrials(ABC, Generic[S, A]):
    """Imagined tables that are played on after each action: how is for the game to say."""

    def __init__(self, tables: Dealer[S], you: Seat | None, rng: Random) -> None:
        assert you is not None
        self._tables, self._you, self._rng = tables, you, rng

    def deal(self) -> Trial[A]:
        """A table; every action is tried out on a copy of it."""
        table = self.table()

        def worth(action: A) -> float:
            return self.chance(self.after(table, action))

        return worth

    def after(self, table: S, action: A) -> S:
        """What comes of an action there; the table itself stays as it is."""
        state = table.copy()
        self._play(state, action)
        return state

    def table(self) -> S:
        """What is hidden, as it may be."""
        return self._tables.deal(self._rng)

    @abstractmethod
    def _play(self, state: S, action: A) -> None:
        """Apply the action and play on, in place."""

    @abstractmethod
    def chance(self, state: S) -> float:
        """The chance (0–1) to win from what has come of it."""


class SearchingBot(Generic[V, A]):
    """Tries out what a rule of thumb likes; that rule says where to begin."""

    def __init__(
        self,
        weigh: Weigh[V, A],
        imagine: Callable[[V, Random], Trials[A]],
        budget: Budget,
        rng: Random,
        firm: float = 1.0,
    ) -> None:
        self._weigh = weigh
        self._imagine = imagine
        self._budget = budget
        self._rng = rng
        self._firm = firm

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
        return choose(ranked, ranked[0], trials.deal, self._budget, self._firm)


def chance_to_win(points: Sequence[float], seat: int, spread: float) -> float:
    """The chance (0–1) to end before all others, from points that differ by chance.

    ``spread`` is by how many points the odds change e-fold.
    """
    mine = points[seat]
    return 1 / sum([exp(min(300.0, (each - mine) / spread)) for each in points])
