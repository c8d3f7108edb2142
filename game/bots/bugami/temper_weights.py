"""What the temper of a player weighs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TemperWeights:
    """What tells players of one level from each other.

    Args:
        likely: Misère is bid only if it is so likely to hold: the others will do what they can.
        spite: What a point that somebody else does not get is worth.
        fear: How many of the bugs to expect it counts on.
    """

    likely: float = 0.6
    spite: float = 0.35
    fear: float = 1.0


FIRST: Final = TemperWeights()
"""That of the first releases."""
