"""What a choice does to one's own collection, as far as the view tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from game.rules.rugs.api import (
    Action,
    Card,
    Choose,
    Done,
    Hatch,
    Kind,
    Pair,
    Phase,
    View,
    kind_of,
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A collection as it may be after a choice, and the Wall then."""

    hand: tuple[Card, ...]
    pairs: tuple[Kind, ...]
    wall: tuple[Card, ...]


def outcomes(view: View, action: Action) -> Sequence[Outcome]:
    """What can come of an action where a second choice of one's own completes it."""
    assert view.you is not None
    hand, wall, pairs = view.hand or (), view.wall, view.pairs[view.you] or ()
    match action:
        case Done():
            return [Outcome(hand, pairs, wall)]
        case Pair(kind):
            return [Outcome(hand, (*pairs, kind), wall)]
        case Hatch(one, other):
            left = tuple(card for card in hand if card not in {one, other})
            return [Outcome((*left, card), pairs, without(wall, card)) for card in wall]
        case Choose(card):
            return _chosen(view, card, Outcome(hand, pairs, wall))
        case _:
            assert_never(action)


def _chosen(view: View, card: Card, now: Outcome) -> Sequence[Outcome]:
    hand, wall = now.hand, now.wall
    match view.phase:
        case Phase.PICK:
            return [Outcome((*hand, card), now.pairs, wall)]
        case Phase.TAKE:
            return [Outcome((*hand, card), now.pairs, without(wall, card))]
        case Phase.PLACE:
            row = (*wall, card)
            return [Outcome((*without(hand, card), row[0]), now.pairs, row[1:])]
        case Phase.SWAP:
            return [_swapped(now, card, other) for other in _different(wall, card)]
        case Phase.SWAP_FOR:
            assert view.offered is not None
            return [_swapped(now, view.offered, card)]
        case Phase.SHOW:
            return [now]
        case _:  # dropped or passed
            return [Outcome(without(hand, card), now.pairs, wall)]


def _swapped(now: Outcome, card: Card, other: Card) -> Outcome:
    wall = tuple(card if each == other else each for each in now.wall)
    return Outcome((*without(now.hand, card), other), now.pairs, wall)


def _different(wall: Sequence[Card], card: Card) -> Sequence[Card]:
    return [each for each in wall if kind_of(each) != kind_of(card)] or wall


def without(cards: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """The others, in their order."""
    return tuple(each for each in cards if each != card)
