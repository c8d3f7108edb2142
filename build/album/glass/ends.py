"""Moments of the end: the Spider, the last turn, the points."""

from __future__ import annotations

from build.album.glass.cases import at, found, table
from build.album.setting import cut, lay_out, wait
from build.album.wishes import mine, over, told
from game.rules.glass.api import Phase, SpiderSeen
from scenes.backend.headless import Unseen
from scenes.glass.layers.turn import TurnLayer
from scenes.glass.scoring.scene import LEAD_IN, CaseScoringScene
from scenes.shell.results.podium import ResultsScene


def near(unseen: Unseen) -> None:
    """The Spider may lie right under a card."""
    holds = mine(Phase.TURN, lambda view: not view.spider and min(view.heights) <= 4)
    lay_out(unseen, found(holds), TurnLayer)


def spider(unseen: Unseen) -> None:
    """It is seen."""
    cut(unseen, found(told(SpiderSeen)), SpiderSeen, 0.5)


def last_turn(unseen: Unseen) -> None:
    """Nothing comes after it."""
    lay_out(unseen, found(mine(Phase.TURN, lambda view: view.last)), TurnLayer)


def _all_laid(unseen: Unseen, people: int = 1) -> None:
    room = at(table(people), over)
    lay_out(unseen, room, CaseScoringScene)


def scoring(unseen: Unseen) -> None:
    """Kind by kind."""
    _all_laid(unseen)
    wait(unseen, LEAD_IN + 1.6)


def closing(unseen: Unseen) -> None:
    """The lids fall shut."""
    _all_laid(unseen)
    wait(unseen, 0.3)


def scored(unseen: Unseen) -> None:
    """Everything."""
    _all_laid(unseen)
    unseen.settle()


def podium(unseen: Unseen) -> None:
    """The end."""
    lay_out(unseen, at(table(), over), ResultsScene)
    unseen.settle()
