"""What the collections of an imagined attic are worth when nobody plays on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.rugs.outlook import outlook
from game.bots.rugs.prospects import Prospects
from game.bots.searching import chance_to_win
from game.rules.rugs.api import ANT, END_BELOW, Phase, State, kinds_in

SPREADS: Final = (2.0, 6.0)
"""Points that make the odds e times as good: at the end, and before."""


def chance(state: State, you: int) -> float:
    """The chance (0–1) to win, from the collections as they are."""
    return chance_to_win(points(state), you, SPREADS[state.phase is not Phase.OVER])


def points(state: State) -> Sequence[float]:
    """What everybody's collection is worth, with what may still come to it."""
    if state.phase is Phase.OVER:
        return state.scores
    ants = [sum(card >> 4 == ANT for card in hand) for hand in state.hands]
    return [
        outlook(hand, (), _prospects(state, seat, ants)) for seat, hand in enumerate(state.hands)
    ]


def _prospects(state: State, seat: int, ants: list[int]) -> Prospects:
    """What may still come to everybody, at the beginning of a round."""
    seats = state.setup.seats
    size = 2 * seats + 1
    rounds = (
        1 if state.final or state.end_seen else max(0, END_BELOW[seats] - state.drawn) // size + 2
    )
    counts = kinds_in(state.floor)
    left = kinds_in(state.deck[state.drawn :])
    unseen = max(1, len(state.deck) - state.drawn)
    part = 2 / size
    later = (rounds - 1) * size
    share = tuple(
        part * (now + later * then / unseen) for now, then in zip(counts, left, strict=True)
    )
    others = seats - 1
    rival = (sum(ants) - ants[seat]) / others + share[ANT]
    return Prospects(2 * rounds, share, rival, others, True)
