"""Where things are in the attic and fly to.

All results are design units of the window. The places come from a Tiled map; those that grow
with the window say so in its numbers, ``floor_wide`` and so on: the share of what a window is
wider or higher than usual.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from game.describe.rugs.names import in_order
from game.rules.rugs.api import CARDS, FIREFLY, Card, Kind, View, card_name, kind_of
from game.table import Seat
from scenes.kit.cards import CARD_RATIO
from scenes.kit.layout import DESIGN_HEIGHT, DESIGN_WIDTH, WIDEST_EXTRA, Layout, Place
from scenes.kit.scene import Frame
from scenes.rugs.cards import SMALL
from scenes.table.cue import (
    Anchor,
    Flight,
    InHand,
    Manner,
    OnDeck,
    Point,
    Position,
    Spot,
    is_spot,
)
from scenes.table.faces import seated
from scenes.table.motion import paths
from scenes.table.pieces.hand import NOTHING, Raised, sides

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
RINGED: Final = 76.0  # width of a bug that is about to be passed
SHOWN: Final = 150.0  # of one that is about to be swapped
APART: Final = 62.0  # of the bugs given and taken, for the arrows
PAPER: Final = (880.0, 88.0)  # about a power, at most so wide

WIDEST_HELD: Final = 150.0  # a card of the hand
NARROWEST: Final = 84.0
INDEX, SMALL_INDEX = 0.27, 0.42  # of a card: what has to stay in sight
RAISED: Final = 1.08  # how much wider a card in focus is
BESIDE_RING: Final = 10.0  # a card that is up
BETWEEN: Final = 22.0  # groups, where there is room
HEAD, FOOT = 42.0, 4.0  # above the cards, for the tags, and below them

FAR: Final = 150.0  # how high what leaves the game floats
LARGE: Final = 210.0
ARC: Final = 0.16  # of the way: what is swapped or passed keeps out of the other's way
FLUTTERS: Final = 3.0  # of a butterfly's copy on its way
ZIGZAGS: Final = 4.0  # of a fly
STEPS: Final = 6.0  # of a beetle
SHAKES: Final = 5.0  # of a Larva before it leaves
PIECES: Final = 6  # of a shell
CHIP: Final = 44.0  # how large one of them is
THROWN: Final = (120.0, 64.0)  # how far they fly, across and down
SPRAY: Final = 46.0  # how high they are thrown on their way
UNKNOWN: Final = 70.0  # width of a card in a hand that is not seen


@dataclass(frozen=True, slots=True)
class Attic:
    """The table in a window, for a number of people, seen from one of them.

    ``hand`` is mine, None where it does not lie open.
    """

    frame: Frame
    layout: Layout
    people: int
    me: Seat
    hand: tuple[Card, ...] | None = None

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

    def paper(self, power: Kind | None) -> Place:
        """Where a power is explained: out of the way of bugs that lie on the rug."""
        floor, (widest, high) = self.layout["floor"], PAPER
        wide = min(widest, floor.w - 200)
        if power != FIREFLY:
            return Place(floor.cx - wide / 2, floor.y + 50, wide, high)
        if self.people == min(SEATS_ROUND_ME):
            return Place(floor.cx - 60, floor.cy - 72, floor.w / 2 - 40, 140)
        return Place(floor.cx - wide / 2, floor.bottom - 66 - high, wide, high)

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

    # what flies

    def position(self, anchor: Anchor) -> Position:
        """Where an anchor is. Raises TypeError for what is none of the attic."""
        match anchor:
            case Spot():
                return anchor.found(self)
            case InHand(seat, code):
                return self._in_hand(seat, code)
            case OnDeck():
                return Position(*self.deck, DECK_WIDTH)
            case _:
                raise TypeError(f"{anchor!r} is no place of the attic")

    def _in_hand(self, seat: Seat, code: str | None) -> Position:
        if seat != self.me or self.hand is None or code is None:
            x, y = self.hand_of(seat)
            return Position(x, y, UNKNOWN, below=seat != self.me or self.hand is None)
        card, hand = CARDS[code], self.hand
        if card not in hand:
            hand = (*hand, card)
        held = lay_out(self.frame, self.layout["hand"], hand)
        return next(each.position for each in held if each.card == card)

    def on_floor(self, place: int, count: int) -> Position:
        """A place of the rug, of so many."""
        return self.floor(count)[place]

    def on_wall(self, place: int, count: int) -> Position:
        """A place of the line, of so many."""
        return self.wall(count)[place]

    def away(self, place: int, count: int) -> Position:
        """Above a place of the line: out of the game."""
        position = self.on_wall(place, count)
        return position._replace(y=max(20.0, position.y - FAR), angle=8.0, below=True)

    def on_ring(self, seat: Seat) -> Position:
        """What a seat is about to pass."""
        return Position(*self.ring(seat), RINGED)

    def offered(self) -> Position:
        """What somebody is about to swap lies on the rug."""
        x, y = self.middle
        return Position(x - SHOWN / 2 - APART, y + 50, SHOWN, -2.0)

    def shown(self) -> Position:
        """Large in the middle of the rug, for everybody to see."""
        x, y = self.middle
        return Position(x, y + 20, LARGE)

    def gift(self) -> Position:
        """The same, for me: what I have got, below the paper."""
        x, y = self.middle
        return Position(x, y + 52, LARGE)

    def on_paper(self, power: Kind | None) -> Position:
        """The sign on the paper about a power."""
        paper = self.paper(power)
        return Position(paper.x + 48, paper.cy, 64)

    def slipper(self, seat: Seat) -> Position:
        """The corner of a plaque, where the slipper stands."""
        place = self.seat(seat)
        return Position(place.x + 100, place.cy, 40)

    def beside_drawer(self) -> Position:
        """Where the End card lies when it has been met."""
        return Position(*self.end_card, 100)

    def shells(self, seat: Seat, side: int) -> Position:
        """Over a seat's hand, where two Larvae meet and hatch; ``side`` −1 or 1."""
        x, y = self.hand_of(seat)
        mine = seat == self.me
        return Position(x + 40 * side, y - (60 if mine else 0), 90, 12.0 * side, below=True)

    def chip(self, at: Spot, piece: int) -> Position:
        """A piece of a shell that breaks there: all of them begin close together."""
        return self._piece(at, piece, 0.15)

    def thrown(self, at: Spot, piece: int) -> Position:
        """Where it falls, all around."""
        return self._piece(at, piece, 1.0)._replace(below=True)

    def _piece(self, at: Spot, piece: int, far: float) -> Position:
        x, y = at.found(self)[:2]
        turn, (across, down) = math.tau * (piece + 0.5) / PIECES, THROWN
        return Position(x + across * far * math.cos(turn), y + down * far * math.sin(turn), CHIP)

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """Bugs slide straight on; butterflies, flies and beetles go their own way."""
        x, y = paths.between(start[:2], goal[:2], along)
        share = min(1.0, max(0.0, along))
        swell = math.sin(math.pi * share)
        if is_spot(flight.goal, Attic.shown) or is_spot(flight.start, Attic.shown):
            wing = math.sin(math.tau * FLUTTERS * share)
            return x + 26 * wing * swell, y - 40 * swell + 12 * wing
        if is_spot(flight.goal, Attic.thrown):
            return x, y - SPRAY * swell
        if is_spot(flight.goal, Attic.away):
            return x + 9 * math.sin(math.tau * SHAKES * share) * (1 - share), y
        dx, dy = goal.x - start.x, goal.y - start.y
        if is_spot(flight.start, Attic.offered) or is_spot(flight.goal, Attic.on_wall):
            return x + dy * ARC * swell, y - dx * ARC * swell
        if is_spot(flight.start, Attic.on_ring):
            step = -1 if flight.manner is Manner.FOLD else 1
            return _passed(step, (x, y), (dx, dy), share)
        return x, y


