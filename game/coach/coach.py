"""What the coach asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from game.coach.tally import Outcome

A = TypeVar("A")  # action
A_contra = TypeVar("A_contra", contravariant=True)
V = TypeVar("V")  # view
S = TypeVar("S")  # state


class Tables(Protocol[A_contra]):
    """Imagined tables on which to try out the choices of one question."""

    def deal(self) -> Callable[[A_contra], Outcome]:
        """A table; what comes of a choice there: the same table for every choice."""


def _nothing(_view: object, _account: Sequence[Any]) -> tuple[int, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Coach(Generic[V, A]):
    """How a game is tried out.

    Args:
        tables: Those that the view allows, with what is known besides.
        known: What a person in this seat knows that the view shows no longer.
        points: Whether points are spoken of instead of chances: these have not been held against
            results.
        sources: What each source of points is about, as a message.
    """

    tables: Callable[[V, tuple[int, ...], Random], Tables[A]]
    known: Callable[[V, Sequence[Any]], tuple[int, ...]] = _nothing
    points: bool = False
    sources: tuple[str, ...] = ()


class Played(Protocol[S, A_contra]):
    """The tables of a bot that searches."""

    def table(self) -> S:
        """What is hidden, as it may be."""

    def after(self, table: S, action: A_contra, /) -> S:
        """What comes of an action there; the table itself stays as it is."""

    def chance(self, state: S, /) -> float:
        """The chance (0–1) to win from what has come of it."""


class PlayedTables(Generic[S, A]):
    """The tables of a bot that searches, with the points besides the chance."""

    def __init__(
        self, trials: Played[S, A], points: Callable[[S], Sequence[float]], you: int | None
    ) -> None:
        assert you is not None
        self._trials, self._points, self._you = trials, points, you

    def deal(self) -> Callable[[A], Outcome]:
        """A table."""
        table = self._trials.table()

        def outcome(action: A) -> Outcome:
            state = self._trials.after(table, action)
            return Outcome(self._trials.chance(state), lead(self._points(state), self._you))

        return outcome


def lead(points: Sequence[float], you: int) -> float:
    """How far one is before the mean of the others."""
    others = [each for seat, each in enumerate(points) if seat != you]
    return points[you] - sum(others) / len(others)
