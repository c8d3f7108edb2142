"""An opponent that thinks of its next turn, of what it leaves the other, and of the Spider."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.glass.decision_context import DecisionContext
from game.bots.glass.temper_weights import FIRST, TemperWeights
from game.rules.glass.api import Action, View


def weigh(
    view: View, legal: Sequence[Action], temper_weights: TemperWeights = FIRST
) -> dict[Action, float]:
    """What is to be expected after each action, in points; larger for better."""
    thought = DecisionContext(view, temper_weights)
    return {action: thought.weigh(action) for action in legal}
