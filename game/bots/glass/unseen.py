"""What a careful player knows of the cards that nobody sees."""

from __future__ import annotations

from game.rules.glass.api import CARDS, DEEPEST, Card, View

LOOKED_AT = 8
"""So many of the unseen cards stand for all of them."""


def unseen_cards(view: View) -> list[Card]:
    """The cards that lie in no case and no hand and on no stack, sorted."""
    known = {*view.tops, *view.hands[0], *view.hands[1]}
    known.update(card for cards in view.laid for card, _ in cards)
    return [card for card in CARDS if card not in known]


def samples(cards: list[Card]) -> list[Card]:
    """A few of them, taken evenly: cards with like numbers are alike."""
    step = max(1, len(cards) / LOOKED_AT)
    return [cards[int(place * step)] for place in range(min(len(cards), LOOKED_AT))]


def spider_under(view: View) -> list[float]:
    """By stack: the chance that the Spider lies right under its top card."""
    if view.spider:
        return [0.0] * len(view.heights)
    deep = sum(min(DEEPEST, max(0, height - 1)) for height in view.heights)
    return [1 / deep if 1 < height <= DEEPEST + 1 else 0.0 for height in view.heights]


def turns_to_come(view: View) -> float:
    """How many turns you will have after this one before the Spider comes, about."""
    if view.spider:
        return 0.0
    cards = sum(max(0, height - DEEPEST + 1) for height in view.heights)
    return cards if any(view.passed) else cards / 2
