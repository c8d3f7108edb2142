"""The places of the table that things fly between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.glass.api import Card, Cell
from game.table import Seat
from scenes.table.cue import Token

COIN: Final = Token("glass/token_coin")


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


GlassAnchor: TypeAlias = OnStack | Held | InCase | Purse
