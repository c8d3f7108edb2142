"""Where things are on the table, in design units of the window.

A card in a case is steered by its middle, and that is one of sixteen crossings of the grid.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.rules.glass.api import SIDE, Card, Cell
from game.table import Seat
from scenes.glass.stage import Stage
from scenes.kit import parts
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.cue import Point

FRAME_OF_CASE: Final = 0.0625  # of the side of a case, to the first cell
CELL: Final = 0.175
INSIDE: Final = 0.952  # of a cell, what its insect takes
HELD: Final = 168.0  # how wide a card in the hand of the near seat is
HELD_FAR: Final = 132.0
HAND_GAP: Final = 26.0


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


def crossing(case: Place, cell: Cell) -> Point:
    """The middle of a card whose upper left cell is this one."""
    row, column = divmod(cell, SIDE)
    start, size = case.w * FRAME_OF_CASE, cell_size(case)
    return case.x + start + size * (column + 1), case.y + start + size * (row + 1)


class GlassPlaces(NamedTuple):
    """The table in a window, as its stage has it."""

    layout: Layout
    stage: Stage

    def case(self, seat: Seat) -> Place:
        """The large case, or the small one opposite."""
        return self.layout["case" if seat == self.stage.hero else "case_other"]

    def seat(self, seat: Seat) -> Place:
        """The plaque of somebody."""
        return self.layout["seat_me" if seat == self.stage.hero else "seat_other"]

    def stack(self, stack: int) -> Place:
        """A stack, its top card."""
        return self.layout[f"stack_{stack}"]

    def held(self, seat: Seat, slot: int) -> Place:
        """The card in this slot, 0 or 1, of a hand."""
        near = seat == self.stage.hero
        hand, wide = self.layout["hand" if near else "hand_other"], HELD if near else HELD_FAR
        x = hand.cx + (slot - 0.5) * (wide + HAND_GAP)
        if not near:
            x = hand.x + wide / 2 + slot * (wide + HAND_GAP)
        return parts.centred(x, hand.cy, wide, wide)

    def card(self, seat: Seat, card: Card) -> Place:
        """Where a card of a hand lies; one that is not there would take the second slot."""
        hand = self.stage.hands[seat]
        return self.held(seat, hand.index(card) if card in hand else min(1, len(hand)))


def layout_of(frame: Frame) -> Layout:
    """The map of the table."""
    return frame.layout("glass/table")


def places_of(frame: Frame, stage: Stage) -> GlassPlaces:
    """The table in this window for this stage."""
    return GlassPlaces(layout_of(frame), stage)
