"""What a review of a finished game tells one person: how the chances went, where the game turned.

``game.coach.review.reviewing`` works it out.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from game.seating import SeatSetup
from game.table import Seat, TableView

if TYPE_CHECKING:
    from game.bots.worker import BotTask

F = TypeVar("F")  # what has been found


PERCENT: Final = 100


class Measure(StrEnum):
    """What a course and a loss are counted in. The values stand in what the command prints."""

    CHANCE = "chance"
    """Points of chance to win, 0–100."""
    POINTS = "points"
    """Points of the game before the mean of the others."""


class Kind(StrEnum):
    """What is shown of a choice. The values stand in what the command prints."""

    TURNING = "turning point"
    SMALL = "small"
    """It cost something, but did not turn the game."""
    REMARK = "points"
    """The game was as good as decided: it cost points of the game, and no chance."""
    BEST = "best"
    """Nothing was better by as much than the others that were there."""


class CoursePoint(NamedTuple):
    """How the game stood for everybody after a choice of the seat, as the seat could know it.

    ``at`` is the index of that choice in the record, at the end the number of all actions;
    ``part`` and ``step`` are the progress then, such as Age and trick. ``values`` by owner, in the
    course's measure: chances 0–100, or points before (negative: behind) the mean of the others.
    ``error`` is the standard error of the seat's own, 0 at the end.
    """

    at: int
    part: int
    step: int
    values: tuple[float, ...]
    error: float


class TurningPoint(NamedTuple):
    """A choice that is spoken of.

    Args:
        at: The index of the action in the record.
        seat: Whose choice it was.
        kind: Whether it turned the game, was small, cost only points, or was the best of all.
        measure: What ``loss`` and ``error`` are counted in.
        loss: By how much the best choice was better than this one, over the same tables; of the
            best choice of a game, by how much it was better than the next one. Never negative.
        error: The standard error of that.
        chosen: The action.
        better: The actions that were as good as the best, in the order of the notation; of a
            choice that was the best, itself.
        said: Whole sentences for whoever reads the review: what was better and by how much, then
            why, where a reason was found.
    """

    at: int
    seat: Seat
    kind: Kind
    measure: Measure
    loss: float
    error: float
    chosen: Any
    better: tuple[Any, ...]
    said: tuple[str, ...]


class Review(NamedTuple):
    """What is known by now.

    ``course`` in order of the game; it only grows. ``points`` holds at most three turning and small
    points, the largest loss first, then at most one remark; where there is none of the first two,
    the best choice of the game, once all have been looked at. A point is shown as soon as it is
    found, so it may give way to a larger one, and its reason comes later. ``said`` begins the page:
    empty until all have been looked at.
    """

    game: str
    seat: Seat
    measure: Measure
    course: tuple[CoursePoint, ...] = ()
    points: tuple[TurningPoint, ...] = ()
    said: tuple[str, ...] = ()


class ReviewStep(NamedTuple, Generic[F]):
    """The next thing to be worked out, and what is known before it.

    ``moment`` tells the job from all others, ``share`` (0–1) how much of the work is done, and
    ``found`` is what can be shown by now. The answer to ``job``, from the bots' process or worked
    out ``instead`` here, is sent back to the generator.
    """

    moment: Hashable
    job: BotTask[Any]
    share: float
    found: F


class Readers(NamedTuple):
    """In which words a review is written.

    ``seats`` are the people, then whoever is neutral; ``names`` gives the names of all choices of
    a view, in the order of ``legal``.
    """

    seats: Sequence[SeatSetup]
    names: Callable[[TableView], Sequence[str]]
