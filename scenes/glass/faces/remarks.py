"""What a bot says over the cases, now and then: how it stands, and when the Spider comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Final

from game.seating import SeatSetup
from game.table import Seat
from scenes.glass.faces.feelings import AHEAD
from scenes.glass.stage import Stage
from scenes.table.faces.remark import Remark, chosen

PAUSE: Final = 8  # turns from one remark about the points to the next


class Cause(Enum):
    """What somebody talks about."""

    AHEAD = auto()
    BEHIND = auto()
    SPIDER = auto()  # it has been seen
    LAST = auto()  # this turn is theirs, and no other follows


def remark(stage: Stage, seats: Sequence[SeatSetup], sitting: int = 0) -> Remark | None:
    """What is said at this moment; mostly nothing."""
    if stage.over:
        return None
    if stage.spider:
        return chosen([*_at_the_end(stage)], seats, sitting, 1)
    if not stage.turn or stage.turn % PAUSE != sitting % PAUSE:
        return None
    return chosen([*_points(stage)], seats, sitting, stage.turn // PAUSE)


def _at_the_end(stage: Stage) -> Iterator[tuple[Seat, Cause]]:
    if stage.last:
        yield stage.actor, Cause.LAST
    else:
        yield 1 - stage.actor, Cause.SPIDER


def _points(stage: Stage) -> Iterator[tuple[Seat, Cause]]:
    """Whoever waits talks about the points, if there is something to say."""
    seat = 1 - stage.actor
    ahead = stage.score(seat) - stage.score(stage.actor)
    if abs(ahead) >= AHEAD:
        yield seat, Cause.AHEAD if ahead > 0 else Cause.BEHIND
