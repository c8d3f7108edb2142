"""A loudness that moves."""

from __future__ import annotations

import math


class Fade:
    """From 0 to 1, and on its way since some moment; times are seconds of one clock."""

    def __init__(self, value: float) -> None:
        self.goal = value
        self._from = value
        self._begins = 0.0
        self._seconds = 0.0

    def at(self, now: float) -> float:
        """How loud it is at this moment."""
        if now < self._begins:
            return self._from
        if now >= self._begins + self._seconds:
            return self.goal
        share = (now - self._begins) / self._seconds
        if self.goal > self._from:
            return self._from + (self.goal - self._from) * math.sin(math.pi / 2 * share)
        return self.goal + (self._from - self.goal) * math.cos(math.pi / 2 * share)

    def move(self, goal: float, now: float, begins: float, seconds: float) -> None:
        """Move there from where it is."""
        if goal != self.goal:
            self._from, self.goal = self.at(now), goal
            self._begins, self._seconds = max(begins, now), seconds

    def wakes(self, now: float) -> float | None:
        """When it begins to move, or the same moment if it does; None: it is there."""
        if self._from == self.goal or now >= self._begins + self._seconds:
            return None
        return max(now, self._begins)
