"""A No Allegiance is broken: its cracked seal shakes before whoever declared it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from game.table import Seat
from scenes.council.positions import CouncilPositions
from scenes.council.show.schedules import BROKEN
from scenes.kit.display import Glow, Item, Picture
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.theme import BAD
from scenes.table.cue import Positions

SEAL: Final = 112.0
UP: Final = 26.0
EDGE: Final = 12.0  # of the window, that it keeps off
TREMBLE: Final = 7.0
TREMBLES: Final = 4.0


@dataclass(frozen=True, slots=True)
class Broken:
    """That of a ``seat``."""

    seat: Seat

    kind: ClassVar[str] = "broken"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return BROKEN

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """Where motion is reduced it neither shakes nor glows: it is broken, and fades."""
        assert isinstance(positions, CouncilPositions)
        place = positions.place
        fan = place.fan(self.seat) if place.has_faces(self.seat) else place.seat(self.seat)
        x, y = fan.cx, max(fan.cy - UP, SEAL / 2 + EDGE)  # the plaque below can still be read
        seen, shaken = BROKEN.shown(seconds), BROKEN.share("shake", seconds)
        if calm:
            return (_seal(x, y, seen),)
        aside = TREMBLE * math.sin(math.tau * TREMBLES * shaken) * (1 - shaken)
        return Glow(x, y, SEAL, BAD, 0.9 * seen), _seal(x + aside, y, seen)


def _seal(x: float, y: float, alpha: float) -> Picture:
    name = "council/token_no_allegiance_broken"
    return Picture(name, x - SEAL / 2, y - SEAL / 2, SEAL, SEAL, alpha=alpha)
