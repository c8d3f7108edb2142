"""What a seat may know: the only file that removes secrets.

Hidden things are None. Open are the bids once all are in, the own cards, the current and the last
trick, trick counts and scores; closed are hands, the cards laid aside and older tricks (B13).
Every card was open when it was played: what a careful memory holds of that is here as well, as
which cards are gone, who could not follow, and how many bugs somebody has taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from game.rules.bugami import engine, flow, scoring
from game.rules.bugami.actions import Action
from game.rules.bugami.cards import Bid, Card
from game.rules.bugami.events import (
    BidMade,
    BidsRevealed,
    CardPlayed,
    DealBegan,
    DealScored,
    Event,
    GameBegan,
    GameEnded,
    PlayWentOn,
    RestTaken,
    SeatScore,
    TrickWon,
    Wedding,
)
from game.rules.bugami.model import Phase, State
from game.rules.tricks import last_trick_begins
from game.table import Decision, Seat


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (or a spectator, ``you`` None) sees it.

    Tuples by seat. ``table`` is the trick so far, empty as soon as it is complete; ``last_trick``
    the one before, of this deal. ``seen`` is what a careful memory holds: every card played in
    this deal and, after its last trick, the cards that were laid aside, sorted. ``voids`` has a
    bit (1 << suit) for each suit that somebody could not follow. ``standings`` are the lines that
    everybody would get for the tricks and bugs so far, empty until the bids are open.
    """

    you: Seat | None
    seats: int
    jokers: int
    shotgun: bool
    target: int
    deal: int
    dealer: Seat
    trick_number: int
    phase: Phase
    decision: Decision | None
    legal: tuple[Action, ...]  # empty unless it is your decision
    order: tuple[Seat, ...]
    table: tuple[tuple[Seat, Card], ...]
    last_trick: tuple[tuple[Seat, Card], ...]
    hand: tuple[Card, ...] | None
    hand_sizes: tuple[int, ...]
    rest: int
    has_bid: tuple[bool, ...]
    bids: tuple[Bid | None, ...]  # yours at once, the others' when all are in
    sides: tuple[tuple[Seat, ...], ...]  # by seat; empty until the bids are open
    tricks: tuple[int, ...]
    bugs: tuple[int, ...]
    standings: tuple[SeatScore, ...]
    seen: tuple[Card, ...]
    voids: tuple[int, ...]
    scores: tuple[int, ...]
    ledger: tuple[DealScored, ...]
    winners: tuple[Seat, ...]

    @property
    def revealed(self) -> bool:
        """Whether the bids have been turned over."""
        return bool(self.sides)

    @property
    def lead(self) -> Seat:
        """Who leads this trick, or the next one."""
        return self.order[0] if self.order else self.dealer

    @property
    def progress(self) -> tuple[int, int]:
        """Deal and trick."""
        return self.deal, self.trick_number


def view(state: State, seat: Seat | None, *, midway: bool = False) -> View:
    """The table as ``seat`` sees it; in the middle of a step nobody is asked anything."""
    decision = None if midway else engine.decision(state)
    mine = decision is not None and decision.seat == seat
    shown = None not in state.bids and state.phase is not Phase.BID
    return View(
        you=seat,
        seats=state.setup.seats,
        jokers=state.setup.jokers,
        shotgun=state.setup.shotgun,
        target=state.setup.target,
        deal=state.deal,
        dealer=state.dealer,
        trick_number=state.trick_number,
        phase=state.phase,
        decision=decision,
        legal=tuple(engine.legal_actions(state)) if mine else (),
        order=state.order,
        table=tuple(zip(state.order, state.trick, strict=False)),
        last_trick=tuple(zip(state.last_order, state.last_trick, strict=True)),
        hand=None if seat is None else tuple(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        rest=len(state.rest),
        has_bid=tuple(said is not None for said in state.bids),
        bids=tuple(
            said if shown or owner == seat else None for owner, said in enumerate(state.bids)
        ),
        sides=state.sides,
        tricks=tuple(state.tricks),
        bugs=tuple(state.bugs),
        standings=_standings(state),
        seen=tuple(sorted(sum(state.piles, tuple(state.trick)))),
        voids=tuple(state.voids),
        scores=tuple(state.scores),
        ledger=state.ledger,
        winners=state.winners,
    )


def _standings(state: State) -> tuple[SeatScore, ...]:
    if not state.sides:
        return ()
    if state.phase in {Phase.DEAL, Phase.OVER}:
        return state.ledger[-1].rows
    return scoring.rows(flow.bids_of(state), state.sides, state.tricks, state.bugs, final=False)


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as ``seat`` may see it."""
    match event:
        case DealBegan():
            hands = tuple(hand if owner == seat else None for owner, hand in enumerate(event.hands))
            return replace(event, hands=hands)
        case BidMade():
            return event if event.seat == seat else replace(event, bid=None)
        case (
            GameBegan()
            | BidsRevealed()
            | Wedding()
            | CardPlayed()
            | TrickWon()
            | RestTaken()
            | DealScored()
            | PlayWentOn()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)  # whoever adds an event has to say here what of it is secret


def closed_events(log: Sequence[Event]) -> int:
    """How many events lie before the last trick: tricks further back are closed (B13)."""
    return last_trick_begins(
        log,
        lambda event: isinstance(event, TrickWon),
        lambda event: isinstance(event, CardPlayed) and not event.place,
    )


def recall(then: View, log: Sequence[Event]) -> View:
    """An earlier moment as it may be seen again: without the trick before it, closed by now."""
    won = next((event.cards for event in reversed(log) if isinstance(event, TrickWon)), ())
    return then if then.last_trick == won else replace(then, last_trick=())
