"""A gentle opponent: it takes what is worth most at once, and never thinks of the next round."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.rugs.choices import outcomes
from game.rules.rugs.api import Action, Phase, View, worth


class GentleBot:
    """Looks at the points its hand would have after each choice; chance decides between equals."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The action after which the hand is worth most as it is."""
        if len(legal) == 1 or view.phase is Phase.SHOW:
            return self._rng.choice(legal)
        values = {action: self._value(view, action) for action in legal}
        best = max(values.values())
        return self._rng.choice([action for action in legal if values[action] == best])

    def _value(self, view: View, action: Action) -> int:
        return max(worth(after.hand, after.pairs).points for after in outcomes(view, action))
