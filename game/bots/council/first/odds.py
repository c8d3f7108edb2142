"""What a careful player can work out: which cards are gone, and what a card may still win."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

from game.rules.council import api as council

FOLLOWING = 0.4
"""How much of a card's future is played to somebody else's lead, where only its rank counts."""


@cache
def _cards(edition: str, seats: int) -> frozenset[council.Card]:
    return frozenset(council.deck(council.EDITIONS[edition], seats))


def unseen_cards(view: council.View) -> list[council.Card]:
    """Every card that may be in another hand, or left over."""
    known = {*view.seen, *(view.hand or ()), *(view.emissary or ()), view.discard}
    known.update(card for _, card in view.table)
    return [card for card in _cards(view.edition, view.seats) if card not in known]


class Odds:
    """Chances (0–1) against cards nobody has seen, while the council stays as ``cubes`` says."""

    def __init__(
        self, view: council.View, hidden: Sequence[council.Card], cubes: Sequence[int]
    ) -> None:
        self._cubes = cubes
        self._opponents = view.owners - 1
        self._held = max(view.hand_sizes)
        self._count = len(hidden)
        self._ranks = sorted(map(self.rank, hidden))
        self._suits: list[list[int]] = [[] for _ in range(5)]
        for rank, card in sorted((self.rank(card), card) for card in hidden):
            self._suits[council.suit_of(card)].append(rank)

    def rank(self, card: council.Card) -> int:
        """What decides a trick: the strength of the suit, then the value."""
        return self._cubes[council.suit_of(card)] << 4 | council.value_of(card)

    def beaten(self, rank: int, lead: council.Faction) -> float:
        """The chance that one opponent who has still to play beats ``rank``."""
        if not self._count:
            return 0.0
        on_suit = self._suits[lead]
        stronger = self._count - bisect_right(self._ranks, rank)
        stronger_on_suit = len(on_suit) - bisect_right(on_suit, rank)
        others = self._count - len(on_suit)
        void = (others / self._count) ** self._held
        beats = 0.0
        if on_suit:
            beats += (1 - void) * stronger_on_suit / len(on_suit)
        if others:
            beats += void * (stronger - stronger_on_suit) / others
        return beats

    def holds(self, rank: int, lead: council.Faction, opponents: int) -> float:
        """The chance that ``rank`` stays the best while ``opponents`` play to this lead."""
        return float((1 - self.beaten(rank, lead)) ** opponents)

    def future(self, card: council.Card) -> float:
        """The chance that a card wins a trick later on, led or thrown into somebody's lead."""
        rank = self.rank(card)
        led = self.holds(rank, council.suit_of(card), self._opponents)
        weaker = bisect_right(self._ranks, rank) / max(1, self._count)
        return float((1 - FOLLOWING) * led + FOLLOWING * weaker**self._opponents)
