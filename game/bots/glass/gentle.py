"""A gentle opponent: it takes what brings most at once, and never thinks of the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import assert_never

from game.rules.glass import api as glass

BEARABLE = 2.5
"""So many points a card may cost; if all cost more, it passes."""


class GentleBot:
    """Looks at the points of its case after each choice; chance decides between equals."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: glass.View, legal: Sequence[glass.Action]) -> glass.Action:
        """The action after which most can be gained; coins are kept."""
        worth = {action: _gain(view, action) for action in legal}
        best = max(worth.values())
        return self._rng.choice([action for action in legal if worth[action] == best])


def _gain(view: glass.View, action: glass.Action) -> float:
    """The points that an action brings, or makes possible in the same turn."""
    assert view.you is not None
    case, hand = view.cases[view.you], view.hands[view.you]
    match action:
        case glass.Lay(card, cell):
            return glass.gains(case, card)[cell]
        case glass.Draw(stack):
            top = view.tops[stack]
            assert top is not None
            return max(gain for card in (*hand, top) for gain in glass.gains(case, card).values())
        case glass.Pass():
            return -BEARABLE
        case glass.EndTurn() | glass.Move():
            return -BEARABLE - 1
        case _:
            assert_never(action)
