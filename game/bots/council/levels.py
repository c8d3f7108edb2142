"""The levels of Bug Council that think in styles."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.council.pool import CAREFUL, POOL
from game.bots.council.search import SearchBot
from game.bots.council.sensible import StyleBot
from game.bots.halving import Playouts

SHARP: Final = 400
MASTER: Final = 3000
"""Playouts for each decision, where nobody asks for a time."""


def sensible(rng: Random) -> StyleBot:
    """Rules of thumb."""
    return StyleBot(CAREFUL, rng)


def sharp(rng: Random) -> SearchBot:
    """A search."""
    return SearchBot(sensible(rng), POOL, Playouts(SHARP), rng)


def master(rng: Random) -> SearchBot:
    """The same with more playouts."""
    return SearchBot(sensible(rng), POOL, Playouts(MASTER), rng)
