"""What a bot says in the attic, now and then, about what everybody has just seen.

In every other round there is something to talk about, and one seat that does; whoever likes begins
the last one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from game.rules.rugs.api import FIREFLY, LADYBUG, View, kind_of
from game.seating import SeatSetup
from game.table import Seat
from scenes.rugs.faces.feelings import picked_twice
from scenes.table.faces.remark import Remark, choose


class RemarkCause(Enum):
    """What somebody talks about."""

    TWICE = auto()  # they have picked two in a row
    DREW = auto()  # a Ladybug has given them a bug from the deck
    DROPPED = auto()  # a Firefly has cost them one
    FINAL = auto()  # the last round begins


def remark(view: View, seats: Sequence[SeatSetup], sitting: int = 0) -> Remark | None:
    """What is said at this moment; mostly nothing."""
    if view.final and view.picking:
        begins = not view.picked and len(view.floor) == view.full_floor
        last = [(seat, RemarkCause.FINAL) for seat in range(view.seats)] if begins else []
        return choose(last, seats, sitting, 1)
    if view.final or view.round % 2 != sitting % 2:
        return None
    return choose([*_causes(view, sitting)], seats, sitting, (view.round + 1) // 2)


def _causes(view: View, sitting: int) -> Iterator[tuple[Seat, RemarkCause]]:
    twice, actor = picked_twice(view), view.actor
    if twice is not None:
        yield twice, RemarkCause.TWICE
    if actor is None or actor != (view.round + sitting) % view.seats:
        return
    acting = view.shown or view.acting
    kind = None if acting is None else kind_of(acting)
    if kind == LADYBUG:
        yield actor, RemarkCause.DREW
    elif kind == FIREFLY:
        yield actor, RemarkCause.DROPPED
