"""A cube, and which people lives where: what every picture of the board needs."""

from __future__ import annotations

from game.describe.council.names import FACTION_ASSETS
from game.rules.council.api import FACTIONS, Faction
from scenes.kit.display import Picture


def cube(x: float, y: float, size: float, kind: str = "council/token_cube") -> Picture:
    """A cube as wide as ``size`` around a point."""
    wide = size * 128 / 104  # the drawing leaves a margin round the cube
    return Picture(kind, x - wide / 2, y - wide / 2, wide, wide)


def faction_asset(faction: Faction, termite: Faction | None = None) -> str:
    """The name of a faction in the art folder; the Termites live on one of the spaces."""
    return "termite" if faction == termite else FACTION_ASSETS[FACTIONS[faction]]
