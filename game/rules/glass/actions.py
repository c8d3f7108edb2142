"""Actions: what somebody asks for. Data only, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType
from typing import Final

from game.rules.glass.cards import CARDS, SIDE, STACKS, Card, Cell


@dataclass(frozen=True, slots=True)
class Draw:
    """The top card of a stack."""

    stack: int


@dataclass(frozen=True, slots=True)
class Move:
    """A coin: the top card of one stack onto another."""

    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Lay:
    """A card of the hand into the case, its upper left cell on ``cell``."""

    card: Card
    cell: Cell


@dataclass(frozen=True, slots=True)
class EndTurn:
    """No card after the coin."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Out for good."""


Action = Draw | Move | Lay | EndTurn | Pass

# They are interned, because a search makes millions of them.
DRAWS: Final = tuple(map(Draw, range(STACKS)))
MOVES: Final[Mapping[tuple[int, int], Move]] = MappingProxyType(
    {
        (source, target): Move(source, target)
        for source, target in product(range(STACKS), range(STACKS))
    }
)
LAYS: Final[Mapping[tuple[Card, Cell], Lay]] = MappingProxyType(
    {place: Lay(*place) for place in product(CARDS, range(SIDE**2))}
)
END_TURN: Final = EndTurn()
PASS: Final = Pass()
