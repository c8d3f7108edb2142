"""Whose turn it is, and who can make something of it."""

from __future__ import annotations

from typing import Final

from game.rules.rugs.cards import KINDS, LARVA, MOSQUITO, Card
from game.rules.rugs.model import Phase, State
from game.table import Seat

TURN_ORDERS: Final[list[list[tuple[Seat, ...]]]] = [
    [tuple((start + step) % seats for step in range(seats)) for start in range(seats)]
    for seats in range(6)
]
"""By number of seats, then by start player: everybody clockwise (W1)."""

PICK_ORDERS: Final = [[(*order, *reversed(order)) for order in orders] for orders in TURN_ORDERS]
"""There and back again, so that the last picks twice running (R4)."""

# They are asked for millions of times, and before Python 3.12 an enum answers slowly.
PICK: Final = Phase.PICK
TAKE: Final = Phase.TAKE
KEEP: Final = Phase.KEEP
SHOW: Final = Phase.SHOW
DROP: Final = Phase.DROP
PLACE: Final = Phase.PLACE
PASS: Final = Phase.PASS
SWAP: Final = Phase.SWAP
SWAP_FOR: Final = Phase.SWAP_FOR
GROUP: Final = Phase.GROUP
DEAL: Final = Phase.DEAL
OVER: Final = Phase.OVER

HATCHING: Final = frozenset({PICK, KEEP, DROP, PLACE, SWAP})
"""When Larvae of the hand can hatch: a turn of one's own, before its choice and after it (H1)."""


def turn_order(state: State) -> tuple[Seat, ...]:
    """Everybody, clockwise from this round's start player."""
    return TURN_ORDERS[state.setup.seats][state.start]


def larvae_of(hand: list[Card]) -> list[Card]:
    """The Larvae of a hand, in its order."""
    return [card for card in hand if card >> 4 == LARVA]


def can_hatch(state: State, seat: Seat) -> bool:
    """Whether somebody holds two Larvae and the Wall has a bug for them (H1)."""
    if not state.wall:
        return False
    found = 0
    for card in state.hands[seat]:
        found += card >> 4 == LARVA
    return found >= 2


def can_pair(state: State, seat: Seat) -> bool:
    """Whether somebody holds two unpaired Mosquitos and another bug that they may copy (C1)."""
    hand = state.hands[seat]
    mosquitos = 0
    for card in hand:
        mosquitos += card >> 4 == MOSQUITO
    return mosquitos < len(hand) and mosquitos - 2 * len(state.pairs[seat]) >= 2


def kinds_held(state: State, seat: Seat) -> list[int]:
    """The kinds of which somebody holds a real bug, in the order of the letters."""
    held = {card >> 4 for card in state.hands[seat]}
    return [kind for kind in range(len(KINDS)) if kind in held]
