"""Where the cards of a trick lie: side by side in playing order, each below the name of its owner.

All results are design units of the window.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.council.api import EMISSARY, View
from game.table import Seat
from scenes.kit.cards import CARD_RATIO
from scenes.kit.layout import Place
from scenes.table.cue import Point

EDGE: Final = 20.0  # of the mat, beside the outer cards
NARROWEST, WIDEST = 28.0, 48.0  # between two cards
LAPS: Final = 4.0  # so far a name reaches down over its card
RISE: Final = 8.0  # the card that has won lies so much higher: its name stays below the ribbon
TWO: Final = 2  # people, and the Emissary between them
RIM: Final = 8.0  # of the mat, above the names and below the cards


@dataclass(frozen=True, slots=True)
class TrickRow:
    """``count`` cards in a ``room`` of the map; names are ``name`` high.

    A place in the row is counted from 0, the leader's.
    """

    room: Place
    count: int
    name: float

    @property
    def width(self) -> float:
        """How wide a card is: as high as its room, and as wide as all of them leave it."""
        high = (self.room.h - self.name + LAPS) / CARD_RATIO
        gaps = NARROWEST * (self.count - 1)
        return min(high, (self.room.w - 2 * EDGE - gaps) / self.count)

    @property
    def gap(self) -> float:
        """Between two cards."""
        left = self.room.w - 2 * EDGE - self.count * self.width
        return min(WIDEST, left / (self.count - 1))

    @property
    def middle(self) -> Point:
        """The middle of all the cards."""
        return self.room.cx, self._top + self.width * CARD_RATIO / 2

    @property
    def _top(self) -> float:
        return self.room.bottom - self.width * CARD_RATIO

    def card(self, number: int) -> Point:
        """The middle of a card."""
        cx, cy = self.middle
        return cx + (number - (self.count - 1) / 2) * (self.width + self.gap), cy

    def owner(self, number: int) -> Place:
        """The name of whose card that is: as wide as its neighbours leave it."""
        x, _ = self.card(number)
        wide = self.width + self.gap - 8
        return Place(x - wide / 2, self._top + LAPS - self.name, wide, self.name)

    @property
    def mat(self) -> Place:
        """What all of them lie on."""
        wide = self.count * self.width + (self.count - 1) * self.gap + 2 * EDGE
        top = self._top + LAPS - self.name - RIM
        return Place(self.room.cx - wide / 2, top, wide, self.room.bottom + RIM - top)


def crown_on(x: float, y: float, wide: float) -> tuple[float, float]:
    """Where the crown falls to on a risen card around ``x, y``."""
    return x + wide / 2 - 8, y - wide * CARD_RATIO / 2 + 18


def playing_order(view: View, waiting: Seat | None = None) -> tuple[Seat, ...]:
    """Those who have played, then those who will.

    Who plays after the Emissary has led is nobody's secret, but a view is not told before; a seat
    that is ``waiting`` is next.
    """
    played = tuple(seat for seat, _ in view.trick)
    lead = played[0] if played else view.lead
    turns = [(lead + step) % view.owners for step in range(view.owners)]
    if view.seats == TWO:
        turns = _around_the_emissary(view, lead)
    rest = [seat for seat in turns if seat not in played]
    if waiting in rest:
        rest.sort(key=lambda seat: seat != waiting)
    return (*played, *rest)


def _around_the_emissary(view: View, lead: Seat) -> list[Seat]:
    """Its card goes with that of whoever chooses it (E1)."""
    if lead != EMISSARY:
        return [lead, EMISSARY, 1 - lead]
    seats = [seat for seat, _ in view.trick_before] or [EMISSARY, 0, 1]
    second = seats[1] if seats[0] == EMISSARY else seats[-1]
    return [EMISSARY, second, 1 - second]
