"""Where a card may lie in a case, and what the case is then (M5, M6).

This is asked more than anything else, so it looks at all sixteen places at once: the cells of a
kind, moved by the offset of one cell of the card, have a bit wherever that cell would lie on it.
"""

from __future__ import annotations

from typing import Final

from game.rules.glass.cards import (
    CORNERS,
    DUNG,
    EMPTY_CASE,
    KINDS_ON,
    MOTH,
    MOTH_RIGHT,
    OFFSETS,
    SIDE,
    STAG,
    STAG_FOOT,
    Card,
    Case,
    Cell,
    Cells,
    Kind,
    covered_cells,
    kind_at,
)

BARE: Final = [
    [offset for kind, offset in zip(kinds, OFFSETS, strict=False) if kind != DUNG]
    for kinds in KINDS_ON
]
"""By card: the offsets of the cells that are not dung."""

COVERED: Final = sum(1 << offset for offset in OFFSETS)
"""The cells under a card in the upper left."""

# Half of a stag or moth lies under a card whose edge runs between the halves: the upper half under
# the card's lower row, the lower half under its upper row, and so on. By kind and offset.
STAG_CUTS: Final = ((STAG, SIDE), (STAG, SIDE + 1), (STAG_FOOT, 0), (STAG_FOOT, 1))
MOTH_CUTS: Final = ((MOTH, 1), (MOTH, SIDE + 1), (MOTH_RIGHT, 0), (MOTH_RIGHT, SIDE))


def places(case: Case, card: Card) -> Cells:
    """Every cell that may be the card's upper left one; the only source of that answer."""
    one, two, three, four = KINDS_ON[card]
    fits = (case[one] | case[two] >> 1 | case[three] >> SIDE | case[four] >> SIDE + 1) & CORNERS
    if not fits:
        return CORNERS if case == EMPTY_CASE else 0
    dung = case[DUNG]
    if dung:
        for offset in BARE[card]:
            fits &= ~(dung >> offset)
    if case[STAG]:
        fits &= ~cut(case, STAG_CUTS)
    if case[MOTH]:
        fits &= ~cut(case, MOTH_CUTS)
    return fits


def cut(case: Case, cuts: tuple[tuple[Kind, int], ...]) -> Cells:
    """The places where a card would cover half of something."""
    found = 0
    for kind, offset in cuts:
        found |= case[kind] >> offset
    return found


def lay(case: Case, card: Card, cell: Cell) -> Case:
    """The case with the card in it."""
    kept = ~(COVERED << cell)
    then = [cells & kept for cells in case]
    one, two, three, four = KINDS_ON[card]
    then[one] |= 1 << cell
    then[two] |= 2 << cell
    then[three] |= 1 << cell + SIDE
    then[four] |= 2 << cell + SIDE
    return tuple(then)


def matched_cells(case: Case, card: Card, cell: Cell) -> tuple[Cell, ...]:
    """The cells in which the card would lie on its own kind."""
    return tuple(
        cell + offset
        for kind, offset in zip(KINDS_ON[card], OFFSETS, strict=True)
        if case[kind] >> cell + offset & 1
    )


def reasons(case: Case, card: Card, cell: Cell) -> dict[str, tuple[Cell, ...]]:
    """Why a card may not lie there: the clauses, each with the cells of the case it is about.

    Nothing where it may. Whatever is in the way comes before what is missing.
    """
    if not CORNERS >> cell & 1:
        return {"inside": ()}
    if places(case, card) >> cell & 1:
        return {}
    under = covered_cells(cell)
    bare = {cell + offset for offset in BARE[card]}
    found = {
        "dung": tuple(each for each in under if each in bare and kind_at(case, each) == DUNG),
        "stag-whole": _halves(case, cell, STAG_CUTS),
        "moth-whole": _halves(case, cell, MOTH_CUTS),
    }
    found = {clause: cells for clause, cells in found.items() if cells}
    if not matched_cells(case, card, cell):
        found["same-kind"] = under
    return found


def _halves(case: Case, cell: Cell, cuts: tuple[tuple[Kind, int], ...]) -> tuple[Cell, ...]:
    """The cells of stags or moths of which a card there would cover half."""
    found = [cell + offset for kind, offset in cuts if case[kind] >> cell + offset & 1]
    return tuple(sorted(found))
