"""The weakest opponent, for every game: any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

A = TypeVar("A")  # action


class RandomBot:
    """Chooses blindly; the yardstick for every other bot."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: object, legal: Sequence[A]) -> A:
        """Any of the legal actions."""
        return self._rng.choice(legal)
