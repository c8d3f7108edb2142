"""The bid: which suit can be kept few, and whether Misère holds."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bugami.hand import danger, outlook, survival
from game.bots.bugami.memory import Memory
from game.bots.bugami.temper_weights import TemperWeights
from game.rules.bugami.api import MISERE, MISERE_POINTS, Action, MakeBid, View, suit_of

ESCAPE = 0.8
"""A dangerous card can be thrown where it is none, so not all of the dangers count."""


def weigh_bids(
    view: View, legal: Sequence[Action], temper_weights: TemperWeights
) -> dict[Action, float]:
    """The points to expect from every bid."""
    memory = Memory(view)
    hand = view.hand or ()
    futures = {card: memory.future(card) for card in hand}
    future = sum(futures.values())
    weights: dict[Action, float] = {}
    for action in legal:
        assert isinstance(action, MakeBid)
        if action.bid == MISERE:
            chance = survival(memory, hand) ** ESCAPE
            weights[action] = MISERE_POINTS * chance if chance >= temper_weights.likely else 0.0
        else:
            own = sum(won for card, won in futures.items() if suit_of(card) == action.bid)
            weights[action] = outlook(0, 0, future, temper_weights.fear * danger(future, own))
    return weights
