"""What a game begins with, and whether it may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.glass.cards import (
    CARD_NAMES,
    CARDS,
    DECK,
    DEEPEST,
    SEATS,
    SPIDER,
    STACK_SIZE,
    STACKS,
    Card,
)
from game.rules.glass.clauses import CLAUSES
from game.rules.glass.model import Deal, Setup
from game.table import IllegalDeal, Seat
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
    if setup.seats != SEATS:
        words = ngettext("{count} seat", "{count} seats", setup.seats)
        raise refuse("setup-seats", words.format(count=setup.seats), "seats")
    if not 0 <= setup.lead < setup.seats:
        raise refuse("setup-lead", _("leader {seat}").format(seat=setup.lead), "lead")


def check_deal(deal: Deal) -> None:
    """Raise IllegalDeal unless the stacks are whole and the Spider lies deep in one (M1)."""
    if len(deal.stacks) != STACKS:
        words = ngettext("{count} stack", "{count} stacks", len(deal.stacks))
        raise refuse("deal-stacks", words.format(count=len(deal.stacks)), "stacks")
    _check_cards(deal)
    for number, stack in enumerate(deal.stacks):
        if len(stack) != STACK_SIZE:
            words = ngettext("{count} card", "{count} cards", len(stack))
            place = f"stacks[{number}]"
            raise refuse("deal-stacks", words.format(count=len(stack)), place)
    for number, stack in enumerate(deal.stacks):
        if SPIDER in stack[:-DEEPEST]:
            words = _("the Spider is card {number}").format(number=stack.index(SPIDER) + 1)
            raise refuse("deal-spider", words, f"stacks[{number}]")


def _check_cards(deal: Deal) -> None:
    seen: set[Card] = set()
    for number, stack in enumerate(deal.stacks):
        for card in stack:
            if card in seen:
                words = _("{card} is there twice").format(card=_name(card))
                raise refuse("deal-cards", words, f"stacks[{number}]")
            if card not in DECK:
                words = _("{card} is not in this deck").format(card=_name(card))
                raise refuse("deal-cards", words, f"stacks[{number}]")
            seen.add(card)
    if len(seen) != len(DECK):
        missing = ", ".join(CARD_NAMES[card] for card in DECK if card not in seen)
        raise refuse("deal-cards", _("missing {cards}").format(cards=missing), "stacks")


def _name(card: Card) -> str:
    return CARD_NAMES[card] if card in DECK else _("card {number}").format(number=card)


def random_setup(seats: int, lead: Seat | None, rng: Random) -> Setup:
    """A setup with a random first player where ``lead`` is None."""
    return Setup(seats, rng.randrange(seats) if lead is None else lead)


def shuffled_deal(rng: Random) -> Deal:
    """Three stacks; the Spider and eight of the cards are shuffled and lie under the others."""
    cards = rng.sample(CARDS, len(CARDS))
    below = DEEPEST * STACKS - 1
    deep = [SPIDER, *cards[:below]]
    rng.shuffle(deep)
    high = STACK_SIZE - DEEPEST
    return Deal(
        tuple(
            (
                *cards[below + number * high : below + (number + 1) * high],
                *deep[number * DEEPEST : (number + 1) * DEEPEST],
            )
            for number in range(STACKS)
        )
    )
