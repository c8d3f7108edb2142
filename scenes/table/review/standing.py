"""What stands on the sheet of a review while it is read: it stays, and more comes on asking."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from game.coach.review.page import TurningPoint

Points = tuple[TurningPoint, ...]

ROOM: Final = 3  # side by side without moving each other


def in_order(points: Sequence[TurningPoint]) -> Points:
    """In the order of the game, by which people find them again."""
    return tuple(sorted(points, key=attrgetter("at")))


def waiting(shown: Points, found: Points) -> Points:
    """What has been found and is not shown, in the order of the game."""
    places = {point.at for point in shown}
    return in_order([point for point in found if point.at not in places])


def followed(shown: Points, found: Points) -> Points:
    """The same choices with all that is known of them; new ones only behind them, in free room."""
    known = {point.at: point for point in found}
    standing = [known.get(point.at, point) for point in shown]
    for point in waiting(shown, found):
        if len(standing) < ROOM and all(each.at < point.at for each in standing):
            standing.append(point)
    return tuple(standing)
