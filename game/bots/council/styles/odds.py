"""Chances of cards against those that nobody has seen, counted in bits."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.rules.council.api import Card, Faction

COUNTS: Final = [bits.bit_count() for bits in range(1 << 13)]
"""How many bits are set, for any suit: it is looked up a hundred times in every playout."""


class Odds:
    """Chances (0–1) while the council stays as ``cubes`` says; ``unseen`` a bit for each value."""

    __slots__ = ("_counts", "_cubes", "_held", "_suits", "_total", "_unseen")

    def __init__(self, unseen: list[int], cubes: list[int], held: int) -> None:
        self._unseen = unseen
        self._cubes = cubes
        self._held = held
        self._counts = [COUNTS[left] for left in unseen]
        self._total = sum(self._counts)
        self._suits: list[tuple[int, list[int], float] | None] = [None] * 5

    def _suit(self, suit: Faction) -> tuple[int, list[int], float]:
        """Cards of stronger suits, the suits that are as strong, the chance that a hand is void."""
        known = self._suits[suit]
        if known is None:
            cubes, counts = self._cubes, self._counts
            mine, stronger, equal = cubes[suit], 0, []
            for other in range(5):
                if cubes[other] > mine:
                    stronger += counts[other]
                elif cubes[other] == mine and other != suit:
                    equal.append(self._unseen[other])
            total = self._total
            void = math.pow((total - counts[suit]) / total, float(self._held)) if total else 0.0
            known = self._suits[suit] = (stronger, equal, void)
        return known

    def futures(self, hand: Sequence[Card], opponents: int, following: float) -> list[float]:
        """For each card the chance to win a trick later on, led or thrown into another's lead."""
        unseen, counts, total = self._unseen, self._counts, self._total
        result, rivals, leading = [], float(opponents), 1 - following
        if not total:
            return [leading] * len(hand)
        for card in hand:
            suit, over = card >> 4, (card & 15) + 1
            stronger, equal, void = self._suits[suit] or self._suit(suit)
            above = COUNTS[unseen[suit] >> over]
            for other in equal:
                stronger += COUNTS[other >> over]
            of_suit = counts[suit]
            beaten = (1 - void) * above / of_suit if of_suit else 0.0
            if total > of_suit:
                beaten += void * stronger / (total - of_suit)
            weaker: float = (total - stronger - above) / total
            result.append(
                leading * math.pow(1 - beaten, rivals) + following * math.pow(weaker, rivals)
            )
        return result

    def holds(self, card: Card, lead: Faction, opponents: int) -> float:
        """The chance that a card stays the best while ``opponents`` play to this lead."""
        total = self._total
        if not total or not opponents:
            return 1.0
        unseen, counts, cubes = self._unseen, self._counts, self._cubes
        suit, over = card >> 4, (card & 15) + 1
        stronger, equal, _ = self._suits[suit] or self._suit(suit)
        stronger += COUNTS[unseen[suit] >> over]
        for other in equal:
            stronger += COUNTS[other >> over]
        if cubes[lead] > cubes[suit]:
            on_suit = counts[lead]
        elif cubes[lead] == cubes[suit]:
            on_suit = COUNTS[unseen[lead] >> over]
        else:
            on_suit = 0
        void = (self._suits[lead] or self._suit(lead))[2]
        of_lead = counts[lead]
        beaten = (1 - void) * on_suit / of_lead if of_lead else 0.0
        if total > of_lead:
            beaten += void * (stronger - on_suit) / (total - of_lead)
        return math.pow(1 - beaten, float(opponents))
