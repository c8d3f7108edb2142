"""Where things are in the attic.

All results are design units of the window. The places come from a Tiled map; those that grow
with the window say so in its numbers, ``floor_wide`` and so on: the share of what a window is
wider or higher than usual.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from game.table import Seat
from scenes.kit.cards import CARD_RATIO
from scenes.kit.layout import DESIGN_HEIGHT, DESIGN_WIDTH, WIDEST_EXTRA, Layout, Place
from scenes.kit.scene import Frame
from scenes.table.cue import Point, Position
from scenes.table.faces import seated

GROWING: Final = ("info", "slip", "wall", "floor", "hand")
SEATS_ROUND_ME: Final = MappingProxyType(
    {
        2: ("seat_top",),
        3: ("seat_left", "seat_right"),
        4: ("seat_left", "seat_top", "seat_right"),
        5: ("seat5_ll", "seat5_lh", "seat5_rh", "seat5_rl"),
    }
)
"""Names of the others' places by the number of people, clockwise from me."""
BESIDE_PANELS: Final = {2: 140.0, 5: -4.0}
"""So much higher do the side panels begin, by the number of people."""

ROPE: Final = 1200 / 56  # the width of the rope by its height
ROPE_ENDS: Final = 150.0  # at both ends together
LEAST_ROPE: Final = 620.0
BELOW_ROPE: Final = 34.0  # the Wall is so much higher than its cards
CLOSEST: Final = 0.42  # of a card: bugs on the line hang no closer
TILTS: Final = (-2.2, 1.4, -0.8, 2.0, -1.6, 1.0)

RUG_EDGE: Final = (86.0, 46.0)  # the rug's border
ROW_GAP: Final = 16.0
WIDEST_FLOOR: Final = 190.0
ONE_ROW: Final = 5  # so many bugs lie in one row

DECK_WIDTH: Final = 82.0
BESIDE: Final = 84.0  # a face between the plaque at the top and the bar beside it
RING: Final = (0.37, 0.31)  # of the rug's width and height


