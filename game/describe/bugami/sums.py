"""What tricks and bugs are worth, as the sum that everybody can follow."""

from __future__ import annotations

from game.describe.bugami.names import tricks_words
from game.rules.bugami.api import CLEAN_TRICK_POINTS, MISERE, TRICK_POINTS, Bid
from game.words import _, number


def sum_words(bid: Bid, tricks: int, bugs: int) -> str:
    """``10 × 4 ÷ 2``, ``20 × 3`` without a bug, or how many tricks where only that counts."""
    if bid == MISERE or not tricks:
        return tricks_words(tricks)
    if not bugs:
        return f"{CLEAN_TRICK_POINTS} × {tricks}"
    return f"{TRICK_POINTS} × {tricks} ÷ {bugs}"


def rounded_words(tricks: int, bugs: int) -> str:
    """``7.5, rounded down``; empty where nothing is lost."""
    if not bugs or TRICK_POINTS * tricks % bugs == 0:
        return ""
    exact = number(TRICK_POINTS * tricks / bugs, 2).rstrip("0")
    return _("{exact}, rounded down").format(exact=exact)
