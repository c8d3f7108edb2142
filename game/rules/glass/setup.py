"""What a game begins with, and whether it may."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.rules.deals import check_cards, refusal
from game.rules.glass.cards import (
    CARD_NAMES,
    CARDS,
    DECK,
    DEEPEST,
    SEATS,
    SPIDER,
    STACK_SIZE,
    STACKS,
)
from game.rules.glass.clauses import CLAUSES
from game.rules.glass.model import Deal, Setup
from game.rules.shuffling import shuffle, shuffled
from game.table import Seat
from game.words import _, ngettext

if TYPE_CHECKING:
    from random import Random


NAMES: Final = dict(enumerate(CARD_NAMES))
refuse: Final = partial(refusal, CLAUSES)
"""An error: its clause, what is wrong here, and in which part of the record."""


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
    for number, stack in enumerate(deal.stacks):
        if len(stack) != STACK_SIZE:
            words = ngettext("{count} card", "{count} cards", len(stack))
            place = f"stacks[{number}]"
            raise refuse("deal-stacks", words.format(count=len(stack)), place)
    stacks = {f"stacks[{number}]": stack for number, stack in enumerate(deal.stacks)}
    stranger = _("{card} is not in this deck")
    check_cards(stacks, set(DECK), NAMES, stranger, partial(refuse, "deal-cards"))
    for number, stack in enumerate(deal.stacks):
        if SPIDER in stack[:-DEEPEST]:
            words = _("the Spider is card {number}").format(number=stack.index(SPIDER) + 1)
            raise refuse("deal-spider", words, f"stacks[{number}]")


def random_setup(seats: int, lead: Seat | None, rng: Random) -> Setup:
    """A setup with a random first player where ``lead`` is None."""
    return Setup(seats, rng.randrange(seats) if lead is None else lead)


def shuffled_deal(rng: Random) -> Deal:
    """Three stacks; the Spider and eight of the cards are shuffled and lie under the others."""
    cards = shuffled(CARDS, rng)
    below = DEEPEST * STACKS - 1
    deep = [SPIDER, *cards[:below]]
    shuffle(deep, rng)
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
