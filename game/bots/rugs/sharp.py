"""A sharp opponent: it counts what is gone and values a bug by the final score it makes likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.rugs.choices import outcomes
from game.bots.rugs.prospects import prospects
from game.bots.rugs.value import value
from game.rules.rugs.api import Action, View


class SharpBot:
    """Weighs every legal action by what it can see, and takes the heaviest."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The best action; chance decides only between equals."""
        if len(legal) == 1:
            return legal[0]
        weights = weigh(view, legal)
        best = max(weights.values())
        return self._rng.choice([action for action, weight in weights.items() if weight == best])


def weigh(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """The final score to be expected after each action."""
    to_come = prospects(view)
    return {
        action: max(value(after.hand, after.pairs, to_come) for after in outcomes(view, action))
        for action in legal
    }
