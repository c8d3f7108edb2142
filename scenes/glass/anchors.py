"""The places of the table that things fly between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.glass.api import Card, Cell
from game.table import Seat
from scenes.table.cue import Token

COIN: Final = Token("glass/token_coin")
SPIDER: Final = Token("glass/token_spider", 3.9)  # with its thread


@dataclass(frozen=True, slots=True)
class OnStack:
    """The top of a stack; ``above`` it, where a card is lifted to."""

    stack: int
    above: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand of a seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class InCase:
    """Four cells of a case, by the upper left one."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class Purse:
    """The coins of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Insect:
    """An insect in a case, by its cells: one, or the two of a stag or a moth.

    ``gone`` is where it flees to when a card comes: so many cells to the right and downwards.
    """

    seat: Seat
    cells: tuple[Cell, ...]
    gone: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Thread:
    """Where the Spider hangs on a stack, in its web; ``up``: where its thread comes from."""

    stack: int
    up: bool = False


GlassAnchor: TypeAlias = OnStack | Held | InCase | Purse | Insect | Thread
