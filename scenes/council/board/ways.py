"""The ways of things that fly at the council table: what would cross the board goes round it."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from scenes.council.board_place import BoardPlace, polar
from scenes.table.cue import Point
from scenes.table.motion.paths import between

RIM: Final = 1.0  # of the ring's radius: what would cross the board goes round it here
CLEAR: Final = 0.98  # nearer than this a straight way would cross the board


def way(board: BoardPlace, start: Point, goal: Point, along: float) -> Point:
    """Straight on where that is free; else round the board, the shorter way, along its rim."""
    arc = _arc(board, start, goal)
    if arc is None:
        return between(start, goal, along)
    from_r, to_r, from_angle, turn = arc
    radius = from_r + (to_r - from_r) * along
    pull = max(0.0, math.sin(math.pi * along)) ** 0.7
    radius += (RIM * board.radius - radius) * pull
    return polar(board.cx, board.cy, radius, from_angle + turn * along)


def round_the_middle(board: BoardPlace, start: Point, goal: Point, along: float) -> Point:
    """Along the ring, the shorter way round."""
    from_r, from_angle = _polar_of(board, start)
    to_r, to_angle = _polar_of(board, goal)
    turn = (to_angle - from_angle + 180) % 360 - 180
    radius = from_r + (to_r - from_r) * along
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
