"""Where things are on the table: the seats, the trick and what lies beside the board.

At the solo table the board moves left, and the pyramid stands in the middle.

All results are design units of the window.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Final, Self

from game.describe.council.names import card_codes
from game.rules.council.api import ROWS, Card, Faction, View, read_card
from game.table import Seat
from scenes.council.board_place import BARK, BoardPlace, board_place
from scenes.council.ladder import Ladder
from scenes.council.trick_row import TrickRow, playing_order
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.cue import Point
from scenes.table.pieces.plaque import TALL_FROM
from scenes.tricks import seats as tricks
from scenes.tricks.seats import Names, SeatPlaces

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
FAN, FAN_HIGH = 150.0, 90.0  # a hand from behind, beside the face
CLOSE, TUCKED = 6.0, 14.0  # so much of it is behind the face, and behind the plaque
NAME: Final = 30.0  # the name over a card of the trick

TOP_ROW: Final = 4
FIRST_OF_ROW: Final = {row: ROWS.index(row) for row in range(1, TOP_ROW + 1)}
# How far a row is shifted to the right, in cards: each card lies over the two above it.
SHIFT: Final = {4: 0.0, 3: 0.5, 2: 1.0, 1: 1.0}
STEP: Final = 1.2  # between neighbours, in card widths
ACROSS: Final = 1 + 3 * STEP  # the widest row, in card widths
ROWS_CLOSE, ROWS_APART = 0.83, 0.9  # from row to row, in card heights: as there is room
MACHINE: Final = 136.0  # of the Termitenator, on its panel
SLEEVE: Final = 32.0  # how wide a card is there that it has collected
OVER_CAPTION: Final = 24.0
UNDER_BOARD: Final = 12.0  # a crown stands up into it


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

    def hand_with(self, card: str) -> tuple[str, ...]:
        return card_codes(sorted({*(self.hand or ()), read_card(card)}))

    @property
    def middle(self) -> Point:
        return self.board.cx, self.board.cy

    def turn(self, seat: Seat) -> int:
        """How many others sit between me and a seat, clockwise."""
        return 1 if seat >= self.people else SeatPlaces.turn(self, seat)

    def seat(self, seat: Seat) -> Place:
        if self.right_only and seat != self.me:
            usual = self.layout[self.seats_round_me[self.people][self.turn(seat)]]
            if usual.cx < self.board.cx:
                return usual
        return SeatPlaces.seat(self, seat)

    def face(self, seat: Seat) -> Place:
        """The room over a plaque that belongs to a face; nothing else stands there."""
        place = self.seat(seat)
        return Place(place.x, place.y - FACE_HIGH, FACE, FACE_HIGH)

    def has_faces(self, seat: Seat) -> bool:
        """Whether there is room over a plaque: flat ones lie close to each other.

        Beside panels some have moved up to the bars of the window.
        """
        bars = self.layout["status"].bottom
        return self.seat(seat).h > TALL_FROM and self.face(seat).y >= bars

    def fan(self, seat: Seat) -> Place:
        """Beside the face, where a hand is seen from behind; the plaque covers its lower edge."""
        face = self.face(seat)
        return Place(face.right - CLOSE, face.bottom + TUCKED - FAN_HIGH, FAN, FAN_HIGH)

    def number(self, seat: Seat) -> int:
        """Which card of the trick is a seat's; the leader's is 0."""
        return self.order.index(seat)

    def trick_card(self, seat: Seat) -> Point:
        """The centre of the card a seat has played, or will play."""
        return self.row.card(self.number(seat))

    @property
    def card_width(self) -> float:
        return self.row.width

    @property
    def ladder(self) -> Ladder:
        """The order of strength."""
        return Ladder(self.layout["ladder"])

    def above(self, covered: float) -> Self:
        """The same where so much of the lower edge is covered: the ladder stands above that."""
        above = SeatPlaces.above(self, covered)
        ladder = self.layout["ladder"]
        return above.moved({"ladder": ladder._replace(y=ladder.y - covered)})

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


@dataclass(frozen=True, slots=True)
class SoloPlace(TablePlace):
    """The solo table in a window; the Termitenator is seat 1.

    ``pyramid_room`` is where the pyramid hangs, from the upper edge down to the caption;
    ``pyramid_width`` how wide its cards are: as wide as that room allows.
    """

    pyramid_room: Place = field(kw_only=True)
    pyramid_width: float = field(kw_only=True)

    def seat(self, seat: Seat) -> Place:
        return self.layout["seat_me" if seat == self.me else "opponent"]

    def pile(self, seat: Seat) -> Point:
        place = self.seat(seat)
        return (place.x + 110, place.y + 109) if seat == self.me else (place.x + 190, place.y + 110)

    def pyramid_card(self, number: int) -> Point:
        """The centre of place 0–10 of the pyramid."""
        row = ROWS[number]
        width = self.pyramid_width
        first = self.pyramid_room.cx - (ACROSS - 1) / 2 * width
        x = first + (SHIFT[row] + number - FIRST_OF_ROW[row]) * STEP * width
        return x, self.row_middle(row)

    def row_middle(self, row: int) -> float:
        """The height of a row, counted from the bottom."""
        room = self.pyramid_room
        high = self.pyramid_width * CARD_RATIO
        step = min(ROWS_APART * high, (room.h - high) / (TOP_ROW - 1))
        return room.y + high / 2 + (TOP_ROW - row) * step

    def row_left(self, row: int) -> float:
        """The left edge of a row's first card."""
        return self.pyramid_card(FIRST_OF_ROW[row])[0] - self.pyramid_width / 2

    def above(self, covered: float) -> Self:
        """The same where so much of the lower edge is covered: the ladder ends below the board."""
        above = TablePlace.above(self, covered)
        ladder = above.layout["ladder"]
        top = max(ladder.y, self.board.cy + BARK * self.board.radius + UNDER_BOARD)
        return above.moved({"ladder": ladder._replace(y=top, h=ladder.bottom - top)})

    @property
    def deck(self) -> Point:
        return self.layout["deck"].x, self.layout["deck"].y

    @property
    def belongings(self) -> Place:
        """What the personality has collected: below its face, on its own panel."""
        panel = self.layout["opponent"]
        return Place(panel.x + 10, panel.y + 98, MACHINE, 46)

    SMALLER: ClassVar[float] = 0.62  # cards that do not belong to the hand that is shown
    LARGER: ClassVar[float] = 1.3

    def laid_out(self, number: int, count: int, *, others: bool = False) -> Point:
        """Card ``number`` of ``count`` of a poker hand, large over the middle of the table.

        The ``others`` lie small in a row above.
        """
        room = self.pyramid_room._replace(w=self.layout["trick"].right - self.pyramid_room.x)
        width = self.pyramid_width * (self.SMALLER if others else self.LARGER)
        step = min(width * 1.08, (room.w - width) / max(1, count - 1))
        above = room.y + width * CARD_RATIO / 2
        y = above if others else room.cy + room.h * 0.1
        return room.cx + (number - (count - 1) / 2) * step, y


