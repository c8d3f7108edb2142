"""What a case is worth, what of it counts together, and who has won (M9, M10, M11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.rules.glass.cards import (
    ALL_CELLS,
    BEETLE_POINTS,
    BLUE,
    COIN_POINTS,
    GOLD,
    GREEN,
    LEAF,
    LEAF_POINTS,
    MOTH,
    MOTH_POINTS,
    SIDE,
    STAG,
    STAG_POINTS,
    Case,
    Cell,
    Cells,
    cells_in,
)
from game.rules.glass.events import Group
from game.table import Seat

FIRST_COLUMN: Final[Cells] = sum(1 << SIDE * row for row in range(SIDE))
HAS_RIGHT: Final[Cells] = ALL_CELLS & ~(FIRST_COLUMN << SIDE - 1)
HAS_LEFT: Final[Cells] = ALL_CELLS & ~FIRST_COLUMN
BEETLES: Final = tuple(BEETLE_POINTS.items())


def worth(case: Case) -> int:
    """The points of everything in a case, without coins."""
    total = leaf_points(case[LEAF])
    for kind, each in BEETLES:
        beetles = case[kind]
        if beetles:
            total += each * in_runs(beetles)
    return total + STAG_POINTS * case[STAG].bit_count() + MOTH_POINTS * case[MOTH].bit_count()


def in_runs(beetles: Cells) -> int:
    """How many beetles have a neighbour in their row, and how many in their column."""
    across = beetles & beetles >> 1 & HAS_RIGHT
    down = beetles & beetles >> SIDE
    return (across | across << 1).bit_count() + (down | down << SIDE).bit_count()


def leaf_points(leaves: Cells) -> int:
    """A point for each leaf pair and for each that it touches, corners too."""
    if not leaves:
        return 0
    touching = (
        (leaves & leaves >> 1 & HAS_RIGHT).bit_count()
        + (leaves & leaves >> SIDE).bit_count()
        + (leaves & leaves >> SIDE + 1 & HAS_RIGHT).bit_count()
        + (leaves & leaves >> SIDE - 1 & HAS_LEFT).bit_count()
    )
    return LEAF_POINTS * (leaves.bit_count() + 2 * touching)


def points(case: Case, coins: int) -> tuple[int, ...]:
    """The points by source, in the order of the ledger."""
    return (
        *[each * in_runs(case[kind]) for kind, each in BEETLES],
        leaf_points(case[LEAF]),
        STAG_POINTS * case[STAG].bit_count(),
        MOTH_POINTS * case[MOTH].bit_count(),
        COIN_POINTS * coins,
    )


def groups(case: Case) -> dict[str, tuple[Group, ...]]:
    """By source: every run, cluster, stag and moth with its cells and points; no coins."""
    return {
        "B": _runs(case, BLUE),
        "G": _runs(case, GREEN),
        "Y": _runs(case, GOLD),
        "R": _clusters(case[LEAF]),
        "S": _pieces(case[STAG], SIDE, STAG_POINTS),
        "M": _pieces(case[MOTH], 1, MOTH_POINTS),
    }


def _runs(case: Case, kind: int) -> tuple[Group, ...]:
    """Straight unbroken runs of two or more: rows from the top, then columns from the left."""
    beetles = case[kind]
    lines = [range(SIDE * row, SIDE * row + SIDE) for row in range(SIDE)]
    lines += [range(column, SIDE * SIDE, SIDE) for column in range(SIDE)]
    found = [run for line in lines for run in _unbroken(beetles, line) if len(run) > 1]
    return tuple(Group(run, BEETLE_POINTS[kind] * len(run)) for run in found)


def _unbroken(beetles: Cells, line: Sequence[Cell]) -> Iterator[tuple[Cell, ...]]:
    run: list[Cell] = []
    for cell in line:
        if beetles >> cell & 1:
            run.append(cell)
        elif run:
            yield tuple(run)
            run = []
    if run:
        yield tuple(run)


def _clusters(leaves: Cells) -> tuple[Group, ...]:
    """Leaf pairs that touch, also over other leaf pairs, together."""
    found = []
    while leaves:
        cluster, grown = 0, leaves & -leaves
        while cluster != grown:
            cluster = grown
            wide = cluster | (cluster & HAS_RIGHT) << 1 | (cluster & HAS_LEFT) >> 1
            grown = (wide | wide << SIDE | wide >> SIDE) & leaves
        found.append(Group(tuple(cells_in(cluster)), leaf_points(cluster)))
        leaves &= ~cluster
    return tuple(found)


def _pieces(heads: Cells, other: int, each: int) -> tuple[Group, ...]:
    """Stags or moths one by one; the second half lies ``other`` cells on."""
    return tuple(Group((cell, cell + other), each) for cell in cells_in(heads))


def ranking(scores: Sequence[int]) -> tuple[tuple[Seat, ...], str]:
    """Who has won, and the clause that settles it."""
    best = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == best])
    return winners, "most-points" if len(winners) == 1 else "shared"
