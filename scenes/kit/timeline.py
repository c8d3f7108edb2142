"""A queue of cues that play one after the other.

Time comes in as ``dt``; nothing here decides what happens in the game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar


class HasDuration(Protocol):
    """Anything that lasts for some seconds."""

    @property
    def seconds(self) -> float:
        """How long it lasts at normal speed."""


C = TypeVar("C", bound=HasDuration)


class Timeline(Generic[C]):
    """Plays cues in order; can be hurried to its end at any moment."""

    def __init__(self) -> None:
        self._queue: deque[C] = deque()
        self._elapsed = 0.0

    def __bool__(self) -> bool:
        return bool(self._queue)

    def add(self, cues: Iterable[C]) -> None:
        """Play these after everything that is queued."""
        self._queue.extend(cues)

    @property
    def current(self) -> C | None:
        """The cue that plays now."""
        return self._queue[0] if self._queue else None

    @property
    def progress(self) -> float:
        """How much of the current cue is over, 0–1."""
        if not self._queue or self._queue[0].seconds <= 0:
            return 1.0
        return min(1.0, self._elapsed / self._queue[0].seconds)

    def advance(self, dt: float) -> list[C]:
        """Let ``dt`` seconds pass; the cues that ended, in order."""
        ended: list[C] = []
        self._elapsed += dt
        while self._queue and self._elapsed >= self._queue[0].seconds:
            self._elapsed -= self._queue[0].seconds
            ended.append(self._queue.popleft())
        if not self._queue:
            self._elapsed = 0.0
        return ended

    def finish(self) -> list[C]:
        """End everything at once; the cues that ended, in order."""
        ended = list(self._queue)
        self._queue.clear()
        self._elapsed = 0.0
        return ended


def ease(progress: float) -> float:
    """Slow start, slow end."""
    return progress * progress * (3 - 2 * progress)


def ease_out(progress: float) -> float:
    """Fast start, soft landing."""
    return 1 - (1 - progress) ** 3
