"""The ways of things that fly: in an arc, round the board along its rim, down with a bounce.

All of them are functions of a share, 0–1, and end exactly at their goal.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from scenes.council.places import BoardPlace, Point, polar

RIM: Final = 1.0  # of the ring's radius: what would cross the board goes round it here
CLEAR: Final = 0.98  # nearer than this a straight way would cross the board
GROUND: Final = 0.6  # of a fall: here it touches the ground for the first time
CITIES: Final = 0.8  # the same for large cards, which need room to the edge of the window
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


def way(board: BoardPlace, start: Point, goal: Point, along: float, rim: float = RIM) -> Point:
    """Straight on where that is free; else round the board, the shorter way, along its rim."""
    arc = _arc(board, start, goal)
    if arc is None:
        return between(start, goal, along)
    from_r, to_r, from_angle, turn = arc
    radius = from_r + (to_r - from_r) * along
    pull = max(0.0, math.sin(math.pi * along)) ** 0.7
    radius += (rim * board.radius - radius) * pull
    return polar(board.cx, board.cy, radius, from_angle + turn * along)


@lru_cache(maxsize=256)
def _arc(board: BoardPlace, start: Point, goal: Point) -> tuple[float, float, float, float] | None:
    """Both distances from the middle, the first angle and the turn; None: no need for it."""
    if not _crosses(board, start, goal):
        return None
    from_r, from_angle = _polar_of(board, start)
    to_r, to_angle = _polar_of(board, goal)
    return from_r, to_r, from_angle, (to_angle - from_angle + 180) % 360 - 180


def _polar_of(board: BoardPlace, point: Point) -> tuple[float, float]:
    dx, dy = point[0] - board.cx, point[1] - board.cy
    return math.hypot(dx, dy), math.degrees(math.atan2(dy, dx)) + 90


def _crosses(board: BoardPlace, start: Point, goal: Point) -> bool:
    """Whether the straight way leads over the board, from outside to outside."""
    clear = CLEAR * board.radius
    middle = board.cx, board.cy
    if min(math.dist(start, middle), math.dist(goal, middle)) <= clear:
        return False
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    length = dx * dx + dy * dy
    if not length:
        return False
    nearest = ((board.cx - start[0]) * dx + (board.cy - start[1]) * dy) / length
    return math.dist(between(start, goal, min(1.0, max(0.0, nearest))), middle) < clear
