"""A sharp opponent: it counts what is gone and values a bug by the final score it makes likely."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.rugs.choices import outcomes, without
from game.bots.rugs.outlook import outlook
from game.bots.rugs.prospects import Prospects, prospects
from game.bots.rugs.temper_weights import FIRST, TemperWeights
from game.rules.rugs import api as rugs
from game.rules.rugs.api import Action, Card, Choose, Phase, View

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


SPOILING = {1: 0.5, 2: 0.25, 3: 0.15, 4: 0.1}
"""By number of rivals, what a rival's loss is worth to you."""


def rival_hands(view: View) -> list[tuple[Card, ...]]:
    """The bugs that must be in other hands, dealt out evenly: who took which is not known."""
    lying = {*view.floor, *view.wall, *view.discards, *(view.hand or ())}
    held = [card for card in view.seen if card not in lying]
    rivals = view.seats - 1
    return [tuple(held[seat::rivals]) for seat in range(rivals)]


def value_of_denial(card: Card, hands: list[tuple[Card, ...]], to_come: Prospects) -> float:
    """What it is worth that nobody else gets this bug."""
    gains = [outlook((*hand, card), (), to_come) - outlook(hand, (), to_come) for hand in hands]
    return SPOILING[len(hands)] * sum(gains) / len(gains)


def weigh(
    view: View, legal: Sequence[Action], temper_weights: TemperWeights = FIRST
) -> dict[Action, float]:
    """What is to be expected after each action, in points; larger for better."""
    to_come = prospects(view, temper_weights.hope[view.seats - 1])
    weights = {
        action: max(outlook(after.hand, after.pairs, to_come) for after in outcomes(view, action))
        for action in legal
    }
    if view.phase is Phase.SHOW:
        return {act: swing(view, act.card, to_come) for act in legal if isinstance(act, Choose)}
    if view.phase is Phase.PICK:
        _look_around(view, weights, to_come, temper_weights.spoiling)
    return weights


def _look_around(
    view: View, weights: dict[Action, float], to_come: Prospects, spoiling: float
) -> None:
    """Add what others lose by a pick, and what the bug that is left over will do."""
    hands = rival_hands(view)
    near = len(view.floor) <= NEAR
    swings = {card: swing(view, card, to_come) for card in view.floor} if near else {}
    for action in weights:
        if isinstance(action, Choose):
            weights[action] += spoiling * value_of_denial(action.card, hands, to_come)
            if near:
                weights[action] += after_pick(view, action.card, swings)
