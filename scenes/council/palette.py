"""The colours of the five peoples."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from scenes.kit.cards import Chip
from scenes.kit.recolour import Palette
from scenes.kit.theme import INK, WINNING

FACTION_COLOURS: Final = {
    "B": "#F2B632",
    "M": "#CE4263",
    "A": "#5D4DB0",
    "C": "#4B2F24",
    "F": "#2BB0A8",
}
FACTION_INKS: Final = {  # words on them
    "B": INK,
    "M": "#FFFFFF",
    "A": "#FFFFFF",
    "C": "#FFFFFF",
    "F": INK,
}
CALM: Final = "#2E6FB0"  # the lamp of the Termitenator
DOOR: Final = "#DFF1EE"
MEDALS: Final = MappingProxyType(
    {"crown": ("shared/token_crown", WINNING), "door": ("council/token_door", DOOR)}
)
"""Who wins and who visits so far: the token and what it lies on."""
PEOPLES: Final = {"B": "bees", "M": "mosquitoes", "A": "ants", "C": "cockroaches", "F": "flies"}
"""What their emblems are called; the title needs them before any rules."""
PALETTE: Final = Palette(
    kept=frozenset(FACTION_COLOURS.values()),
    grounds=MappingProxyType({FACTION_COLOURS["M"]: "#9E2445", FACTION_COLOURS["A"]: "#4E3FA0"}),
    chips=MappingProxyType(
        {
            f"council/emblem_{people}": Chip(FACTION_COLOURS[letter], FACTION_INKS[letter])
            for letter, people in PEOPLES.items()
        }
    ),
)
"""What strong contrast makes of them."""
