"""What a choice does to one's own collection, as far as the view tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from game.rules.rugs import api as rugs


@dataclass(frozen=True, slots=True)
class CollectionOutcome:
    """A collection as it may be after a choice, and the Wall then."""

    hand: tuple[rugs.Card, ...]
    pairs: tuple[rugs.Kind, ...]
    wall: tuple[rugs.Card, ...]


def outcomes(view: rugs.View, action: rugs.Action) -> Sequence[CollectionOutcome]:
    """What can come of an action where a second choice of one's own completes it."""
    assert view.you is not None
    hand, wall, pairs = view.hand or (), view.wall, view.pairs[view.you] or ()
    match action:
        case rugs.Decline():
            return [CollectionOutcome(hand, pairs, wall)]
        case rugs.Pair(kind):
            return [CollectionOutcome(hand, (*pairs, kind), wall)]
        case rugs.Hatch(one, other):
            left = tuple(card for card in hand if card not in {one, other})
            return [CollectionOutcome((*left, card), pairs, without(wall, card)) for card in wall]
        case rugs.Choose(card):
            return _outcomes_of(view, card, CollectionOutcome(hand, pairs, wall))
        case _:
            assert_never(action)


def _outcomes_of(
    view: rugs.View, card: rugs.Card, now: CollectionOutcome
) -> Sequence[CollectionOutcome]:
    hand, wall = now.hand, now.wall
    match view.phase:
        case rugs.Phase.PICK:
            return [CollectionOutcome((*hand, card), now.pairs, wall)]
        case rugs.Phase.TAKE:
            return [CollectionOutcome((*hand, card), now.pairs, without(wall, card))]
        case rugs.Phase.PLACE:
            row = (*wall, card)
            return [CollectionOutcome((*without(hand, card), row[0]), now.pairs, row[1:])]
        case rugs.Phase.SWAP:
            return [_swap(now, card, other) for other in _different(wall, card)]
        case rugs.Phase.SWAP_FOR:
            assert view.offered is not None
            return [_swap(now, view.offered, card)]
        case rugs.Phase.SHOW:
            return [now]
        case _:  # dropped or passed
            return [CollectionOutcome(without(hand, card), now.pairs, wall)]


def _swap(now: CollectionOutcome, card: rugs.Card, other: rugs.Card) -> CollectionOutcome:
    wall = tuple(card if each == other else each for each in now.wall)
    return CollectionOutcome((*without(now.hand, card), other), now.pairs, wall)


def _different(wall: Sequence[rugs.Card], card: rugs.Card) -> Sequence[rugs.Card]:
    return [each for each in wall if rugs.kind_of(each) != rugs.kind_of(card)] or wall


def without(cards: Sequence[rugs.Card], card: rugs.Card) -> tuple[rugs.Card, ...]:
    """The others, in their order."""
    return tuple(each for each in cards if each != card)
