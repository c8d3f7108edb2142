"""Dealing what nobody sees: every deal that is possible is as likely as any other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from math import comb
from operator import and_
from typing import TYPE_CHECKING

from game.rules.shuffling import shuffle

if TYPE_CHECKING:
    from random import Random

Card = int
"""Its suit is ``card >> 4``, in every game with suits."""

Hands = list[list[Card]]


class PartialDeal:
    """Cards for some hands, the others left over.

    ``sizes`` is how many cards each hand gets; ``voids`` a bit for each suit that a hand is known
    not to hold. Nobody knows anything of what is left over. Where the voids contradict each other,
    so that no deal is possible, a ValueError says which hands cannot be filled.
    """

    def __init__(self, cards: Sequence[Card], sizes: Sequence[int], voids: Sequence[int]) -> None:
        self._cards = list(cards)
        self._sizes = sizes
        self._voids = voids
        self._free = [hand for hand, void in enumerate(voids) if not void]
        bound = [hand for hand, void in enumerate(voids) if void]
        self._bound = sorted(bound, key=lambda hand: len(_fitting(self._cards, voids[hand])))
        self._ask_for_enough_cards()
        self._most = self._largest_weight()

    def deal(self, rng: Random) -> tuple[Hands, list[Card]]:
        """The hands, each sorted, and what is left over, in any order."""
        hands: Hands = [[] for _ in self._sizes]
        left = self._cards[:]
        while self._bound and not self._deal_bound(hands, left, rng):
            left = self._cards[:]
        shuffle(left, rng)
        for hand in self._free:
            size = self._sizes[hand]
            hands[hand] = sorted(left[:size])
            del left[:size]
        return hands, left

    def every(self) -> Iterator[tuple[Hands, list[Card]]]:
        """Every way in which the cards can lie in the hands, each once and in a fixed order.

        With each of them comes what is left over, in the order of the cards.

        Hands with a void are filled first: whoever gets few cards to choose from is soon known to
        get none, and not after all that the others could hold.
        """
        order = [*self._bound, *self._free]
        yield from self._ways(order, self._cards, [[] for _ in order])

    def _ways(
        self, order: Sequence[int], left: list[Card], dealt: Hands
    ) -> Iterator[tuple[Hands, list[Card]]]:
        if not order:
            yield dealt[:], left
            return
        hand, *others = order
        for cards in combinations(_fitting(left, self._voids[hand]), self._sizes[hand]):
            rest = [card for card in left if card not in cards]
            dealt[hand] = sorted(cards)
            yield from self._ways(others, rest, dealt)

    def _ask_for_enough_cards(self) -> None:
        """Some hands together must not need more cards than fit into any of them."""
        if sum(self._sizes) > len(self._cards):
            raise ValueError(f"{len(self._cards)} cards for hands of {list(self._sizes)}")
        for count in range(1, len(self._bound) + 1):
            for hands in combinations(self._bound, count):
                fits_none = reduce(and_, (self._voids[hand] for hand in hands))
                fitting = len(_fitting(self._cards, fits_none))
                if fitting < sum(self._sizes[hand] for hand in hands):
                    raise ValueError(f"only {fitting} cards fit into the hands {list(hands)}")

    def _deal_bound(self, hands: Hands, left: list[Card], rng: Random) -> bool:
        """Deal the hands with a void one by one; False where another try is needed.

        A hand that leaves many cards to the next one stands for more deals than another: it is
        kept more often, in proportion.
        """
        weight = 1
        for hand in self._bound:
            fitting, size = _fitting(left, self._voids[hand]), self._sizes[hand]
            if len(fitting) < size:
                return False
            weight *= comb(len(fitting), size)
            hands[hand] = sorted(rng.sample(fitting, size))
            for card in hands[hand]:
                left.remove(card)
        return rng.random() * self._most < weight

    def _largest_weight(self) -> int:
        """At least as much as the weight of any deal, and seldom much more."""
        most, taken = 1, 0
        for hand in self._bound:
            fitting = len(_fitting(self._cards, self._voids[hand]))
            elsewhere = len(self._cards) - fitting
            most *= comb(fitting - max(0, taken - elsewhere), self._sizes[hand])
            taken += self._sizes[hand]
        return most


def _fitting(cards: Sequence[Card], void: int) -> list[Card]:
    return [card for card in cards if not void >> (card >> 4) & 1]
