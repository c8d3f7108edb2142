"""Under Glass tried out: some turns on, then what the cases are worth."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from game.bots.glass.ends import chance, points
from game.bots.glass.search import GlassTrials
from game.coach.coach import Coach, Limits, PlayedTables, SampledTables, by_points
from game.coach.glass.calling import brief
from game.coach.glass.reasons import GlassReasons
from game.rules.glass.api import Action, View


def tables(view: View, _known: tuple[int, ...], rng: Random) -> SampledTables[Action]:
    """Sampled tables, made by the bot that searches."""
    return PlayedTables(partial(GlassTrials, view), rng, by_points(chance, points, view.you))


LIMITS: Final = Limits(0.7, 0.7, 2.0, 3.0)
"""In points of the game: so about three choices of a game are shown."""

COACH: Final = Coach(tables, points=True, brief=brief, limits=LIMITS, reasons=GlassReasons())
