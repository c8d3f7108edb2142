"""The colours of the insects."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from scenes.kit.recolour import Palette

SOURCE_COLOURS: Final = MappingProxyType(
    {
        "B": "#2F66D0",
        "G": "#6FA84A",
        "Y": "#F7C930",
        "R": "#B32C34",
        "S": "#8A4B24",
        "M": "#8F6BC2",
        "coins": "#D9A53A",
    }
)
"""By source of points: a frame round what counts, and the lines of the history."""
SOFT: Final = MappingProxyType(
    {
        "B": "#8FB2F0",
        "G": "#A9D389",
        "Y": "#FFE07A",
        "R": "#F2A7A2",
        "S": "#E0B08A",
        "M": "#CDB6EA",
        "coins": "#F0CE82",
    }
)
"""The same as a ground for a number."""
DUNG_COLOUR: Final = "#A08F6E"
"""What is worth nothing."""
PALETTE: Final = Palette(kept=frozenset((DUNG_COLOUR, *SOURCE_COLOURS.values(), *SOFT.values())))
"""What strong contrast makes of them."""
