"""The ladder of strength beside the hand: a rung for each faction, the strongest on top."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scenes.kit.layout import Place
from scenes.table.cue import Point

RUNGS: Final = 5
HEAD: Final = 40.0  # the sign above the rungs
SHORT: Final = 300.0  # a ladder without it
BETWEEN: Final = 8.0  # two rungs
EMBLEM: Final = 44.0
INWARD: Final = 32.0  # from the left end of a rung to the middle of its emblem


@dataclass(frozen=True, slots=True)
class Ladder:
    """The ladder in its place of the map. Rungs are counted from 0, the highest."""

    place: Place

    @property
    def has_head(self) -> bool:
        """Whether there is room for a sign above the rungs."""
        return self.place.h >= SHORT

    @property
    def head(self) -> Place:
        """The sign that says what this is."""
        return self.place._replace(h=HEAD - BETWEEN)

    def rung(self, number: int) -> Place:
        """A rung from the top."""
        head = HEAD if self.has_head else 0.0
        step = (self.place.h - head) / RUNGS
        return self.place._replace(y=self.place.y + head + step * number, h=step - BETWEEN)

    def emblem(self, number: int) -> Point:
        """The middle of the emblem on a rung."""
        rung = self.rung(number)
        return rung.x + INWARD, rung.cy
