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
from game.rules.council import api as council

Cards = council.PlayCard | council.DiscardCard | council.Settle

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

    def __init__(self, view: council.View, rng: Random) -> None:
        self._tables, self._rng, self._age = council.DealSampler(view), rng, view.age

    def anchor(self, legal: Sequence[council.Action]) -> council.Action:
        """What the simple rule does; it would always declare an allegiance."""
        state = self._tables.deal(self._rng)
        return legal[0] if state.phase is council.Phase.DECLARE else simple(state, legal)

    def deal(self) -> Trial[council.Action]:
        """A table."""
        table = self.table()

        def value(action: council.Action) -> float:
            return chance_to_win(self.after(table, action))

        return value

    def table(self) -> council.State:
        """What is hidden, as it may be."""
        return self._tables.deal(self._rng)

    def after(self, table: council.State, action: council.Action) -> council.State:
        """What comes of an action there until the Age ends; the table itself stays as it is."""
        state = table.copy()
        council.advance(state, action)
        self._play_on(state)
        return state

    def _play_on(self, state: council.State) -> None:
        chance = self._rng.random
        while len(state.ledger) < self._age:
            legal = council.legal_actions(state)
            if len(legal) > 1 and chance() >= NOISE:
                council.advance(state, simple(state, legal))
            else:
                council.advance(state, legal[int(chance() * len(legal))])


def chance_to_win(state: council.State) -> float:
    """The chance (0–1) to win the game after an Age, from the points so far alone."""
    return chance_of(state.scores, len(state.ledger))


def chance_of(scores: list[int], ages: int) -> float:
    """The chance to win, from the points of both after so many Ages."""
    return 1 / (1 + exp((scores[1] + TIE - scores[0]) / SPREADS[ages - 1]))


def simple(state: council.State, legal: Sequence[council.Action]) -> council.Action:
    """Win cheaply or throw the least; on No Allegiance duck as high as possible."""
    cards = [(_rank(state, a.card), a) for a in legal if isinstance(a, Cards)]
    if not cards:
        return _visit(state, legal)
    ranked = sorted(cards, key=itemgetter(0))
    weakest, strongest = ranked[0][1], ranked[-1][1]
    assert state.solo is not None
    ducking = bool(state.declared[0]) and not state.solo.human_won
    if state.phase is not council.Phase.PLAY:
        return strongest
    if len(state.trick) != 1:
        return weakest if ducking else strongest
    led = _rank(state, state.trick[0])
    losers = [action for rank, action in ranked if rank < led]
    if ducking:
        return losers[-1] if losers else weakest
    return weakest if len(losers) == len(ranked) else ranked[len(losers)][1]


def _visit(state: council.State, legal: Sequence[council.Action]) -> council.Action:
    """The sowing that brings most to the suits in the hand, or least to whoever ducks.

    A cube on the Termite Space wakes the personality, and that is no good sign.
    """
    solo, cubes, held = state.solo, state.cubes, [0] * 5
    assert solo is not None
    for card in state.hands[0]:
        held[council.suit_of(card)] += council.value_of(card) + KEPT
    sign = -1 if state.declared[0] and not solo.human_won else 1
    woken = 0 if solo.personality is council.Personality.PACIFIST else WOKEN
    if solo.personality is council.Personality.THIEF and solo.losing:
        woken = -woken  # it gives its strongest card for the weakest of the hand
    rows, best, most = council.sowing_order(state.setup.ring), legal[0], 0
    for number, action in enumerate(legal):
        gain = 0
        space = action.faction if isinstance(action, council.Visit) else None
        if space is not None:
            path = rows[space][: cubes[space]]
            gain = sign * (sum([held[each] for each in path]) - cubes[space] * held[space])
            gain -= woken * (solo.termite in path)
        if not number or gain > most:
            best, most = action, gain
    return best


def _rank(state: council.State, card: council.Card) -> int:
    return state.cubes[council.suit_of(card)] << 4 | council.value_of(card)
