"""Bugs on Rugs tried out: some rounds on, then what the collections are worth."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from game.bots.rugs.ends import chance, points
from game.bots.rugs.search import RugsTrials
from game.coach.coach import Coach, Limits, PlayedTables, SampledTables, by_points
from game.coach.rugs.calling import deed
from game.coach.rugs.reasons import RugsReasons
from game.rules.rugs.api import Action, View


def tables(view: View, _known: tuple[int, ...], rng: Random) -> SampledTables[Action]:
    """Sampled tables, made by the bot that searches."""
    return PlayedTables(partial(RugsTrials, view), rng, by_points(chance, points, view.you))


LIMITS: Final = Limits(1.0, 1.0, 2.5, 4.0)
"""In points of the game: so about three choices of a game are shown."""

COACH: Final = Coach(tables, points=True, deed=deed, limits=LIMITS, reasons=RugsReasons())
