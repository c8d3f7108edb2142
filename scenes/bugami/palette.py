"""The colours of the four papers."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from scenes.kit.cards import Chip
from scenes.kit.recolour import Palette
from scenes.kit.theme import INK, PAPER_LIGHT, WINNING

SUIT_COLOURS: Final = ("#7DB53C", "#2E7FD2", "#BF2A3E", "#3A3350")
MISERE_COLOUR: Final = "#8A7A5C"
CHIP: Final = PAPER_LIGHT  # what a card that is named lies on
CROWN: Final = ("shared/token_crown", WINNING)
"""The medal of whoever wins a trick."""
SIGNS: Final = (
    *(f"bugami/suit_{suit}_small" for suit in ("clubs", "diamonds", "hearts", "spades")),
    *("bugami/suit_joker_1", "bugami/suit_joker_2"),
)
"""The pictures of suits on cards that are named; the title needs them before any rules."""
PALETTE: Final = Palette(
    kept=frozenset(SUIT_COLOURS),
    chips=MappingProxyType(dict.fromkeys(SIGNS, Chip(CHIP, INK))),
)
"""What strong contrast makes of them."""
