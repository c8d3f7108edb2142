"""Where things are on the desk, in design units of the window."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from game.table import Seat
from scenes.bugami.stage import Stage
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.cue import Point
from scenes.tricks.seats import SeatPlaces

BID: Final = 112.0  # how wide the part of a plaque is that its bid lies on
BUG: Final = 112.0  # how large a folded bug is there
ROW_STEP: Final = 178.0  # from bug to bug where all of them lie in the middle
ROW_BUG: Final = 156.0
FACE: Final = 134.0  # how wide a face over a plaque is
FACE_HIGH: Final = 112.0  # so much of it is seen there
OUT: Final = 8.0  # it looks so far over the left edge
BESIDE: Final = 124.0  # a face beside a plaque under the upper edge
BETWEEN: Final = 7  # people: two sit at the upper edge, with their heads together
WIDEST: Final = 150.0  # card of a trick
LOW: Final = 6  # people: the cards of my neighbours reach down to the bubble
STICKS_OUT: Final = 150.0  # so much farther than its place may a bubble reach to the right


class DeskPlaces(SeatPlaces):
    """The desk in a window, seen from one of its seats."""

    def bid(self, seat: Seat) -> Point:
        """The middle of what somebody has bid."""
        place = self.seat(seat)
        return place.right - BID / 2 - 6, place.cy - 6

    def face(self, seat: Seat) -> Place:
        """Where somebody sits: behind the plaque; at the upper edge beside it, or between two."""
        place = self.seat(seat)
        if place.y - FACE_HIGH >= self.layout["status"].bottom:
            return Place(place.x - OUT, place.y - FACE_HIGH, FACE, FACE)
        left = self.people < BETWEEN or place.cx > self.middle[0]
        x = place.x - BESIDE - 4 if left else place.right + 4
        return Place(x, place.bottom - BESIDE, BESIDE, BESIDE)

    def pile(self, seat: Seat) -> Point:
        place = self.seat(seat)
        return place.x + 100, place.y + place.h * 0.5

    def count(self, seat: Seat) -> Point:
        """Where the bugs of a seat are counted."""
        place = self.seat(seat)
        return place.x + 232, place.y + place.h * 0.5

    def in_row(self, slot: int, count: int) -> Point:
        """The middle of one of all bids, side by side."""
        x, y = self.middle
        return x + (slot - (count - 1) / 2) * self.row_step(count), y

    @property
    def card_width(self) -> float:
        """How wide a card of the trick is: a crown lies between two of them as well."""
        return min(super().card_width, WIDEST)

    def row_step(self, count: int) -> float:
        """From one of them to the next."""
        return min(ROW_STEP, 1040 / count)

    @property
    def rest(self) -> Point:
        """The cards that were laid aside."""
        place = self.layout["rest"]
        return place.cx, place.y + place.h * 0.4

    def shown(self, slot: int, count: int) -> Point:
        """One of them, turned over in the middle of the desk."""
        x, y = self.middle
        return x + (slot - (count - 1) / 2) * 150, y

    def beside_trick(self, played: Container[Seat]) -> Place:
        """Where a large bubble lies: farther left if my right neighbour's card hangs so low."""
        place = self.layout["caption"]
        left, right = (self.me + 1) % self.people, (self.me - 1) % self.people
        if self.people < LOW or right not in played or left in played:
            return place
        edge = self.trick_card(right)[0] - self.card_width / 2
        return place._replace(x=edge - STICKS_OUT - place.w)

    @property
    def note(self) -> Place:
        """What was led and who is ahead, where no card of the trick lies."""
        return self.layout[f"note_{self.people}"]


def layout_of(frame: Frame) -> Layout:
    """The map of the desk."""
    return frame.layout("bugami/table")


def bottom(stage: Stage) -> Seat:
    """The seat at the lower edge: whose stage it is; a spectator sits behind seat 0."""
    return 0 if stage.you is None else stage.you


def places_of(frame: Frame, stage: Stage, covered: float = 0.0) -> DeskPlaces:
    """The desk in this window for this stage, where so much of its lower edge is covered."""
    places = DeskPlaces(layout_of(frame), stage.people, bottom(stage))
    return places.above(covered) if covered else places
