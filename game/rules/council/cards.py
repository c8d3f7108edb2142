"""Factions and cards as small whole numbers, and the numbers the rulebooks print.

A faction is its place in the alphabet of letters ``ABCFM``; a card is ``faction * 16 + value``.
Sorted cards are therefore ordered by faction letter, then value, as the notation asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.words import NC_

Faction = int
Card = int

FACTIONS: Final = "ABCFM"  # Ants, Bees, Cockroaches, Flies, Mosquitoes
FACTION_NAMES: Final = (
    NC_("suit", "Ants"),
    NC_("suit", "Bees"),
    NC_("suit", "Cockroaches"),
    NC_("suit", "Flies"),
    NC_("suit", "Mosquitoes"),
)
PRINTED_RING: Final = "BMACF"

AGES: Final = 3
TRICKS: Final = 10
HAND_SIZE: Final = 11
CUBES: Final = 18
FIRST_CUBES: Final = (4, 3, 2, 1, 0)
NO_ALLEGIANCE_POINTS: Final = 10
SOLO_NO_ALLEGIANCE_POINTS: Final = 15
FIRST_TRIGGER_ROW: Final = 3


@dataclass(frozen=True, slots=True)
class Edition:
    """What the two rulebooks do differently (see the table of the rulings)."""

    name: str
    fixed_ring: bool
    visit_is_a_duty: bool
    shares_round_up: bool
    neutral_scores_none: bool  # No Allegiance, instead of an Allegiance, for no trick
    emissary_is_kept: bool  # by its controller, while it leads and wins
    highest_value: Mapping[int, int] = field(hash=False)  # by number of seats


EDITIONS: Final[Mapping[str, Edition]] = {
    "published": Edition(
        "published", True, True, False, True, True, {1: 8, 2: 8, 3: 8, 4: 10, 5: 12}
    ),
    "prototype": Edition(
        "prototype", False, False, True, False, False, {2: 10, 3: 10, 4: 11, 5: 12}
    ),
}


def card(faction: Faction, value: int) -> Card:
    """The card of a faction (0–4) and value (1–12)."""
    return faction << 4 | value


def suit_of(a_card: Card) -> Faction:
    """The faction of a card."""
    return a_card >> 4


def value_of(a_card: Card) -> int:
    """The value of a card, 1–12."""
    return a_card & 15


def deck(edition: Edition, seats: int, without: Faction | None = None) -> tuple[Card, ...]:
    """Every card of the game for this many seats, in order; solo goes without a suit (S1)."""
    cards = DECKS[edition.highest_value[seats]]
    return cards if without is None else tuple(c for c in cards if suit_of(c) != without)


DECKS: Final[Mapping[int, tuple[Card, ...]]] = {  # by highest value
    top: tuple(card(faction, value) for faction in range(5) for value in range(1, top + 1))
    for top in (8, 10, 11, 12)
}


def card_name(a_card: Card) -> str:
    """``A7``."""
    return CARD_NAMES[a_card]


CARD_NAMES: Final[Mapping[Card, str]] = {
    card(faction, value): f"{letter}{value}"
    for faction, letter in enumerate(FACTIONS)
    for value in range(1, 13)
}
CARDS: Final[Mapping[str, Card]] = {name: a_card for a_card, name in CARD_NAMES.items()}
