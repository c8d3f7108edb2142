"""What points come from, as a problem speaks of them: ``5 points fewer for Ants``."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.words import NC_

SOURCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Ant": NC_("points for", "Ants"),
        "Beetle": NC_("points for", "Beetles"),
        "Ladybug": NC_("points for", "Ladybugs"),
        "Firefly": NC_("points for", "Fireflies"),
        "Larva": NC_("points for", "Larvae"),
        "Mosquito": NC_("points for", "Mosquitoes"),
        "Spider": NC_("points for", "Spiders"),
        "Butterfly": NC_("points for", "Butterflies"),
        "Fly": NC_("points for", "Flies"),
    }
)
"""By the source as the rules call it."""
