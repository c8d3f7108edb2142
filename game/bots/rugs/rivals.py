"""What the others would make of a bug: the more it brings them, the better to take it away."""

from __future__ import annotations

from game.bots.rugs.outlook import outlook
from game.bots.rugs.prospects import Prospects
from game.rules.rugs.api import Card, View

SPOILING = {1: 0.5, 2: 0.25, 3: 0.15, 4: 0.1}
"""By number of rivals, what a rival's loss is worth to you."""


def rival_hands(view: View) -> list[tuple[Card, ...]]:
    """The bugs that must be in other hands, dealt out evenly: who took which is not known."""
    lying = {*view.floor, *view.wall, *view.discards, *(view.hand or ())}
    held = [card for card in view.seen if card not in lying]
    rivals = view.seats - 1
    return [tuple(held[seat::rivals]) for seat in range(rivals)]


def denied(card: Card, hands: list[tuple[Card, ...]], to_come: Prospects) -> float:
    """What it is worth that nobody else gets this bug."""
    gains = [outlook((*hand, card), (), to_come) - outlook(hand, (), to_come) for hand in hands]
    return SPOILING[len(hands)] * sum(gains) / len(gains)
