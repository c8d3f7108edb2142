"""What a bot says at the desk, now and then, about what everybody has just seen.

Bids are talked about when they lie open, a trick once in a deal, and a misère when it is torn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from game.rules.bugami.api import MISERE, View
from game.seating import SeatSetup
from game.table import Seat
from scenes.bugami.faces.feelings import bugs_caught, winner
from scenes.table.faces.remark import Remark, choose


class RemarkCause(Enum):
    """What somebody talks about."""

    VOWED = auto()  # their misère has been turned over
    WED = auto()  # somebody else has bid on the same suit
    CLEAN = auto()  # no bug of theirs is in the trick they have won
    CAUGHT = auto()  # one is
    TORN = auto()  # the trick has ended their misère


def remark(view: View, seats: Sequence[SeatSetup], sitting: int = 0) -> Remark | None:
    """What is said at this moment; mostly nothing. Each speaks in every other deal."""
    if not view.revealed:
        return None
    said = [
        (seat, cause)
        for seat, cause in _causes(view, sitting)
        if (view.deal + seat + sitting) % 2 == 0
    ]
    return choose(said, seats, sitting, (view.deal + 1) // 2)


def _causes(view: View, sitting: int) -> Iterator[tuple[Seat, RemarkCause]]:
    seat = winner(view)
    if seat is None:
        if not view.table and not any(view.tricks):
            for each, bid in enumerate(view.bids):
                if bid == MISERE:
                    yield each, RemarkCause.VOWED
                elif len(view.sides[each]) > 1:
                    yield each, RemarkCause.WED
    elif view.bids[seat] == MISERE:
        if view.tricks[seat] == 1:
            yield seat, RemarkCause.TORN
    elif sum(view.tricks) == 2 + (view.deal + sitting) % 3:
        yield seat, RemarkCause.CAUGHT if bugs_caught(view, seat) else RemarkCause.CLEAN
