"""An opponent that counts what is gone, plays to its bid, and gives bugs away."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bugami.bidding import weigh_bids
from game.bots.bugami.play import weigh_plays
from game.bots.bugami.temper_weights import FIRST, TemperWeights
from game.rules.bugami.api import Action, Phase, View


def weigh(
    view: View, legal: Sequence[Action], temper_weights: TemperWeights = FIRST
) -> dict[Action, float]:
    """A number for each legal action, larger for better; comparable only among each other."""
    if view.phase is Phase.BID:
        return weigh_bids(view, legal, temper_weights)
    return weigh_plays(view, legal, temper_weights)
