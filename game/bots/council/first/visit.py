"""The visit to the council."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.council.first.hand import is_ducking, no_allegiance_value, prospects, survival
from game.bots.council.first.odds import Odds, unseen_cards
from game.rules.council.api import Action, Card, View, Visit, sowing_preview


def weigh_visits(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """What the hand is worth after each sowing, or after none."""
    hidden = unseen_cards(view)
    return {action: _after(view, hidden, action) for action in legal if isinstance(action, Visit)}


def _after(view: View, hidden: Sequence[Card], action: Visit) -> float:
    cubes, to_chambers = view.cubes, 0
    if action.faction is not None:
        preview = sowing_preview(view, action.faction)
        cubes, to_chambers = preview.after, preview.to_chambers
    odds = Odds(view, hidden, cubes)
    hand = view.hand or ()
    assert view.you is not None
    if is_ducking(view):
        return (no_allegiance_value(view) + to_chambers) * survival(odds, hand)
    if view.declared[view.you]:
        return sum(map(odds.future, hand))
    return prospects(view, odds, cubes, hand)
