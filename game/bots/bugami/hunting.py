"""How everybody plays on in Bugami where somebody has bid Misère: the others make it win a trick.

Where all think of their own bids alone, Misère succeeds six times of ten where it does one time of
ten against bots that mind it: a bot would bid it far too often, and a coach would praise it.
"""

from __future__ import annotations

from random import Random
from typing import Final

from game.bots.bugami.playing import bid_of, card_of
from game.bots.bugami.search import NOISE, BugamiTrials
from game.rules.bugami import api as bugami
from game.table import Seat

LAST: Final = 4
"""The place of Misère among the bids."""


class HuntingTrials(BugamiTrials):
    """Imagined tables at which nobody lets a Misère go by."""

    def _play(self, state: bugami.State, action: bugami.Action) -> None:
        bugami.advance(state, action)
        while state.phase is bugami.Phase.BID:
            seat = next(seat for seat in state.order if state.bids[seat] is None)
            said = bid_of(state.hands[seat], self._rng, NOISE)
            bugami.advance(state, bugami.BIDS[LAST if said == bugami.MISERE else said])
        prey = [seat for seat, bid in enumerate(state.bids) if bid == bugami.MISERE]
        while state.phase is bugami.Phase.PLAY:
            bugami.advance(state, bugami.PLAYS[_card(state, prey, self._rng)])


def _card(state: bugami.State, prey: list[Seat], rng: Random) -> bugami.Card:
    """The card of whoever is asked, who hunts as long as there is anybody to hunt."""
    trick, order = state.trick, state.order
    seat = order[len(trick)]
    hunted = [each for each in prey if each != seat and not state.tricks[each]]
    if not hunted or state.bids[seat] == bugami.MISERE or rng.random() < NOISE:
        return card_of(state, rng, NOISE)
    hand = state.hands[seat]
    if not trick:
        return min(hand, key=lambda card: _lead(state, hunted, card))
    led = trick[0] >> 4
    same = [card for card in hand if card >> 4 == led]
    if led == bugami.JOKERS or not same:
        return card_of(state, rng, NOISE)
    best = max(card for card in trick if card >> 4 == led)
    caught = order[trick.index(best)] in hunted
    to_come = any(each in hunted for each in order[len(trick) + 1 :])
    if not caught and not to_come:
        return card_of(state, rng, NOISE)
    under = [card for card in same if card < best]
    return under[-1] if under else same[0]


def _lead(state: bugami.State, hunted: list[Seat], card: bugami.Card) -> tuple[bool, int]:
    """Low cards of suits that somebody who is hunted may have to follow come first."""
    suit = card >> 4
    follows = any(not state.voids[each] >> suit & 1 for each in hunted)
    return suit == bugami.JOKERS or not follows, card & 15
