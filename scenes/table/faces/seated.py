"""Where a delegate sits that has no room over its plaque: at the right end of it."""

from __future__ import annotations

from typing import Final

from game.seating import SeatSetup
from game.table import Seat
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.faces.delegate import delegate
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import delegate_of
from scenes.table.pieces.plaque import TALL_FROM

OUT: Final = 8.0  # a hat looks so far over the upper edge of a flat plaque
USUAL, LARGE = 0.9, 0.56  # of a plaque's height: the words on it need the rest
EDGE: Final = 8.0  # to the right edge of the plaque


def within(frame: Frame, plaque: Place, usual: float = USUAL) -> Place:
    """The place of a face on a plaque; smaller where letters are large."""
    share = 1.0 if plaque.h <= TALL_FROM else LARGE if frame.large else usual
    side = plaque.h * share + OUT
    top = plaque.y - OUT + (plaque.h * (1 - share)) / 2
    return Place(plaque.right - EDGE - side, top, side, side)


def aside(frame: Frame, plaque: Place, usual: float = USUAL) -> float:
    """How much of a plaque that takes from its words."""
    return within(frame, plaque, usual).w + EDGE


def sitter_items(face: Place, feeling: Feeling, who: SeatSetup, seat: Seat) -> list[Item]:
    """Whoever sits at a seat, as it feels."""
    return delegate(face, delegate_of(who.colour), feeling, who.colour, seat)
