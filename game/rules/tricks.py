"""What trick-taking games share."""

from __future__ import annotations

from collections.abc import Sequence


def follow_suit(hand: Sequence[int], lead_suit: int) -> list[int]:
    """The cards of the lead suit if there is one, otherwise the whole hand (a new list).

    A card is ``suit * 16 + value``.
    """
    on_suit = [card for card in hand if card >> 4 == lead_suit]
    return on_suit or list(hand)
