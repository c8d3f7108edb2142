"""A table as it may be: a whole state that fits what one sees.

For bots that try out what may come. What is hidden is dealt anew, and every deal that one's view
allows is as likely as any other: who could not follow a suit gets none of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.rules.bugami.actions import BIDS
from game.rules.bugami.cards import PACKS, Card
from game.rules.bugami.model import Setup, State, empty_table
from game.rules.bugami.view import View
from game.rules.dealing import Hands, PartialDeal

if TYPE_CHECKING:
    from random import Random


class DealSampler:
    """All the tables that a seat's view allows. Made once for a decision, dealt from often."""

    def __init__(self, view: View) -> None:
        assert view.you is not None
        self._others = [seat for seat in range(view.seats) if seat != view.you]
        self.secret = [
            seat for seat in self._others if view.has_bid[seat] and view.bids[seat] is None
        ]
        self._start = _public(view)
        known = {*view.seen, *(view.hand or ())}
        hidden = [card for card in PACKS[view.jokers] if card not in known]
        sizes = [view.hand_sizes[seat] for seat in self._others]
        self._dealing = PartialDeal(hidden, sizes, [view.voids[seat] for seat in self._others])

    def deal(self, rng: Random) -> State:
        """One of them, and nobody else's to change. A hidden bid is any bid."""
        state = self._with(*self._dealing.deal(rng))
        for seat in self.secret:
            state.bids[seat] = rng.choice(BIDS).bid
        return state

    def every(self) -> Iterator[State]:
        """Every way in which the hands can lie, once all bids are open."""
        for hands, rest in self._dealing.every():
            yield self._with(hands, rest)

    def _with(self, hands: Hands, rest: list[Card]) -> State:
        state = self._start.copy()
        state.rest = tuple(sorted(rest))  # whoever wins the last trick gets it (B7)
        for seat, hand in zip(self._others, hands, strict=True):
            state.hands[seat] = hand
        return state


def _public(view: View) -> State:
    """Everything that is seen, with nothing in the other hands.

    Which pile an older card lies on plays no part any more: any will do.
    """
    first = (view.dealer - (view.deal - 1)) % view.seats
    state = empty_table(Setup(view.seats, first, view.jokers, view.shotgun, view.target))
    assert view.you is not None
    state.phase, state.deal, state.dealer = view.phase, view.deal, view.dealer
    state.trick_number = view.trick_number
    state.hands[view.you] = list(view.hand or ())
    state.bids = list(view.bids)
    state.sides, state.order = view.sides, view.order
    state.trick = [card for _, card in view.table]
    state.last_order = tuple(seat for seat, _ in view.last_trick)
    state.last_trick = tuple(card for _, card in view.last_trick)
    state.tricks, state.bugs = list(view.tricks), list(view.bugs)
    state.piles[0] = tuple(card for card in view.seen if card not in state.trick)
    state.voids, state.scores = list(view.voids), list(view.scores)
    state.ledger = view.ledger
    return state
