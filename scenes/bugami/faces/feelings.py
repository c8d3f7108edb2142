"""How everybody at the desk feels, as far as everybody knows why.

It follows from open bids and cards alone. Until the bids are turned over everybody is calm, so a
face never tells what somebody has bid.
"""

from __future__ import annotations

from game.rules.bugami.api import MISERE, standing, suit_of
from game.table import Seat
from scenes.bugami.stage import Stage
from scenes.table.faces.feeling import Feeling


def feelings(stage: Stage) -> tuple[Feeling, ...]:
    """How each seat feels on this stage."""
    if not stage.open:
        return (Feeling.CALM,) * stage.people
    return tuple(_feeling(stage, seat) for seat in range(stage.people))


def _feeling(stage: Stage, seat: Seat) -> Feeling:
    alone = stage.bids[seat] == MISERE
    if alone and stage.tricks[seat]:
        return Feeling.SHOCKED if seat == winner(stage) else Feeling.SULKING
    if seat == overtaken(stage):
        return Feeling.SHOCKED
    if seat == winner(stage):
        return Feeling.SULKING if caught(stage, seat) else Feeling.SMUG
    if alone:
        return Feeling.SCHEMING if any(stage.hand_sizes) else Feeling.CHEERING
    fresh = not any(stage.tricks) and not stage.table
    return Feeling.CHEERING if fresh and len(stage.sides[seat]) > 1 else Feeling.CALM


def winner(stage: Stage) -> Seat | None:
    """Who has won the last trick, until the next card lies there."""
    return stage.lead if stage.last_trick and not stage.table and any(stage.tricks) else None


def caught(stage: Stage, seat: Seat) -> int:
    """How many bugs of the suit that this seat has bid on are in the last trick."""
    return sum(suit_of(card) == stage.bids[seat] for _, card in stage.last_trick)


def overtaken(stage: Stage) -> Seat | None:
    """Whose card has just lost the lead to the last one."""
    before, now = standing(stage.table[:-1]), standing(stage.table)
    if before is None or now is None or before.winner == now.winner:
        return None
    return before.winner
