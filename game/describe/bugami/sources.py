"""What points come from, as a problem speaks of them: ``20 points fewer for clean tricks``."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.words import NC_

SOURCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "with bugs": NC_("points for", "tricks with bugs"),
        "clean tricks": NC_("points for", "clean tricks"),
        "every trick": NC_("points for", "winning every trick"),
        "no tricks": NC_("points for", "winning no trick"),
        "Misère": NC_("points for", "Misère"),
    }
)
"""By the source as the rules call it."""
