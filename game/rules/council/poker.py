"""The best poker hand among the cards up the Card Shark's sleeve (P3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.council.cards import Card, suit_of, value_of

POINTS: Final[Mapping[str, int]] = {
    "four-of-a-kind": 8,
    "full-house": 7,
    "flush": 6,
    "straight": 5,
    "three-of-a-kind": 4,
    "two-pair": 3,
    "pair": 2,
    "no-hand": 0,
}
"""Three of a kind is printed; the others are ours, data that can be swapped."""

FIVE: Final = 5


def best_hand(cards: Sequence[Card]) -> tuple[str, tuple[Card, ...]]:
    """The hand worth most, and the cards it is made of; pairs and the like need no fifth card."""
    for hand in sorted(POINTS, key=POINTS.__getitem__, reverse=True):
        made = _make_hand(hand, sorted(cards))
        if made:
            return hand, made
    return "no-hand", ()


def _make_hand(hand: str, cards: Sequence[Card]) -> tuple[Card, ...]:
    match hand:
        case "four-of-a-kind":
            return _kinds(cards, 4)
        case "full-house":
            return _kinds(cards, 3, 2)
        case "flush":
            return _flush(cards)
        case "straight":
            return _straight(cards)
        case "three-of-a-kind":
            return _kinds(cards, 3)
        case "two-pair":
            return _kinds(cards, 2, 2)
        case "pair":
            return _kinds(cards, 2)
        case _:
            return ()


def _kinds(cards: Sequence[Card], *sizes: int) -> tuple[Card, ...]:
    """Groups of equal values of these sizes, highest values first; all of them or nothing."""
    counts = Counter(map(value_of, cards))
    made: list[Card] = []
    for size in sizes:
        fitting = [value for value, count in counts.items() if count >= size]
        if not fitting:
            return ()
        value = max(fitting)
        del counts[value]
        made += [card for card in cards if value_of(card) == value][:size]
    return tuple(made)


def _flush(cards: Sequence[Card]) -> tuple[Card, ...]:
    for suit in range(5):
        same = [card for card in cards if suit_of(card) == suit]
        if len(same) >= FIVE:
            return tuple(same[-FIVE:])
    return ()


def _straight(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Five values in a row; the ace of other games does not exist, so nothing wraps around."""
    by_value = {value_of(card): card for card in cards}
    for top in sorted(by_value, reverse=True):
        run = [by_value.get(value) for value in range(top - FIVE + 1, top + 1)]
        found = tuple(card for card in run if card is not None)
        if len(found) == FIVE:
            return found
    return ()
