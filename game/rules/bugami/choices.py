"""What there is to choose before a game of Bugami; opened in no time, for the shelf asks."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.rules.bugami.cards import JOKER_COUNTS, SEATS, TARGETS
from game.table import Option
from game.words import N_

JOKERS: Final = "jokers"
SHOTGUN: Final = "shotgun"
TARGET: Final = "target"
SHORTEST: Final = min(TARGETS)
PEOPLE: Final = SEATS
"""How many can play it."""

OPTIONS: Final = (
    Option(
        JOKERS,
        MappingProxyType(dict.fromkeys(JOKER_COUNTS, SEATS)),
        about=N_("how many Jokers are in the pack"),
    ),
    Option(
        SHOTGUN,
        MappingProxyType(dict.fromkeys((False, True), SEATS)),
        about=N_("play with Shotgun Wedding"),
    ),
    Option(
        TARGET,
        MappingProxyType(dict.fromkeys(TARGETS, SEATS)),
        about=N_("the target"),
    ),
)
"""How many Jokers are in the pack, whether equal bids make partners, how many points win."""