def _passed(step: int, at: Point, by: Point, share: float) -> Point:
    """Along the ring: flies zigzag to the right, beetles march to the left."""
    swell = math.sin(math.pi * share)
    x, y = at[0] + by[1] * step * ARC * swell, at[1] - by[0] * step * ARC * swell
    if step < 0:
        zag = math.sin(math.tau * ZIGZAGS * share) * swell
        return x + 10 * zag, y - 22 * zag
    return x, y - 9 * abs(math.sin(math.pi * STEPS * share)) * swell


class HandCard(NamedTuple):
    """A card of the hand where it lies; from ``left`` to ``right`` it is seen."""

    card: Card
    position: Position
    left: float
    right: float


class Room(NamedTuple):
    """How the hand lies: ``wide`` are its cards; each side steps ``aside`` for one that is up."""

    wide: float
    close: float  # from bug to bug of one type
    apart: float  # from type to type
    aside: float

    @property
    def gap(self) -> float:
        """What both sides leave free together."""
        return 2 * self.aside


def lay_out(
    frame: Frame, place: Place, hand: Sequence[Card], raised: Raised = NOTHING
) -> list[HandCard]:
    """Where each card of the hand lies."""
    hand = in_order(hand)
    if not hand:
        return []
    room = hand_room(frame.scale, place, hand)
    steps = _steps(hand, room)
    whole = sum(steps) + room.wide
    x, y = place.cx - whole / 2 + room.wide / 2, place.y + HEAD + room.wide * CARD_RATIO / 2
    held: list[HandCard] = []
    moved = sides([card_name(card) for card in hand], raised)
    for card, step, side in zip(hand, (*steps, room.wide), moved, strict=True):
        at = Position(x + room.aside * side, y, room.wide)
        left = at.x - room.wide / 2
        if held:
            held[-1] = held[-1]._replace(right=min(held[-1].right, left))
        held.append(HandCard(card, at, left, left + room.wide))
        x += step
    return held


