"""Somebody who plays for the first time: wins if it can, else plays low."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.rules.council import api as council

LOW: Final = 5.0
"""A hand whose values are no higher on average looks like one for No Allegiance."""


class NewcomerBot:
    """Knows what a trick is, and little of what it is good for."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: council.View, legal: Sequence[council.Action]) -> council.Action:
        """The card that wins, else the lowest; of everything else what comes to mind."""
        plays = [action for action in legal if isinstance(action, council.PlayCard)]
        if plays:
            return _play_choice(view, plays)
        first = legal[0]
        if isinstance(first, council.Declare):
            hand = view.hand or ()
            low = sum(map(council.value_of, hand)) <= LOW * len(hand)
            return next(
                a for a in legal if isinstance(a, council.Declare) and a.no_allegiance == low
            )
        if isinstance(first, council.DiscardCard):
            cards = [action for action in legal if isinstance(action, council.DiscardCard)]
            return max(cards, key=lambda action: council.value_of(action.card))
        if isinstance(first, council.Visit):
            return _fullest(view, legal)
        return self._rng.choice(legal)


def _fullest(view: council.View, legal: Sequence[council.Action]) -> council.Action:
    """The space with most cubes: there is most to sow."""
    spaces = [action for action in legal if isinstance(action, council.Visit)]
    return max(spaces, key=lambda a: -1 if a.faction is None else view.cubes[a.faction])


def _play_choice(view: council.View, plays: Sequence[council.PlayCard]) -> council.Action:
    """The highest card that wins as the trick lies there, else the lowest."""
    before = [] if view.trick_is_complete else [card for _, card in view.table]
    by_value = sorted(plays, key=lambda action: council.value_of(action.card))
    winning = [action for action in by_value if _wins(view, before, action.card)]
    return winning[-1] if winning else by_value[0]


def _wins(view: council.View, before: list[council.Card], card: council.Card) -> bool:
    return council.winner([*before, card], list(view.cubes)) == len(before)
