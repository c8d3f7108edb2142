"""Where each anchor of the council is in this window, and how one flies from one to the other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, assert_never

from game.describe.council.names import card_codes
from game.rules.council.api import CARDS
from game.table import Seat
from scenes.council.anchors import (
    Above,
    AtDoor,
    AtGate,
    AtHome,
    CouncilAnchor,
    InChambers,
    InPyramid,
    InRow,
    InSupply,
    LaidOut,
    Offstage,
    OnBelongings,
    OnCard,
    OnCrown,
    OnLetter,
    OnOath,
    OnRung,
    OnSeat,
    OnSpace,
    OnThreshold,
)
from scenes.council.board.citizen import WIDE, Citizen
from scenes.council.board.folk import at_gate, at_home
from scenes.council.board.ways import round_the_middle, way
from scenes.council.board_place import CUBE, DOOR_PAWN, cube_block
from scenes.council.emissary import card_at
from scenes.council.ladder import EMBLEM
from scenes.council.places import TablePlace
from scenes.council.solo.place import SLEEVE, SoloPlace
from scenes.council.stage.table_stage import Stage
from scenes.council.trick_row import RISE, crown_on
from scenes.table.cue import Anchor, Flight, InHand, OnDeck, Point, Position
from scenes.table.motion.paths import between
from scenes.tricks.cues import HEAPED, Heap, OnPile, OnTable, hand_position, trick_position
from scenes.tricks.seats import DECK_WIDTH

HOVER: Final = 58.0
LETTER_NEAR, LETTER_FAR = 110.0, 60.0  # how wide a letter is
LETTER_TOP: Final = 150.0  # the middle of the highest one
LETTER_LOW: Final = 110.0  # of the lowest one, below the ribbon
LETTER_ALONE: Final = 210.0  # above the ribbon, where there is one letter only
LETTERS_ACROSS: Final = 430.0  # how far aside they are opened
PASSING: Final = 46.0  # so far aside two emblems pass each other
WON_CROWN: Final = 58.0  # that of a trick, on its way to whoever has won it
THRESHOLD: Final = 0.26  # of the radius of the ring
SMALLER: Final = 0.7  # are those who go in
FAR: Final = 150.0  # who climbs less keeps nearer to the ladder


def letter_position(place: TablePlace, seat: Seat) -> Point:
    """Where a seat's letter is opened: round the board, mine below the ribbon, nearest to me.

    A single one is opened over the words about it.
    """
    caption = place.layout["caption"]
    if place.people == 1:
        return caption.cx, caption.y - LETTER_ALONE
    low, across = caption.bottom + LETTER_LOW, LETTERS_ACROSS
    x, y, far = caption.cx, (low + LETTER_TOP) / 2, (low - LETTER_TOP) / 2
    angle = math.tau * (((seat - place.me) % place.people) / place.people + 0.5)
    return x + across * math.sin(angle), y - far * math.cos(angle)


@dataclass(frozen=True, slots=True)
class CouncilPositions:
    """``stage`` is the one the cue ends in: it knows the final fan."""

    place: TablePlace
    stage: Stage

    def position(self, anchor: Anchor) -> Position:
        """Where an anchor is."""
        if not isinstance(anchor, CouncilAnchor):
            raise TypeError(f"{anchor!r} is no place of the council table")
        return self._spot(anchor)

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """Round the board where the straight way would cross it; past each other on the ladder.

        Citizens keep to the street along the ring.
        """
        if isinstance(flight.goal, OnRung):
            x, y = between(start[:2], goal[:2], along)
            aside = PASSING * min(1.0, abs(goal.y - start.y) / FAR) * math.sin(math.pi * along)
            return x + (aside if goal.y > start.y else -aside), y  # risers at the left
        street = round_the_middle if isinstance(flight.thing, Citizen) else way
        return street(self.place.board, start[:2], goal[:2], along)

    def _spot(self, anchor: CouncilAnchor) -> Position:
        place, board = self.place, self.place.board
        size = CUBE * board.unit
        match anchor:
            case InHand(seat, code):
                return self._in_hand(seat, code)
            case OnTable(seat, number):
                x, y = place.trick_card(seat) if number is None else place.row.card(number)
                up = RISE if seat == self.stage.won_by else 0.0
                return Position(x, y - up, place.card_width)
            case InRow(seat):
                return Position(*place.trick_card(seat), place.card_width)
            case Heap(_, slot):
                x, y = place.row.middle
                angle = HEAPED[slot % len(HEAPED)]
                return Position(x + slot * 7, y - slot * 5, place.card_width, angle)
            case OnPile():
                return trick_position(place, anchor)
            case OnRung(number):
                return Position(*place.ladder.emblem(number), EMBLEM)
            case OnOath(seat):
                plaque = place.seat(seat)
                return Position(plaque.cx, plaque.cy, LETTER_FAR, below=True)
            case OnLetter(seat):
                return Position(*letter_position(place, seat), LETTER_NEAR, below=True)
            case OnDeck():
                return Position(*place.deck, DECK_WIDTH)
            case OnSpace(faction, slot, count):
                x, y = board.cube_slots(faction, count)[slot]
                return Position(x, y, size)
            case Above(faction, slot, count):
                x, y = board.space(faction)
                dx, dy = cube_block(0, 0, count, size * 0.9)[slot]
                return Position(x + dx, y + dy - HOVER * board.unit, size * 1.12)
            case AtDoor():
                return Position(*board.door, DOOR_PAWN * board.unit)
            case AtGate(faction, slot, count):
                return Position(*at_gate(board, faction, slot, count), WIDE * board.unit)
            case AtHome(faction):
                return Position(*at_home(board, faction), WIDE * board.unit * SMALLER, below=True)
            case OnThreshold(faction):
                x, y = board.at(THRESHOLD, board.middle(faction))
                return Position(x, y, WIDE * board.unit * SMALLER, below=True)
            case OnCrown(faction):
                return Position(*board.crown(faction), 44 * board.unit)
            case OnCard(seat):
                x, y = place.trick_card(seat)
                return Position(*crown_on(x, y - RISE, place.card_width), WON_CROWN)
            case OnSeat(seat):
                plaque = place.seat(seat)
                return Position(plaque.x + WON_CROWN / 2, max(plaque.y, WON_CROWN / 2), WON_CROWN)
            case InChambers(slot, count):
                slots = board.chamber_slots(min(count, 8))
                x, y = slots[min(slot, len(slots) - 1)]
                return Position(x, y, 22 * board.unit)
            case InPyramid() | OnBelongings() | LaidOut():
                assert isinstance(place, SoloPlace)
                return _solo_position(place, anchor)
            case InSupply():
                x, y = place.supply
                return Position(x, y, 30)
            case Offstage(faction):
                x, y = board.space(faction)
                return Position(x, y - 300 * board.unit, size * 1.3)
            case _:
                assert_never(anchor)

    def _in_hand(self, seat: int, code: str | None) -> Position:
        place, stage = self.place, self.stage
        if seat >= place.people and code is not None and not isinstance(place, SoloPlace):
            x, y = card_at(place, stage.emissary, CARDS[code])
            return Position(x, y, place.emissary_width)
        if seat != stage.you or code is None:
            return hand_position(place, seat, (), code)
        card, hand = CARDS[code], stage.hand
        if card not in hand:
            hand = tuple(sorted((*hand, card)))
        return hand_position(place, seat, card_codes(hand), code)


def _solo_position(place: SoloPlace, anchor: InPyramid | OnBelongings | LaidOut) -> Position:
    match anchor:
        case InPyramid(number):
            x, y = place.pyramid_card(number)
            return Position(x, y, place.pyramid_width)
        case OnBelongings():
            spot = place.belongings
            return Position(spot.cx, spot.cy, SLEEVE)
        case LaidOut(number, count, others):
            x, y = place.laid_out(number, count, others=others)
            return Position(x, y, place.pyramid_width * (place.SMALLER if others else place.LARGER))
        case _:
            assert_never(anchor)
