"""What lies where on the desk, as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.bugami.api import Bid, Card, View, hand_size, worth
from game.table import Seat


@dataclass(frozen=True, slots=True)
class Stage:
    """Everything the desk shows at rest. Tuples by seat.

    ``bids`` are those that ``you`` may know, ``has_bid`` tells whose token lies there at all.
    ``sides`` are empty until the bids are open. ``lead`` leads this trick, or the next one.
    """

    you: Seat | None
    people: int
    jokers: int
    target: int
    deal: int
    dealer: Seat
    lead: Seat
    trick_number: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    rest: int
    table: tuple[tuple[Seat, Card], ...]
    last_trick: tuple[tuple[Seat, Card], ...]
    bids: tuple[Bid | None, ...]
    has_bid: tuple[bool, ...]
    sides: tuple[tuple[Seat, ...], ...]
    tricks: tuple[int, ...]
    bugs: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def open(self) -> bool:
        """Whether the bids have been turned over."""
        return bool(self.sides)

    @property
    def all_tricks(self) -> int:
        """How many tricks a deal has."""
        return hand_size(self.people, self.jokers)

    @property
    def played(self) -> frozenset[Seat]:
        """Whose card lies in the trick."""
        return frozenset(seat for seat, _ in self.table)


@dataclass(frozen=True, slots=True)
class Side:
    """Partners, or somebody alone: what they have in this deal so far, and what it is worth."""

    seats: tuple[Seat, ...]
    bid: Bid
    tricks: int
    bugs: int

    @property
    def points(self) -> int:
        """What it is worth as it stands."""
        return worth(self.bid, self.tricks, self.bugs)[0]


def sides_of(stage: Stage) -> tuple[Side, ...]:
    """Every side once, in the order of their first seats; none before the bids are open."""
    return tuple(side_of(stage, seats[0]) for seats in dict.fromkeys(stage.sides))


def side_of(stage: Stage, seat: Seat) -> Side:
    """The side of a seat, once the bids are open."""
    seats, bid = stage.sides[seat], stage.bids[seat]
    assert bid is not None
    tricks = sum(stage.tricks[each] for each in seats)
    return Side(seats, bid, tricks, sum(stage.bugs[each] for each in seats))


def stage_of(view: View) -> Stage:
    """The stage of a view."""
    return Stage(
        you=view.you,
        people=view.seats,
        jokers=view.jokers,
        target=view.target,
        deal=view.deal,
        dealer=view.dealer,
        lead=view.order[0] if view.order else view.dealer,
        trick_number=view.trick_number,
        hand=view.hand or (),
        hand_sizes=view.hand_sizes,
        rest=view.rest,
        table=view.table,
        last_trick=view.last_trick,
        bids=view.bids,
        has_bid=view.has_bid,
        sides=view.sides,
        tricks=view.tricks,
        bugs=view.bugs,
        scores=view.scores,
    )
