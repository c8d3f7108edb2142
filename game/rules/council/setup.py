"""Checking and making the start of a game and the deals of its Ages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from game.rules.council.cards import (
    CARD_NAMES,
    EDITIONS,
    FACTIONS,
    FIRST_CUBES,
    HAND_SIZE,
    PRINTED_RING,
    Faction,
    deck,
)
from game.rules.council.clauses import CLAUSES
from game.rules.council.model import Setup
from game.rules.council.solo import TERMITENATOR, Personality
from game.rules.council.stakes import Stake
from game.rules.deals import check_cards, refusal
from game.rules.shuffling import shuffle, shuffled
from game.rules.tricks import Deal
from game.table import Carry, Seat
from game.words import _, ngettext

if TYPE_CHECKING:
    from random import Random

refuse: Final = partial(refusal, CLAUSES)
"""An error: its clause, what is wrong here, and in which part of the record."""

LATER_GAMES: Final = (2, 3)
HIGHEST_CARRY: Final = 999
FIRST_RING: Final = tuple(map(FACTIONS.index, PRINTED_RING))


def check_setup(setup: Setup) -> None:
    """Raise IllegalDeal unless the game can begin like this."""
    if setup.seats not in setup.edition.highest_value:
        raise refuse("setup-seats", _seats(setup.seats), "seats")
    if sorted(setup.council) != list(range(5)):
        raise refuse(
            "setup-council",
            _("council “{letters}”").format(letters=_letters(setup.council)),
            "council",
        )
    if sorted(setup.ring) != list(range(5)):
        raise refuse("setup-ring", _ring(setup), "ring")
    if setup.edition.fixed_ring and setup.ring != FIRST_RING:
        raise refuse("setup-printed-ring", _ring(setup), "ring")
    if setup.seats == 1:
        _check_solo(setup)
        return
    if not 0 <= setup.lead < setup.seats:
        raise refuse("setup-lead", _leader(setup), "lead")
    for place in ("personality", "carry", "stake"):
        if getattr(setup, place):
            trouble = _("{key} at a table of {seats}").format(key=place, seats=setup.seats)
            raise refuse("setup-solo", trouble, place)


def _check_solo(setup: Setup) -> None:
    """The opponent, and what it carries over; it leads the first trick of a single game (S4)."""
    if setup.personality is None:
        raise refuse("setup-personality", _("no personality"), "personality")
    if setup.stake not in set(Stake):
        raise refuse("setup-stake", _("stake {number}").format(number=setup.stake), "stake")
    carry = setup.carry
    if carry is None:
        if setup.lead != TERMITENATOR:
            raise refuse("setup-solo-lead", _leader(setup), "lead")
        return
    if carry.game not in LATER_GAMES:
        raise refuse("setup-carry", _("game {number}").format(number=carry.game), "carry.game")
    if len(carry.scores) != setup.owners:
        count = len(carry.scores)
        words = ngettext("{count} score", "{count} scores", count).format(count=count)
        raise refuse("setup-carry", words, "carry.scores")
    for seat, score in enumerate(carry.scores):
        if not 0 <= score <= HIGHEST_CARRY:
            words = _("score {number}").format(number=score)
            raise refuse("setup-carry", words, f"carry.scores[{seat}]")
    if setup.lead not in {0, TERMITENATOR}:
        raise refuse("setup-carry", _leader(setup), "carry.lead")


def first_cubes(council: Sequence[Faction]) -> list[int]:
    """Cubes by faction: 4, 3, 2, 1, 0 in the order in which the council was seated."""
    cubes = [0] * 5
    for faction, count in zip(council, FIRST_CUBES, strict=True):
        cubes[faction] = count
    return cubes


def check_deal(setup: Setup, deal: Deal) -> None:
    """Raise IllegalDeal unless every seat gets eleven cards and every card is used once."""
    if len(deal.hands) != setup.hands:
        needed = ngettext(
            "{hands} hands for {count} seat", "{hands} hands for {count} seats", setup.seats
        )
        raise refuse("deal-hands", needed.format(hands=len(deal.hands), count=setup.seats), "hands")
    parts = {f"hands[{seat}]": hand for seat, hand in enumerate(deal.hands)}
    for place, hand in parts.items():
        if len(hand) != HAND_SIZE:
            words = ngettext("{count} card", "{count} cards", len(hand))
            raise refuse("deal-hands", words.format(count=len(hand)), place)
    parts["rest"] = deal.rest
    stranger = _("{card} is not in this deck")
    check_cards(
        parts,
        set(deck(setup.edition, setup.seats, setup.termite)),
        CARD_NAMES,
        stranger,
        partial(refuse, "deal-cards"),
    )


def random_setup(
    edition: str,
    seats: int,
    lead: Seat | None,
    rng: Random,
    personality: Personality | None = None,
    carry: Carry | None = None,
    stake: int = 0,
) -> Setup:
    """A setup with a random council, and a random leader where ``lead`` is None (G1).

    The Termitenator leads a single solo game, whatever ``lead`` says; its default personality is
    the plain Pacifist (S4).
    """
    council = shuffled(range(len(FACTIONS)), rng)
    ring = FIRST_RING
    if not EDITIONS[edition].fixed_ring:
        ring = tuple(shuffled(range(len(FACTIONS)), rng))
    if seats == 1:
        personality = personality or Personality.PACIFIST
        lead = TERMITENATOR if lead is None or carry is None else lead
    leader = rng.randrange(seats) if lead is None else lead
    return Setup(EDITIONS[edition], seats, tuple(council), ring, leader, personality, carry, stake)


def shuffled_deal(setup: Setup, rng: Random) -> Deal:
    """Eleven cards to each hand from a shuffled deck, the others left over."""
    cards = list(deck(setup.edition, setup.seats, setup.termite))
    shuffle(cards, rng)
    dealt = HAND_SIZE * setup.hands
    hands = tuple(tuple(cards[at : at + HAND_SIZE]) for at in range(0, dealt, HAND_SIZE))
    return Deal(hands, tuple(cards[dealt:]))


def random_trilogy(rng: Random) -> tuple[Personality, ...]:
    """The opponents of the three games: three of the four with an ability (S10)."""
    return tuple(rng.sample([each for each in Personality if each is not Personality.PACIFIST], 3))


def _letters(factions: Sequence[Faction]) -> str:
    return "".join(FACTIONS[each] if each in range(len(FACTIONS)) else "?" for each in factions)


def _seats(count: int) -> str:
    return ngettext("{count} seat", "{count} seats", count).format(count=count)


def _ring(setup: Setup) -> str:
    return _("ring “{letters}”").format(letters=_letters(setup.ring))


def _leader(setup: Setup) -> str:
    return _("leader {seat}").format(seat=setup.lead)
