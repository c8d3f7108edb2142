"""Where each anchor of the table is in this window, and how one flies from one to the other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, assert_never

from scenes.glass.places import GlassPlaces, cell_size, crossing
from scenes.glass.show.anchors import GlassAnchor, Held, InCase, OnStack, Purse
from scenes.table.cue import Anchor, Flight, Point, Spot

LIFT: Final = 40.0
COIN: Final = 44.0
ARC: Final = 60.0


@dataclass(frozen=True, slots=True)
class GlassSpots:
    """``places`` are those of the stage in which the cue ends."""

    places: GlassPlaces

    def spot(self, anchor: Anchor) -> Spot:
        """Where an anchor is."""
        if not isinstance(anchor, GlassAnchor):
            raise TypeError(f"{anchor!r} is no place of this table")
        return self._spot(anchor)

    def way(self, flight: Flight, start: Spot, goal: Spot, along: float) -> Point:
        """A flat arc: cards are lifted over what lies there."""
        lift = ARC * math.sin(math.pi * min(1.0, along))
        return start.x + (goal.x - start.x) * along, start.y + (goal.y - start.y) * along - lift

    def _spot(self, anchor: GlassAnchor) -> Spot:
        places = self.places
        match anchor:
            case OnStack(stack, above):
                place = places.stack(stack)
                return Spot(place.cx, place.cy - LIFT * above, place.w)
            case Held(seat, card):
                place = places.card(seat, card)
                return Spot(place.cx, place.cy, place.w)
            case InCase(seat, cell):
                case = places.case(seat)
                return Spot(*crossing(case, cell), 2 * cell_size(case))
            case Purse(seat):
                place = places.seat(seat)
                return Spot(place.x + 110, place.cy, COIN)
            case _:
                assert_never(anchor)
