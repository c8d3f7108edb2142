"""The deck: the next bug of it, and the End card on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.rules.rugs.cards import END_BELOW, Card
from game.rules.rugs.events import EndMet, Event
from game.rules.rugs.model import State
from game.table import Trace

Events = Trace[State, Event] | None  # None: nobody listens, so none are made

OVER_END: Final = [END_BELOW.get(seats, 0) for seats in range(max(END_BELOW) + 1)]
"""The same as a list, which answers faster."""


def bugs_left(state: State) -> int:
    """How many bugs are still in the deck, the End card not counted."""
    return len(state.deck) - state.drawn


def meets_end(state: State) -> bool:
    """Whether the End card is the next card of the deck."""
    return state.drawn == OVER_END[state.setup.seats] and not state.end_seen


def to_lay(state: State, most: int) -> tuple[Card, ...]:
    """So many bugs from the top, or fewer: up to the End card, or all that are left."""
    last = state.drawn + most
    end = OVER_END[state.setup.seats]
    if last > end and not state.end_seen:
        last = end
    return state.deck[state.drawn : last]


def draw(state: State, events: Events) -> Card | None:
    """The next bug in a power; None from an empty deck (R7).

    The End card is put aside on the way, and makes the next round the last (R5).
    """
    if meets_end(state):
        state.end_seen = True
        if events is not None:
            events.append(EndMet("end-power"))
    if not bugs_left(state):
        return None
    card = state.deck[state.drawn]
    state.drawn += 1
    return card


def open_up(state: State, cards: Iterable[Card]) -> None:
    """Note that everybody has seen these bugs."""
    seen = state.seen
    for card in cards:
        seen |= 1 << card
    state.seen = seen
