"""How everybody plays at an imagined table of Bugami: by the bid and the trick so far."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.rules.bugami import api as bugami

LENGTH: Final = 3.0
"""A card of one's own bug suit is as bad as so many ranks."""


def bid_of(hand: Sequence[bugami.Card], rng: Random, noise: float) -> bugami.Bid:
    """The suit that can be kept few; Misère with low cards alone."""
    costs = [0.0] * 4
    tops = [0] * 4
    high = 0
    for card in hand:
        suit = card >> 4
        if suit != bugami.JOKERS:
            rank = card & 15
            costs[suit] += LENGTH + rank / 4
            high += rank > 9
            tops[suit] = rank
    if high * 5 < len(hand) - 4 and rng.random() < 0.6:
        return bugami.MISERE
    if rng.random() < noise:
        return rng.randrange(4)
    return costs.index(min(costs))


def play_on(state: bugami.State, rng: Random, noise: float) -> None:
    """Play the deal to its end."""
    while state.phase is bugami.Phase.BID:
        seat = next(seat for seat in state.order if state.bids[seat] is None)
        said = bid_of(state.hands[seat], rng, noise)
        bugami.advance(state, bugami.BIDS[4 if said == bugami.MISERE else said])
    while state.phase is bugami.Phase.PLAY:
        bugami.advance(state, bugami.PLAYS[card_of(state, rng, noise)])


def card_of(state: bugami.State, rng: Random, noise: float) -> bugami.Card:
    """The card that somebody plays now, who knows the own hand and the table."""
    trick, order = state.trick, state.order
    seat = order[len(trick)]
    hand = state.hands[seat]
    if len(hand) == 1:
        return hand[0]
    bid = state.bids[seat]
    assert bid is not None
    if not trick:
        if rng.random() < noise:
            return rng.choice(hand)
        return _lead(hand, bid, state.tricks[seat], rng)
    led = trick[0] >> 4
    same = hand if led == bugami.JOKERS else [card for card in hand if card >> 4 == led]
    if not same:
        return _discard_choice(hand, bid) if rng.random() >= noise else rng.choice(hand)
    if len(same) == 1:
        return same[0]
    if rng.random() < noise:
        return rng.choice(same)
    if led == bugami.JOKERS:
        return _discard_choice(hand, bid)
    return _follow(state, seat, bid, led, same)


def _lead(hand: list[bugami.Card], bid: bugami.Bid, tricks: int, rng: Random) -> bugami.Card:
    if bid == bugami.MISERE and not tricks:
        return _lowest(hand)
    clean = [card for card in hand if card >> 4 != bid and card >> 4 != bugami.JOKERS]
    if not clean:
        return _lowest(hand)
    high = _highest(clean)
    if high & 15 >= bugami.ACE - 1:
        return high
    low = [card for card in hand if card >> 4 == bid and card & 15 < 6]
    return low[0] if low else rng.choice(clean)


def _follow(
    state: bugami.State, seat: int, bid: bugami.Bid, led: int, same: list[bugami.Card]
) -> bugami.Card:
    """Win the trick if that is good, as cheaply as is safe; else go under it with the highest."""
    trick = state.trick
    best = max([card for card in trick if card >> 4 == led])
    under = [card for card in same if card < best]
    last = len(trick) + 1 == len(state.order)
    if bid == bugami.MISERE:
        wants = state.tricks[seat] > 0
    else:
        wants = (bugami.bugs_in(trick, bid) == 0 and led != bid) or state.bugs[seat] > 3
    if wants and same[-1] > best:
        if last:
            return same[-1]
        return same[-1] if same[-1] & 15 > 10 else same[0]
    if wants:
        return same[0]
    if under:
        return under[-1]
    return same[-1] if last else same[0]


def _discard_choice(hand: list[bugami.Card], bid: bugami.Bid) -> bugami.Card:
    """Whatever will hurt most later: bugs of one's own, Jokers; of a Misère the highest card."""
    if bid == bugami.MISERE:
        return _highest(hand)
    own = [card for card in hand if card >> 4 == bid]
    if hand[-1] >> 4 == bugami.JOKERS:
        return hand[-1]
    if own:
        return own[-1]
    return _lowest(hand)


def _lowest(cards: list[bugami.Card]) -> bugami.Card:
    found = cards[0]
    for card in cards:
        if card & 15 < found & 15:
            found = card
    return found


def _highest(cards: list[bugami.Card]) -> bugami.Card:
    found = cards[0]
    for card in cards:
        if card & 15 > found & 15:
            found = card
    return found
