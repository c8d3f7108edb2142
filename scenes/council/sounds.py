"""What only the council sounds like."""

from __future__ import annotations

from scenes.kit.sound import Recording


class CouncilSound(Recording):
    """The sounds of cubes, seats and visits."""

    CUBE = "council/cube", 5
    LIFT = "council/lift"
    CHAMBER = "council/chamber"
    CROWN = "council/crown"
    DOOR = "council/door"
    SEAT = "council/seat", 5
