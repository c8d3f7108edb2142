"""The levels of Bug Council that think in styles."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.council.pool import CAREFUL, POOL
from game.bots.council.search import SearchBot
from game.bots.council.sensible import StyleBot
from game.bots.halving import Budget, Playouts

SHARP: Final = 400
MASTER: Final = 3000
"""Playouts for each decision, where nobody asks for a time."""


def sensible(rng: Random) -> StyleBot:
    """Rules of thumb."""
    return StyleBot(CAREFUL, rng)


def sharp(rng: Random, budget: Budget | None = None) -> SearchBot:
    """A search; a tenth of a second where there is a clock."""
    return SearchBot(sensible(rng), POOL, budget or Playouts(SHARP), rng)


def master(rng: Random, budget: Budget | None = None) -> SearchBot:
    """The same with more time."""
    return SearchBot(sensible(rng), POOL, budget or Playouts(MASTER), rng)
