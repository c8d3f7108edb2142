"""An opponent that counts cards, ducks on No Allegiance and sows for its hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.council.declare import weigh_declarations, weigh_discards
from game.bots.council.play import weigh_plays
from game.bots.council.solo import weigh_solo
from game.bots.council.visit import weigh_visits
from game.rules.council.api import Action, Phase, View


class SensibleBot:
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
    """A number for each legal action, larger for better; comparable only among each other."""
    if view.termitenator is not None:
        return weigh_solo(view, legal)
    if view.phase is Phase.DECLARE:
        return weigh_declarations(view)
    if view.phase is Phase.DISCARD:
        return weigh_discards(view)
    if view.phase is Phase.VISIT:
        return weigh_visits(view, legal)
    return weigh_plays(view, legal)
