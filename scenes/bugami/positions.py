"""Where each anchor of the desk is in this window, and how one flies from one to the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from game.describe.bugami.names import card_codes
from game.rules.bugami.api import read_card
from scenes.bugami.anchors import (
    BugamiAnchor,
    Folding,
    InRow,
    OnCount,
    OnFloor,
    OnPlaque,
    Shown,
)
from scenes.bugami.places import BUG, ROW_BUG, DeskPlaces
from scenes.bugami.stage import Stage
from scenes.table.cue import Anchor, Flight, InHand, OnDeck, Point, Position
from scenes.tricks.cues import Heap, OnPile, OnTable, hand_position, trick_position
from scenes.tricks.seats import DECK_WIDTH

SMALL: Final = 34.0  # a bug that is counted
HIGH: Final = 240.0  # above its place, where a bid begins to fall
SHOWN: Final = 130.0


@dataclass(frozen=True, slots=True)
class BugamiPositions:
    """``stage`` is the one the cue ends in: it knows the final fan."""

    places: DeskPlaces
    stage: Stage

    def position(self, anchor: Anchor) -> Position:
        """Where an anchor is."""
        if not isinstance(anchor, BugamiAnchor):
            raise TypeError(f"{anchor!r} is no place of this desk")
        return self._spot(anchor)

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """Straight over the desk."""
        return start.x + (goal.x - start.x) * along, start.y + (goal.y - start.y) * along

    def _spot(self, anchor: BugamiAnchor) -> Position:
        places = self.places
        match anchor:
            case InHand(seat, code):
                return hand_position(places, seat, self._hand(seat, code), code)
            case OnTable() | OnPile() | Heap():
                return trick_position(places, anchor)
            case OnDeck():
                return Position(*places.rest, DECK_WIDTH)
            case OnPlaque(seat):
                return Position(*places.bid(seat), BUG)
            case InRow(slot, count, above):
                x, y = places.in_row(slot, count)
                size = min(ROW_BUG, places.row_step(count) - 12)
                return Position(x, y - HIGH * above, size)
            case Folding():
                sheet = places.layout["bids"]
                return Position(sheet.cx, sheet.cy, ROW_BUG)
            case OnCount(seat):
                return Position(*places.count(seat), SMALL)
            case OnFloor(seat):
                x, y = places.bid(seat)
                return Position(x, min(y + 130, places.layout["hand"].bottom - 30), BUG)
            case Shown(slot, count):
                return Position(*places.shown(slot, count), SHOWN)
            case _:
                assert_never(anchor)

    def _hand(self, seat: int, code: str | None) -> tuple[str, ...]:
        if seat != self.stage.you or code is None:
            return ()
        return card_codes(sorted({*self.stage.hand, read_card(code)}))
