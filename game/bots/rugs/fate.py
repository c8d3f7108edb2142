"""What the power of a bug that is left over, or shown, will do to one's own collection."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.rugs.choices import without
from game.bots.rugs.outlook import outlook
from game.bots.rugs.prospects import Prospects
from game.rules.rugs import api as rugs

NEAR = 3
"""So many bugs on the Floor, and one looks at what they would set off."""
PASSED_ON = 1.5  # what a bug is worth that somebody else has no use for
CHOICE = 1.0  # what it is worth to choose what a Butterfly copies

# What the powers bring everybody on average: only the difference helps to win.
USUAL = {rugs.FIREFLY: -1.0, rugs.MOSQUITO: 2.0, rugs.SPIDER: 1.0}

Worth = Callable[[Sequence[rugs.Card]], float]


def swing(view: rugs.View, card: rugs.Card, to_come: Prospects) -> float:
    """How much better, in points, one fares than the others if this bug acts now."""
    hand, wall = view.hand or (), view.wall
    kind = rugs.kind_of(card)
    if kind == rugs.BUTTERFLY:
        return CHOICE * (view.start == view.you)
    if kind not in {rugs.BEETLE, rugs.FLY, rugs.FIREFLY, rugs.MOSQUITO, rugs.SPIDER} or not hand:
        return 0.0

    def worth(cards: Sequence[rugs.Card]) -> float:
        return outlook(cards, (), to_come)

    now = worth(hand)
    left = max((without(hand, each) for each in hand), key=worth)
    if kind in {rugs.BEETLE, rugs.FLY}:
        return worth(left) - now + PASSED_ON
    if kind == rugs.FIREFLY:
        return worth(left) - now - USUAL[kind]
    if kind == rugs.MOSQUITO:
        return max((worth((*left, each)) for each in wall), default=now) - now - USUAL[kind]
    place = view.turn_order.index(view.you or 0)
    got = (*wall, card)[place : place + 1]
    return worth((*left, *got)) - now - USUAL[kind] if got else 0.0


def after_pick(view: rugs.View, card: rugs.Card, swings: dict[rugs.Card, float]) -> float:
    """What picking a bug does to what will be left over, if that is near."""
    others = [each for each in view.floor if each != card]
    return sum(swings[each] for each in others) / len(others)
