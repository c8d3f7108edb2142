"""A choice of a finished game tried again: a table whose end leads back to the review."""

from __future__ import annotations

from game.words import _
from scenes.kit.scene import Scene
from scenes.shell.results.podium import Afterwards, ResultsScene
from scenes.table.scene import TableScene


class TrialScene(TableScene):
    """Pops with REMATCH where the same choice is to be tried once more, else back to the review."""

    def _podium(self) -> Scene[Afterwards]:
        """Nobody has to go to the main menu from here."""
        podium = super()._podium()
        if isinstance(podium, ResultsScene):
            podium.once_more(_("Try again"))
            podium.lead_on(_("Back to the review"))
        return podium
