"""Where things are on the desk and fly to, in design units of the window."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from game.describe.bugami.names import card_codes
from game.rules.bugami.api import CARD_NAMES, View, read_card
from game.table import Seat
from scenes.kit import parts
from scenes.kit.cards import card_box
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.cue import Point, Position
from scenes.table.pieces import hand as fan
from scenes.tricks.seats import SeatPlaces

BID: Final = 112.0  # how wide the part of a plaque is that its bid lies on
BUG: Final = 112.0  # how large a folded bug is there
ROW_STEP: Final = 178.0  # from bug to bug where all of them lie in the middle
ROW_BUG: Final = 156.0
SMALL_BUG: Final = 34.0  # one that is counted
HIGH: Final = 240.0  # above its place, where a bid begins to fall
FALL: Final = 130.0  # how far below its plaque torn paper lies
SHOWN: Final = 130.0  # how wide a card is that was laid aside and is turned over
PILE: Final = (130.0, 130.0)  # the cards that were laid aside
FACE: Final = 134.0  # how wide a face over a plaque is
FACE_HIGH: Final = 112.0  # so much of it is seen there
OUT: Final = 8.0  # it looks so far over the left edge
BESIDE: Final = 124.0  # a face beside a plaque under the upper edge
BETWEEN: Final = 7  # people: two sit at the upper edge, with their heads together
WIDEST: Final = 150.0  # card of a trick
LOW: Final = 6  # people: the cards of my neighbours reach down to the bubble
STICKS_OUT: Final = 150.0  # so much farther than its place may a bubble reach to the right


class Desk(SeatPlaces):
    """The desk in a window, seen from one of its seats."""

    def hand_with(self, card: str) -> tuple[str, ...]:
        return card_codes(sorted({*(self.hand or ()), read_card(card)}))

    def bid(self, seat: Seat) -> Position:
        """What somebody has bid, where it lies all through the deal."""
        place = self.seat(seat)
        return Position(place.right - BID / 2 - 6, place.cy - 6, BUG)

    def below_bid(self, seat: Seat) -> Position:
        """Where torn paper falls."""
        bid = self.bid(seat)
        return bid._replace(y=min(bid.y + FALL, self.layout["hand"].bottom - 30))

    def paper(self) -> Position:
        """Where my bid is folded."""
        sheet = self.layout["bids"]
        return Position(sheet.cx, sheet.cy, ROW_BUG)

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

    def count(self, seat: Seat) -> Position:
        """Where the bugs of a seat are counted."""
        place = self.seat(seat)
        return Position(place.x + 232, place.y + place.h * 0.5, SMALL_BUG)

    def in_row(self, slot: int, count: int) -> Position:
        """One of all bids, side by side in the middle."""
        x, y = self.middle
        step = min(ROW_STEP, 1040 / count)
        return Position(x + (slot - (count - 1) / 2) * step, y, min(ROW_BUG, step - 12))

    def above_row(self, slot: int, count: int) -> Position:
        """The same before it drops."""
        bid = self.in_row(slot, count)
        return bid._replace(y=bid.y - HIGH)

    @property
    def card_width(self) -> float:
        """How wide a card of the trick is: a crown lies between two of them as well."""
        return min(super().card_width, WIDEST)

    @property
    def deck(self) -> Point:
        """The cards that were laid aside."""
        place = self.layout["rest"]
        return place.cx, place.y + place.h * 0.4

    def shown(self, slot: int, count: int) -> Position:
        """One of them, turned over in the middle of the desk."""
        x, y = self.middle
        return Position(x + (slot - (count - 1) / 2) * 150, y, SHOWN)

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

    def boxes(self, view: View) -> dict[str, Place]:
        """The seats with their bids, the cards laid aside, the trick and the hand."""
        found: dict[str, Place] = {}
        for seat in self.players:
            place = self.seat(seat)
            found[f"plaque:{seat}"] = place
            found[f"bid:{seat}"] = place._replace(x=place.right - BID, w=BID)
        found["rest"] = parts.centre(*self.deck, *PILE)
        for seat, card in view.table:
            found[f"trick:{CARD_NAMES[card]}"] = card_box(*self.trick_card(seat), self.card_width)
        return found | fan.fan_boxes(self.layout["hand"], card_codes(view.hand or ()))


def layout_of(frame: Frame) -> Layout:
    """The map of the desk."""
    return frame.layout("bugami/table")


def places_of(frame: Frame, view: View, covered: float = 0.0) -> Desk:
    """The desk in this window, where so much of its lower edge is covered.

    At the lower edge sits whose view it is; a spectator sits behind seat 0.
    """
    places = Desk(layout_of(frame), view.seats, view.you or 0, hand=view.hand)
    return places.above(covered) if covered else places
