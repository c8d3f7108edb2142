"""Bugami tried out: to the end of the deal, then the points so far."""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from random import Random
from typing import Final

from game.bots.bugami.search import BugamiTrials, chance
from game.coach.bugami.calling import called
from game.coach.bugami.reasons import BugamiReasons
from game.coach.coach import Coach, Limits, PlayedTables, Tables, by_points
from game.rules.bugami.api import Action, View


def tables(view: View, _known: tuple[int, ...], rng: Random) -> Tables[Action]:
    """Those of the bot that searches."""
    return PlayedTables(
        partial(BugamiTrials, view), rng, by_points(chance, attrgetter("scores"), view.you)
    )


LIMITS: Final = Limits(1.5, 1.5, 4.0, 8.0)
"""In points of the game: so about three choices of a game are shown."""

COACH: Final = Coach(tables, points=True, called=called, limits=LIMITS, reasons=BugamiReasons())
