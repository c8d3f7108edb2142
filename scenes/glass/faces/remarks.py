"""What a bot says over the cases, now and then: how it stands, and when the Spider comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Final

from game.rules.glass.api import View
from game.seating import SeatSetup
from game.table import Seat
from scenes.glass.faces.feelings import AHEAD
from scenes.table.faces.remark import Remark, choose

PAUSE: Final = 8  # turns from one remark about the points to the next


class RemarkCause(Enum):
    """What somebody talks about."""

    AHEAD = auto()
    BEHIND = auto()
    SPIDER = auto()  # it has been seen
    LAST = auto()  # this turn is theirs, and no other follows


def remark(view: View, seats: Sequence[SeatSetup], sitting: int = 0) -> Remark | None:
    """What is said at this moment; mostly nothing."""
    if view.over:
        return None
    if view.spider:
        return choose([*_at_the_end(view)], seats, sitting, 1)
    if not view.turn or view.turn % PAUSE != sitting % PAUSE:
        return None
    return choose([*_points(view)], seats, sitting, view.turn // PAUSE)


def _at_the_end(view: View) -> Iterator[tuple[Seat, RemarkCause]]:
    if view.last:
        yield view.actor, RemarkCause.LAST
    else:
        yield 1 - view.actor, RemarkCause.SPIDER


def _points(view: View) -> Iterator[tuple[Seat, RemarkCause]]:
    """Whoever waits talks about the points, if there is something to say."""
    seat = 1 - view.actor
    ahead = view.scores[seat] - view.scores[view.actor]
    if abs(ahead) >= AHEAD:
        yield seat, RemarkCause.AHEAD if ahead > 0 else RemarkCause.BEHIND
