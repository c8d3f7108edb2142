"""Where each anchor of the table is in this window, and how one flies from one to the other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, assert_never

from scenes.glass.anchors import (
    GlassAnchor,
    Held,
    InCase,
    Insect,
    OnStack,
    Purse,
    Thread,
)
from scenes.glass.places import GlassPlaces, around, cell_size, crossing
from scenes.table.cue import Anchor, Flight, Point, Position

LIFT: Final = 40.0
COIN: Final = 44.0
ARC: Final = 60.0
FLED: Final = 0.62  # of a cell, how far an insect runs
SMALLER: Final = 0.6  # it is that much smaller then
HANGING: Final = 0.746  # of a card: the Spider comes to hang where it is drawn on its own
MIDDLE: Final = 0.545  # of the card's height


@dataclass(frozen=True, slots=True)
class GlassPositions:
    """``places`` are those of the stage in which the cue ends."""

    places: GlassPlaces

    def position(self, anchor: Anchor) -> Position:
        """Where an anchor is."""
        if not isinstance(anchor, GlassAnchor):
            raise TypeError(f"{anchor!r} is no place of this table")
        return self._spot(anchor)

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """A flat arc: cards are lifted over what lies there."""
        lift = ARC * math.sin(math.pi * min(1.0, along))
        return start.x + (goal.x - start.x) * along, start.y + (goal.y - start.y) * along - lift

    def _spot(self, anchor: GlassAnchor) -> Position:
        places = self.places
        match anchor:
            case OnStack(stack, above):
                place = places.stack(stack)
                return Position(place.cx, place.cy - LIFT * above, place.w)
            case Held(seat, card):
                place = places.card(seat, card)
                return Position(place.cx, place.cy, place.w)
            case InCase(seat, cell):
                case = places.case(seat)
                return Position(*crossing(case, cell), 2 * cell_size(case))
            case Purse(seat):
                place = places.seat(seat)
                return Position(place.x + 110, place.cy, COIN)
            case Insect(seat, cells, (right, down)):
                case = places.case(seat)
                box, step = around(case, cells), cell_size(case) * FLED
                size = max(box.w, box.h) * (SMALLER if right or down else 1.0)
                return Position(box.cx + right * step, box.cy + down * step, size)
            case Thread(stack, up):
                place = places.stack(stack)
                return Position(
                    place.cx, 0.0 if up else place.y + place.h * MIDDLE, place.w * HANGING
                )
            case _:
                assert_never(anchor)
