"""The problem of a day: the same for everybody who has the same problems."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import sha256

from game.problems.problem import Problem


def of_the_day(told: Sequence[Problem], day: date) -> Problem:
    """That of a day, of some at least: each comes once before any comes again."""
    turn, place = divmod(day.toordinal(), len(told))

    def drawn(problem: Problem) -> str:
        return sha256(f"{turn} {problem.id}".encode()).hexdigest()

    return sorted(told, key=drawn)[place]
