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


def outlook(tricks: float, bugs: float, future: float, danger: float) -> float:
    """The points to expect of a suit bid, with tricks and bugs so far and those to come.

    ``future`` tricks and ``danger`` bugs are means; how many bugs really come is left to chance.
    """
    points = 0.0
    chance = exp(-danger)
    won = tricks + future
    for more in range(MOST_BUGS):
        found = bugs + more
        rate = CLEAN_TRICK_POINTS if found < 1 else TRICK_POINTS / found
        points += chance * rate * won
        chance *= danger / (more + 1)
    if tricks:
        return points
    none = exp(-future)
    return none * NO_TRICK_POINTS + (1 - none) * points


def survival(memory: Memory, hand: Sequence[Card]) -> float:
    """The chance to win no trick with these cards, as far as nobody is thrown any luck."""
    chance = 1.0
    for suit in range(JOKERS):
        mine = [card for card in hand if suit_of(card) == suit]
        if mine:
            chance *= suit_survival(mine, memory.suits[suit], len(memory.others))
    return chance


def suit_survival(mine: Sequence[Card], hidden: Sequence[Card], others: int) -> float:
    """The chance that the suit can be played from below without winning a round of it.

    In every round the others spend a card each, as long as there are any.
    """
    left = len(hidden)
    chance = 1.0
    for number, card in enumerate(mine):
        spent = number * others
        remain = left - spent
        if remain <= 0:
            break  # nobody has any: it can be thrown away, or is never led
        lower = sum(other < card for other in hidden)
        lower_left = lower * remain / left
        follow = min(others, remain)
        chance *= 1 - (lower_left / remain) ** follow
    return chance
