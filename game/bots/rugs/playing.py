"""How everybody plays in an imagined attic: what a bug brings to the hand, and a little chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from game.rules.rugs.api import (
    ANT,
    BEETLE,
    BUTTERFLY,
    CHOICES,
    DONE,
    FIREFLY,
    FLY,
    HATCHES,
    KINDS,
    LADYBUG,
    LARVA,
    MOSQUITO,
    PAIRS,
    SPIDER,
    Action,
    Card,
    Choose,
    Kind,
    Phase,
    State,
    advance,
    kinds_in,
    legal_actions,
)

WORTHS: Final = {
    ANT: (0.0, 2.2, 5.0, 9.0, 14.0, 19.0, 24.0),
    BEETLE: (0.0, 6.0, 10.0, 13.5, 20.0, 22.0, 30.0),
    LADYBUG: (0.0, 2.0, 6.0, 13.0, 25.0, 6.0, 6.0),
    FIREFLY: (0.0, 4.5, 9.5, 15.0, 20.0, 26.0, 31.0),
    LARVA: (0.0, 2.0, 4.5, 6.5, 9.0, 11.0, 13.5),
    MOSQUITO: (0.0, 1.5, 4.0, 6.0, 8.5, 10.5, 13.0),
    BUTTERFLY: (0.0, 2.8, 5.5, 8.0, 10.0, 12.0, 14.0),
}
"""About what so many bugs of a kind will be worth in the end; of Spiders and Flies see below."""
FED: Final = 6.5
LONELY_SPIDER: Final = 2.8
LONELY_FLY: Final = 2.2
"""A Spider with a Fly brings so much more, one without waits for the other."""
TEMPTING: Final = 3.0
"""Larvae hatch for a bug of the Wall that brings more than this."""
HATCHING: Final = 3.0
"""What a Mosquito brings to a Larva at the end."""
LAST: Final = 6

GAINS: Final = [
    [then - now for now, then in pairwise(WORTHS.get(kind, ()))] for kind in range(len(KINDS))
]
"""By kind: what the first brings, the second and so on."""

# They are asked for millions of times, and before Python 3.12 an enum answers slowly.
PICK: Final = Phase.PICK
KEEP: Final = Phase.KEEP
GROUP: Final = Phase.GROUP
TAKE: Final = Phase.TAKE
SWAP: Final = Phase.SWAP
SWAP_FOR: Final = Phase.SWAP_FOR
SHOW: Final = Phase.SHOW
OVER: Final = Phase.OVER


def gain(kind: Kind, counts: list[int]) -> float:
    """About what one more bug of this kind brings to a hand."""
    if kind == SPIDER:
        return FED if counts[FLY] > counts[SPIDER] else LONELY_SPIDER
    if kind == FLY:
        return FED - 1.0 if counts[SPIDER] > counts[FLY] else LONELY_FLY
    count = counts[kind]
    return GAINS[kind][count if count < LAST else LAST - 1]


def loss(kind: Kind, counts: list[int]) -> float:
    """About what one bug less of this kind costs a hand that holds one."""
    counts[kind] -= 1
    lost = gain(kind, counts)
    counts[kind] += 1
    return lost


def play_on(state: State, rng: Random, rounds: int, noise: float) -> None:
    """Play until so many more rounds have begun, or to the end."""
    last = state.round + rounds
    while state.phase is not OVER and state.round < last:
        step(state, rng, noise)


def step(state: State, rng: Random, noise: float) -> None:
    """One decision."""
    phase, hand = state.phase, state.hands[state.turn]
    counts = kinds_in(hand)
    if phase is PICK:
        card = _best(state.floor, counts, rng, noise)
    elif phase is KEEP:
        advance(state, _hatching(state, hand, counts))
        return
    elif phase is GROUP:
        advance(state, _pair(counts, state.pairs[state.turn]))
        return
    elif phase is TAKE:
        card = _best(state.wall, counts, rng, 0.0)
    elif phase is SWAP_FOR:
        card = _best(_cards(state), counts, rng, 0.0)
    elif phase is SHOW:
        card = rng.choice([each for each in hand if each >> 4 != BUTTERFLY])
    elif phase is SWAP:
        card = _least(_cards(state), counts)
    else:
        card = _least(hand, counts)
    advance(state, CHOICES[card])


def _cards(state: State) -> list[Card]:
    return [act.card for act in legal_actions(state) if type(act) is Choose]


def _best(cards: list[Card], counts: list[int], rng: Random, noise: float) -> Card:
    """What brings most, or now and then any."""
    if noise and rng.random() < noise:
        return rng.choice(cards)
    found, most = cards[0], -100.0
    for card in cards:
        brings = gain(card >> 4, counts)
        if brings > most:
            found, most = card, brings
    return found


def _least(cards: list[Card], counts: list[int]) -> Card:
    found, least = cards[0], 100.0
    for card in cards:
        costs = loss(card >> 4, counts)
        if costs < least:
            found, least = card, costs
    return found


def _hatching(state: State, hand: list[Card], counts: list[int]) -> Action:
    tempting = max(gain(card >> 4, counts) for card in state.wall) if state.wall else 0.0
    if tempting <= TEMPTING or counts[LARVA] - counts[MOSQUITO] < 2:
        return DONE
    one, other = [card for card in hand if card >> 4 == LARVA][:2]
    return HATCHES[one, other]


def _pair(counts: list[int], pairs: Sequence[Kind]) -> Action:
    """A pair of Mosquitos goes where it brings most, unless they bring as much to Larvae.

    Those that are paired already are still in the hand, and are what they copy by now.
    """
    for kind in pairs:
        counts[kind] += 1
        counts[MOSQUITO] -= 2
    kind, most = ANT, -100.0
    for each, count in enumerate(counts):
        if count and each != MOSQUITO:
            brings = gain(each, counts)
            if brings > most:
                kind, most = each, brings
    larvae, mosquitos = counts[LARVA], counts[MOSQUITO]
    hungry = min(larvae, mosquitos) - min(larvae, mosquitos - 2)
    return PAIRS[kind] if most > HATCHING * hungry else DONE
