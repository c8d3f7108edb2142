"""An opponent that counts cards, ducks on No Allegiance and sows for its hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.council.first.declare import weigh_declarations, weigh_discards
from game.bots.council.first.play import weigh_plays
from game.bots.council.first.solo import weigh_solo
from game.bots.council.first.visit import weigh_visits
from game.rules.council.api import Action, Phase, View


def weigh(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """A number for each legal action, larger for better; comparable only among each other."""
    if view.termitenator is not None:
        return weigh_solo(view, legal)
    if view.phase is Phase.DECLARE:
        return weigh_declarations(view)
    if view.phase is Phase.DISCARD:
        return weigh_discards(view)
    if view.phase is Phase.VISIT:
        return weigh_visits(view, legal)
    return weigh_plays(view, legal)
