"""Checking and making the start of a game and its deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bugami.cards import CARD_NAMES, JOKER_COUNTS, PACKS, SEATS, Card, hand_size
from game.rules.bugami.clauses import CLAUSES
from game.rules.bugami.model import Setup
from game.rules.tricks import Deal
from game.table import IllegalDeal
from game.words import _, ngettext

if TYPE_CHECKING:
    from random import Random


def refuse(clause: str, detail: str, place: str) -> IllegalDeal:
    """An error that says the rule, what is wrong with it here, and in which part of the record."""
    # Translators: what is wrong with a record, and the rule that forbids it.
    words = _("{trouble}: {rule}").format(trouble=detail, rule=_(CLAUSES[clause]))
    return IllegalDeal(words, clause, place)


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
    expected = set(PACKS[setup.jokers])
    seen: set[Card] = set()
    for place, cards in {**parts, "rest": deal.rest}.items():
        for card in cards:
            if card in seen:
                words = _("{card} is there twice").format(card=_name(card))
                raise refuse("deal-cards", words, place)
            if card not in expected:
                words = _("{card} is not in this pack").format(card=_name(card))
                raise refuse("deal-cards", words, place)
            seen.add(card)
    if seen != expected:
        missing = ", ".join(CARD_NAMES[card] for card in sorted(expected - seen))
        raise refuse("deal-cards", _("missing {cards}").format(cards=missing), "rest")


def shuffled_deal(setup: Setup, rng: Random) -> Deal:
    """As many cards as go round from a shuffled pack, sorted; the others are laid aside."""
    cards = list(PACKS[setup.jokers])
    rng.shuffle(cards)
    size = hand_size(setup.seats, setup.jokers)
    starts = range(0, size * setup.seats, size)
    hands = tuple(tuple(sorted(cards[at : at + size])) for at in starts)
    return Deal(hands, tuple(sorted(cards[size * setup.seats :])))


def _name(card: Card) -> str:
    return CARD_NAMES.get(card) or _("card {number}").format(number=card)
