"""What lies where on the desk, as one seat sees it.

A stage is folded from the seat's redacted events (``settle``) and can also be read off a view
(``stage_of``); both must agree whenever nothing moves.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar, assert_never

from game.rules.bugami.api import (
    Bid,
    BidMade,
    BidsRevealed,
    Card,
    CardPlayed,
    DealBegan,
    DealScored,
    Event,
    GameBegan,
    GameEnded,
    PlayWentOn,
    RestTaken,
    TrickWon,
    View,
    Wedding,
    hand_size,
    worth,
)
from game.table import Seat

T = TypeVar("T")


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


def empty_stage(you: Seat | None, people: int) -> Stage:
    """The desk before anything has happened."""
    nothing = (0,) * people
    return Stage(
        you=you,
        people=people,
        jokers=0,
        target=0,
        deal=0,
        dealer=0,
        lead=0,
        trick_number=1,
        hand=(),
        hand_sizes=nothing,
        rest=0,
        table=(),
        last_trick=(),
        bids=(None,) * people,
        has_bid=(False,) * people,
        sides=(),
        tricks=nothing,
        bugs=nothing,
        scores=nothing,
    )


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


def settle(stage: Stage, event: Event) -> Stage:
    """The stage after an event, when all motion is over."""
    match event:
        case GameBegan(_, jokers, _, target):
            return replace(stage, jokers=jokers, target=target)
        case DealBegan():
            return _begin(stage, event)
        case BidMade(seat, bid):
            bids, has_bid = put(stage.bids, seat, bid), put(stage.has_bid, seat, True)
            return replace(stage, bids=bids, has_bid=has_bid)
        case BidsRevealed(bids):
            alone = tuple((seat,) for seat in range(stage.people))
            return replace(stage, bids=bids, sides=alone)
        case Wedding(_, seats):
            sides = tuple(seats if side[0] in seats else side for side in stage.sides)
            return replace(stage, sides=sides)
        case CardPlayed(seat, card):
            hand = tuple(held for held in stage.hand if held != card or seat != stage.you)
            sizes = put(stage.hand_sizes, seat, stage.hand_sizes[seat] - 1)
            return replace(stage, hand=hand, hand_sizes=sizes, table=(*stage.table, (seat, card)))
        case TrickWon():
            return _gather(stage, event)
        case RestTaken(seat, _, bugs):
            return replace(stage, rest=0, bugs=put(stage.bugs, seat, stage.bugs[seat] + bugs))
        case DealScored(_, _, scores):
            return replace(stage, scores=scores)
        case PlayWentOn() | GameEnded():
            return stage
        case _:
            assert_never(event)


def _begin(stage: Stage, event: DealBegan) -> Stage:
    """The cards of a deal; nothing of the last one is left but the points."""
    mine = None if stage.you is None else event.hands[stage.you]
    fresh = empty_stage(stage.you, stage.people)
    return replace(
        fresh,
        jokers=stage.jokers,
        target=stage.target,
        scores=stage.scores,
        deal=event.number,
        dealer=event.dealer,
        lead=event.lead,
        hand=mine or (),
        hand_sizes=(hand_size(stage.people, stage.jokers),) * stage.people,
        rest=event.rest,
    )


def _gather(stage: Stage, event: TrickWon) -> Stage:
    """The complete trick goes to its winner's pile; after the last one the number stays."""
    seat, more = event.seat, any(stage.hand_sizes)
    return replace(
        stage,
        lead=seat,
        table=(),
        last_trick=event.cards,
        trick_number=stage.trick_number + more,
        tricks=put(stage.tricks, seat, stage.tricks[seat] + 1),
        bugs=put(stage.bugs, seat, stage.bugs[seat] + event.bugs),
    )


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with another one at this place."""
    return (*values[:place], value, *values[place + 1 :])
