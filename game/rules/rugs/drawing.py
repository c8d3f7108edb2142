"""The deck: the next bug of it, and the End card on the way."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.rugs.cards import END_BELOW, Card
from game.rules.rugs.events import EndMet, Event
from game.rules.rugs.model import State
from game.table import Told

Events = Told[State, Event] | None  # None: nobody listens, so none are made


def bugs_left(state: State) -> int:
    """How many bugs are still in the deck, the End card not counted."""
    return len(state.deck) - state.drawn


def meets_end(state: State) -> bool:
    """Whether the End card is the next card of the deck."""
    return state.drawn == END_BELOW[state.setup.seats] and not state.end_seen


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


def open_up(state: State, cards: Sequence[Card]) -> None:
    """Note that everybody has seen these bugs."""
    for card in cards:
        state.seen |= 1 << card
