"""Search in Under Glass: what lies under the stacks is dealt anew, and some turns are played."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.glass.ends import chance
from game.bots.glass.playing import play_on
from game.bots.searching import PlayedTrials
from game.rules.glass.api import Action, DealSampler, State, View, advance

TURNS: Final = 5
"""So many turns of both are played before the cases are compared."""
NOISE: Final = 0.15
"""How often somebody at an imagined table prefers a card for no reason."""


class GlassTrials(PlayedTrials[State, Action]):
    """Imagined tables on which to try out the actions of one decision."""

    def __init__(self, view: View, rng: Random) -> None:
        super().__init__(DealSampler(view), view.you, rng)

    def _play(self, state: State, action: Action) -> None:
        advance(state, action)
        play_on(state, self._rng, TURNS, NOISE)

    def chance(self, state: State) -> float:
        return chance(state, self._you)
