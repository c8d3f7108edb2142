"""Who sits at the table: a delegate for each colour that people choose, and the Emissary."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

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
PORTRAITS: Final[Mapping[str, str]] = MappingProxyType(
    {colour: f"shared/delegates/{who}_calm" for colour, who in DELEGATES.items()}
)
"""The calm face of each colour, for whoever chooses one."""


def delegate_of(colour: str) -> str:
    """Who sits there in this colour; nobody but the Emissary has none of the players'."""
    return DELEGATES.get(colour, EMISSARY)
