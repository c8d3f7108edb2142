"""What trick-taking games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.table import Seat

TURN_ORDERS: Final[Mapping[int, tuple[tuple[Seat, ...], ...]]] = {
    owners: tuple(
        tuple((first + step) % owners for step in range(owners)) for first in range(owners)
    )
    for owners in range(2, 8)
}
"""By number of owners of cards, then by leader: everybody clockwise."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one deal: a hand for each seat, and those that are left over, top first."""

    hands: tuple[tuple[int, ...], ...]
    rest: tuple[int, ...]


def follow_suit(hand: Sequence[int], lead_suit: int) -> list[int]:
    """The cards of the lead suit if there is one, otherwise the whole hand (a new list).

    A card is ``suit * 16 + value``.
    """
    on_suit = [card for card in hand if card >> 4 == lead_suit]
    return on_suit or list(hand)
