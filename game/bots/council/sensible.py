"""An opponent that goes by rules of thumb: careful, quick, and the same in every playout."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.council.first.solo import weigh_solo
from game.bots.council.styles.playing import answer
from game.bots.council.styles.style import Style, unplayed_of
from game.rules.council.api import Action, View, imagine


class StyleBot:
    """Plays in a style. It has to imagine a table for that, and looks at nothing hidden there."""

    def __init__(self, style: Style, rng: Random) -> None:
        self._style = style
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the style does; alone against the Termitenator Ages are played in thought."""
        if len(legal) == 1:
            return legal[0]
        if view.termitenator is not None:
            weights = weigh_solo(view, legal)
            return max(legal, key=weights.__getitem__)
        state = imagine(view, self._rng)
        return answer(state, [self._style] * state.setup.seats, unplayed_of(state))
