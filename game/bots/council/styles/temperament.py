"""What tells one quick player from another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a quick player is inclined.

    Args:
        nerve: By number of people from 1 on: points that it adds to those of No Allegiance before
            it declares.
        escape: The part of all dangers that it fears on No Allegiance.
        shared: What it believes to be left of No Allegiance, because others may succeed too.
        earned: How many of the points that a hand promises it really counts on.
        keep: The part of the cubes on its strongest suit that it counts on.
        held: What a card counts for in a sowing beside its value.
        spite: The part of another's No Allegiance that it wants to see lost.
    """

    nerve: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 0.0)
    escape: float = 0.55
    shared: float = 0.95
    earned: float = 1.0
    keep: float = 0.5
    held: int = 4
    spite: float = 0.2
