"""An opponent that thinks of its next turn, of what it leaves the other, and of the Spider."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.glass.thought import Thought
from game.rules.glass.api import Action, View


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
    """What is to be expected after each action, in points; larger for better."""
    thought = Thought(view)
    return {action: thought.weigh(action) for action in legal}
