"""What is played in an Evening, by whom, and what a game is worth there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from game.catalogue import SHELF, Game
from game.table import Seat

GUESTS: Final = 4
PREFIX: Final = "evening-"
PLACES: Final = (6, 4, 2, 0)
"""What each place is worth where all four play. Sums of two and of three of them that stand side
by side divide evenly, so whoever shares places gets whole points."""
PAIR: Final = (3, 0)
"""What winning and losing are worth where two play."""

PROGRAM: Final = tuple(
    sorted(SHELF, key=lambda name: GUESTS not in SHELF[name].seats)  # the shelf's order otherwise
)
"""The games in their order: those for all guests, then those that are played in pairs."""


def is_evening(campaign: str) -> bool:
    """Whether the campaign of this id is an Evening."""
    return campaign.startswith(PREFIX)


def in_pairs(game: Game) -> bool:
    """Whether four are too many for it: then first plays second, and third plays fourth."""
    return GUESTS not in game.seats


def pairs(points: Sequence[int]) -> tuple[tuple[Seat, Seat], ...]:
    """Who plays whom with these points; of level ones the earlier seat stands first."""
    first, second, third, fourth = sorted(range(GUESTS), key=lambda seat: -points[seat])
    return (first, second), (third, fourth)


def order(scores: Sequence[int], winners: Iterable[Seat]) -> list[list[Seat]]:
    """The seats of a game by place, the best first; those who share one stand together."""
    won = frozenset(winners)

    def rank(seat: Seat) -> tuple[bool, int]:
        return (seat not in won, 0 if seat in won else -scores[seat])

    return [list(level) for _rank, level in groupby(sorted(range(len(scores)), key=rank), rank)]


def worth(scores: Sequence[int], winners: Iterable[Seat]) -> tuple[int, ...]:
    """The points of the Evening for a game that has ended like this, by its seats."""
    prizes = PLACES if len(scores) == GUESTS else PAIR
    points, at = [0] * len(scores), 0
    for level in order(scores, winners):
        shared = sum(prizes[at : at + len(level)]) // len(level)
        for seat in level:
            points[seat] = shared
        at += len(level)
    return tuple(points)
