"""The solo game in thought: Ages played to their end by a simple rule, now and then by chance.

The Termitenator follows rules, so whoever knows them can see what it will do with cards that are
not known yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import itemgetter
from random import Random
from typing import Final

from game.bots.halving import Trial
from game.rules.council.api import (
    Action,
    Card,
    DiscardCard,
    Personality,
    Phase,
    PlayCard,
    Settle,
    State,
    Tables,
    View,
    Visit,
    advance,
    legal_actions,
    sowing_order,
    suit_of,
    value_of,
)

Cards = PlayCard | DiscardCard | Settle

NOISE: Final = 0.1
"""How often anything allowed is done instead of what the rule says."""
SPREADS: Final = (7.0, 5.0, 0.7)
"""By Age: the lead in points by which the odds to win change e-fold."""
KEPT: Final = 8
"""What a card is worth to a visitor besides its value."""
WOKEN: Final = 60
"""What it costs to wake the personality: chosen among 0, 20 and 60."""
TIE: Final = 0.5
"""The Termitenator wins with as many points."""


class SoloTrials:
    """Imagined tables on which to try out the actions of one decision against the Termitenator."""

    def __init__(self, view: View, rng: Random) -> None:
        self._tables, self._rng, self._age = Tables(view), rng, view.age

    def anchor(self, legal: Sequence[Action]) -> Action:
        """What the simple rule does; it would always declare an allegiance."""
        state = self._tables.deal(self._rng)
        return legal[0] if state.phase is Phase.DECLARE else simple(state, legal)

    def deal(self) -> Trial[Action]:
        """A table."""
        table = self.table()

        def value(action: Action) -> float:
            return chance_to_win(self.after(table, action))

        return value

    def table(self) -> State:
        """What is hidden, as it may be."""
        return self._tables.deal(self._rng)

    def after(self, table: State, action: Action) -> State:
        """What comes of an action there until the Age ends; the table itself stays as it is."""
        state = table.copy()
        advance(state, action)
        self._play_on(state)
        return state

    def _play_on(self, state: State) -> None:
        chance = self._rng.random
        while len(state.ledger) < self._age:
            legal = legal_actions(state)
            if len(legal) > 1 and chance() >= NOISE:
                advance(state, simple(state, legal))
            else:
                advance(state, legal[int(chance() * len(legal))])


def chance_to_win(state: State) -> float:
    """The chance (0–1) to win the game after an Age, from the points so far alone."""
    return chance_of(state.scores, len(state.ledger))


def chance_of(scores: list[int], ages: int) -> float:
    """The same from the points of both after so many Ages."""
    return 1 / (1 + exp((scores[1] + TIE - scores[0]) / SPREADS[ages - 1]))


def simple(state: State, legal: Sequence[Action]) -> Action:
    """Win cheaply or throw the least; on No Allegiance duck as high as possible."""
    cards = [(_rank(state, a.card), a) for a in legal if isinstance(a, Cards)]
    if not cards:
        return _visit(state, legal)
    ranked = sorted(cards, key=itemgetter(0))
    weakest, strongest = ranked[0][1], ranked[-1][1]
    assert state.solo is not None
    ducking = bool(state.declared[0]) and not state.solo.human_won
    if state.phase is not Phase.PLAY:
        return strongest
    if len(state.trick) != 1:
        return weakest if ducking else strongest
    led = _rank(state, state.trick[0])
    losers = [action for rank, action in ranked if rank < led]
    if ducking:
        return losers[-1] if losers else weakest
    return weakest if len(losers) == len(ranked) else ranked[len(losers)][1]


def _visit(state: State, legal: Sequence[Action]) -> Action:
    """The sowing that brings most to the suits in the hand, or least to whoever ducks.

    A cube on the Termite Space wakes the personality, and that is no good sign.
    """
    solo, cubes, held = state.solo, state.cubes, [0] * 5
    assert solo is not None
    for card in state.hands[0]:
        held[suit_of(card)] += value_of(card) + KEPT
    sign = -1 if state.declared[0] and not solo.human_won else 1
    woken = 0 if solo.personality is Personality.PACIFIST else WOKEN
    if solo.personality is Personality.THIEF and solo.losing:
        woken = -woken  # it gives its strongest card for the weakest of the hand
    rows, best, most = sowing_order(state.setup.ring), legal[0], 0
    for number, action in enumerate(legal):
        gain = 0
        space = action.faction if isinstance(action, Visit) else None
        if space is not None:
            path = rows[space][: cubes[space]]
            gain = sign * (sum([held[each] for each in path]) - cubes[space] * held[space])
            gain -= woken * (solo.termite in path)
        if not number or gain > most:
            best, most = action, gain
    return best


def _rank(state: State, card: Card) -> int:
    return state.cubes[suit_of(card)] << 4 | value_of(card)
