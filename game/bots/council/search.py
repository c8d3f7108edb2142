"""Search: every choice is tried out on imagined tables that are played to the end of the Age.

What is hidden is dealt anew for each of them, and everybody at an imagined table plays in a style
drawn for it: of people of whom nothing is known nobody is imitated. Of the last trick every end is
looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.bot import Bot, Budget
from game.bots.council.endgame import chances_to_win, outcome, within_sight
from game.bots.council.imagined import Imagination, Pool, Strangers
from game.bots.council.reading import TableSampler
from game.bots.council.solo import SoloTrials
from game.bots.council.styles.playing import play_on
from game.bots.halving import Trial, choose
from game.rules.council.api import Action, Event, PastAges, PlayCard, View, advance


class SearchBot:
    """Tries out what it may do; a rule of thumb says where to begin.

    Args:
        anchor: The rule of thumb.
        pool: The styles of people of whom nothing is known.
        budget: How long it may think about a decision.
        rng: Its chance.
        firm: By so many standard errors something has to be better than the anchor's choice.
    """

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
        trials = Trials(view, self._imagine(view))
        anchor = self._anchor.choose(view, legal)
        return choose(legal, anchor, trials.deal, self._budget, self._firm)

    def _imagine(self, view: View) -> Imagination:
        return Strangers(view, self._pool, self._rng)


class ReadingBot(SearchBot):
    """Remembers what the others have done, and takes from it how they play and what they hold.

    Only where nobody at the table is neutral; elsewhere it searches as others do. ``familiar`` are
    the styles that it would recognise.
    """

    def __init__(
        self,
        anchor: Bot[View, Action],
        pool: Pool,
        familiar: Pool,
        budget: Budget,
        rng: Random,
        firm: float = 1.0,
    ) -> None:
        super().__init__(anchor, pool, budget, rng, firm)
        self._familiar = familiar
        self._account: Sequence[Event] = ()

    def remember(self, account: Sequence[Event]) -> None:
        """What its seat has been shown so far."""
        self._account = account

    def _imagine(self, view: View) -> Imagination:
        if not self._account or view.emissary is not None:
            return super()._imagine(view)
        past_ages = PastAges(view, self._account)
        return TableSampler(view, past_ages, self._familiar, self._pool, self._rng)


class Trials:
    """Imagined tables on which to try out the actions of one decision."""

    def __init__(self, view: View, imagination: Imagination) -> None:
        assert view.you is not None
        self._you, self._age = view.you, view.age
        self._imagination, self._unplayed = imagination, imagination.unplayed
        self._secret = [
            seat
            for seat, declared in enumerate(view.has_declared)
            if declared and view.declared[seat] is None
        ]

    def deal(self) -> Trial[Action]:
        """A table to try them on."""
        table, styles, whims = self._imagination.deal()
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
