"""Of all that is true, the sentence about what makes the difference."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final

from game.coach.reasons.claim import BETTER, CHOSEN, Claim
from game.coach.tally import Gap, OutcomeTally

PART: Final = 3
"""A cause explains at least this part of the loss: a third."""
TWICE: Final = 2
"""Where something else explains more than so many times as much, that is spoken of."""


def reason(
    found: OutcomeTally, measure: int, causes: Sequence[int], *claims: Iterable[Claim]
) -> Claim | None:
    """What explains most of the loss in this measure; None: nothing that is sure.

    ``causes`` are all that can explain it. Of several lists of claims the first one that has
    anything to say is heard.
    """
    loss = found.gap(measure, BETTER, CHOSEN).mean
    if loss <= 0:
        return None
    most = max(gap_explained(found, (cause,)).mean for cause in causes)
    for several in claims:
        fitting = []
        for claim in several:
            gap = gap_explained(found, claim.causes)
            if gap.clear and gap.mean * PART >= loss and gap.mean * TWICE >= most:
                fitting.append((gap.mean, claim))
        if fitting:
            return max(fitting, key=lambda each: each[0])[1]
    return None


def gap_explained(found: OutcomeTally, causes: Sequence[int]) -> Gap:
    """How much of the loss these explain together."""
    gaps = [found.gap(cause, BETTER, CHOSEN) for cause in causes]
    return Gap(sum(gap.mean for gap in gaps), hypot(*(gap.error for gap in gaps)))
