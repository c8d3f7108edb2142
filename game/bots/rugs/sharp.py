"""A sharp opponent: it counts what is gone and values a bug by the final score it makes likely."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.rugs.choices import outcomes
from game.bots.rugs.fate import NEAR, after_pick, swing
from game.bots.rugs.outlook import outlook
from game.bots.rugs.prospects import Prospects, prospects
from game.bots.rugs.rivals import denied, rival_hands
from game.bots.rugs.temper_weights import FIRST, TemperWeights
from game.rules.rugs.api import Action, Choose, Phase, View


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
            weights[action] += spoiling * denied(action.card, hands, to_come)
            if near:
                weights[action] += after_pick(view, action.card, swings)
