"""What the cases of an imagined table are worth when nobody plays on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.glass.playing import best_place
from game.bots.searching import chance_to_win
from game.rules.glass.api import COIN_POINTS, Phase, State, worth

SPREADS: Final = (2.0, 5.0)
"""Points that make the odds e times as good: at the end, and before."""
HELD: Final = 0.5
"""What a point that the card in the hand would bring is worth when nobody plays on."""


def chance(state: State, you: int) -> float:
    """The chance (0–1) to win, from the cases as they are."""
    return chance_to_win(points(state), you, SPREADS[state.phase is not Phase.OVER])


def points(state: State) -> Sequence[float]:
    """What everybody's case is worth, with what the card in the hand may bring."""
    over = state.phase is Phase.OVER
    return [
        worth(case)
        + COIN_POINTS * coins
        + (0.0 if over or passed else HELD * sum(max(0, best_place(case, c)[0]) for c in hand))
        for case, coins, passed, hand in zip(
            state.cases, state.coins, state.passed, state.hands, strict=True
        )
    ]
