"""Who sits at the table: a delegate for each colour that people choose, and the Emissary."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.words import N_
from scenes.shell.entry import Face

DELEGATES: Final = {  # chosen together with the colour, so that no two look alike
    "orange": "ants",
    "sky": "bees",
    "leaf": "flies",
    "pink": "mosquitoes",
    "white": "cockroaches",
    "violet": "moths",
    "mint": "mantises",
}
EMISSARY: Final = "emissary"
TITLES: Final = {
    "ants": N_("The Legionary"),
    "bees": N_("The Queen"),
    "flies": N_("The Pirate"),
    "mosquitoes": N_("The Fencer"),
    "cockroaches": N_("The Hooded One"),
    "moths": N_("The Seer"),
    "mantises": N_("The Farmer"),
}
"""What a delegate is called, as a message."""
PORTRAITS: Final[Mapping[str, Face]] = MappingProxyType(
    {colour: Face(f"shared/delegates/{who}_calm", TITLES[who]) for colour, who in DELEGATES.items()}
)
"""The calm face of each colour, for whoever chooses one."""


def delegate_of(colour: str) -> str:
    """Who sits there in this colour; nobody but the Emissary has none of the players'."""
    return DELEGATES.get(colour, EMISSARY)
