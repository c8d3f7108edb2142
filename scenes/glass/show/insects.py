"""What the insects of a case do when a card comes: some run, and the new ones alight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe.glass.names import KIND_ASSETS
from game.rules.glass.api import KINDS_ON, SIDE, Card, Case, Cell, kind_at
from game.table import Seat
from scenes.glass.anchors import Insect
from scenes.glass.cards import Tile, tile
from scenes.table.cue import Flight, Manner, Token

GONE: Final = 0.5  # of a card's way: then nobody is below it any more
APART: Final = 0.12  # of the time, from one insect that sits still to the next
QUARTERS: Final = (0, 1, SIDE, SIDE + 1)  # the cells of a card, from its upper left one on


def fleeing(case: Case, seat: Seat, card: Card, cell: Cell) -> tuple[Flight, ...]:
    """Those that will be covered by others run to the nearest edge of the card."""
    new = KINDS_ON[card]
    flights = []
    for number, drawn in _insects(case, cell):
        if drawn.kind == new[number]:
            continue
        cells = _cells(drawn, cell + QUARTERS[number])
        way = _away(number, drawn)
        token = Token(f"glass/insect_{KIND_ASSETS[drawn.kind]}")
        start, goal = Insect(seat, cells), Insect(seat, cells, way)
        flights.append(Flight(token, start, goal, 0.0, GONE, manner=Manner.CREEP))
    return tuple(flights)


def alighting(case: Case, seat: Seat, cell: Cell) -> tuple[Flight, ...]:
    """The insects of a card that lies there now: they come to rest one after the other."""
    flights = []
    for nth, (number, drawn) in enumerate(_insects(case, cell)):
        here = Insect(seat, _cells(drawn, cell + QUARTERS[number]))
        token = Token(f"glass/insect_{KIND_ASSETS[drawn.kind]}")
        still = 1 - APART * (len(QUARTERS) - 1 - nth)
        flights.append(Flight(token, here, here, 0.0, still, manner=Manner.FLUTTER))
    return tuple(flights)


def _insects(case: Case, cell: Cell) -> Iterator[tuple[int, Tile]]:
    """What is drawn in the cells of a card: the quarter it begins in, and the insect."""
    for number, step in enumerate(QUARTERS):
        kind = kind_at(case, cell + step)
        drawn = None if kind is None else tile(kind, 0, 0)
        if drawn is not None:
            yield number, drawn


def _cells(drawn: Tile, first: Cell) -> tuple[Cell, ...]:
    return tuple(
        first + row * SIDE + column for row in range(drawn.high) for column in range(drawn.wide)
    )


def _away(number: int, drawn: Tile) -> tuple[int, int]:
    """To the outer side of this quarter; what is as large as the card's side runs straight."""
    row, column = divmod(number, 2)
    return (
        0 if drawn.wide > 1 else 2 * column - 1,
        0 if drawn.high > 1 else 2 * row - 1,
    )
