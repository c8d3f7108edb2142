"""Actions: what somebody asks for. Data only, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from game.rules.rugs.cards import DECK, KINDS, LARVA, MOSQUITO, Card, Kind


@dataclass(frozen=True, slots=True)
class Choose:
    """A bug: which one it is about follows from what is asked."""

    card: Card


@dataclass(frozen=True, slots=True)
class Hatch:
    """Two Larvae of the hand leave the game for a bug of the Wall."""

    one: Card
    other: Card


@dataclass(frozen=True, slots=True)
class Pair:
    """Two Mosquitos copy this kind."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Decline:
    """No hatching now, or no further pair."""


Action = Choose | Hatch | Pair | Decline

# They are interned, because a search makes millions of them.
CHOICES: Final[Mapping[Card, Choose]] = {card: Choose(card) for card in DECK}
LARVAE: Final = tuple(card for card in DECK if card >> 4 == LARVA)
HATCHES: Final[Mapping[tuple[Card, Card], Hatch]] = {
    (one, other): Hatch(one, other) for one, other in combinations(LARVAE, 2)
}
PAIRS: Final = tuple(Pair(kind) for kind in range(len(KINDS)))
COPIED: Final = tuple(kind for kind in range(len(KINDS)) if kind != MOSQUITO)
"""The kinds that a pair can copy."""
DONE: Final = Decline()
