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
    Faction,
    deck,
)
from game.rules.council.clauses import CLAUSES
from game.rules.council.model import Deal, Setup
from game.rules.council.solo import TERMITENATOR, Carry, Personality
from game.table import IllegalDeal, Seat

if TYPE_CHECKING:
    from random import Random


LATER_GAMES: Final = (2, 3)
HIGHEST_CARRY: Final = 999
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
    if setup.seats == 1:
        _check_solo(setup)
        return
    if not 0 <= setup.lead < setup.seats:
        raise refuse("setup-lead", f"leader {setup.lead}", "lead")
    for place in ("personality", "carry"):
        if getattr(setup, place) is not None:
            raise refuse("setup-solo", f"{place} at a table of {setup.seats}", place)


def _check_solo(setup: Setup) -> None:
    """The opponent, and what it carries over; it leads the first trick of a single game (S4)."""
    if setup.personality is None:
        raise refuse("setup-personality", "no personality", "personality")
    carry = setup.carry
    if carry is None:
        if setup.lead != TERMITENATOR:
            raise refuse("setup-solo-lead", f"leader {setup.lead}", "lead")
        return
    if carry.game not in LATER_GAMES:
        raise refuse("setup-carry", f"game {carry.game}", "carry.game")
    for seat, score in enumerate(carry.scores):
        if not 0 <= score <= HIGHEST_CARRY:
            raise refuse("setup-carry", f"score {score}", f"carry.scores[{seat}]")
    if setup.lead not in {0, TERMITENATOR}:
        raise refuse("setup-carry", f"leader {setup.lead}", "carry.lead")


def first_cubes(council: Sequence[Faction]) -> list[int]:
    """Cubes by faction: 4, 3, 2, 1, 0 in the order in which the council was seated."""
    cubes = [0] * 5
    for faction, count in zip(council, FIRST_CUBES, strict=True):
        cubes[faction] = count
    return cubes


def check_deal(setup: Setup, deal: Deal) -> None:
    """Raise IllegalDeal unless every seat gets eleven cards and every card is used once."""
    if len(deal.hands) != setup.hands:
        needed = f"{len(deal.hands)} hands for {setup.seats} seat{'s' * (setup.seats > 1)}"
        raise refuse("deal-hands", needed, "hands")
    parts = {f"hands[{seat}]": hand for seat, hand in enumerate(deal.hands)}
    for place, hand in parts.items():
        if len(hand) != HAND_SIZE:
            raise refuse("deal-hands", f"{len(hand)} cards", place)
    expected = set(deck(setup.edition, setup.seats, setup.termite))
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


def random_setup(
    edition: str,
    seats: int,
    lead: Seat | None,
    rng: Random,
    personality: Personality | None = None,
    carry: Carry | None = None,
) -> Setup:
    """A setup with a random council, and a random leader where ``lead`` is None (G1).

    The Termitenator leads a single solo game, whatever ``lead`` says; its default personality is
    the plain Pacifist (S4).
    """
    council = rng.sample(range(5), 5)
    ring = FIRST_RING
    if not EDITIONS[edition].fixed_ring:
        ring = tuple(rng.sample(range(5), 5))
    if seats == 1:
        personality = personality or Personality.PACIFIST
        lead = TERMITENATOR if lead is None or carry is None else lead
    leader = rng.randrange(seats) if lead is None else lead
    return Setup(EDITIONS[edition], seats, tuple(council), ring, leader, personality, carry)


def shuffled_deal(setup: Setup, rng: Random) -> Deal:
    """Eleven cards to each hand from a shuffled deck, the others left over."""
    cards = list(deck(setup.edition, setup.seats, setup.termite))
    rng.shuffle(cards)
    dealt = HAND_SIZE * setup.hands
    hands = tuple(tuple(cards[at : at + HAND_SIZE]) for at in range(0, dealt, HAND_SIZE))
    return Deal(hands, tuple(cards[dealt:]))


def random_trilogy(rng: Random) -> tuple[Personality, ...]:
    """The opponents of the three games: three of the four with an ability (S10)."""
    return tuple(rng.sample([each for each in Personality if each is not Personality.PACIFIST], 3))


def _letters(factions: Sequence[Faction]) -> str:
    return "".join(FACTIONS[each] if each in range(len(FACTIONS)) else "?" for each in factions)


def _name(card: Card) -> str:
    return CARD_NAMES.get(card, f"card {card}")
