"""The ninety bugs and the rugs they sit on. Nothing here depends on the state of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from types import MappingProxyType
from typing import Final

from game.words import NC_

Kind = int
"""A type of bug, 0 … 8, in the order of the letters."""

Card = int
"""``kind * 16 + number``, numbers from 1: sorted cards are in the order of the notation."""

KINDS: Final = "ABDFLMSUY"
"""The letter of each kind."""

ANT: Final[Kind] = 0
BEETLE: Final[Kind] = 1
LADYBUG: Final[Kind] = 2
FIREFLY: Final[Kind] = 3
LARVA: Final[Kind] = 4
MOSQUITO: Final[Kind] = 5
SPIDER: Final[Kind] = 6
BUTTERFLY: Final[Kind] = 7
FLY: Final[Kind] = 8

KIND_NAMES: Final = (
    NC_("bug", "Ant"),
    NC_("bug", "Beetle"),
    NC_("bug", "Ladybug"),
    NC_("bug", "Firefly"),
    NC_("bug", "Larva"),
    NC_("bug", "Mosquito"),
    NC_("bug", "Spider"),
    NC_("bug", "Butterfly"),
    NC_("bug", "Fly"),
)

COUNTS: Final = tuple(MappingProxyType({SPIDER: 8, FLY: 12}).get(kind, 10) for kind in range(9))
"""How many bugs there are of each kind."""

SCORING_ORDER: Final = (BUTTERFLY, FIREFLY, LARVA, ANT, SPIDER, FLY, BEETLE, LADYBUG)
"""The kinds that score, from top to bottom of the score sheet (C2)."""

RUGS: Final = "cdfswz"
"""Checks, dots, fringe, stripes, waves, zigzag."""

RUG_NAMES: Final = (
    NC_("rug", "checks"),
    NC_("rug", "dots"),
    NC_("rug", "fringe"),
    NC_("rug", "stripes"),
    NC_("rug", "waves"),
    NC_("rug", "zigzag"),
)

END_BELOW: Final[Mapping[int, int]] = MappingProxyType({2: 30, 3: 45, 4: 60, 5: 68})
"""By number of seats: so many bugs of the full deck lie over the End card (R2)."""


def kind_of(card: Card) -> Kind:
    """The kind of a bug."""
    return card >> 4


def number_of(card: Card) -> int:
    """Which one of its kind it is."""
    return card & 15


def card_name(card: Card) -> str:
    """``A7``: the letter of its kind and its number."""
    return CARD_NAMES[card]


def kinds_in(cards: Sequence[Card]) -> list[int]:
    """How many of each kind there are (a new list)."""
    found = [0] * len(KINDS)
    for card in cards:
        found[card >> 4] += 1
    return found


def _rugs() -> Mapping[Card, int]:
    """They run on in their order through the cards that are not Mosquitos, kind by kind (R1)."""
    covered = (card for card in DECK if card >> 4 != MOSQUITO)
    return MappingProxyType(dict(zip(covered, cycle(range(len(RUGS))), strict=False)))


DECK: Final = tuple(
    kind << 4 | number for kind in range(len(KINDS)) for number in range(1, COUNTS[kind] + 1)
)
"""All bugs, in the order of the notation; the End card is none of them."""

CARD_NAMES: Final[Mapping[Card, str]] = MappingProxyType(
    {card: f"{KINDS[card >> 4]}{card & 15}" for card in DECK}
)
CARDS: Final[Mapping[str, Card]] = MappingProxyType(
    {name: card for card, name in CARD_NAMES.items()}
)
RUG_OF: Final = _rugs()
"""The rug on each card, 0 … 5; Mosquitos have none."""
