"""Where a card may lie in a case, and what the case is then (M5, M6).

This is asked more than anything else, so it looks at all sixteen places at once: a layer of the
case, moved by the offset of one cell of the card, has a bit wherever that cell would lie on it.
"""

from __future__ import annotations

from typing import Final

from game.rules.glass.cards import (
    ALL_CELLS,
    CORNERS,
    DUNG,
    EVERY_LAYER,
    KINDS_ON,
    LAYER,
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
    covered_cells,
    kind_at,
)

CARD_BITS: Final = tuple(
    sum(1 << LAYER * kind + offset for kind, offset in zip(kinds, OFFSETS, strict=False))
    for kinds in KINDS_ON
)
"""By card: what it puts into an empty case, in the upper left."""

MATCHES: Final = tuple(
    tuple(LAYER * kind + offset for kind, offset in zip(kinds, OFFSETS, strict=False))
    for kinds in KINDS_ON
)
"""By card: how far a case is moved so that each of its four cells meets its own kind."""

BARE: Final = tuple(
    tuple(offset for kind, offset in zip(kinds, OFFSETS, strict=False) if kind != DUNG)
    for kinds in KINDS_ON
)
"""By card: the offsets of the cells that are not dung."""

KEPT: Final = tuple(
    ~(sum(1 << offset for offset in OFFSETS) * EVERY_LAYER << cell) for cell in range(SIDE * SIDE)
)
"""By cell: everything that a card laid there leaves as it is."""

DUNG_SHIFT: Final = LAYER * DUNG
HALVES: Final = ALL_CELLS * sum(1 << LAYER * kind for kind in range(STAG, DUNG))

# Half of a stag or moth lies under a card whose edge runs between the halves: the upper half under
# the card's lower row, the lower half under its upper row, and so on.
STAG_CUTS: Final = (
    LAYER * STAG + SIDE, LAYER * STAG + SIDE + 1, LAYER * STAG_FOOT, LAYER * STAG_FOOT + 1,
)  # fmt: skip
MOTH_CUTS: Final = (
    LAYER * MOTH + 1, LAYER * MOTH + SIDE + 1, LAYER * MOTH_RIGHT, LAYER * MOTH_RIGHT + SIDE,
)  # fmt: skip


def places(case: Case, card: Card) -> Cells:
    """Every cell that may be the card's upper left one; the only source of that answer."""
    if not case:
        return CORNERS
    one, two, three, four = MATCHES[card]
    fits = (case >> one | case >> two | case >> three | case >> four) & CORNERS
    if not fits:
        return 0
    dung = case >> DUNG_SHIFT
    if dung:
        for offset in BARE[card]:
            fits &= ~(dung >> offset)
    if case & HALVES:
        fits &= ~(cut(case, STAG_CUTS) | cut(case, MOTH_CUTS))
    return fits


def cut(case: Case, cuts: tuple[int, ...]) -> Cells:
    """The places where a card would cover half of something."""
    one, two, three, four = cuts
    return (case >> one | case >> two | case >> three | case >> four) & CORNERS


def laid(case: Case, card: Card, cell: Cell) -> Case:
    """The case with the card in it."""
    return case & KEPT[cell] | CARD_BITS[card] << cell


def matched_cells(case: Case, card: Card, cell: Cell) -> tuple[Cell, ...]:
    """The cells in which the card would lie on its own kind."""
    return tuple(
        cell + offset
        for shift, offset in zip(MATCHES[card], OFFSETS, strict=True)
        if case >> shift + cell & 1
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


def _halves(case: Case, cell: Cell, cuts: tuple[int, ...]) -> tuple[Cell, ...]:
    """The cells of stags or moths of which a card there would cover half."""
    return tuple(sorted(shift % LAYER + cell for shift in cuts if case >> shift + cell & 1))
