"""An opponent that counts what is gone, plays to its bid, and gives bugs away."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.bugami.bidding import weigh_bids
from game.bots.bugami.play import weigh_plays
from game.rules.bugami.api import Action, Phase, View


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
    """A number for each legal action, larger for better; comparable only among each other."""
    if view.phase is Phase.BID:
        return weigh_bids(view, legal)
    return weigh_plays(view, legal)
