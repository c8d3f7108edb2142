"""Search in Bugs on Rugs: closed hands and the deck are dealt anew, and some rounds are played."""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.rugs.ends import chance
from game.bots.rugs.playing import play_on
from game.bots.searching import PlayedTrials
from game.rules.rugs.api import Action, DealSampler, State, View, advance

ROUNDS: Final = 3
"""So many more rounds are played before the collections are compared: chosen among 1, 3 and all."""
NOISE: Final = 0.15


class RugsTrials(PlayedTrials[State, Action]):
    """Imagined attics on which to try out the actions of one decision."""

    def __init__(self, view: View, rng: Random) -> None:
        super().__init__(DealSampler(view), view.you, rng)

    def _play(self, state: State, action: Action) -> None:
        advance(state, action)
        play_on(state, self._rng, ROUNDS, NOISE)

    def chance(self, state: State) -> float:
        return chance(state, self._you)
