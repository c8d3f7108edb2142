"""The declaration, and the card that No Allegiance costs."""

from __future__ import annotations

from game.bots.council.first.hand import no_allegiance_value, prospects, survival
from game.bots.council.first.odds import Odds, unseen_cards
from game.rules.council.api import DECLARATIONS, DISCARDS, Action, View

# Measured over some thousand Ages: what the estimates of a fresh hand came to in points.
FAILED = 2.5
"""The points of somebody on No Allegiance who wins a trick after all."""
SHARED = 0.95
"""What is left of No Allegiance on average, because others may succeed too."""
USUAL = 3.5
"""The points of any hand with an allegiance, however poor."""
EARNED = 0.45
"""How many of the points that a hand promises it really brings, on top of the usual ones."""


def weigh_declarations(view: View) -> dict[Action, float]:
    """The points to expect from each declaration."""
    hand = view.hand or ()
    odds = Odds(view, unseen_cards(view), view.cubes)
    without_worst = sorted(hand, key=odds.future)[:-1]
    ducked = survival(odds, without_worst)
    return {
        DECLARATIONS[False]: USUAL + EARNED * prospects(view, odds, view.cubes, hand),
        DECLARATIONS[True]: ducked * SHARED * no_allegiance_value(view) + (1 - ducked) * FAILED,
    }


def weigh_discards(view: View) -> dict[Action, float]:
    """How dangerous each card is for somebody who wants no trick."""
    odds = Odds(view, unseen_cards(view), view.cubes)
    return {DISCARDS[card]: odds.future(card) for card in view.hand or ()}
