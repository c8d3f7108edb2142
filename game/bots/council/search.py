"""Search: every choice is tried out on imagined tables that are played to the end of the Age.

What is hidden is dealt anew for each of them, and everybody at an imagined table plays in a style
drawn for it: nobody knows how the others play, so nobody is imitated. Of the last trick every end
is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.bots.bot import Bot, Budget
from game.bots.council.endgame import chances_to_win, outcome, within_sight
from game.bots.council.solo import SoloTrials
from game.bots.council.styles.playing import drawn_whims, play_on
from game.bots.council.styles.style import Style, unplayed_of
from game.bots.halving import Trial, choose
from game.rules.council.api import Action, PlayCard, Tables, View, advance

NOISE: Final = 0.15
"""How often a card is any card at an imagined table: nobody plays to a rule alone."""

Pool = Sequence[Style]


class SearchBot:
    """Tries out what it may do; a rule of thumb says where to begin."""

    def __init__(
        self,
        anchor: Bot[View, Action],
        pool: Pool,
        budget: Budget,
        rng: Random,
        firm: float = 1.0,
    ) -> None:
        self._anchor = anchor
        self._pool = pool
        self._budget = budget
        self._rng = rng
        self._firm = firm

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
        anchor = self._anchor.choose(view, legal)
        return choose(legal, anchor, trials.deal, self._budget, self._firm)


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
        """A table, and for everybody there a style and whims."""
        rng, table = self._rng, self._tables.deal(self._rng)
        styles = rng.choices(self._pool, k=table.setup.owners)
        whims = drawn_whims(rng, table.setup.owners, NOISE)
        for seat in self._secret:
            table.declared[seat] = styles[seat].declares(table, seat, self._unplayed)

        def value(action: Action) -> float:
            state, unplayed = table.copy(), self._unplayed[:]
            if type(action) is PlayCard:
                unplayed[action.card >> 4] &= ~(1 << (action.card & 15))
            advance(state, action)
            if within_sight(state):
                return outcome(state, self._age)[self._you]
            play_on(state, styles, unplayed, self._age, whims)
            return chances_to_win(state)[self._you]

        return value
