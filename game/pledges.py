"""Who declared No Allegiance in a finished game and kept it, as simulations count it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Pledge(NamedTuple):
    """Of one owner in one Age."""

    declared: bool
    kept: bool


def pledges(end: object) -> tuple[tuple[Pledge, ...], ...]:
    """A row for each Age with everybody's; none in a game that knows no No Allegiance."""
    ages = [age.rows for age in getattr(end, "ledger", ())]
    return tuple(
        tuple(Pledge(row.no_allegiance, row.no_allegiance_points > 0) for row in rows)
        for rows in ages
        if all(hasattr(row, "no_allegiance") for row in rows)
    )


def rates(pledged: Sequence[Pledge]) -> tuple[float, float]:
    """The share of Ages with No Allegiance (0-1), and how many of those kept it."""
    declared = sum(one.declared for one in pledged)
    kept = sum(one.kept for one in pledged)
    return declared / len(pledged) if pledged else 0.0, kept / declared if declared else 0.0
