"""What points come from, as a problem speaks of them: ``3 points fewer for tricks``."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.words import NC_

SOURCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "tricks": NC_("points for", "tricks"),
        "allegiance": NC_("points for", "Allegiance"),
        "no allegiance": NC_("points for", "No Allegiance"),
        "personality": NC_("points for", "what its personality counts"),
    }
)
"""By the source as the rules call it; looked up in the context “points for”."""
