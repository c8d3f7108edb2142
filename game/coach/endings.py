"""Why one choice is better than another where points decide: both are played to an end.

What a seat has there comes from a few sources, as the game itself counts them, and what it is
before the mean of the others is their sum: so each source explains a part of the difference.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Generic, TypeVar

from game.coach.coach import PlayedTables, SearchTables
from game.coach.reasons.choosing import reason
from game.coach.reasons.claim import ChoiceComparison, Claim, Words
from game.coach.tally import LEAD, OutcomeTally, TableOutcome

A = TypeVar("A")  # action
S = TypeVar("S")  # state
V = TypeVar("V")  # view

SOURCE = LEAD + 1
"""The measure that is the first of a game's causes."""


class PointReasons(ABC, Generic[V, S, A]):
    """The reasons of a game of points; what it counts is for the game to say.

    In a tally the causes come first, ``causes`` of them: how many points before the mean of the
    others each has made, added up to the whole. Then comes what is counted besides.
    """

    causes: int

    @abstractmethod
    def played_tables(self, view: V, rng: Random) -> SearchTables[S, A]:
        """Tables on which a choice is played to the end that its points are counted at."""

    @abstractmethod
    def contributions(self, view: V, ends: Sequence[S]) -> Sequence[Sequence[float]]:
        """Of the two ends, the better choice's first: what each cause has made of the points."""

    @abstractmethod
    def counts(self, view: V, end: S, action: A) -> Sequence[float]:
        """What is counted besides."""

    @abstractmethod
    def claims(self, compared: ChoiceComparison[V, A]) -> Iterator[Claim]:
        """Everything that is true, whatever made the difference."""

    @abstractmethod
    def plain(self, compared: ChoiceComparison[V, A]) -> Iterator[Claim]:
        """What can be said where nothing tells more: where the points come from."""

    def compare(
        self, view: V, _known: tuple[int, ...], pair: Sequence[A], rng: Random
    ) -> Callable[[], Sequence[TableOutcome]]:
        """Plays both on a table each time."""
        ends = list[S]()

        def seen(state: S) -> TableOutcome:
            ends.append(state)
            return TableOutcome(0.0, 0.0)

        tables = PlayedTables(lambda luck: self.played_tables(view, luck), rng, seen)

        def play() -> Sequence[TableOutcome]:
            outcome = tables.deal()
            ends.clear()
            for action in pair:
                outcome(action)
            return [
                TableOutcome(0.0, sum(made), (*made, *self.counts(view, end, action)))
                for made, end, action in zip(
                    self.contributions(view, ends), ends, pair, strict=True
                )
            ]

        return play

    def claim(self, view: V, pair: Sequence[A], found: OutcomeTally, words: Words) -> Claim | None:
        """What makes most of the difference."""
        compared = ChoiceComparison(view, pair, found, words)
        causes = range(SOURCE, SOURCE + self.causes)
        return reason(found, LEAD, causes, self.claims(compared), self.plain(compared))


def split(points: Sequence[Sequence[float]], you: int) -> tuple[float, ...]:
    """What makes up the points before the mean of the others: one's own, source by source; theirs.

    ``points`` are by seat and source.
    """
    others = [sum(row) for seat, row in enumerate(points) if seat != you]
    return (*points[you], -sum(others) / len(others))
