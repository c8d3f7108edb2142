"""What the temper of a collector weighs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TemperWeights:
    """What tells collectors of one level from each other.

    Args:
        hope: By number of people from 1 on, how many of the bugs to come it counts on.
        spoiling: How much it minds what a bug would bring to others.
    """

    hope: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0)
    spoiling: float = 1.0


FIRST: Final = TemperWeights()
"""That of the first releases."""
