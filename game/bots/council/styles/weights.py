"""The numbers that a careful player goes by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What a careful player believes. Points, chances (0–1) and shares of them.

    Args:
        following: How much of a card's future is played to somebody else's lead.
        trust: How far the cubes before the first trick tell those of the scoring.
        escape: The part of all dangers that somebody who ducks has to fear.
        failed: The points of somebody on No Allegiance who wins a trick after all.
        shared: What is left of No Allegiance, because others may succeed too.
        usual: The points of any hand with an allegiance, however poor.
        earned: How many of the points that a hand promises it really brings.
        spread: By number of people from 1 on: points that No Allegiance is worth on top, because
            games are won by being far ahead in some Ages, not by a steady income.
        behind: The same for each point by which somebody else is ahead.
        visit: What a visit is worth, in points.
        spoiling: The part of an opponent's No Allegiance that its loss is worth to you.
        cheap: Per value of a card, so that the smaller one goes where two would do.
        trick: What winning this trick counts for.
        later: What the tricks to come count for.
        keep: What the card to keep counts for.
        late: How much more the tricks to come count at the beginning of an Age.
    """

    following: float = 0.4
    trust: float = 0.2
    escape: float = 0.55
    failed: float = 2.5
    shared: float = 0.95
    usual: float = 3.5
    earned: float = 0.45
    spread: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 0.0)
    behind: float = 0.0
    visit: float = 0.3
    spoiling: float = 0.2
    cheap: float = 0.001
    trick: float = 1.0
    later: float = 1.0
    keep: float = 1.0
    late: float = 0.0


FIRST: Final = Weights()
"""Those of the first releases, of `sensible-1`."""
