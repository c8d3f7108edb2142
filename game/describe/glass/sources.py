"""What points come from, as a problem speaks of them: ``3 points fewer for gold beetles``."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.words import NC_

SOURCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Blue": NC_("points for", "blue beetles"),
        "Green": NC_("points for", "green beetles"),
        "Gold": NC_("points for", "gold beetles"),
        "Leaf pairs": NC_("points for", "leaf pairs"),
        "Stags": NC_("points for", "stag beetles"),
        "Moths": NC_("points for", "moths"),
        "Coins": NC_("points for", "coins"),
    }
)
"""By the source as the rules call it."""
