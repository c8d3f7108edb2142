"""Cards, cells and kinds of insects, and the numbers that the rules print.

A case has five rows of five cells, numbered row by row from the upper left; on sixteen of them a
card can lie with its upper left cell. What lies in a case is nine whole numbers, one for each kind:
the cells that have it, so that a question about all cells at once is one step (M1).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from types import MappingProxyType
from typing import Final

from game.rules.glass.pack import PACK
from game.words import N_

Card = int
"""The number of a card, from 1; 0 is the Spider."""

Cell = int
"""0–24, row by row."""

Kind = int
"""What is in a cell: 0–8, in the order of ``KINDS``."""

Cells = int
"""Some cells of a case: bit ``cell`` is set."""

Case = tuple[Cells, ...]
"""Everything that lies in a case: by kind, the cells that have it."""

SPIDER: Final[Card] = 0
SPIDER_NAME: Final = "X"

KINDS: Final = "BGYRSsMmD"
BLUE: Final[Kind] = 0
GREEN: Final[Kind] = 1
GOLD: Final[Kind] = 2
LEAF: Final[Kind] = 3
STAG: Final[Kind] = 4
STAG_FOOT: Final[Kind] = 5
MOTH: Final[Kind] = 6
MOTH_RIGHT: Final[Kind] = 7
DUNG: Final[Kind] = 8

SIDE: Final = 5
COLUMNS: Final = "abcde"

SEATS: Final = 2
COINS: Final = 3
STACKS: Final = 3
STACK_SIZE: Final = 14
DEEPEST: Final = 3
"""The Spider is among so many last cards of a stack."""

BEETLE_POINTS: Final[Mapping[Kind, int]] = MappingProxyType({BLUE: 1, GREEN: 2, GOLD: 3})
LEAF_POINTS: Final = 1
STAG_POINTS: Final = 5
MOTH_POINTS: Final = 5
COIN_POINTS: Final = 2

SOURCES: Final = ("B", "G", "Y", "R", "S", "M", "coins")
"""Where points come from, in the order of the ledger."""
SOURCE_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "B": N_("Blue"),
        "G": N_("Green"),
        "Y": N_("Gold"),
        "R": N_("Leaf pairs"),
        "S": N_("Stags"),
        "M": N_("Moths"),
        "coins": N_("Coins"),
    }
)

CARDS: Final[tuple[Card, ...]] = tuple(range(1, len(PACK) + 1))
DECK: Final[tuple[Card, ...]] = (SPIDER, *CARDS)
OFFSETS: Final = (0, 1, SIDE, SIDE + 1)
"""The four cells of a card, counted from its upper left one."""
KINDS_ON: Final[tuple[tuple[Kind, ...], ...]] = (
    (),
    *(tuple(map(KINDS.index, drawn.replace("/", ""))) for drawn in PACK),
)
"""By card: what is in its four cells."""

EMPTY_CASE: Final[Case] = (0,) * len(KINDS)

ALL_CELLS: Final[Cells] = (1 << SIDE * SIDE) - 1
CORNERS: Final[Cells] = sum(
    1 << SIDE * row + column for row, column in product(range(SIDE - 1), repeat=2)
)
"""Where the upper left cell of a card can lie."""

CELL_NAMES: Final = tuple(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(SIDE**2))
CELLS: Final[Mapping[str, Cell]] = MappingProxyType(
    {name: cell for cell, name in enumerate(CELL_NAMES)}
)
CARD_NAMES: Final = (SPIDER_NAME, *map(str, CARDS))
CARDS_BY_NAME: Final[Mapping[str, Card]] = MappingProxyType(
    {name: card for card, name in enumerate(CARD_NAMES)}
)


def cells_in(cells: Cells) -> list[Cell]:
    """The cells one by one, in their order (a new list)."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


def covered_cells(cell: Cell) -> tuple[Cell, ...]:
    """The four cells under a card that lies there."""
    return tuple(cell + offset for offset in OFFSETS)


def kind_at(case: Case, cell: Cell) -> Kind | None:
    """What is in a cell; None where it is empty."""
    return next((kind for kind, cells in enumerate(case) if cells >> cell & 1), None)
