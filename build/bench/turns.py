"""Comparing fairly: whatever is compared takes turns, and middles of many rounds count.

A computer that is busy with other things is then equally busy for all sides, so that the ratios
hold although the times do not.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


def take_turns(sides: Mapping[str, Callable[[], T]], rounds: int) -> dict[str, list[T]]:
    """Run every side once a round; the results by side, in the order of the rounds."""
    results: dict[str, list[T]] = {name: [] for name in sides}
    for _ in range(rounds):
        for name, run in sides.items():
            results[name].append(run())
    return results


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The middle of the rounds' ratios."""
    return statistics.median(our / their for our, their in zip(ours, theirs, strict=True))


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that so many percent of all do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]


@dataclass(frozen=True, slots=True)
class Aim:
    """What we want of a measured value: at most or at least so much."""

    limit: float
    unit: str = "×"
    at_least: bool = False

    def holds(self, value: float) -> bool:
        """Whether the value is as we want it."""
        return value >= self.limit if self.at_least else value <= self.limit

    def judge(self, what: str, value: float) -> str:
        """One line: what was measured, the value, the aim, and whether it is kept."""
        sign, verdict = "≥" if self.at_least else "≤", "ok" if self.holds(value) else "MISSED"
        measured, aim = f"{value:.2f} {self.unit}", f"aim {sign} {self.limit:g} {self.unit}"
        return f"  {what:<58}{measured:>10}  {aim:<14} {verdict}"
