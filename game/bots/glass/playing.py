"""How both play at an imagined table of Under Glass: at once, with an eye on the next card."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from game.rules.glass import api as glass

NEXT: Final = 0.3
"""What a point that the card in the hand will bring is worth now."""
BEARABLE: Final = -2.0
"""Whoever can only lose more points than this passes."""
NOWHERE: Final = -30.0  # points of a card that fits nowhere
PLACED: Final = 1 << 15
"""So many cases with a card are remembered: a search comes back to them."""

# They are asked for millions of times, and before Python 3.12 an enum answers slowly.
PLACE: Final = glass.Phase.PLACE
FIRST: Final = glass.Phase.FIRST
COIN: Final = glass.Phase.COIN
OVER: Final = glass.Phase.OVER


@lru_cache(PLACED)
def best_place(case: glass.Case, card: glass.Card) -> tuple[int, glass.Cell]:
    """The most points that a card brings, and where; a loss without end where it fits nowhere."""
    now, found, where = glass.worth(case), int(NOWHERE), -1
    for cell in glass.cells_in(glass.places(case, card)):
        gain = glass.worth(glass.lay(case, card, cell)) - now
        if gain > found:
            found, where = gain, cell
    return found, where


def play_on(state: glass.State, rng: Random, turns: int, noise: float) -> None:
    """Play so many turns, or to the end; now and then a card is any that can be drawn."""
    last = state.turn + turns
    while state.phase is not OVER:
        if state.phase is PLACE:
            _lay(state)
            continue
        if state.turn > last:
            return
        if state.phase is FIRST:
            glass.advance(state, rng.choice(glass.DRAWS))
        else:
            _draw(state, rng, noise)


def _lay(state: glass.State) -> None:
    """The card that brings more now, the other kept."""
    case, (one, other) = state.cases[state.actor], state.hands[state.actor]
    (gain, cell), (rival, place) = best_place(case, one), best_place(case, other)
    if rival > gain:
        one, cell = other, place
    glass.advance(state, glass.LAYS[one, cell])


def _draw(state: glass.State, rng: Random, noise: float) -> None:
    """The top card that brings most together with the one in the hand; or no card any more."""
    case, (held,) = state.cases[state.actor], state.hands[state.actor]
    mine = best_place(case, held)[0]
    chosen, most = -1, BEARABLE
    for stack, cards in enumerate(state.stacks):
        if not cards or not cards[-1]:
            continue
        gain = best_place(case, cards[-1])[0]
        now, then = (gain, mine) if gain > mine else (mine, gain)
        if now <= NOWHERE:
            continue
        value = now + NEXT * then if then > 0 else now
        if rng.random() < noise:
            value += 6 * rng.random()
        if value > most:
            chosen, most = stack, value
    if chosen >= 0:
        glass.advance(state, glass.DRAWS[chosen])
    elif state.phase is COIN:
        glass.advance(state, glass.legal_actions(state)[-1])
    else:
        glass.advance(state, glass.PASS)
