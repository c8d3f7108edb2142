"""Checking and making the start of a game and the deals of its Ages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.rules.council.cards import (
    CARD_NAMES,
    EDITIONS,
    FACTIONS,
    FIRST_CUBES,
    HAND_SIZE,
    PRINTED_RING,
    Card,
    Edition,
    Faction,
    deck,
)
from game.rules.council.clauses import CLAUSES
from game.rules.council.model import Deal, Setup
from game.table import IllegalDeal, Seat

if TYPE_CHECKING:
    from random import Random


FIRST_RING: Final = tuple(map(FACTIONS.index, PRINTED_RING))


def refuse(clause: str, detail: str, place: str) -> IllegalDeal:
    """An error that says the rule, what is wrong with it here, and in which part of the record."""
    return IllegalDeal(f"{detail}: {CLAUSES[clause]}", clause, place)


def check_setup(setup: Setup) -> None:
    """Raise IllegalDeal unless the game can begin like this."""
    if setup.seats not in setup.edition.highest_value:
        raise refuse("setup-seats", f"{setup.seats} seats", "seats")
    if sorted(setup.council) != list(range(5)):
        raise refuse("setup-council", f"council “{_letters(setup.council)}”", "council")
    if sorted(setup.ring) != list(range(5)):
        raise refuse("setup-ring", f"ring “{_letters(setup.ring)}”", "ring")
    if setup.edition.fixed_ring and setup.ring != FIRST_RING:
        raise refuse("setup-printed-ring", f"ring “{_letters(setup.ring)}”", "ring")
    if not 0 <= setup.lead < setup.seats:
        raise refuse("setup-lead", f"leader {setup.lead}", "lead")


def first_cubes(council: Sequence[Faction]) -> list[int]:
    """Cubes by faction: 4, 3, 2, 1, 0 in the order in which the council was seated."""
    cubes = [0] * 5
    for faction, count in zip(council, FIRST_CUBES, strict=True):
        cubes[faction] = count
    return cubes


def check_deal(setup: Setup, deal: Deal) -> None:
    """Raise IllegalDeal unless every seat gets eleven cards and every card is used once."""
    if len(deal.hands) != setup.seats:
        raise refuse("deal-hands", f"{len(deal.hands)} hands for {setup.seats} seats", "hands")
    parts = {f"hands[{seat}]": hand for seat, hand in enumerate(deal.hands)}
    for place, hand in parts.items():
        if len(hand) != HAND_SIZE:
            raise refuse("deal-hands", f"{len(hand)} cards", place)
    expected = set(deck(setup.edition, setup.seats))
    seen: set[Card] = set()
    for place, cards in {**parts, "rest": deal.rest}.items():
        for card in cards:
            if card in seen:
                raise refuse("deal-cards", f"{_name(card)} is there twice", place)
            if card not in expected:
                raise refuse("deal-cards", f"{_name(card)} is not in this deck", place)
            seen.add(card)
    if seen != expected:
        missing = ", ".join(CARD_NAMES[card] for card in sorted(expected - seen))
        raise refuse("deal-cards", f"missing {missing}", "rest")


def random_setup(edition: str, seats: int, lead: Seat | None, rng: Random) -> Setup:
    """A setup with a random council, and a random leader where ``lead`` is None (G1)."""
    council = rng.sample(range(5), 5)
    ring = FIRST_RING
    if not EDITIONS[edition].fixed_ring:
        ring = tuple(rng.sample(range(5), 5))
    leader = rng.randrange(seats) if lead is None else lead
    return Setup(EDITIONS[edition], seats, tuple(council), ring, leader)


def shuffled_deal(edition: Edition, seats: int, rng: Random) -> Deal:
    """Eleven cards to each seat from a shuffled deck, the others left over."""
    cards = list(deck(edition, seats))
    rng.shuffle(cards)
    hands = tuple(tuple(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(seats))
    return Deal(hands, tuple(cards[seats * HAND_SIZE :]))


def _letters(factions: Sequence[Faction]) -> str:
    return "".join(FACTIONS[each] if each in range(len(FACTIONS)) else "?" for each in factions)


def _name(card: Card) -> str:
    return CARD_NAMES.get(card, f"card {card}")
