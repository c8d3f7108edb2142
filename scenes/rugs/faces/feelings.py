"""How everybody in the attic feels, as far as everybody knows why.

It follows from what is seen of a round: whose pick it was, whom a power reaches, who has chosen.
What somebody holds shows in no face until the collections are shown.
"""

from __future__ import annotations

from typing import Final

from game.rules.rugs import api as rugs
from game.rules.rugs.api import View
from game.table import Seat
from scenes.table.faces.feeling import Feeling

REACHED: Final = {  # how it is to be reached by a power
    rugs.LADYBUG: Feeling.CHEERING,
    rugs.FIREFLY: Feeling.SULKING,
    rugs.MOSQUITO: Feeling.SMUG,
    rugs.SPIDER: Feeling.SHOCKED,
    rugs.BUTTERFLY: Feeling.SMUG,
}


def feelings(view: View) -> tuple[Feeling, ...]:
    """How each seat feels, as somebody sees the table."""
    return tuple(_feeling_of(view, seat) for seat in range(view.seats))


def _feeling_of(view: View, seat: Seat) -> Feeling:
    if view.winners:
        return Feeling.CHEERING if seat in view.winners else Feeling.SULKING
    if view.power in rugs.PASSING and view.has_given[seat]:
        return Feeling.SCHEMING
    acting = view.shown or view.acting
    if acting is not None and seat == view.actor:
        return REACHED.get(rugs.kind_of(acting), Feeling.CALM)
    if seat == picked_twice(view):
        return Feeling.SMUG
    return Feeling.SCHEMING if seat == picks_again(view) else Feeling.CALM


def picks_again(view: View) -> Seat | None:
    """Who has picked last in the order, and picks once more at once."""
    last = view.picking and view.picked == view.seats
    return view.turn_order[-1] if last else None


def picked_twice(view: View) -> Seat | None:
    """Who has just picked two in a row."""
    twice = view.picking and view.picked == view.seats + 1
    return view.turn_order[-1] if twice else None