@dataclass(frozen=True, slots=True)
class AtticPlaces:
    """The table in a window, for a number of people, seen from one of them."""

    layout: Layout
    people: int
    me: Seat

    def seat(self, seat: Seat) -> Place:
        """The plaque of a seat."""
        if seat == self.me:
            return self.layout["seat_me"]
        turn = (seat - self.me) % self.people - 1
        return self.layout[SEATS_ROUND_ME[self.people][turn]]

    def face(self, frame: Frame, seat: Seat) -> Place:
        """Where the face of a seat is: on the plaque, or beside one between two bars."""
        place = self.seat(seat)
        if self._among_bars(place):
            return Place(place.x - BESIDE, place.cy - BESIDE / 2 + 4, BESIDE, BESIDE)
        return seated.within(frame, place)

    def beside_face(self, frame: Frame, seat: Seat) -> float:
        """How much of a plaque a face takes from its words."""
        place = self.seat(seat)
        return 0.0 if self._among_bars(place) else seated.aside(frame, place)

    def _among_bars(self, place: Place) -> bool:
        return place.y < self.layout["status"].bottom

    def hand_of(self, seat: Seat) -> Point:
        """Where cards of a seat come from and go to."""
        if seat == self.me:
            hand = self.layout["hand"]
            return hand.cx, hand.cy
        place, floor = self.seat(seat), self.layout["floor"]
        x = min(max(floor.cx, place.x + 40), place.right - 40)
        return x, place.cy

    # the Wall

    def rope(self, count: int) -> Place:
        """The rope for so many bugs."""
        place = self.layout["wall"]
        card = self.wall_width
        wide = max(LEAST_ROPE, min(place.w, count * (card + 14) + ROPE_ENDS))
        return Place(place.cx - wide / 2, place.y, wide, wide / ROPE)

    @property
    def wall_width(self) -> float:
        """How wide a bug on the line is."""
        return (self.layout["wall"].h - BELOW_ROPE) / CARD_RATIO

    def wall(self, count: int) -> list[Position]:
        """The bugs on the line, from its start on."""
        place, rope, wide = self.layout["wall"], self.rope(count), self.wall_width
        room = rope.w - ROPE_ENDS - wide
        step = min(wide + 14, room / max(1, count - 1))
        if step < wide * CLOSEST:
            wide = max(40.0, (rope.w - ROPE_ENDS) / (1 + CLOSEST * (count - 1)))
            step = wide * CLOSEST
        positions = []
        for number in range(count):
            x = place.cx + (number - (count - 1) / 2) * step
            share = (x - rope.x) / rope.w
            sag = rope.h * (0.29 + share * (1 - share))
            y = place.y + sag + wide * CARD_RATIO / 2 + 12
            positions.append(Position(x, y, wide, TILTS[number % len(TILTS)]))
        return positions

    # the Floor

    def floor(self, count: int) -> list[Position]:
        """The places of the rug for so many bugs, row by row."""
        place = self.layout["floor"]
        rows = 1 if count <= ONE_ROW else 2
        first = count if rows == 1 else math.ceil(count / 2)
        inside = place.h - 2 * RUG_EDGE[1]
        room = place.w - 2 * RUG_EDGE[0]
        high = (inside - ROW_GAP * (rows - 1)) / rows
        wide = min(high / CARD_RATIO, WIDEST_FLOOR, room / (ONE_ROW + rows - 1) - 8)
        step = min(wide + 46, room / first)
        positions = []
        for number in range(count):
            row, column = divmod(number, first)
            across = first if not row else count - first
            x = place.cx + (column - (across - 1) / 2) * step
            y = place.cy + (row - (rows - 1) / 2) * (wide * CARD_RATIO + ROW_GAP) - 2
            positions.append(Position(x, y, wide, ((number * 37) % 7 - 3) * 0.7))
        return positions

    def ring(self, seat: Seat) -> Point:
        """Where a bug lies that a seat is about to pass."""
        place = self.layout["floor"]
        turn = (seat - self.me) % self.people
        angle = math.pi / 2 + math.tau * turn / self.people
        middle = place.cy + 40
        across, down = place.w * RING[0], (place.h - 210) * RING[1]
        return place.cx + across * math.cos(angle), middle + down * math.sin(angle)

    @property
    def middle(self) -> Point:
        """The middle of the rug."""
        place = self.layout["floor"]
        return place.cx, place.cy

    # the drawer

    @property
    def deck(self) -> Point:
        """Where bugs are drawn from."""
        place = self.layout["deck"]
        return place.x + 93, place.y + 56

    @property
    def end_card(self) -> Point:
        """Where the End card lies when it has been met."""
        place = self.layout["deck"]
        return place.x + 246, place.y + 84


def places_of(frame: Frame, people: int, me: Seat) -> AtticPlaces:
    """The attic in this window."""
    return AtticPlaces(attic_layout(frame, people), people, me)


def attic_layout(frame: Frame, people: int) -> Layout:
    """The map of the table, with what grows and what other numbers of people move."""
    layout = frame.layout("rugs/table")
    numbers = tuple(layout.numbers.items())
    growing = tuple((name, layout[name]) for name in GROWING)
    grown = _grown(growing, numbers, frame.width, frame.height, people)
    return Layout(layout.name, {**layout.places, **dict(grown)}, layout.numbers)


@lru_cache(maxsize=16)
def _grown(
    places: tuple[tuple[str, Place], ...],
    numbers: tuple[tuple[str, float], ...],
    width: float,
    height: float,
    people: int,
) -> tuple[tuple[str, Place], ...]:
    shares = dict(numbers)
    across = min(width - DESIGN_WIDTH, WIDEST_EXTRA)
    down = height - DESIGN_HEIGHT
    found = []
    for name, place in places:
        wide = place.w + shares.get(f"{name}_wide", 0.0) * across
        high = place.h + shares.get(f"{name}_high", 0.0) * down
        more = BESIDE_PANELS.get(people, 0.0) if name in {"info", "slip"} else 0.0
        found.append((name, place._replace(y=place.y - more, w=wide, h=high + more)))
    return tuple(found)
