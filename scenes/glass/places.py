"""Where things are on the table and fly to, in design units of the window.

A card in a case is steered by its middle, and that is one of sixteen crossings of the grid.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from game.describe.glass.surface import HOLD
from game.rules.glass.api import SIDE, STACKS, Card, Cell, View
from game.table import Seat
from scenes.kit import parts
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.cue import Anchor, Flight, Point, Position, Spot

FRAME_OF_CASE: Final = 0.0625  # of the side of a case, to the first cell
CELL: Final = 0.175
INSIDE: Final = 0.952  # of a cell, what its insect takes
HELD: Final = 168.0  # how wide a card in the hand of the near seat is
HELD_FAR: Final = 132.0
HAND_GAP: Final = 26.0
SMALL: Final = 78.0  # a card of the near hand while a film is shown
COIN: Final = 44.0
ARC: Final = 60.0
FLED: Final = 0.62  # of a cell, how far an insect runs
SMALLER: Final = 0.6  # it is that much smaller then
HANGING: Final = 0.746  # of a card: the Spider comes to hang where it is drawn on its own
MIDDLE: Final = 0.545  # of the card's height


def cell_size(case: Place) -> float:
    """From one cell of a case to the next."""
    return case.w * CELL


def cell_box(case: Place, cell: Cell, wide: int = 1, high: int = 1) -> Place:
    """What is drawn in a cell, or in several from it on."""
    row, column = divmod(cell, SIDE)
    size = cell_size(case)
    x, y = case.x + case.w * FRAME_OF_CASE, case.y + case.w * FRAME_OF_CASE
    off = size * (1 - INSIDE) / 2
    return parts.box(
        x + column * size + off, y + row * size + off, wide * size - 2 * off, high * size - 2 * off
    )


def around(case: Place, cells: Iterable[Cell]) -> Place:
    """The box round some cells."""
    boxes = [cell_box(case, cell) for cell in cells]
    left, top = min(each.x for each in boxes), min(each.y for each in boxes)
    right, low = max(each.right for each in boxes), max(each.bottom for each in boxes)
    return parts.box(left, top, right - left, low - top)


def card_middle(case: Place, cell: Cell) -> Point:
    """The middle of a card whose upper left cell is this one."""
    row, column = divmod(cell, SIDE)
    start, size = case.w * FRAME_OF_CASE, cell_size(case)
    return case.x + start + size * (column + 1), case.y + start + size * (row + 1)


class GlassPlaces(NamedTuple):
    """The table in a window, as somebody sees it."""

    layout: Layout
    view: View

    def case(self, seat: Seat) -> Place:
        """The large case, or the small one opposite."""
        return self.layout["case" if seat == self.view.hero else "case_other"]

    def seat(self, seat: Seat) -> Place:
        """The plaque of somebody."""
        return self.layout["seat_me" if seat == self.view.hero else "seat_other"]

    def stack(self, stack: int) -> Place:
        """A stack, its top card."""
        return self.layout[f"stack_{stack}"]

    def held(self, seat: Seat, slot: int) -> Place:
        """The card in this slot, 0 or 1, of a hand."""
        near = seat == self.view.hero
        hand, wide = self.layout["hand" if near else "hand_other"], HELD if near else HELD_FAR
        x = hand.cx + (slot - 0.5) * (wide + HAND_GAP)
        if not near:
            x = hand.x + wide / 2 + slot * (wide + HAND_GAP)
        return parts.centre(x, hand.cy, wide, wide)

    def card(self, seat: Seat, card: Card) -> Place:
        """Where a card of a hand lies; one that is not there would take the second slot."""
        hand = self.view.hands[seat]
        return self.held(seat, hand.index(card) if card in hand else min(1, len(hand)))

    def hand_card(self, seat: Seat, slot: int, *, low: bool) -> Place:
        """A card of a hand; the near one is ``low`` and large unless something is there."""
        if low or seat != self.view.hero:
            return self.held(seat, slot)
        hand = self.layout["hand"]
        return parts.box(hand.cx + (slot - 0.5) * 100 - SMALL / 2, hand.y, SMALL, SMALL)

    def boxes(self, *, low: bool) -> dict[str, Place]:
        """The points, the cases, the stacks, the seats and both hands."""
        found = {name: self.layout[name] for name in ("points", "case", "case_other")}
        for stack in range(STACKS):
            found[f"stack:{stack}"] = self.stack(stack)
        for seat, hand in enumerate(self.view.hands):
            found[f"plaque:{seat}"] = self.seat(seat)
            for slot, card in enumerate(hand):
                found[f"{HOLD}{card}"] = self.hand_card(seat, slot, low=low)
        return found

    # what flies

    def position(self, anchor: Anchor) -> Position:
        """Where an anchor is. Raises TypeError for what is none of this table."""
        if not isinstance(anchor, Spot):
            raise TypeError(f"{anchor!r} is no place of this table")
        return anchor.found(self)

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """A flat arc: cards are lifted over what lies there."""
        lift = ARC * math.sin(math.pi * min(1.0, along))
        return start.x + (goal.x - start.x) * along, start.y + (goal.y - start.y) * along - lift

    def on_stack(self, stack: int) -> Position:
        """The top of a stack."""
        place = self.stack(stack)
        return Position(place.cx, place.cy, place.w)

    def in_hand(self, seat: Seat, card: Card) -> Position:
        """A card in the hand of a seat."""
        place = self.card(seat, card)
        return Position(place.cx, place.cy, place.w)

    def in_case(self, seat: Seat, cell: Cell) -> Position:
        """Four cells of a case, by the upper left one."""
        case = self.case(seat)
        return Position(*card_middle(case, cell), 2 * cell_size(case))

    def purse(self, seat: Seat) -> Position:
        """The coins of a seat."""
        place = self.seat(seat)
        return Position(place.x + 110, place.cy, COIN)

    def insect(self, seat: Seat, cells: tuple[Cell, ...]) -> Position:
        """An insect in a case, by its cells: one, or the two of a stag or a moth."""
        box = around(self.case(seat), cells)
        return Position(box.cx, box.cy, max(box.w, box.h))

    def fled(self, seat: Seat, cells: tuple[Cell, ...], right: int, down: int) -> Position:
        """Where it flees to when a card comes: so many cells to the right and downwards."""
        x, y, size, *_ = self.insect(seat, cells)
        step = cell_size(self.case(seat)) * FLED
        return Position(x + right * step, y + down * step, size * SMALLER)

    def web(self, stack: int) -> Position:
        """Where the Spider hangs on a stack."""
        place = self.stack(stack)
        return Position(place.cx, place.y + place.h * MIDDLE, place.w * HANGING)

    def above_web(self, stack: int) -> Position:
        """Where its thread comes from."""
        return self.web(stack)._replace(y=0.0)


def layout_of(frame: Frame) -> Layout:
    """The map of the table."""
    return frame.layout("glass/table")


def places_of(frame: Frame, view: View) -> GlassPlaces:
    """The table in this window, as somebody sees it."""
    return GlassPlaces(layout_of(frame), view)
