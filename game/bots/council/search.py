"""Search: every choice is tried out on imagined tables that are played to the end of the Age.

What is hidden is dealt anew for each of them, and everybody at an imagined table plays in a style
drawn for it: nobody knows how the others play, so nobody is imitated.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from game.bots.bot import Bot, Budget
from game.bots.council.solo import SoloTrials
from game.bots.council.styles.playing import advance, play_on
from game.bots.council.styles.style import Style, unplayed_of
from game.bots.halving import Trial, choose
from game.rules.council.api import AGES, Action, PlayCard, State, Tables, View
from game.table import Seat

NOISE: Final = 0.15
"""How often a card is any card at an imagined table: nobody plays to a rule alone."""

SPREADS: Final = {2: (4.0, 3.0), 3: (3.75, 3.0), 4: (5.5, 4.5), 5: (5.5, 4.25)}
"""By number of people, after the first and the second Age: by how many points the odds to win
the game change e-fold. Fitted on 20,000 games."""
LAST: Final = 1.0
"""After the last Age hardly more than the order counts."""

Pool = Sequence[Style]


class SearchBot:
    """Tries out what it may do; a rule of thumb says where to begin."""

    def __init__(
        self,
        anchor: Bot[View, Action],
        pool: Pool,
        budget: Budget,
        rng: Random,
    ) -> None:
        self._anchor = anchor
        self._pool = pool
        self._budget = budget
        self._rng = rng

    def think(self, budget: Budget) -> None:
        """From now on within this budget."""
        self._budget = budget

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What does best at the imagined tables."""
        if len(legal) == 1:
            return legal[0]
        if view.termitenator is not None:
            alone = SoloTrials(view, self._rng)
            return choose(legal, alone.anchor(legal), alone.deal, self._budget)
        trials = Trials(view, self._pool, self._rng)
        return choose(legal, self._anchor.choose(view, legal), trials.deal, self._budget)


class Trials:
    """Imagined tables on which to try out the actions of one decision."""

    def __init__(self, view: View, pool: Pool, rng: Random) -> None:
        assert view.you is not None
        self._pool, self._rng, self._you, self._age = pool, rng, view.you, view.age
        self._tables = Tables(view)
        self._unplayed = unplayed_of(self._tables.deal(rng))
        self._secret = [
            seat
            for seat, declared in enumerate(view.has_declared)
            if declared and view.declared[seat] is None
        ]

    def deal(self) -> Trial[Action]:
        """A table, and for everybody there a style."""
        rng, table = self._rng, self._tables.deal(self._rng)
        styles = rng.choices(self._pool, k=table.setup.owners)
        for seat in self._secret:
            table.declared[seat] = styles[seat].declares(table, seat, self._unplayed)

        def value(action: Action) -> float:
            state, unplayed = table.copy(), self._unplayed[:]
            if type(action) is PlayCard:
                unplayed[action.card >> 4] &= ~(1 << (action.card & 15))
            advance(state, action)
            play_on(state, styles, unplayed, rng, self._age, NOISE)
            return chance_to_win(state, self._you)

        return value


def chance_to_win(state: State, seat: Seat) -> float:
    """The chance (0–1) to win the game after an Age, from the points so far alone."""
    ages = len(state.ledger)
    spread = LAST if ages == AGES else SPREADS[state.setup.seats][ages - 1]
    mine = state.scores[seat]
    return 1 / sum([exp((score - mine) / spread) for score in state.scores])
