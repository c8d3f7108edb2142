"""The state of a game: data only, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.rules.bugami.cards import TARGET, Bid, Card
from game.rules.bugami.events import DealScored
from game.table import Seat


class Phase(StrEnum):
    """What is asked next; the first two are kinds of decisions."""

    BID = "bid"
    PLAY = "play"
    DEAL = "deal"
    OVER = "over"


# They are asked for millions of times, and before Python 3.12 an enum answers slowly.
BID: Final = Phase.BID
PLAY: Final = Phase.PLAY


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is settled before the first card: see ``setup.check_setup``.

    ``dealer`` deals first; whoever sits to the left leads.
    """

    seats: int
    dealer: Seat
    jokers: int = 0
    shotgun: bool = False
    target: int = TARGET


class State:
    """A game in progress. Only the engine writes to it; everybody else gets a view.

    Lists by seat unless said otherwise. ``trick`` holds the cards in playing order, ``order``
    whose they are; a complete trick goes to ``last_trick`` at once. ``voids`` has a bit for each
    suit that a seat could not follow in this deal. ``deal`` counts from 1; 0 before the first.
    """

    __slots__ = (
        "bids", "bugs", "deal", "dealer", "hands", "last_order", "last_trick", "ledger", "order",
        "phase", "piles", "rest", "scores", "setup", "sides", "trick", "trick_number", "tricks",
        "voids", "winners",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        seats = setup.seats
        self.setup = setup
        self.phase = Phase.DEAL
        self.deal = 0
        self.dealer: Seat = setup.dealer
        self.trick_number = 1
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.rest: tuple[Card, ...] = ()  # sorted
        self.bids: list[Bid | None] = [None] * seats
        self.sides: tuple[tuple[Seat, ...], ...] = ()  # by seat, once the bids are open
        self.order: tuple[Seat, ...] = ()
        self.trick: list[Card] = []
        self.last_order: tuple[Seat, ...] = ()
        self.last_trick: tuple[Card, ...] = ()
        self.tricks: list[int] = [0] * seats
        self.bugs: list[int] = [0] * seats
        self.piles: list[tuple[Card, ...]] = [()] * seats
        self.voids: list[int] = [0] * seats
        self.scores: list[int] = [0] * seats
        self.ledger: tuple[DealScored, ...] = ()
        self.winners: tuple[Seat, ...] = ()

    def copy(self) -> State:
        """An independent state: nothing done to one is seen by the other."""
        twin = State.__new__(State)
        twin.setup = self.setup
        twin.phase = self.phase
        twin.deal = self.deal
        twin.dealer = self.dealer
        twin.trick_number = self.trick_number
        twin.hands = [hand[:] for hand in self.hands]
        twin.rest = self.rest
        twin.bids = self.bids[:]
        twin.sides = self.sides
        twin.order = self.order
        twin.trick = self.trick[:]
        twin.last_order = self.last_order
        twin.last_trick = self.last_trick
        twin.tricks = self.tricks[:]
        twin.bugs = self.bugs[:]
        twin.piles = self.piles[:]
        twin.voids = self.voids[:]
        twin.scores = self.scores[:]
        twin.ledger = self.ledger
        twin.winners = self.winners
        return twin
