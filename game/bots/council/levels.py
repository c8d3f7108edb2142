"""The levels of Bug Council that think in styles."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.council.pool import CAREFUL, PATIENT, POOL
from game.bots.council.search import Pool, SearchBot
from game.bots.council.sensible import StyleBot
from game.bots.council.styles.careful import Careful
from game.bots.council.styles.tuned import tempered
from game.bots.halving import Playouts
from game.bots.inclination import firm

SHARP: Final = 400
MASTER: Final = 3000
"""Playouts for each decision, where nobody asks for a time."""


def sensible(rng: Random, temper: str = "") -> StyleBot:
    """Rules of thumb, which a temper weighs in its own way."""
    return StyleBot(Careful(tempered(temper)) if temper else CAREFUL, rng)


def sharp(rng: Random, temper: str = "") -> SearchBot:
    """A search."""
    return _searching(SHARP, POOL, rng, temper)


def master(rng: Random, temper: str = "") -> SearchBot:
    """The same with more playouts, at tables where more count cards."""
    return _searching(MASTER, PATIENT, rng, temper)


def _searching(playouts: int, pool: Pool, rng: Random, temper: str) -> SearchBot:
    """Whoever has a temper leaves what that would do only for something that is better by far."""
    errors = firm() if temper else 1.0
    return SearchBot(sensible(rng, temper), pool, Playouts(playouts), rng, errors)
