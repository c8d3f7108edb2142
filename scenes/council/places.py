"""Where things are on the table: the board's parts and the places of the Tiled map.

All results are design units of the window. The board is measured in fractions of its ring
radius; angle 0 is 12 o'clock, clockwise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import ClassVar, Final, Self

from game.rules.council.api import Faction
from game.table import Seat
from scenes.council.ladder import Ladder
from scenes.council.trick_row import TrickRow
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.cue import Point
from scenes.tricks import seats as tricks
from scenes.tricks.seats import Names, SeatPlaces

TRACK_CELLS: Final = 51
TRACK: Final = 0.9475
CUBE: Final = 34.0  # at the design radius
DESIGN_RADIUS: Final = 330.0
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
FAN: Final = (
    ((0, 0),),
    ((0, -9), (0, 23)),
    ((0, -9), (-18, 24), (18, 24)),
    ((0, -9), (-34, 24), (0, 24), (34, 24)),
    ((0, -9), (-51, 24), (-17, 24), (17, 24), (51, 24)),
)
QUEUE: Final = (0, 26, 52, 78)
FIRST_IN_QUEUE: Final = -14

SEATS_ROUND_ME: Final[Names] = MappingProxyType(
    {
        2: ("seat3_left", "emissary"),
        3: tricks.SEATS_ROUND_ME[3],
        4: ("seat_left", "seat5_rh", "seat5_rl"),
        5: tricks.SEATS_ROUND_ME[5],
    }
)
SEATS_BESIDE_PANELS: Final[Names] = MappingProxyType(  # the same while panels need the sides
    {
        2: ("seat_left_up", "emissary_up"),
        3: ("seat_left_up", "seat_right_up"),
        4: ("seat_left_up", "seat5_rh_flat", "seat5_rl_flat"),
        5: ("seat5_ll_flat", "seat5_lh_flat", "seat5_rh_flat", "seat5_rl_flat"),
    }
)
FACE: Final = 150.0  # how wide the room over a plaque is that belongs to a face
FACE_HIGH: Final = 108.0
LIFT, UP = 22.0, 10.0  # a hand above something else begins so much over its foot
NAME: Final = 30.0  # the name over a card of the trick


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
            across, out = FAN[together - 1][place]
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


@dataclass(frozen=True, slots=True)
class TablePlace(SeatPlaces):
    """The table in a window; the Emissary sits beyond everybody.

    ``order`` is that of the seats in the trick, ``row`` where its cards lie. ``right_only``: it is
    the right side that panels need, so whoever sits at the left stays there.
    """

    board: BoardPlace = field(kw_only=True)
    row: TrickRow = field(kw_only=True)
    order: tuple[Seat, ...] = field(kw_only=True)
    right_only: bool = field(kw_only=True, default=False)

    seats_round_me: ClassVar[Names] = SEATS_ROUND_ME
    seats_beside_panels: ClassVar[Names] = SEATS_BESIDE_PANELS

    @property
    def middle(self) -> Point:
        """The board, which every hand faces."""
        return self.board.cx, self.board.cy

    def turn(self, seat: Seat) -> int:
        """How many others sit between me and a seat, clockwise."""
        return 1 if seat >= self.people else SeatPlaces.turn(self, seat)

    def seat(self, seat: Seat) -> Place:
        """The plaque of a seat."""
        if self.right_only and seat != self.me:
            usual = self.layout[self.seats_round_me[self.people][self.turn(seat)]]
            if usual.cx < self.board.cx:
                return usual
        return SeatPlaces.seat(self, seat)

    def face(self, seat: Seat) -> Place:
        """The room over a plaque that belongs to a face; nothing else stands there."""
        place = self.seat(seat)
        left = place.x if place.cx < self.board.cx else place.right - FACE
        return Place(left, place.y - FACE_HIGH, FACE, FACE_HIGH)

    def number(self, seat: Seat) -> int:
        """Which card of the trick is a seat's; the leader's is 0."""
        return self.order.index(seat)

    def trick_card(self, seat: Seat) -> Point:
        """The centre of the card a seat has played, or will play."""
        return self.row.card(self.number(seat))

    @property
    def card_width(self) -> float:
        """How wide a card of the trick is."""
        return self.row.width

    @property
    def ladder(self) -> Ladder:
        """The order of strength."""
        return Ladder(self.layout["ladder"])

    def above(self, covered: float) -> Self:
        """The same where so much of the lower edge is covered: my cards look out over that."""
        hand, ladder = self.layout["hand"], self.layout["ladder"]
        top = max(self.row.mat.bottom - LIFT, self.layout["caption"].bottom - UP)
        moved = {
            "hand": hand._replace(y=top, h=hand.bottom - top),
            "ladder": ladder._replace(y=ladder.y - covered),
        }
        layout = replace(self.layout, places={**self.layout.places, **moved})
        return replace(self, layout=layout)

    def emissary_card(self, slot: int) -> Point:
        """The centre of one of the Emissary's face-up cards."""
        place = self.layout["emissary_cards"]
        return place.x + place.w * (0.25 + 0.5 * slot), place.cy

    @property
    def emissary_width(self) -> float:
        """How wide the Emissary's face-up cards are."""
        return min(
            self.layout["emissary_cards"].h / CARD_RATIO, self.layout["emissary_cards"].w * 0.46
        )

    @property
    def deck(self) -> Point:
        """The middle of the deck, beside the bowl."""
        place = self.layout["supply"]
        return place.right + 48, place.cy

    @property
    def supply(self) -> Point:
        """The middle of the supply bowl."""
        place = self.layout["supply"]
        return place.cx, place.y + place.h * 0.42


def table_place(
    frame: Frame,
    ring: tuple[Faction, ...],
    people: int,
    me: Seat,
    order: tuple[Seat, ...],
    *,
    beside_panels: bool = False,
    right_only: bool = False,
) -> TablePlace:
    """The table in this window."""
    layout = frame.layout("council/table")
    return TablePlace(
        layout,
        people,
        me,
        beside_panels or right_only,
        board=board_place(frame, layout, ring),
        row=trick_row(frame, layout, len(order)),
        order=order,
        right_only=right_only,
    )


def trick_row(frame: Frame, layout: Layout, count: int) -> TrickRow:
    """The row of the trick in this window."""
    return TrickRow(layout["trick"], count, max(NAME, parts.drawn_size(frame, 18) * 1.4))
