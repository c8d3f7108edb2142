"""The weakest opponent: any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.rules.council.api import Action, View


class RandomBot:
    """Chooses blindly; the yardstick for every other bot."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Any of the legal actions."""
        return self._rng.choice(legal)
