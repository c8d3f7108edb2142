"""The levels of Bug Council that think in styles."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.council.pool import CAREFUL, FAMILIAR, PATIENT, POOL
from game.bots.council.search import ReadingBot, SearchBot
from game.bots.council.sensible import StyleBot
from game.bots.council.styles.careful import Careful
from game.bots.council.styles.tuned import weights_for
from game.bots.halving import Playouts
from game.bots.temper_weights import firm

SHARP: Final = 400
MASTER: Final = 3000
"""Playouts for each decision, where nobody asks for a time."""


def sensible(rng: Random, temper: str = "") -> StyleBot:
    """Rules of thumb, which a temper weighs in its own way."""
    return StyleBot(Careful(weights_for(temper)) if temper else CAREFUL, rng)


def sharp(rng: Random, temper: str = "") -> SearchBot:
    """A search."""
    return SearchBot(sensible(rng, temper), POOL, Playouts(SHARP), rng, _errors(temper))


def master(rng: Random, temper: str = "") -> ReadingBot:
    """The same with more playouts, at tables where more count cards, and with a memory."""
    budget, errors = Playouts(MASTER), _errors(temper)
    anchor = sensible(rng, temper)
    return ReadingBot(anchor, PATIENT, FAMILIAR, budget, rng, errors)


def _errors(temper: str) -> float:
    """Whoever has a temper leaves what that would do only for something that is better by far."""
    return firm() if temper else 1.0
