"""What a game begins with, and whether it may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.rugs.cards import CARD_NAMES, DECK, END_BELOW, Card
from game.rules.rugs.clauses import CLAUSES
from game.rules.rugs.model import Deal, Setup
from game.table import IllegalDeal, Seat
from game.words import _

if TYPE_CHECKING:
    from random import Random


def refuse(clause: str, detail: str, place: str) -> IllegalDeal:
    """An error that says the rule, what is wrong with it here, and in which part of the record."""
    # Translators: what is wrong with a record, and the rule that forbids it.
    words = _("{trouble}: {rule}").format(trouble=detail, rule=_(CLAUSES[clause]))
    return IllegalDeal(words, clause, place)


def check_setup(setup: Setup) -> None:
    """Raise IllegalDeal unless the game can begin like this."""
    if setup.seats not in END_BELOW:
        raise refuse("setup-seats", _("{count} seats").format(count=setup.seats), "seats")
    if not 0 <= setup.lead < setup.seats:
        raise refuse("setup-lead", _("leader {seat}").format(seat=setup.lead), "lead")


def check_deal(deal: Deal) -> None:
    """Raise IllegalDeal unless every bug is in the deck once."""
    seen: set[Card] = set()
    for card in deal.deck:
        name = CARD_NAMES.get(card) or _("card {number}").format(number=card)
        if card in seen:
            raise refuse("deal-deck", _("{card} is there twice").format(card=name), "deck")
        if card not in CARD_NAMES:
            raise refuse("deal-deck", _("{card} is not in this deck").format(card=name), "deck")
        seen.add(card)
    if len(seen) != len(DECK):
        missing = ", ".join(CARD_NAMES[card] for card in DECK if card not in seen)
        raise refuse("deal-deck", _("missing {cards}").format(cards=missing), "deck")


def random_setup(seats: int, lead: Seat | None, rng: Random) -> Setup:
    """A setup with a random start player where ``lead`` is None (R3)."""
    return Setup(seats, rng.randrange(seats) if lead is None else lead)


def shuffled_deal(rng: Random) -> Deal:
    """The bugs in a random order."""
    return Deal(tuple(rng.sample(DECK, len(DECK))))