def table_place(
    frame: Frame,
    ring: tuple[Faction, ...],
    people: int,
    me: Seat,
    order: tuple[Seat, ...],
    *,
    beside_panels: bool = False,
    right_only: bool = False,
    hand: tuple[Card, ...] | None = None,
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
        hand=hand,
    )


def trick_row(frame: Frame, layout: Layout, count: int) -> TrickRow:
    """The row of the trick in this window."""
    return TrickRow(layout["trick"], count, max(NAME, parts.drawn_size(frame, 18) * 1.4))


def solo_place(
    frame: Frame,
    ring: tuple[Faction, ...],
    order: tuple[Seat, ...] = (0, 1),
    hand: tuple[Card, ...] | None = None,
) -> SoloPlace:
    """The solo table in this window."""
    layout = frame.layout("council/solo")
    board = board_place(frame, layout, ring)
    area = layout["pyramid"]
    room = area._replace(h=layout["caption"].y - OVER_CAPTION - area.y)
    width = min(room.w / ACROSS, room.h / CARD_RATIO / (1 + 3 * ROWS_CLOSE))
    return SoloPlace(
        layout,
        people=1,
        me=0,
        board=board,
        row=trick_row(frame, layout, len(order)),
        order=order,
        hand=hand,
        pyramid_room=room,
        pyramid_width=width,
    )


def layout_of(frame: Frame, view: View) -> Layout:
    """The map this table is laid out by."""
    return frame.layout("council/solo" if view.seats == 1 else "council/table")


def place_of(
    frame: Frame,
    view: View,
    *,
    panels: bool = False,
    visit: bool = False,
    waiting: Seat | None = None,
    covered: float = 0.0,
) -> TablePlace:
    """The table in this window; ``waiting`` is whose card is to come.

    ``covered`` is so much of the lower edge: hand and ladder stand above that.
    """
    place = _place_of(frame, view, playing_order(view, waiting), panels=panels, visit=visit)
    return place.above(covered) if covered else place


def _place_of(
    frame: Frame, view: View, order: tuple[Seat, ...], *, panels: bool, visit: bool
) -> TablePlace:
    ring, hand = view.ring or tuple(range(5)), None if view.you is None else view.hand
    if view.seats == 1:
        return solo_place(frame, ring, order, hand)
    return table_place(
        frame,
        ring,
        view.seats,
        view.you or 0,
        order,
        beside_panels=panels,
        right_only=visit,
        hand=hand,
    )
