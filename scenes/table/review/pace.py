"""How far a review has come, by the work that lies in each choice: it differs a lot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from game.coach.review.page import Review, Step
from game.coach.review.past import Chosen, Past
from game.coach.review.reviewing import LOOKING

LOOKS: Final = 0.95
"""The share of the work that looking at the choices is; the rest is looking for reasons."""


class Pace:
    """Everything that may be chosen is played to the end of a part of the game.

    So the first choices of a part take longest, and much longer than its last ones.
    """

    def __init__(self, past: Past) -> None:
        real = [made for made in past.chosen if len(made.view.legal) > 1]
        self._done = [0, *accumulate(_effort(made, past.chosen) for made in real)]

    def share(self, step: Step[Review]) -> float:
        """How much is done before a step, 0–1."""
        count = len(step.found.course) if step.share < LOOKING else len(self._done)
        looked = self._done[min(count, len(self._done) - 1)]
        reasons = max(0.0, step.share - LOOKING) / (1 - LOOKING)
        return LOOKS * looked / max(1, self._done[-1]) + (1 - LOOKS) * reasons


def _effort(made: Chosen, chosen: Sequence[Chosen]) -> int:
    """What takes its time there: so many choices, each with so many of one's own after it."""
    part = made.view.progress[0]
    left = sum(each.at >= made.at and each.view.progress[0] == part for each in chosen)
    return len(made.view.legal) * left
