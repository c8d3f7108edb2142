"""What a hand is worth, to somebody with an allegiance and to somebody without one."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from game.bots.council.first.odds import Odds
from game.rules.council.api import NO_ALLEGIANCE_POINTS, TRICKS, Card, View, suit_of

TRUST = 0.2
"""How far the cubes before the first trick tell those of the scoring; at the last trick fully."""
ESCAPE = 0.55
"""Somebody who ducks plays a dangerous card where it is none, so about half the dangers count."""


def allegiance(view: View, cubes: Sequence[int], card: Card) -> float:
    """The points to expect from keeping a card to the end."""
    trust = TRUST + (1 - TRUST) * view.trick_number / TRICKS
    return trust * cubes[suit_of(card)] + (1 - trust) * sum(cubes) / len(cubes)


def prospects(view: View, odds: Odds, cubes: Sequence[int], hand: Sequence[Card]) -> float:
    """Tricks to come, and the points of the best card to keep."""
    futures = {card: odds.future(card) for card in hand}
    keep = max(allegiance(view, cubes, card) - futures[card] for card in hand)
    return sum(futures.values()) + keep


def survival(odds: Odds, hand: Sequence[Card]) -> float:
    """The chance to win no trick with any of these cards."""
    return float(prod(1 - odds.future(card) for card in hand) ** ESCAPE)


def is_ducking(view: View) -> bool:
    """Whether you are on No Allegiance and have kept clear of every trick so far."""
    assert view.you is not None
    return bool(view.declared[view.you]) and view.tricks[view.you] == 0


def no_allegiance_value(view: View) -> int:
    """The points that everybody on No Allegiance without a trick will share."""
    return NO_ALLEGIANCE_POINTS + view.chambers
