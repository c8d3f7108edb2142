"""Who wins a trick."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.bugami.cards import JOKERS, Card


def winner(trick: list[Card]) -> int:
    """The place in the trick (0 led) of the winning card, as far as it has been played (B4).

    The highest card of the suit that was led. A Joker that was led wins; any other never (B5).
    """
    led = trick[0] >> 4
    best = 0
    if led != JOKERS:
        for place, card in enumerate(trick):
            if card >> 4 == led and card > trick[best]:
                best = place
    return best


def reason(trick: Sequence[Card]) -> str:
    """The clause by which the winning card wins."""
    return "joker-led" if trick[0] >> 4 == JOKERS else "highest-of-suit"
