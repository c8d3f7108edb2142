"""What a game begins with, and whether it may."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.rules.deals import check_cards, refusal
from game.rules.rugs.cards import CARD_NAMES, DECK, END_BELOW
from game.rules.rugs.clauses import CLAUSES
from game.rules.rugs.model import Deal, Setup
from game.rules.shuffling import shuffled
from game.table import Seat
from game.words import _, ngettext

if TYPE_CHECKING:
    from random import Random

refuse: Final = partial(refusal, CLAUSES)
"""An error: its clause, what is wrong here, and in which part of the record."""


def check_setup(setup: Setup) -> None:
    """Raise IllegalDeal unless the game can begin like this."""
    if setup.seats not in END_BELOW:
        words = ngettext("{count} seat", "{count} seats", setup.seats)
        raise refuse("setup-seats", words.format(count=setup.seats), "seats")
    if not 0 <= setup.lead < setup.seats:
        raise refuse("setup-lead", _("leader {seat}").format(seat=setup.lead), "lead")


def check_deal(deal: Deal) -> None:
    """Raise IllegalDeal unless every bug is in the deck once."""
    stranger = _("{card} is not in this deck")
    check_cards({"deck": deal.deck}, set(DECK), CARD_NAMES, stranger, partial(refuse, "deal-deck"))


def random_setup(seats: int, lead: Seat | None, rng: Random) -> Setup:
    """A setup with a random start player where ``lead`` is None (R3)."""
    return Setup(seats, rng.randrange(seats) if lead is None else lead)


def shuffled_deal(rng: Random) -> Deal:
    """The bugs in a random order."""
    return Deal(tuple(shuffled(DECK, rng)))
