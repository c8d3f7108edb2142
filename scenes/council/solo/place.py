"""Where things are at the solo table: the board moves left, the pyramid stands in the middle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, Self

from game.rules.council.api import ROWS, Faction
from game.table import Seat
from scenes.council.board_place import BARK, board_place
from scenes.council.places import TablePlace, trick_row
from scenes.kit.cards import CARD_RATIO
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.cue import Point

TOP_ROW: Final = 4
FIRST_OF_ROW: Final = {row: ROWS.index(row) for row in range(1, TOP_ROW + 1)}
# How far a row is shifted to the right, in cards: each card lies over the two above it.
SHIFT: Final = {4: 0.0, 3: 0.5, 2: 1.0, 1: 1.0}
STEP: Final = 1.2  # between neighbours, in card widths
ACROSS: Final = 1 + 3 * STEP  # the widest row, in card widths
CLOSE, APART = 0.83, 0.9  # from row to row, in card heights: as there is room
FACE: Final = 136.0  # of the Termitenator, on its panel
SLEEVE: Final = 32.0  # how wide a card is there that it has collected
OVER_CAPTION: Final = 24.0
UNDER_BOARD: Final = 12.0  # a crown stands up into it


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
        step = min(APART * high, (room.h - high) / (TOP_ROW - 1))
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
        return Place(panel.x + 10, panel.y + 98, FACE, 46)

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


def solo_place(
    frame: Frame, ring: tuple[Faction, ...], order: tuple[Seat, ...] = (0, 1)
) -> SoloPlace:
    """The solo table in this window."""
    layout = frame.layout("council/solo")
    board = board_place(frame, layout, ring)
    area = layout["pyramid"]
    room = area._replace(h=layout["caption"].y - OVER_CAPTION - area.y)
    width = min(room.w / ACROSS, room.h / CARD_RATIO / (1 + 3 * CLOSE))
    return SoloPlace(
        layout,
        people=1,
        me=0,
        board=board,
        row=trick_row(frame, layout, len(order)),
        order=order,
        pyramid_room=room,
        pyramid_width=width,
    )
