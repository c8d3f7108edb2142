"""Decisions to try bots on: those of a game played at random."""

from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

from game.table import Rules, TableView

V = TypeVar("V", bound=TableView)
P = TypeVar("P")


def decisions(rules: Rules[Any, Any, Any, V, P, Any], start: P, rng: Random) -> Iterator[V]:
    """The table as each sees it who has to choose, until the game is over."""
    state = rules.new_game(start)
    while True:
        if rules.deal_due(state):
            rules.deal_in_place(state, rules.shuffle(state, rng))
        decision = rules.decision(state)
        if decision is None:
            return
        yield rules.view(state, decision.seat)
        rules.advance(state, rng.choice(rules.legal_actions(state)))
