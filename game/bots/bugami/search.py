"""Search in Bugami: hidden cards are dealt anew, and the deal is played out."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from game.bots.bugami.playing import bid_of, play_on
from game.bots.searching import PlayedTrials, chance_to_win
from game.rules.bugami.api import Action, DealSampler, Phase, State, View, advance

NOISE: Final = 0.15
A_DEAL: Final = 45.0
"""Points that whoever leads gets in a deal."""
CHANCE: Final = 28.0
"""By how many points one deal makes the odds e times as good or bad; more deals, more chance."""


class BugamiTrials(PlayedTrials[State, Action]):
    """Imagined tables on which to try out the actions of one decision."""

    def __init__(self, view: View, rng: Random) -> None:
        tables = DealSampler(view)
        super().__init__(tables, view.you, rng)
        self._secret = tables.secret

    def table(self) -> State:
        """Cards for everybody; whoever has bid face down has bid what they say."""
        table = super().table()
        for seat in self._secret:
            table.bids[seat] = bid_of(table.hands[seat], self._rng, NOISE)
        return table

    def _play(self, state: State, action: Action) -> None:
        advance(state, action)
        play_on(state, self._rng, NOISE)

    def chance(self, state: State) -> float:
        return chance(state, self._you)


def chance(state: State, you: int) -> float:
    """The chance (0–1) to win the game after a deal, from the points so far."""
    if state.phase is Phase.OVER:
        return float(you in state.winners)
    to_come = max(0.5, (state.setup.target - max(state.scores)) / A_DEAL)
    return chance_to_win(state.scores, you, CHANCE * sqrt(to_come))
