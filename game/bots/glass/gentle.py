"""A gentle opponent: it takes what brings most at once, and never thinks of the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import assert_never

from game.rules.glass.api import (
    Action,
    Draw,
    EndTurn,
    Lay,
    Move,
    Pass,
    View,
    gains,
)

BEARABLE = 2.5
"""So many points a card may cost; if all cost more, it passes."""


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
            return max(gain for card in (*hand, top) for gain in gains(case, card).values())
        case Pass():
            return -BEARABLE
        case EndTurn() | Move():
            return -BEARABLE - 1
        case _:
            assert_never(action)
