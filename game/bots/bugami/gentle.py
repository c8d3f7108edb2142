"""An opponent for the first evenings: it bids its shortest suit and follows its nose."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.rules.bugami.api import JOKERS, Action, MakeBid, PlayCard, View, suit_of


class GentleBot:
    """Bids the suit it has least of, throws its own bugs away, and plays anything otherwise."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions; most of the time by chance."""
        hand = [suit_of(card) for card in view.hand or ()]
        bids = [action for action in legal if isinstance(action, MakeBid)]
        if bids:
            suits = [action for action in bids if action.bid < JOKERS]
            fewest = min(hand.count(action.bid) for action in suits)
            return self._rng.choice([each for each in suits if hand.count(each.bid) == fewest])
        return self._rng.choice(_bugs(view, legal) or legal)


def _bugs(view: View, legal: Sequence[Action]) -> list[Action]:
    """Bugs that can be thrown into a trick of another suit."""
    assert view.you is not None
    if not view.table:
        return []
    bugs = {view.bids[view.you], JOKERS} - {suit_of(view.table[0][1])}
    return [a for a in legal if isinstance(a, PlayCard) and suit_of(a.card) in bugs]
