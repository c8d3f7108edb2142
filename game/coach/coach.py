"""What the coach asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from game.coach.hindsight import OpenCardsAnalysis
from game.coach.reasons.claim import Claim, Words
from game.coach.tally import NOT_LOOKED, EndgameScan, OutcomeTally, TableOutcome

A = TypeVar("A")  # action
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
V = TypeVar("V")  # view
S = TypeVar("S")  # state


class SampledTables(Protocol[A_contra]):
    """Imagined tables on which to try out the choices of one question."""

    def deal(self) -> Callable[[A_contra], TableOutcome]:
        """A table; what comes of a choice there: the same table for every choice.

        Nor does it matter what else is tried there, and whether.
        """

    def on(self, state: Any, /) -> Callable[[A_contra], TableOutcome]:  # noqa: ANN401 — of the game
        """The same on this very table; only what people do there is drawn."""

    def look(self, legal: Sequence[A_contra], number: int) -> EndgameScan:
        """The end looked through, on some tables that belong to the block of this number."""


def _nothing(_view: object, _account: Sequence[Any]) -> tuple[int, ...]:
    return ()


BETWEEN: Final = " · "
"""Stands between the names of choices."""


def _as_named(_view: object, _action: object, name: str) -> str:
    return name


class Limits(NamedTuple):
    """From which loss on something is said, in the measure that is spoken of.

    Below ``alike`` nobody looks any closer; less than ``close`` below the best is as good for a
    hint; from ``small`` on a loss is shown. What is then said as ``turning`` or more, in whole
    points of the game or of chance, has turned the game.
    """

    alike: float
    close: float
    small: float
    turning: float


USUAL: Final = Limits(0.01, 0.02, 0.03, 0.05)
"""Of chances."""
POINTS: Final = Limits(0.3, 0.5, 1.5, 1.5)
"""Of points of this Age, where chances tell nothing apart any more."""


class Reasons(Protocol[V_contra, A_contra]):
    """Says why one choice is better than another: what is true, and makes the difference."""

    def compare(
        self, view: V_contra, known: tuple[int, ...], pair: Sequence[A_contra], rng: Random
    ) -> Callable[[], Sequence[TableOutcome]]:
        """Plays both on a table each time, with what is counted of each as its ``sources``."""

    def claim(
        self, view: V_contra, pair: Sequence[A_contra], found: OutcomeTally, words: Words
    ) -> Claim | None:
        """Why the first is better than the second, by many tables; None: no reason stands out."""


@dataclass(frozen=True, slots=True)
class Coach(Generic[V, A]):
    """How a game is tried out.

    Args:
        tables: Those that the view allows, with what is known besides.
        known: What a person in this seat knows that the view shows no longer.
        points: Whether points are spoken of instead of chances: these have not been held against
            results.
        sources: What each source of points is about, as a message.
        brief: What a choice is called in a review, by its name at the table.
        deed: What has been done by it, by its name in a review: nobody sees there what was asked.
        limits: From which loss on something is said in a review.
        reasons: Says why one choice is better than another; None: nobody knows.
        hindsight: Fetches who looks the end through with all cards open: for ``open_cards`` alone.
    """

    tables: Callable[[V, tuple[int, ...], Random], SampledTables[A]]
    known: Callable[[V, Sequence[Any]], tuple[int, ...]] = _nothing
    points: bool = False
    sources: tuple[str, ...] = ()
    brief: Callable[[V, A, str], str] = _as_named
    deed: Callable[[V, A, str], str] = _as_named
    limits: Limits = USUAL
    reasons: Reasons[V, A] | None = None
    hindsight: Callable[[], OpenCardsAnalysis] | None = None


class SearchTables(Protocol[S, A_contra]):
    """The tables of a bot that searches."""

    def table(self) -> S:
        """What is hidden, as it may be."""

    def after(self, table: S, action: A_contra, /) -> S:
        """What comes of an action there; the table itself stays as it is."""


class PlayedTables(Generic[S, A]):
    """The tables of a bot that searches.

    Its chance begins at the same place for every choice on a table: what differs then comes of the
    choices, and it does not matter which of them are tried.

    Args:
        trials: Makes the tables with a chance of its own.
        rng: The chance that decides about all of it.
        judged: What came of it: the outcome.
    """

    def __init__(
        self,
        trials: Callable[[Random], SearchTables[S, A]],
        rng: Random,
        judged: Callable[[S], TableOutcome],
    ) -> None:
        self._luck, self._rng, self._judged = Random(0), rng, judged
        self._trials = trials(self._luck)

    def deal(self) -> Callable[[A], TableOutcome]:
        """A table."""
        self._luck.seed(self._rng.getrandbits(64))
        return self.on(self._trials.table())

    def on(self, table: S) -> Callable[[A], TableOutcome]:
        """The outcome of each choice on this table, as a function."""
        then = self._rng.getrandbits(64)

        def outcome(action: A) -> TableOutcome:
            self._luck.seed(then)
            return self._judged(self._trials.after(table, action))

        return outcome

    def look(self, _legal: Sequence[A], _number: int) -> EndgameScan:
        """No endgame search here."""
        return NOT_LOOKED


def by_points(
    chance: Callable[[S, int], float], points: Callable[[S], Sequence[float]], you: int | None
) -> Callable[[S], TableOutcome]:
    """Judges what came of a choice: the chance, and points as they are then for everybody."""
    assert you is not None

    def judged(state: S) -> TableOutcome:
        worth = points(state)
        leads = tuple([lead(worth, seat) for seat in range(len(worth))])
        return TableOutcome(chance(state, you), leads[you], standing=leads)

    return judged


def lead(points: Sequence[float], you: int) -> float:
    """How far one is before the mean of the others."""
    return points[you] - (sum(points) - points[you]) / (len(points) - 1)
