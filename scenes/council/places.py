"""Where things are on the table: the seats, the trick and what lies beside the board.

All results are design units of the window.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Final, Self

from game.rules.council.api import Faction
from game.table import Seat
from scenes.council.board_place import BoardPlace, board_place
from scenes.council.ladder import Ladder
from scenes.council.trick_row import TrickRow
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


def table_place(
    frame: Frame,
    ring: tuple[Faction, ...],
    people: int,
    me: Seat,
    order: tuple[Seat, ...],
    *,
    beside_panels: bool = False,
    right_only: bool = False,
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
    )


def trick_row(frame: Frame, layout: Layout, count: int) -> TrickRow:
    """The row of the trick in this window."""
    return TrickRow(layout["trick"], count, max(NAME, parts.drawn_size(frame, 18) * 1.4))
