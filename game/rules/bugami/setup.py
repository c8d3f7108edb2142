"""Checking and making the start of a game and its deals."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.rules.bugami.cards import CARD_NAMES, JOKER_COUNTS, PACKS, SEATS, hand_size
from game.rules.bugami.clauses import CLAUSES
from game.rules.bugami.model import Setup
from game.rules.deals import check_cards, refusal
from game.rules.shuffling import shuffle
from game.rules.tricks import Deal
from game.words import _, ngettext

if TYPE_CHECKING:
    from random import Random

refuse: Final = partial(refusal, CLAUSES)
"""An error: its clause, what is wrong here, and in which part of the record."""


def check_setup(setup: Setup) -> None:
    """Raise IllegalDeal unless the game can begin like this."""
    if setup.seats not in SEATS:
        words = ngettext("{count} seat", "{count} seats", setup.seats)
        raise refuse("setup-seats", words.format(count=setup.seats), "seats")
    if setup.jokers not in JOKER_COUNTS:
        words = ngettext("{count} Joker", "{count} Jokers", setup.jokers)
        raise refuse("setup-jokers", words.format(count=setup.jokers), "jokers")
    if setup.target < 1:
        words = _("target {points}").format(points=setup.target)
        raise refuse("setup-target", words, "target")
    if not 0 <= setup.dealer < setup.seats:
        words = _("dealer {seat}").format(seat=setup.dealer)
        raise refuse("setup-dealer", words, "dealer")


def check_deal(setup: Setup, deal: Deal) -> None:
    """Raise IllegalDeal unless everybody gets the same and every card is used once (B1)."""
    if len(deal.hands) != setup.seats:
        words = ngettext(
            "{hands} hands for {count} seat", "{hands} hands for {count} seats", setup.seats
        )
        raise refuse("deal-hands", words.format(hands=len(deal.hands), count=setup.seats), "hands")
    parts = {f"hands[{seat}]": hand for seat, hand in enumerate(deal.hands)}
    for place, hand in parts.items():
        if len(hand) != hand_size(setup.seats, setup.jokers):
            words = ngettext("{count} card", "{count} cards", len(hand))
            raise refuse("deal-hands", words.format(count=len(hand)), place)
    parts["rest"] = deal.rest
    stranger = _("{card} is not in this pack")
    check_cards(
        parts, set(PACKS[setup.jokers]), CARD_NAMES, stranger, partial(refuse, "deal-cards")
    )


def shuffled_deal(setup: Setup, rng: Random) -> Deal:
    """As many cards as go round from a shuffled pack, sorted; the others are laid aside."""
    cards = list(PACKS[setup.jokers])
    shuffle(cards, rng)
    size = hand_size(setup.seats, setup.jokers)
    starts = range(0, size * setup.seats, size)
    hands = tuple(tuple(sorted(cards[at : at + size])) for at in starts)
    return Deal(hands, tuple(sorted(cards[size * setup.seats :])))
