"""What trick-taking games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from game.table import Seat

E = TypeVar("E")  # an event of a game

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


def last_trick_begins(log: Sequence[E], won: Callable[[E], bool], led: Callable[[E], bool]) -> int:
    """How many events lie before the lead of the last trick that was won; 0: none was."""
    over = False
    for at in range(len(log) - 1, -1, -1):
        over = over or won(log[at])
        if over and led(log[at]):
            return at
    return 0