@lru_cache(maxsize=64)
def hand_room(scale: float, place: Place, hand: tuple[Card, ...]) -> Room:
    """As wide as all of them have room, and what stands aside for one that is up as well."""
    groups = len({kind_of(card) for card in hand})
    wide = min(WIDEST_HELD, (place.h - HEAD - FOOT) / CARD_RATIO)
    while True:
        close = wide * (INDEX if wide * scale >= SMALL else SMALL_INDEX)
        free = wide * (1 + RAISED) / 2 + BESIDE_RING  # from one that is up to the next
        room = place.w - 24 - wide - (len(hand) - groups) * close - (free - close)
        apart = min(wide + BETWEEN, room / max(1, groups - 1))
        if apart >= close or wide <= NARROWEST:
            least = close if groups < len(hand) else apart
            return Room(wide, close, apart, max(0.0, free - least) / 2)
        wide -= 6


def _steps(hand: Sequence[Card], room: Room) -> list[float]:
    return [
        room.close if kind_of(card) == kind_of(after) else room.apart
        for card, after in pairwise(hand)
    ]


def places_of(frame: Frame, people: int, me: Seat, hand: tuple[Card, ...] | None = None) -> Attic:
    """The attic in this window."""
    return Attic(frame, attic_layout(frame, people), people, me, hand)


def place_of(frame: Frame, view: View) -> Attic:
    """The same as somebody sees it; a spectator sits behind seat 0."""
    return places_of(frame, view.seats, view.you or 0, view.hand)


def attic_layout(frame: Frame, people: int) -> Layout:
    """The map of the table, with what grows and what other numbers of people move."""
    layout = frame.layout("rugs/table")
    numbers = tuple(layout.numbers.items())
    growing = tuple((name, layout[name]) for name in GROWING)
    grown = _grow(growing, numbers, frame.width, frame.height, people)
    return Layout(layout.name, {**layout.places, **dict(grown)}, layout.numbers)


@lru_cache(maxsize=16)
def _grow(
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
