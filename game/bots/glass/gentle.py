"""A gentle opponent: it takes what brings most at once, and never thinks of the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.rules.glass.api import Action, Draw, Lay, Pass, Phase, View, gains


class GentleBot:
    """Looks at the points of its case after each choice; chance decides between equals."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The action after which most can be gained; coins are kept."""
        worth = {action: _gain(view, action) for action in legal}
        best = max(worth.values())
        return self._rng.choice([action for action in legal if worth[action] == best])


def _gain(view: View, action: Action) -> float:
    """The points that an action brings, or makes possible in the same turn."""
    assert view.you is not None
    case, hand = view.cases[view.you], view.hands[view.you]
    match action:
        case Lay(card, cell):
            return gains(case, card)[cell]
        case Draw(stack):
            top = view.tops[stack]
            assert top is not None
            kept = () if view.phase is Phase.FIRST else hand
            found = [gain for card in (*kept, top) for gain in gains(case, card).values()]
            return max(found)
        case Pass():
            return -0.5  # rather than to lose a point
        case _:
            return -1.0
