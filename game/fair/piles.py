"""Deals as statistics see them: which suits and ranks lie where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from game.words import N_


class CardPile(NamedTuple):
    """A seat's hand or a part of a deck: where it lies, and its cards as suit and rank.

    A suit is one letter; neither it nor a rank has a blank or a semicolon in it.
    """

    place: str
    cards: tuple[tuple[str, str], ...]


Piles: TypeAlias = tuple[CardPile, ...]
"""All cards of a deal that lie where chance has put them."""

REST: Final = "rest"
HANDS: Final[Mapping[str, str]] = {
    "hand-1": N_("Seat 1"),
    "hand-2": N_("Seat 2"),
    "hand-3": N_("Seat 3"),
    "hand-4": N_("Seat 4"),
    "hand-5": N_("Seat 5"),
    "hand-6": N_("Seat 6"),
    "hand-7": N_("Seat 7"),
    REST: N_("Left over"),
}
"""By place, what it is called where hands are dealt: messages."""


def hands_and_rest(
    hands: Sequence[Sequence[int]], rest: Sequence[int], names: Mapping[int, str]
) -> Piles:
    """A pile for each hand in dealing order, then what is left over, if anything.

    The ``names`` of cards begin with the letter of their suit.
    """
    every = [*zip(HANDS, hands, strict=False), (REST, rest)]
    return tuple(
        CardPile(place, tuple((names[card][0], names[card][1:]) for card in pile))
        for place, pile in every
        if pile
    )


def write_piles(piles: Piles) -> str:
    """One line of ASCII: ``hand-1 A5 B7;rest C2``."""
    return ";".join(" ".join((pile.place, *map("".join, pile.cards))) for pile in piles)


def read_piles(text: str) -> Piles:
    """What ``write_piles`` has written. Raises ValueError for anything else."""
    return tuple(map(_read_pile, text.split(";")))


def _read_pile(text: str) -> CardPile:
    place, *cards = text.split(" ")
    if not place or not _are_cards(cards):
        raise ValueError(text)
    return CardPile(place, tuple((card[0], card[1:]) for card in cards))


def _are_cards(cards: Iterable[str]) -> bool:
    return all(len(card) > 1 for card in cards)
