"""How everybody at the desk feels, as far as everybody knows why.

It follows from open bids and cards alone. Until the bids are turned over everybody is calm, so a
face never tells what somebody has bid.
"""

from __future__ import annotations

from game.rules.bugami.api import MISERE, View, standing, suit_of
from game.table import Seat
from scenes.table.faces.feeling import Feeling


def feelings(view: View) -> tuple[Feeling, ...]:
    """How each seat feels, as somebody sees the table."""
    if not view.revealed:
        return (Feeling.CALM,) * view.seats
    return tuple(_feeling_of(view, seat) for seat in range(view.seats))


def _feeling_of(view: View, seat: Seat) -> Feeling:
    alone = view.bids[seat] == MISERE
    if alone and view.tricks[seat]:
        return Feeling.SHOCKED if seat == winner(view) else Feeling.SULKING
    if seat == overtaken(view):
        return Feeling.SHOCKED
    if seat == winner(view):
        return Feeling.SULKING if bugs_caught(view, seat) else Feeling.SMUG
    if alone:
        return Feeling.SCHEMING if any(view.hand_sizes) else Feeling.CHEERING
    fresh = not any(view.tricks) and not view.table
    return Feeling.CHEERING if fresh and len(view.sides[seat]) > 1 else Feeling.CALM


def winner(view: View) -> Seat | None:
    """Who has won the last trick, until the next card lies there."""
    return view.lead if view.last_trick and not view.table and any(view.tricks) else None


def bugs_caught(view: View, seat: Seat) -> int:
    """How many bugs of the suit that this seat has bid on are in the last trick."""
    return sum(suit_of(card) == view.bids[seat] for _, card in view.last_trick)


def overtaken(view: View) -> Seat | None:
    """Whose card has just lost the lead to the last one."""
    before, now = standing(view.table[:-1]), standing(view.table)
    if before is None or now is None or before.winner == now.winner:
        return None
    return before.winner
