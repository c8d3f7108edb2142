"""What comes of the choices of one question, added up over imagined tables.

Sums and products of whole numbers: they can be added in any order and stay exact. As the products
of every two choices are kept, each difference is one over the same tables and has its error.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

UNIT: Final = 10**6
"""Chances and points are counted in millionths."""
CHANCE: Final = 0
"""The measure that is the chance to win."""
LEAD: Final = 1
"""The one that is how far in points one is before the mean of the others."""

Row = tuple[int, ...]


class TableOutcome(NamedTuple):
    """What came of a choice on one table.

    ``sources`` are points by where they come from, as the game counts them. ``standing`` is by
    owner what a course of the game shows: chances (0–1), or points before the mean of the others.
    """

    chance: float
    lead: float
    sources: tuple[float, ...] = ()
    standing: tuple[float, ...] = ()


class EndgameScan(NamedTuple):
    """What comes of looking the end of a game through.

    ``tables`` is on how many ways the cards may lie somebody has looked, ``sure`` by choice on how
    many of these it wins whatever the others play; of one that has failed no more is counted, and
    of one that wins only for whoever sees the cards none in one block.
    ``ways`` is how many ways there are, if each of them is looked at; 0: there are too many.
    """

    tables: int
    sure: Row
    ways: int = 0


NOT_LOOKED: Final = EndgameScan(0, ())
"""The end is too far off."""


class Gap(NamedTuple):
    """By how much one choice is better than another over the same tables, and the error of that."""

    mean: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is more than chance."""
        return abs(self.mean) > 2 * self.error


class OutcomeTally(NamedTuple):
    """By measure and choice the sum; by measure, choice and earlier choice the product.

    ``standing`` is by owner and choice the sum of what a course of the game shows. ``looked`` is
    on how many tables the end of the game was looked through, ``sure`` by choice on how many of
    these it wins whatever the others play; ``ways`` as in ``EndgameScan``.
    """

    tables: int
    sums: tuple[Row, ...]
    products: tuple[tuple[Row, ...], ...]
    standing: tuple[Row, ...]
    looked: int
    sure: Row
    ways: int

    @classmethod
    def of(
        cls, tables: Sequence[Sequence[TableOutcome]], looked: EndgameScan = NOT_LOOKED
    ) -> OutcomeTally:
        """That of some tables, each with an outcome for every choice."""
        choices = range(len(tables[0]))
        flat = [[(each.chance, each.lead, *each.sources) for each in row] for row in tables]
        columns = [
            [[round(row[at][measure] * UNIT) for row in flat] for at in choices]
            for measure in range(len(flat[0][0]))
        ]
        return cls(
            len(tables),
            tuple(tuple(map(sum, measured)) for measured in columns),
            tuple(
                tuple(
                    tuple(_product(one, other) for other in measured[: at + 1])
                    for at, one in enumerate(measured)
                )
                for measured in columns
            ),
            tuple(
                tuple(
                    sum(round(row[at].standing[owner] * UNIT) for row in tables) for at in choices
                )
                for owner in range(len(tables[0][0].standing))
            ),
            looked.tables,
            looked.sure or (0,) * len(choices),
            looked.ways,
        )

    def __add__(self, other: object) -> OutcomeTally:
        """All tables of both."""
        if not isinstance(other, OutcomeTally):
            return NotImplemented
        return OutcomeTally(
            self.tables + other.tables,
            tuple(map(_add, self.sums, other.sums)),
            tuple(
                tuple(map(_add, mine, theirs))
                for mine, theirs in zip(self.products, other.products, strict=True)
            ),
            tuple(map(_add, self.standing, other.standing)),
            self.looked + other.looked,
            _add(self.sure, other.sure),
            max(self.ways, other.ways),
        )

    def only(self, choices: Sequence[int]) -> OutcomeTally:
        """The same tables, with these choices alone, in this order."""
        return OutcomeTally(
            self.tables,
            tuple(_pick(row, choices) for row in self.sums),
            tuple(
                tuple(
                    tuple(rows[max(one, other)][min(one, other)] for other in choices[: at + 1])
                    for at, one in enumerate(choices)
                )
                for rows in self.products
            ),
            tuple(_pick(row, choices) for row in self.standing),
            self.looked,
            _pick(self.sure, choices),
            self.ways,
        )

    def mean(self, measure: int, choice: int) -> float:
        """What a choice brings on average."""
        return self.sums[measure][choice] / self.tables / UNIT

    def error(self, measure: int, choice: int) -> float:
        """The standard error of that mean."""
        count, whole = self.tables, self.sums[measure][choice]
        squares = self._product(measure, choice, choice)
        spread = max(0, squares * count - whole * whole) / (count * count * max(1, count - 1))
        return sqrt(spread) / UNIT

    def gap(self, measure: int, one: int, other: int) -> Gap:
        """What one choice brings more than another."""
        sums, count = self.sums[measure], self.tables
        whole = sums[one] - sums[other]
        squares = (
            self._product(measure, one, one)
            + self._product(measure, other, other)
            - 2 * self._product(measure, one, other)
        )
        spread = max(0, squares * count - whole * whole) / (count * count * max(1, count - 1))
        return Gap(whole / count / UNIT, sqrt(spread) / UNIT)

    def best(self, measure: int) -> int:
        """The choice that brings most; of equal ones the first."""
        sums = self.sums[measure]
        return max(range(len(sums)), key=sums.__getitem__)

    def _product(self, measure: int, one: int, other: int) -> int:
        return self.products[measure][max(one, other)][min(one, other)]


def _product(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _pick(row: Row, choices: Sequence[int]) -> Row:
    return tuple(row[each] for each in choices)


def _add(one: Row, other: Row) -> Row:
    return tuple(a + b for a, b in zip(one, other, strict=True))
