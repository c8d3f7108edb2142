"""How everybody plays in an imagined attic: what a bug brings to the hand, and a little chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from game.rules.rugs import api as rugs

WORTHS: Final = {
    rugs.ANT: (0.0, 2.2, 5.0, 9.0, 14.0, 19.0, 24.0),
    rugs.BEETLE: (0.0, 6.0, 10.0, 13.5, 20.0, 22.0, 30.0),
    rugs.LADYBUG: (0.0, 2.0, 6.0, 13.0, 25.0, 6.0, 6.0),
    rugs.FIREFLY: (0.0, 4.5, 9.5, 15.0, 20.0, 26.0, 31.0),
    rugs.LARVA: (0.0, 2.0, 4.5, 6.5, 9.0, 11.0, 13.5),
    rugs.MOSQUITO: (0.0, 1.5, 4.0, 6.0, 8.5, 10.5, 13.0),
    rugs.BUTTERFLY: (0.0, 2.8, 5.5, 8.0, 10.0, 12.0, 14.0),
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
    [then - now for now, then in pairwise(WORTHS.get(kind, ()))] for kind in range(len(rugs.KINDS))
]
"""By kind: what the first brings, the second and so on."""

# They are asked for millions of times, and before Python 3.12 an enum answers slowly.
PICK: Final = rugs.Phase.PICK
KEEP: Final = rugs.Phase.KEEP
GROUP: Final = rugs.Phase.GROUP
TAKE: Final = rugs.Phase.TAKE
SWAP: Final = rugs.Phase.SWAP
SWAP_FOR: Final = rugs.Phase.SWAP_FOR
SHOW: Final = rugs.Phase.SHOW
OVER: Final = rugs.Phase.OVER


def gain(kind: rugs.Kind, counts: list[int]) -> float:
    """About what one more bug of this kind brings to a hand."""
    if kind == rugs.SPIDER:
        return FED if counts[rugs.FLY] > counts[rugs.SPIDER] else LONELY_SPIDER
    if kind == rugs.FLY:
        return FED - 1.0 if counts[rugs.SPIDER] > counts[rugs.FLY] else LONELY_FLY
    count = counts[kind]
    return GAINS[kind][count if count < LAST else LAST - 1]


def loss(kind: rugs.Kind, counts: list[int]) -> float:
    """About what one bug less of this kind costs a hand that holds one."""
    counts[kind] -= 1
    lost = gain(kind, counts)
    counts[kind] += 1
    return lost


def play_on(state: rugs.State, rng: Random, rounds: int, noise: float) -> None:
    """Play until so many more rounds have begun, or to the end."""
    last = state.round + rounds
    while state.phase is not OVER and state.round < last:
        step(state, rng, noise)


def step(state: rugs.State, rng: Random, noise: float) -> None:
    """One decision."""
    phase, hand = state.phase, state.hands[state.turn]
    counts = rugs.kinds_in(hand)
    if phase is PICK:
        card = _best(state.floor, counts, rng, noise)
    elif phase is KEEP:
        rugs.advance(state, _hatch_choice(state, hand, counts))
        return
    elif phase is GROUP:
        rugs.advance(state, _pair(counts, state.pairs[state.turn]))
        return
    elif phase is TAKE:
        card = _best(state.wall, counts, rng, 0.0)
    elif phase is SWAP_FOR:
        card = _best(_cards(state), counts, rng, 0.0)
    elif phase is SHOW:
        card = rng.choice([each for each in hand if each >> 4 != rugs.BUTTERFLY])
    elif phase is SWAP:
        card = _least(_cards(state), counts)
    else:
        card = _least(hand, counts)
    rugs.advance(state, rugs.CHOICES[card])


def _cards(state: rugs.State) -> list[rugs.Card]:
    return [act.card for act in rugs.legal_actions(state) if type(act) is rugs.Choose]


def _best(cards: list[rugs.Card], counts: list[int], rng: Random, noise: float) -> rugs.Card:
    """What brings most, or now and then any."""
    if noise and rng.random() < noise:
        return rng.choice(cards)
    found, most = cards[0], -100.0
    for card in cards:
        brings = gain(card >> 4, counts)
        if brings > most:
            found, most = card, brings
    return found


def _least(cards: list[rugs.Card], counts: list[int]) -> rugs.Card:
    found, least = cards[0], 100.0
    for card in cards:
        costs = loss(card >> 4, counts)
        if costs < least:
            found, least = card, costs
    return found


def _hatch_choice(state: rugs.State, hand: list[rugs.Card], counts: list[int]) -> rugs.Action:
    tempting = max(gain(card >> 4, counts) for card in state.wall) if state.wall else 0.0
    if tempting <= TEMPTING or counts[rugs.LARVA] - counts[rugs.MOSQUITO] < 2:
        return rugs.DONE
    one, other = [card for card in hand if card >> 4 == rugs.LARVA][:2]
    return rugs.HATCHES[one, other]


def _pair(counts: list[int], pairs: Sequence[rugs.Kind]) -> rugs.Action:
    """A pair of Mosquitos goes where it brings most, unless they bring as much to Larvae.

    Those that are paired already are still in the hand, and are what they copy by now.
    """
    for kind in pairs:
        counts[kind] += 1
        counts[rugs.MOSQUITO] -= 2
    kind, most = rugs.ANT, -100.0
    for each, count in enumerate(counts):
        if count and each != rugs.MOSQUITO:
            brings = gain(each, counts)
            if brings > most:
                kind, most = each, brings
    larvae, mosquitos = counts[rugs.LARVA], counts[rugs.MOSQUITO]
    hungry = min(larvae, mosquitos) - min(larvae, mosquitos - 2)
    return rugs.PAIRS[kind] if most > HATCHING * hungry else rugs.DONE
