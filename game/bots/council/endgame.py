"""The last trick of an Age, seen through: who knows all cards needs no rule of thumb."""

from __future__ import annotations

from math import exp
from typing import Final

from game.rules.council.api import AGES, TRICKS, State, actor, advance, legal_actions

SPREADS: Final = {2: (4.0, 3.0), 3: (3.75, 3.0), 4: (5.5, 4.5), 5: (5.5, 4.25)}
"""By number of people, after the first and the second Age: by how many points the odds to win
the game change e-fold. Fitted on 20,000 games."""
LAST: Final = 1.0
"""After the last Age hardly more than the order counts."""


def within_sight(state: State) -> bool:
    """Whether so little is left that every way to play it can be looked at."""
    return state.trick_number == TRICKS


def outcome(state: State, age: int) -> list[float]:
    """Everybody's chance to win the game if from here on each does what is best for itself."""
    if len(state.ledger) >= age:
        return chances_to_win(state)
    seat = actor(state)
    assert seat is not None
    best: list[float] = []
    for action in legal_actions(state):
        twin = state.copy()
        advance(twin, action)
        chances = outcome(twin, age)
        if not best or chances[seat] > best[seat]:
            best = chances
    return best


def chances_to_win(state: State) -> list[float]:
    """The chances (0–1) to win the game after an Age, from the points so far alone."""
    return chances_of(state.scores, len(state.ledger), state.setup.seats)


def chances_of(scores: list[int], ages: int, seats: int) -> list[float]:
    """Chances to win by seat, from the points after so many Ages."""
    spread = LAST if ages == AGES else SPREADS[seats][ages - 1]
    most = max(scores)
    parts = [exp((score - most) / spread) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]
