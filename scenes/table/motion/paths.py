"""The ways of things that fly: straight on, slipping a little too far, down with a bounce.

All of them are functions of a share, 0–1, and end exactly at their goal.
"""

from __future__ import annotations

import math
from typing import Final

from scenes.table.cue import Point

GROUND: Final = 0.6  # of a fall: here it touches the ground for the first time
SPRING: Final = 0.9  # how far what is laid down slips beyond its place


def landing(share: float) -> float:
    """A throw that slips a little too far and comes back."""
    left = share - 1
    return 1 + (SPRING + 1) * left**3 + SPRING * left**2


def bounce(share: float) -> float:
    """A fall with two small springs; 1 is the ground."""
    if share < GROUND:
        return (share / GROUND) ** 2
    if share < 0.85:
        return 1 - 0.1 * math.sin(math.pi * (share - GROUND) / (0.85 - GROUND))
    return 1 - 0.03 * math.sin(math.pi * (share - 0.85) / 0.15)


def between(start: Point, goal: Point, along: float) -> Point:
    """Straight on."""
    return start[0] + (goal[0] - start[0]) * along, start[1] + (goal[1] - start[1]) * along
