"""Bugami tried out: to the end of the deal, then the points so far."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Final

from game.bots.bugami.search import BugamiTrials
from game.coach.coach import Coach, PlayedTables, Tables
from game.rules.bugami.api import Action, View


def tables(view: View, _known: tuple[int, ...], rng: Random) -> Tables[Action]:
    """Those of the bot that searches."""
    return PlayedTables(BugamiTrials(view, rng), attrgetter("scores"), view.you)


COACH: Final = Coach(tables, points=True)
