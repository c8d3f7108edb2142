"""An opponent that counts what is gone, plays to its bid, and gives bugs away."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bugami.bidding import weigh_bids
from game.bots.bugami.leaning import FIRST, Leaning
from game.bots.bugami.play import weigh_plays
from game.rules.bugami.api import Action, Phase, View


def weigh(view: View, legal: Sequence[Action], leaning: Leaning = FIRST) -> dict[Action, float]:
    """A number for each legal action, larger for better; comparable only among each other."""
    if view.phase is Phase.BID:
        return weigh_bids(view, legal, leaning)
    return weigh_plays(view, legal, leaning)
