"""Bugami tried out: to the end of the deal, then the points so far."""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from random import Random
from typing import Final

from game.bots.bugami.hunting import HuntingTrials
from game.bots.bugami.search import chance
from game.coach.bugami.calling import deed
from game.coach.bugami.reasons import BugamiReasons
from game.coach.coach import Coach, Limits, PlayedTables, SampledTables, by_points
from game.rules.bugami.api import Action, View


def tables(view: View, _known: tuple[int, ...], rng: Random) -> SampledTables[Action]:
    """Those of the bot that searches, but nobody lets a Misère go by."""
    return PlayedTables(
        partial(HuntingTrials, view), rng, by_points(chance, attrgetter("scores"), view.you)
    )


LIMITS: Final = Limits(2.5, 2.5, 8.0, 12.0)
"""In points of the game: so about three choices of a game are shown."""

COACH: Final = Coach(tables, points=True, deed=deed, limits=LIMITS, reasons=BugamiReasons())
