"""Who wins a trick, and who visits the council for it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.council.cards import Card


def winner(trick: Sequence[Card], cubes: Sequence[int]) -> int:
    """The place in the trick (0 led) of the winning card, as far as it has been played.

    ``cubes`` are the cubes on each faction's space. Highest of (cubes of the suit, value, later
    played); with everybody on suit that is the highest value (G2).
    """
    best = best_rank = -1
    for place, card in enumerate(trick):
        rank = cubes[card >> 4] << 4 | (card & 15)
        if rank >= best_rank:
            best, best_rank = place, rank
    return best


def visitor(trick: Sequence[Card]) -> int | None:
    """The place of the lowest card on suit; None where only the leader is on suit (G3)."""
    lead_suit = trick[0] >> 4
    on_suit = [card for card in trick if card >> 4 == lead_suit]
    return trick.index(min(on_suit)) if len(on_suit) > 1 else None


def reason(trick: Sequence[Card], cubes: Sequence[int]) -> str:
    """The clause by which the winning card wins."""
    best = trick[winner(trick, cubes)]
    suits = {card >> 4 for card in trick}
    if len(suits) == 1:
        return "highest-on-suit"
    rivals = {suit for suit in suits if cubes[suit] == cubes[best >> 4]}
    if len(rivals) == 1:
        return "strongest-suit"
    equals = [card for card in trick if card >> 4 in rivals and card & 15 == best & 15]
    return "tied-strength" if len(equals) == 1 else "tied-value"
