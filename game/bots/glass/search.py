"""Search in Under Glass: what lies under the stacks is dealt anew, and some turns are played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.bots.glass.playing import advance, best_place, play_on
from game.bots.searching import PlayedTrials, chance_to_win
from game.rules.glass.api import COIN_POINTS, Action, Phase, State, Tables, View, worth

TURNS: Final = 5
"""So many turns of both are played before the cases are compared."""
NOISE: Final = 0.15
"""How often somebody at an imagined table prefers a card for no reason."""
SPREADS: Final = (2.0, 5.0)
"""Points that make the odds e times as good: at the end, and before."""
HELD: Final = 0.5
"""What a point that the card in the hand would bring is worth when nobody plays on."""


class GlassTrials(PlayedTrials[State, Action]):
    """Imagined tables on which to try out the actions of one decision."""

    def __init__(self, view: View, rng: Random) -> None:
        super().__init__(Tables(view), view.you, rng)

    def _play(self, state: State, action: Action) -> None:
        advance(state, action)
        play_on(state, self._rng, TURNS, NOISE)

    def chance(self, state: State) -> float:
        """From the cases as they are."""
        return chance(state, self._you)


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
