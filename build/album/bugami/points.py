"""Moments when points are counted, deal by deal and at the end."""

from __future__ import annotations

from build.album import evenings
from build.album.bugami.desk import at, desk, found
from build.album.setting import lay_out, wait
from build.album.wishes import over
from game.history.bugami import count_game
from game.match import AnyMatch
from game.rules.bugami.api import DealScored
from scenes.backend.headless import Unseen
from scenes.bugami.entry import ENTRY
from scenes.bugami.scoring.scene import DealScoringScene
from scenes.bugami.ui import UI
from scenes.shell.results.podium import ResultsScene


def scoring(unseen: Unseen) -> None:
    """The lines are told one by one."""
    _scored(unseen, 5, 3)
    wait(unseen, 0.6 + 1.5)


def scored(unseen: Unseen) -> None:
    """All lines of a later deal, with partners."""
    _scored(unseen, 5, 4)
    unseen.settle()


def scored_three(unseen: Unseen) -> None:
    """Three sides."""
    _scored(unseen, 3, 2)
    unseen.settle()


def scored_seven(unseen: Unseen) -> None:
    """Seven sides."""
    _scored(unseen, 7, 4, shotgun=False)
    unseen.settle()


def _scored(unseen: Unseen, seats: int, number: int, *, shotgun: bool = True) -> None:
    def holds(match: AnyMatch) -> bool:
        deals = [event for event in match.log if isinstance(event, DealScored)]
        return len(deals) == number

    room = found(holds, seats, jokers=1, shotgun=shotgun)
    lay_out(unseen, room, DealScoringScene, number)


def podium(unseen: Unseen) -> None:
    """The end."""
    lay_out(unseen, at(desk(5, seed=4), over), ResultsScene)
    unseen.settle()


def podium_seven(unseen: Unseen) -> None:
    """The end of the largest game, to the smallest target."""
    room = at(desk(7, seed=4, target=100), over)
    lay_out(unseen, room, ResultsScene)
    unseen.settle()


history = evenings.history(
    ENTRY, UI, count_game, [desk(4, 1 + number % 2, number, target=100) for number in range(4)]
)
"""What the history tells of it, by the name of the page."""
