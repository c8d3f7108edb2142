"""What a person has chosen about the way the game is shown. One object, passed along."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Speed(StrEnum):
    """How fast cards and cubes move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


PACE: Final = MappingProxyType(
    {Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.FAST: 0.5, Speed.OFF: 0.0}
)
"""What every duration is multiplied with."""


@dataclass(slots=True)
class Preferences:
    """Shared by all scenes; the menu changes it."""

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False

    @property
    def pace(self) -> float:
        """The factor for durations; 0: everything happens at once."""
        return PACE[self.speed]

    @property
    def still(self) -> bool:
        """Whether nothing may move for its own sake."""
        return self.reduced_motion or self.speed is Speed.OFF
