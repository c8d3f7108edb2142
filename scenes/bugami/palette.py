"""The colours of the four papers, and how the drawings of the suits are called."""

from __future__ import annotations

from typing import Final

from scenes.kit.dress import Palette
from scenes.kit.theme import PAPER_LIGHT, WINNING

SUIT_ASSETS: Final = ("clubs", "diamonds", "hearts", "spades")
"""By the number of the suit."""
SUIT_COLOURS: Final = ("#7DB53C", "#2E7FD2", "#BF2A3E", "#3A3350")
MISERE_COLOUR: Final = "#8A7A5C"
CHIP: Final = PAPER_LIGHT  # what a card that is named lies on
CROWN: Final = ("shared/token_crown", WINNING)
"""The medal of whoever wins a trick."""
PALETTE: Final = Palette(kept=frozenset(SUIT_COLOURS))
"""What strong contrast makes of them."""
