"""Where the parts of the board are, and how its cubes and pawns stand.

All results are design units of the window. The board is measured in fractions of its ring
radius; angle 0 is 12 o'clock, clockwise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.describe.council.people import TRACK_CELLS
from game.rules.council.api import Faction
from scenes.kit.layout import Layout, Outline, Place
from scenes.kit.scene import Frame
from scenes.table.cue import Point

TRACK: Final = 0.9475
BARK: Final = 1.08  # so far out the bark reaches
CUBE: Final = 34.0  # at the design radius
DESIGN_RADIUS: Final = 330.0
HALL: Final = 0.27  # the Chambers
INNER, OUTER, HALF = 0.302, 0.886, 35.6  # of a city: the sides of its ring, and half its angle
WIDE, HIGH = 0.66, 0.58  # of the box where it is asked about
BEND: Final = 1.5  # degrees from one corner to the next along a circle

DOOR_PAWN: Final = 42.0  # how wide the visitor is, at the design radius

# How many cubes stand in each row, top to bottom: the two spaces at the sides are narrow, and
# the upper corners of the others belong to the emblem and the number.
WIDE_ROWS: Final = (
    (), (1,), (2,), (3,), (2, 2), (3, 2), (3, 3), (3, 4), (3, 3, 2), (3, 3, 3), (3, 3, 4),
)  # fmt: skip
NARROW_ROWS: Final = (
    (), (1,), (2,), (2, 1), (2, 2), (2, 2, 1), (2, 2, 2), (2, 3, 2), (3, 3, 2), (3, 3, 3),
    (2, 3, 3, 2),
)  # fmt: skip

# Markers on one cell, as steps along the track and outwards: one stays in the cell, the others
# stand side by side on the bark behind it. Where a neighbour's cell is taken as well they stand
# behind each other.
SIDE_BY_SIDE: Final = (
    ((0, 0),),
    ((0, -9), (0, 23)),
    ((0, -9), (-18, 24), (18, 24)),
    ((0, -9), (-34, 24), (0, 24), (34, 24)),
    ((0, -9), (-51, 24), (-17, 24), (17, 24), (51, 24)),
)
QUEUE: Final = (0, 26, 52, 78)
FIRST_IN_QUEUE: Final = -14


def polar(cx: float, cy: float, radius: float, degrees: float) -> Point:
    """A point on a circle."""
    angle = math.radians(degrees - 90)
    return cx + radius * math.cos(angle), cy + radius * math.sin(angle)


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """The board in a window: its centre, its ring radius, and which faction sits where."""

    cx: float
    cy: float
    radius: float
    ring: tuple[Faction, ...]

    @property
    def unit(self) -> float:
        """Design size of a length given at the design radius."""
        return self.radius / DESIGN_RADIUS

    def middle(self, faction: Faction) -> float:
        """The angle of a faction's space."""
        return self.ring.index(faction) * 72.0

    def at(self, radius: float, degrees: float) -> Point:
        """A point given in fractions of the radius."""
        return polar(self.cx, self.cy, radius * self.radius, degrees)

    def space(self, faction: Faction) -> Point:
        """Where the cubes of a faction are centred."""
        return self.at(0.462, self.middle(faction))

    def city(self, faction: Faction) -> Place:
        """The box where a city is asked about and chosen."""
        x, y = self.at(0.56, self.middle(faction))
        w, h = WIDE * self.radius, HIGH * self.radius
        return Place(x - w / 2, y - h / 2, w, h)

    def wedge(self, faction: Faction) -> Outline:
        """All of a city."""
        middle = self.middle(faction)
        outer = self._arc(OUTER, middle - HALF, middle + HALF)
        return Outline((*outer, *reversed(self._arc(INNER, middle - HALF, middle + HALF))))

    def disc(self, radius: float) -> Outline:
        """All of the board that is so near its centre, in fractions of the radius."""
        return Outline(tuple(self._arc(radius, 0, 360 - BEND)))

    def _arc(self, radius: float, first: float, last: float) -> list[Point]:
        steps = math.ceil((last - first) / BEND)
        turns = (first + (last - first) * step / steps for step in range(steps + 1))
        return [self.at(radius, turn) for turn in turns]

    @property
    def door(self) -> Point:
        """Where a visitor stands: on the sill of the Chambers, at the side of the person."""
        return self.at(0.255, 180)

    def crown(self, faction: Faction) -> Point:
        """The crown of a strongest faction, over its number."""
        x, y = self.at(0.6, self.middle(faction) + 25)
        return x, y - 33 * self.unit

    def cube_slots(self, faction: Faction, count: int) -> list[Point]:
        """The centres of ``count`` cubes standing on a space."""
        narrow = self.ring.index(faction) in (1, 4)
        x, y = self.space(faction)
        return cube_block(x, y, count, CUBE * self.unit, narrow=narrow)

    def chamber_slots(self, count: int) -> list[Point]:
        """The centres of the cubes in the Chambers; small, in rows beside the number."""
        size = 22 * self.unit
        x, y = self.cx + 30 * self.unit, self.cy + 44 * self.unit
        rows = [count] if count <= 3 else [(count + 1) // 2, count // 2]
        return _rows(x, y, rows, size * 1.05, size * 0.9)

    def track_cell(self, points: int, across: float = 0.0, out: float = 0.0) -> Point:
        """A cell of the score track, or a place so far along it and outwards from it."""
        radius = TRACK + out * self.unit / self.radius
        turn = math.degrees(across * self.unit / (radius * self.radius))
        return self.at(radius, points % TRACK_CELLS * 360 / TRACK_CELLS + turn)

    def score_spots(self, scores: Sequence[int]) -> list[Point]:
        """Where the markers of these scores stand; equals share their cell."""
        cells = [points % TRACK_CELLS for points in scores]
        spots = []
        for number, cell in enumerate(cells):
            together, place = cells.count(cell), cells[:number].count(cell)
            beside = {(cell + 1) % TRACK_CELLS, (cell - 1) % TRACK_CELLS}
            across, out = SIDE_BY_SIDE[together - 1][place]
            if together > 2 and beside.intersection(cells):
                across, out = 0, FIRST_IN_QUEUE + QUEUE[place]
            spots.append(self.track_cell(cell, across, out))
        return spots


def cube_block(x: float, y: float, count: int, size: float, *, narrow: bool = False) -> list[Point]:
    """The centres of ``count`` cubes of this size, in fixed rows around a point."""
    table = NARROW_ROWS if narrow else WIDE_ROWS
    if count < len(table):
        return _rows(x, y, table[count], size * 1.12, size * 0.86)
    wide, deep, squeeze = (3, 4, 1.0) if narrow else (4, 3, 0.75)
    rows = -(-count // wide)
    crowd = [count - wide * (rows - 1)] + [wide] * (rows - 1)
    # More than ten are pushed together, on the area that ten need.
    return _rows(x, y, crowd, size * 1.12 * squeeze, size * 0.86 * (deep - 1) / (rows - 1))


def _rows(x: float, y: float, rows: Sequence[int], across: float, down: float) -> list[Point]:
    return [
        (x + (i - (row - 1) / 2) * across, y + (j - (len(rows) - 1) / 2) * down)
        for j, row in enumerate(rows)
        for i in range(row)
    ]


def board_place(frame: Frame, layout: Layout, ring: tuple[Faction, ...]) -> BoardPlace:
    """The board of a layout: it grows with the height of the window up to a limit."""
    grow = 1 + max(0.0, frame.height - 1080) / layout.number("ring_grow")
    radius = layout.number("ring_radius") * min(grow, layout.number("ring_grow_limit"))
    spot = layout["board"]
    return BoardPlace(spot.x, spot.y, radius, ring)
