"""The state of a game: data only, no rules."""

from __future__ import annotations

from collections.abc import Hashable
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

    setup: Setup
    phase: Phase
    deal: int
    dealer: Seat
    trick_number: int
    hands: list[list[Card]]
    rest: tuple[Card, ...]  # sorted
    bids: list[Bid | None]
    sides: tuple[tuple[Seat, ...], ...]  # by seat, once the bids are open
    order: tuple[Seat, ...]
    trick: list[Card]
    last_order: tuple[Seat, ...]
    last_trick: tuple[Card, ...]
    tricks: list[int]
    bugs: list[int]
    piles: list[tuple[Card, ...]]
    voids: list[int]
    scores: list[int]
    ledger: tuple[DealScored, ...]
    winners: tuple[Seat, ...]

    def __init__(self, setup: Setup) -> None:
        # Nothing is laid out yet: ``empty_table`` and ``copy`` do that, each in its own way.
        self.setup = setup

    def copy(self) -> State:
        """An independent state: nothing done to one is seen by the other."""
        twin = State(self.setup)
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

    def key(self) -> Hashable:
        """Every field, in one value: two states have the same key where they are the same."""
        return (
            *(self.setup, self.phase, self.deal, self.dealer, self.trick_number),
            tuple([tuple(hand) for hand in self.hands]),
            *(self.rest, tuple(self.bids), self.sides, self.order, tuple(self.trick)),
            *(self.last_order, self.last_trick, tuple(self.tricks), tuple(self.bugs)),
            *(tuple(self.piles), tuple(self.voids), tuple(self.scores)),
            *(self.ledger, self.winners),
        )


def empty_table(setup: Setup) -> State:
    """A game before its first deal."""
    state, seats = State(setup), setup.seats
    state.phase = Phase.DEAL
    state.deal, state.dealer, state.trick_number = 0, setup.dealer, 1
    state.hands, state.rest = [[] for _ in range(seats)], ()
    state.bids, state.sides = [None] * seats, ()
    state.order, state.trick = (), []
    state.last_order, state.last_trick = (), ()
    state.tricks, state.bugs, state.voids = [0] * seats, [0] * seats, [0] * seats
    state.piles, state.scores = [()] * seats, [0] * seats
    state.ledger, state.winners = (), ()
    return state
