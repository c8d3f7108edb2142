"""Shuffling, so that a seed deals the same cards whatever Python deals them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from random import Random

C = TypeVar("C")  # card


def shuffle(cards: list[C], rng: Random) -> None:
    """Every order is as likely as any other; in place.

    Step by step what ``Random.shuffle`` does, which promises to nobody that it always will, and
    which asks a method for every card: compiled, that was a sixth of a random game.
    """
    draw, bits = rng.getrandbits, len(cards).bit_length()
    for last in range(len(cards) - 1, 0, -1):
        if last + 1 < 1 << (bits - 1):
            bits -= 1
        place = draw(bits)
        while place > last:
            place = draw(bits)
        cards[last], cards[place] = cards[place], cards[last]


def shuffled(cards: Sequence[C], rng: Random) -> list[C]:
    """All of them in a new list, in any order: step by step what ``Random.sample`` does."""
    pool, out = list(cards), list[C]()
    draw, bits = rng.getrandbits, len(pool).bit_length()
    for left in range(len(pool), 0, -1):
        if left < 1 << (bits - 1):
            bits -= 1
        place = draw(bits)
        while place >= left:
            place = draw(bits)
        out.append(pool[place])
        pool[place] = pool[left - 1]
    return out
