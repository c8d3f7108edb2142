"""Where things fly to at the council table, and on which ways."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from game.rules.council.api import CARDS, Faction, View
from game.table import Seat
from scenes.council.board.citizen import WIDE, Citizen
from scenes.council.board.folk import at_gate, at_home
from scenes.council.board.ways import round_the_middle, way
from scenes.council.board_place import CUBE, DOOR_PAWN, cube_block
from scenes.council.emissary import card_at
from scenes.council.ladder import EMBLEM
from scenes.council.places import SLEEVE, SoloPlace, TablePlace
from scenes.council.trick_row import RISE, crown_on
from scenes.table.cue import Anchor, Flight, InHand, Point, Position, Spot, is_spot
from scenes.table.motion.paths import between
from scenes.tricks.seats import HEAPED, Heap, OnTable

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
class Spots:
    """The places of a table that things fly between, and ``view``, in which the cue ends."""

    place: TablePlace
    view: View

    def position(self, anchor: Anchor) -> Position:
        """Where an anchor is. Raises TypeError for what is none of this table."""
        place = self.place
        match anchor:
            case Spot():
                return anchor.found(self)
            case InHand(seat, str(code)) if seat >= place.people and self.view.emissary is not None:
                x, y = card_at(place, self.view.emissary, CARDS[code])
                return Position(x, y, place.emissary_width)
            case OnTable(seat, number):
                x, y = place.trick_card(seat) if number is None else place.row.card(number)
                up = RISE if seat == self.view.won_by else 0.0
                return Position(x, y - up, place.card_width)
            case Heap(_, slot):
                x, y = place.row.middle
                angle = HEAPED[slot % len(HEAPED)]
                return Position(x + slot * 7, y - slot * 5, place.card_width, angle)
            case _:
                return place.position(anchor)

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """Round the board where the straight way would cross it; past each other on the ladder.

        Citizens keep to the street along the ring.
        """
        if is_spot(flight.goal, Spots.rung):
            x, y = between(start[:2], goal[:2], along)
            aside = PASSING * min(1.0, abs(goal.y - start.y) / FAR) * math.sin(math.pi * along)
            return x + (aside if goal.y > start.y else -aside), y  # risers at the left
        street = round_the_middle if isinstance(flight.thing, Citizen) else way
        return street(self.place.board, start[:2], goal[:2], along)

    # the seats and the trick

    def in_row(self, seat: Seat) -> Position:
        """The place of a seat's card in the trick before that has been won."""
        return Position(*self.place.trick_card(seat), self.place.card_width)

    def on_card(self, seat: Seat) -> Position:
        """The upper edge of a seat's card in the trick, where the crown is put on."""
        x, y = self.place.trick_card(seat)
        return Position(*crown_on(x, y - RISE, self.place.card_width), WON_CROWN)

    def on_seat(self, seat: Seat) -> Position:
        """The upper edge of a seat's plaque."""
        plaque = self.place.seat(seat)
        return Position(plaque.x + WON_CROWN / 2, max(plaque.y, WON_CROWN / 2), WON_CROWN)

    def sealed(self, seat: Seat) -> Position:
        """The plaque on which a sealed declaration lies."""
        plaque = self.place.seat(seat)
        return Position(plaque.cx, plaque.cy, LETTER_FAR, below=True)

    def letter(self, seat: Seat) -> Position:
        """Where a declaration is sealed, and opened: round the middle of the table."""
        return Position(*letter_position(self.place, seat), LETTER_NEAR, below=True)

    def rung(self, number: int) -> Position:
        """The emblem on a rung of the ladder of strength; 0 is the highest."""
        return Position(*self.place.ladder.emblem(number), EMBLEM)

    # the board

    @property
    def _cube(self) -> float:
        return CUBE * self.place.board.unit

    def space(self, faction: Faction, slot: int, count: int) -> Position:
        """Cube number ``slot`` of ``count`` on a faction's space."""
        return Position(*self.place.board.cube_slots(faction, count)[slot], self._cube)

    def above(self, faction: Faction, slot: int, count: int) -> Position:
        """Cube number ``slot`` of ``count`` in the sower's hand over a faction's space."""
        board, size = self.place.board, self._cube
        x, y = board.space(faction)
        dx, dy = cube_block(0, 0, count, size * 0.9)[slot]
        return Position(x + dx, y + dy - HOVER * board.unit, size * 1.12)

    def offstage(self, faction: Faction) -> Position:
        """High above a space: where cubes come from when the council sits down."""
        x, y = self.place.board.space(faction)
        return Position(x, y - 300 * self.place.board.unit, self._cube * 1.3)

    def chambers(self, slot: int, count: int) -> Position:
        """Cube number ``slot`` of ``count`` in the Chambers."""
        board = self.place.board
        slots = board.chamber_slots(min(count, 8))
        return Position(*slots[min(slot, len(slots) - 1)], 22 * board.unit)

    def door(self) -> Position:
        """Before the Chambers, where the visitor stands."""
        board = self.place.board
        return Position(*board.door, DOOR_PAWN * board.unit)

    def gate(self, faction: Faction, slot: int, count: int) -> Position:
        """Citizen number ``slot`` of ``count`` who are on their way, at the gate of a city."""
        board = self.place.board
        return Position(*at_gate(board, faction, slot, count), WIDE * board.unit)

    def home(self, faction: Faction) -> Position:
        """Behind the wall of a city."""
        board = self.place.board
        return Position(*at_home(board, faction), WIDE * board.unit * SMALLER, below=True)

    def threshold(self, faction: Faction) -> Position:
        """Where whoever comes from a city goes into the Chambers."""
        board = self.place.board
        x, y = board.at(THRESHOLD, board.middle(faction))
        return Position(x, y, WIDE * board.unit * SMALLER, below=True)

    def crown(self, faction: Faction) -> Position:
        """The crown over the number of a strongest faction."""
        board = self.place.board
        return Position(*board.crown(faction), 44 * board.unit)

    def supply(self) -> Position:
        """The supply bowl."""
        return Position(*self.place.supply, 30)

    # the Termitenator

    @property
    def _solo(self) -> SoloPlace:
        assert isinstance(self.place, SoloPlace)
        return self.place

    def pyramid(self, number: int) -> Position:
        """A place of its pyramid."""
        place = self._solo
        return Position(*place.pyramid_card(number), place.pyramid_width)

    def belongings(self) -> Position:
        """What the personality has collected: the sleeve, the Solo Board."""
        spot = self._solo.belongings
        return Position(spot.cx, spot.cy, SLEEVE)

    def laid_out(self, number: int, count: int) -> Position:
        """Card ``number`` of ``count`` of the poker hand that is shown."""
        place = self._solo
        return Position(*place.laid_out(number, count), place.pyramid_width * place.LARGER)

    def others(self, number: int, count: int) -> Position:
        """The same of those that do not belong to it."""
        place = self._solo
        x, y = place.laid_out(number, count, others=True)
        return Position(x, y, place.pyramid_width * place.SMALLER)
