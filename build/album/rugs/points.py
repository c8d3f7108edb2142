"""Moments of the end: the sheet of points, and the podium."""

from __future__ import annotations

from build.album import evenings
from build.album.rugs.attic import found, table
from build.album.setting import lay_out, wait
from build.album.wishes import over
from game.history.rugs import count_game
from scenes.backend.headless import Unseen
from scenes.rugs.entry import ENTRY
from scenes.rugs.scoring.scene import RoundScoringScene
from scenes.rugs.ui import UI
from scenes.shell.results.podium import ResultsScene


def scoring(unseen: Unseen, seats: int = 4, seconds: float = 7.2) -> None:
    """The sheet half-way."""
    lay_out(unseen, found(over, seats), RoundScoringScene)
    wait(unseen, seconds)


def scored(unseen: Unseen, seats: int = 4) -> None:
    """The whole sheet."""
    lay_out(unseen, found(over, seats), RoundScoringScene)
    unseen.settle()


def podium(unseen: Unseen) -> None:
    """The end of a whole game."""
    lay_out(unseen, found(over), ResultsScene)
    unseen.settle()


history = evenings.history(
    ENTRY, UI, count_game, [table(4, 1 + number % 2, number) for number in range(4)]
)
"""What the history tells of it, by the name of the page."""
