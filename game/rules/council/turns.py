"""Whose turn it is: the order in a trick, and who chooses for whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.council.model import Phase, State, TrickStatus
from game.rules.council.solo import TERMITENATOR, Solo, Tie
from game.rules.tricks import TURN_ORDERS
from game.table import Seat

EMISSARY: Final = 2
"""Whose hand the Emissary's cards are, at a table of two."""

HUMAN: Final = 0
"""Who sits at a solo table; the Termitenator's cards are ``solo.TERMITENATOR``'s."""

EMISSARY_FOLLOWS: Final = ((0, EMISSARY, 1), (1, EMISSARY, 0))  # by leader, its controller
EMISSARY_LEADS: Final = ((EMISSARY, 0, 1), (EMISSARY, 1, 0))  # by controller

# They are asked for millions of times, and before Python 3.12 an enum answers slowly.
DECLARE: Final = Phase.DECLARE
DISCARD: Final = Phase.DISCARD
PLAY: Final = Phase.PLAY
VISIT: Final = Phase.VISIT
TIEBREAK: Final = Phase.TIEBREAK
OPEN: Final = TrickStatus.OPEN
WON: Final = TrickStatus.WON
GATHERED: Final = TrickStatus.GATHERED
COUNTED: Final = TrickStatus.COUNTED


def turn_order(owners: int, first: Seat, controller: Seat | None = None) -> tuple[Seat, ...]:
    """Whose cards are played one after the other; the Emissary's go with its controller (E1)."""
    if controller is None:
        return TURN_ORDERS[owners][first]
    return (EMISSARY_LEADS if first == EMISSARY else EMISSARY_FOLLOWS)[controller]


def hand_of(state: State) -> Seat | None:
    """Whose cards the next choice is about."""
    phase = state.phase
    if phase is PLAY:
        played = len(state.trick)
        return state.order[played] if played < len(state.order) else state.lead
    if phase is VISIT:
        return state.visitor
    if phase is TIEBREAK:
        assert state.solo is not None
        return pending_hand(state.solo)
    if phase is DECLARE:
        return next(s for s in _people(state) if state.declared[s] is None)
    if phase is DISCARD:
        return next(s for s in _people(state) if state.declared[s] and state.discards[s] is None)
    return None


def _people(state: State) -> Sequence[Seat]:
    """The people in turn order; whoever is neutral neither declares nor discards (E7)."""
    order, people = state.order, state.setup.seats
    return order if len(order) == people else [seat for seat in order if seat < people]


def actor(state: State) -> Seat | None:
    """Who has to choose."""
    seat = hand_of(state)
    if seat == EMISSARY and state.controller is not None:
        return state.controller
    return HUMAN if state.phase is TIEBREAK else seat


def pending_hand(solo: Solo) -> Seat:
    """Whose cards are tied in a solo game."""
    assert solo.pending is not None
    return HUMAN if solo.pending.tie is Tie.TAKE else TERMITENATOR
