"""What tells one quick player from another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a quick player is inclined.

    Args:
        nerve: Points that it adds to those of No Allegiance before it declares.
        escape: The part of all dangers that it fears on No Allegiance.
        shared: What it believes to be left of No Allegiance, because others may succeed too.
        earned: How many of the points that a hand promises it really counts on.
        keep: The part of the cubes on its strongest suit that it counts on.
        bold: It leads its best card, or takes with it, while at most so many cards of the led
            suit beat it.
        held: What a card counts for in a sowing beside its value.
        spite: The part of another's No Allegiance that it wants to see lost.
    """

    nerve: float = 0.0
    escape: float = 0.55
    shared: float = 0.95
    earned: float = 1.0
    keep: float = 0.5
    bold: int = 1
    held: int = 4
    spite: float = 0.2
