"""What has been found about one choice by now."""

from __future__ import annotations

from typing import NamedTuple

from game.coach.question import Question
from game.coach.review.page import Kind
from game.coach.review.past import Chosen
from game.coach.review.stages import Loss
from game.coach.tally import Tally


class Looked(NamedTuple):
    """A choice after the first look; ``choice`` is what was chosen, by its place."""

    made: Chosen
    question: Question
    first: Tally
    choice: int

    def behind(self, measure: int) -> float:
        """By how much the best was better than what was chosen."""
        return self.first.gap(measure, self.first.best(measure), self.choice).mean

    def next_best(self, measure: int) -> int:
        """The best of the others."""
        others = [each for each in range(len(self.question.view.legal)) if each != self.choice]
        return max(others, key=self.first.sums[measure].__getitem__)


class Found(NamedTuple):
    """A choice that is to be shown, with what it has cost, or has won where it was the best."""

    kind: Kind
    looked: Looked
    loss: Loss
    why: str | None = None
