"""Two cases and three stacks as they may be: a whole state that fits what one sees.

For bots that try out what may come. What lies under the top cards is dealt anew, and every way
that the view allows is as likely as any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.glass.cards import CARDS, DEEPEST, SPIDER
from game.rules.glass.model import Setup, State, empty_table
from game.rules.glass.view import View
from game.rules.shuffling import shuffled

if TYPE_CHECKING:
    from random import Random


class DealSampler:
    """All the stacks that a view allows. Made once for a decision, dealt from often."""

    def __init__(self, view: View) -> None:
        assert view.you is not None
        self._start = _public(view)
        self._heights = view.heights
        self._tops = view.tops
        known = {*view.tops, *view.hands[0], *view.hands[1]}
        known.update(card for cards in view.laid for card, _ in cards)
        self._unseen = [card for card in CARDS if card not in known]
        self._deep = [
            (stack, place)
            for stack, height in enumerate(view.heights)
            for place in range(min(DEEPEST, height - 1))
            if SPIDER not in view.tops
        ]

    def deal(self, rng: Random) -> State:
        """One of them, and nobody else's to change."""
        state = self._start.copy()
        unseen = shuffled(self._unseen, rng)
        spider = rng.choice(self._deep) if self._deep else None
        for stack, (height, top) in enumerate(zip(self._heights, self._tops, strict=True)):
            cards = [
                SPIDER if (stack, place) == spider else unseen.pop() for place in range(height - 1)
            ]
            state.stacks[stack] = cards if top is None else [*cards, top]
        return state


def _public(view: View) -> State:
    state = empty_table(Setup(len(view.cases), view.lead))
    assert view.you is not None
    state.phase, state.actor, state.turn = view.phase, view.you, view.turn
    if view.spider:
        state.spider_turn = view.turn - (view.last and not any(view.passed))
    state.cases, state.laid = list(view.cases), list(view.laid)
    state.hands = [list(hand) for hand in view.hands]
    state.coins, state.passed = list(view.coins), list(view.passed)
    return state
