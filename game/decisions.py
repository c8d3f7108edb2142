"""A game from one decision to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from game.table import Decision, Rules

S = TypeVar("S")  # state
D = TypeVar("D")  # deal


def each_decision(
    rules: Rules[S, Any, Any, Any, Any, D], state: S, deal: Callable[[S], D]
) -> Iterator[Decision]:
    """Every decision until the game is over; whoever asks advances ``state`` before the next.

    ``deal`` gives the cards whenever some are due, and they are dealt in place.
    """
    while True:
        if rules.deal_due(state):
            rules.deal_in_place(state, deal(state))
        decision = rules.decision(state)
        if decision is None:
            return
        yield decision
