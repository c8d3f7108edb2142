"""What the temper of a collector weighs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TemperWeights:
    """What tells collectors of one level from each other.

    Args:
        spite: What a point that the other does not get is worth.
        reluctance: Points by which spending a coin has to be better.
        freedom: What it is worth, in points, that every unseen card fits somewhere.
    """

    spite: float = 0.5
    reluctance: float = 1.0
    freedom: float = 1.0


FIRST: Final = TemperWeights()
"""That of the first releases."""
