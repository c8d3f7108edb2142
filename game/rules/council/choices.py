"""What there is to choose before a game of Bug Council; opened in no time, for the shelf asks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.rules.council.cards import AGES, EDITIONS, TRICKS
from game.rules.council.solo import Personality
from game.rules.council.stakes import Stake
from game.table import Option
from game.words import N_, NC_

EDITION: Final = "edition"
PERSONALITY: Final = "personality"
STAKE: Final = "stake"
ALONE: Final = range(1, 2)
FURTHEST: Final = (AGES, TRICKS)
"""How many parts a game has, and how many steps a part."""
NEUTRALS: Final[Mapping[int, str]] = {
    1: NC_("opponent", "Termitenator"),
    2: NC_("opponent", "Emissary"),
}
"""Who sits opposite at a small table, by the number of people: owns cards and points like them."""


def _people(edition: str) -> range:
    seats = sorted(EDITIONS[edition].highest_value)
    return range(seats[0], seats[-1] + 1)


OPTIONS: Final = (
    Option(
        EDITION,
        MappingProxyType({edition: _people(edition) for edition in EDITIONS}),
        about=N_("by which rules"),
    ),
    Option(
        PERSONALITY,
        MappingProxyType({each.value: ALONE for each in Personality}),
        flag="solo",
        about=N_("which Termitenator a single bot plays"),
    ),
    Option(
        STAKE,
        MappingProxyType({int(each): ALONE for each in Stake}),
        about=N_("how much harder than printed the Termitenator is"),
        unsaid=True,
    ),
)
"""The edition, whom a single person plays against, and for what stake."""
