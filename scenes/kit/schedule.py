"""The schedule of something solemn: named beats, each from a moment for some seconds.

Time is seconds at normal speed since it has begun. What it shows at a moment follows from the
shares of its beats alone, so it can be looked at in any order, and ends at once when it is hurried.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from scenes.kit.timeline import ease, ease_out

LONGEST: Final = 3.0
"""Nobody waits longer for anything."""


class Beat(NamedTuple):
    """One of them: when it begins, and how long it lasts."""

    begin: float
    seconds: float

    @property
    def end(self) -> float:
        """When it is over."""
        return self.begin + self.seconds


@dataclass(frozen=True, slots=True)
class Schedule:
    """All beats of a ceremony by their names. Raises ValueError where it would last too long."""

    beats: Mapping[str, Beat]

    def __post_init__(self) -> None:
        if self.length > LONGEST + 1e-9:
            raise ValueError(f"a ceremony of {self.length:g} seconds is too long")
        if any(beat.begin < 0 or beat.seconds <= 0 for beat in self.beats.values()):
            raise ValueError("a beat has no length, or begins before the ceremony")

    @classmethod
    def of(cls, **beats: tuple[float, float]) -> Schedule:
        """``Schedule.of(in_=(0.0, 0.3), hold=(0.3, 1.0))``: begin and seconds of each."""
        return cls({name: Beat(*beat) for name, beat in beats.items()})

    @property
    def length(self) -> float:
        """How long all of it lasts."""
        return max(beat.end for beat in self.beats.values())

    def begin(self, name: str) -> float:
        """When a beat begins."""
        return self.beats[name].begin

    def share(self, name: str, time: float) -> float:
        """How much of a beat is over, 0–1."""
        beat = self.beats[name]
        return min(1.0, max(0.0, (time - beat.begin) / beat.seconds))

    def ease_in_out(self, name: str, time: float) -> float:
        """The share of the beat that is over, eased at both ends."""
        return ease(self.share(name, time))

    def ease_out(self, name: str, time: float) -> float:
        """The share of the beat that is over, eased at its end."""
        return ease_out(self.share(name, time))

    def opacity(self, time: float, come: str = "come", go: str = "go") -> float:
        """How much is seen of what comes with one beat and goes with another, 0–1."""
        return self.ease_in_out(come, time) * (1 - self.ease_in_out(go, time))


def in_turn(count: int, begin: float, seconds: float, step: float) -> Mapping[str, Beat]:
    """Beats ``0``, ``1`` … of equal length, one after the other or overlapping, for so many."""
    return {str(number): Beat(begin + number * step, seconds) for number in range(count)}
