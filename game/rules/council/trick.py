"""Who wins a trick, and who visits the council for it."""

from __future__ import annotations

from game.rules.council.cards import Card


def winner(trick: list[Card], cubes: list[int]) -> int:
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


def visitor(trick: list[Card]) -> int | None:
    """The place of the lowest card on suit; None where only the leader is on suit (G3)."""
    lead_suit, lowest, place, followed = trick[0] >> 4, trick[0], 0, False
    for at in range(1, len(trick)):
        card = trick[at]
        if card >> 4 == lead_suit:
            followed = True
            if card < lowest:
                lowest, place = card, at
    return place if followed else None


def reason(trick: list[Card], cubes: list[int]) -> str:
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
