"""What a hand is worth: tricks and bugs to come, and whether no trick at all can be held."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.bots.bugami.memory import Memory
from game.rules.bugami.api import (
    CLEAN_TRICK_POINTS,
    JOKERS,
    NO_TRICK_POINTS,
    TRICK_POINTS,
    Card,
    suit_of,
)

MOST_BUGS = 8
"""More bugs to come are not told apart."""
THROWN = 0.35
"""Bugs that the others throw into a trick that one wins, on average."""
FOLLOWED = 1.5
"""Bugs that come on top of these in a trick that is won in the own bug suit."""


def danger(tricks: float, own: float = 0.0) -> float:
    """How many bugs to expect in so many tricks to come, ``own`` of them in the own bug suit."""
    return THROWN * tricks + FOLLOWED * own


def outlook(tricks: float, bugs: float, future: float, threat: float) -> float:
    """The points to expect of a suit bid, with tricks and bugs so far and those to come.

    ``future`` tricks and ``threat`` bugs are means; how many bugs really come is left to chance.
    """
    points, won = 0.0, tricks + future
    chance = exp(-threat)
    for more in range(MOST_BUGS):
        found = bugs + more
        points += chance * won * (CLEAN_TRICK_POINTS if found < 1 else TRICK_POINTS / found)
        chance *= threat / (more + 1)
    if tricks:
        return points
    none = exp(-future)
    return none * NO_TRICK_POINTS + (1 - none) * points


def survival(memory: Memory, hand: Sequence[Card]) -> float:
    """The chance to win no trick with these cards, if none can be thrown away."""
    chance = 1.0
    for suit in range(JOKERS):
        mine = [card for card in hand if suit_of(card) == suit]
        chance *= suit_survival(mine, memory.suits[suit], len(memory.others))
    return chance


def suit_survival(mine: Sequence[Card], hidden: Sequence[Card], others: int) -> float:
    """The chance that the suit can be played from below without winning a round of it.

    In every round the others spend a card each, as long as there are any; after that nobody can
    lead it, and it can be thrown away.
    """
    chance = 1.0
    for number, card in enumerate(mine):
        left = len(hidden) - number * others
        if left <= 0:
            break
        lower = sum(other < card for other in hidden) / len(hidden)
        chance *= 1 - lower ** min(others, left)
    return chance
