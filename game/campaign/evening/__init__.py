"""The Evening: every game of the shelf once, the same four guests, one score."""

from game.campaign.evening.archive import Evenings
from game.campaign.evening.program import PROGRAM, is_evening
from game.campaign.evening.value import (
    Evening,
    Guest,
    HouseRules,
    PlayedRound,
    new_evening,
    parse_evening,
    write_evening,
)

__all__ = [
    "PROGRAM",
    "Evening",
    "Evenings",
    "Guest",
    "HouseRules",
    "PlayedRound",
    "is_evening",
    "new_evening",
    "parse_evening",
    "write_evening",
]
