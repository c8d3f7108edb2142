"""The pack as small whole numbers, and the numbers that the rules print.

A suit is its place in the alphabet of letters ``CDHS``; the Jokers come after them as a suit of
their own. A card is ``suit * 16 + rank``: 2 to 10, then 11 to 14 for jack, queen, king and ace.
Sorted cards are therefore ordered by letter, then rank, as the notation asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.words import NC_

Suit = int
Card = int
Bid = int
"""What somebody has bid: a suit (0–3), or MISERE."""

SUITS: Final = "CDHS"  # clubs, diamonds, hearts, spades
SUIT_NAMES: Final = (
    NC_("playing cards", "Clubs"),
    NC_("playing cards", "Diamonds"),
    NC_("playing cards", "Hearts"),
    NC_("playing cards", "Spades"),
)
JOKERS: Final[Suit] = 4
MISERE: Final[Bid] = 5
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
LOWEST: Final = 2
ACE: Final = 14

SEATS: Final = range(3, 8)
JOKER_COUNTS: Final = (0, 1, 2)
TARGET: Final = 250
"""That of a record which names none."""
TARGETS: Final = (150, 100, 200, 250, 300, 350, 400, 450, 500)
"""What the table setup offers, the usual one first; any target can be agreed on."""

TRICK_POINTS: Final = 10
CLEAN_TRICK_POINTS: Final = 20
NO_TRICK_POINTS: Final = 30
ALL_TRICKS_POINTS: Final = 100
MISERE_POINTS: Final = 100


def card(suit: Suit, rank: int) -> Card:
    """The card of a suit (0–3) and rank (2–14); of the Jokers, rank 1 or 2."""
    return suit << 4 | rank


def suit_of(a_card: Card) -> Suit:
    """The suit of a card; JOKERS for a Joker."""
    return a_card >> 4


def rank_of(a_card: Card) -> int:
    """The rank of a card, 2–14; the number of a Joker, 1 or 2."""
    return a_card & 15


def is_joker(a_card: Card) -> bool:
    """Whether this is a Joker."""
    return a_card >> 4 == JOKERS


PLAIN_PACK: Final[tuple[Card, ...]] = tuple(
    card(suit, rank) for suit in range(4) for rank in range(LOWEST, ACE + 1)
)
PACKS: Final[tuple[tuple[Card, ...], ...]] = tuple(
    (*PLAIN_PACK, *(card(JOKERS, number) for number in range(1, count + 1)))
    for count in JOKER_COUNTS
)
"""Every card of the game in order, by the number of Jokers."""

CARD_NAMES: Final[Mapping[Card, str]] = {
    **{
        card(suit, rank): f"{letter}{name}"
        for suit, letter in enumerate(SUITS)
        for rank, name in enumerate(RANKS, LOWEST)
    },
    card(JOKERS, 1): "X1",
    card(JOKERS, 2): "X2",
}
CARDS: Final[Mapping[str, Card]] = {name: a_card for a_card, name in CARD_NAMES.items()}


def hand_size(seats: int, jokers: int) -> int:
    """How many cards everybody gets, which is also the number of tricks (B1)."""
    return len(PACKS[jokers]) // seats
