"""Imagined tables: what is hidden is dealt anew, and everybody plays in a style drawn for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from game.bots.council.styles.playing import Whims, drawn_whims
from game.bots.council.styles.style import Style, Unplayed, unplayed_of
from game.rules.council.api import DealSampler, State, View

NOISE: Final = 0.15
"""How often a card is any card at an imagined table: nobody plays to a rule alone."""

Pool = Sequence[Style]


class ImaginedTable(NamedTuple):
    """A table as it may be, and how everybody plays there."""

    table: State
    styles: list[Style]
    whims: Whims


class Imagination(Protocol):
    """Whoever imagines tables for one decision; ``unplayed`` is the same on all of them."""

    unplayed: Unplayed

    def deal(self) -> ImaginedTable:
        """One of them, and nobody else's to change."""


class Strangers:
    """Tables of people of whom nothing is known: any deal, and any style of the pool.

    ``voids`` are those that somebody remembers, see ``Tables``.
    """

    def __init__(self, view: View, pool: Pool, rng: Random, voids: Sequence[int] = ()) -> None:
        self._tables, self._pool, self._rng = DealSampler(view, voids), pool, rng
        self.unplayed = unplayed_of(self._tables.deal(rng))

    def deal(self) -> ImaginedTable:
        """Every deal that the view allows is as likely as any other."""
        rng, table = self._rng, self._tables.deal(self._rng)
        owners = table.setup.owners
        styles = rng.choices(self._pool, k=owners)
        return ImaginedTable(table, styles, drawn_whims(rng, [NOISE] * owners))
