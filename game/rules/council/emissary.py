"""The Emissary: the neutral third at a table of two, whose cards the people play."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from game.rules.council.cards import Card, Edition, Faction
from game.rules.council.events import EmissaryRefilled
from game.rules.council.model import Events, State
from game.rules.council.turns import EMISSARY
from game.table import Seat

FACE_UP: Final = 2
"""Cards it has to choose from before each trick."""


def set_out(state: State) -> None:
    """The top cards of the leftover deck lie face up before anybody declares (E4)."""
    state.hands.append(sorted(state.rest[:FACE_UP]))
    del state.rest[:FACE_UP]


def refill(state: State, events: Events) -> None:
    """The next card of the deck, which may be somebody's discard (E4)."""
    card = state.rest.pop(0)
    insort(state.hands[EMISSARY], card)
    if events is not None:
        owner = state.discards.index(card) if card in state.discards else None
        events.append(EmissaryRefilled(card, owner))


def next_controller(
    edition: Edition, order: Sequence[Seat], won_by: Seat, controller: Seat
) -> Seat:
    """Who plays the Emissary's card in the next trick (E2)."""
    if won_by != EMISSARY:
        return won_by
    if order[0] == EMISSARY and edition.emissary_is_kept:
        return controller
    return order[-1]


def visit_target(cubes: Sequence[int], played: Card, other: Card) -> Faction | None:
    """The space it activates: its played suit, else that of its other card, else none (E3)."""
    for card in (played, other):
        if cubes[card >> 4]:
            return card >> 4
    return None
