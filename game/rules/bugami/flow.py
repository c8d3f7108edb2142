"""What one action brings about, from the deal to its points, always in place.

Whose decision it is and what is legal is the engine's business; here nobody asks.
"""

from __future__ import annotations

from game.rules.bugami import scoring, trick
from game.rules.bugami.cards import JOKERS, SUITS, Bid, Card
from game.rules.bugami.events import (
    BidMade,
    BidsRevealed,
    CardPlayed,
    DealScored,
    Event,
    GameEnded,
    PlayWentOn,
    RestTaken,
    TrickWon,
    Wedding,
)
from game.rules.bugami.model import BID, PLAY, Phase, State
from game.rules.tricks import TURN_ORDERS, Deal
from game.table import Seat, Trace

Events = Trace[State, Event] | None  # None: nobody listens, so none are made


def deal(state: State, cards: Deal) -> None:
    """Hand out the cards of a deal, known to be right; the deal passes clockwise (B2)."""
    seats = state.setup.seats
    if state.deal:
        state.dealer = (state.dealer + 1) % seats
    state.deal += 1
    state.trick_number = 1
    state.hands = [sorted(hand) for hand in cards.hands]
    state.rest = tuple(sorted(cards.rest))
    state.bids = [None] * seats
    state.sides = ()
    state.order = TURN_ORDERS[seats][(state.dealer + 1) % seats]
    state.trick = []
    state.last_trick, state.last_order = (), ()
    state.tricks = [0] * seats
    state.bugs = [0] * seats
    state.piles = [()] * seats
    state.voids = [0] * seats
    state.phase = BID


def bid(state: State, said: Bid, events: Events) -> None:
    """A bid; all are turned over when the last one is in (B3)."""
    seat = bidder(state)
    state.bids[seat] = said
    if events is not None:
        events.append(BidMade(seat, said))
    if None not in state.bids:
        _reveal(state, events)


def bidder(state: State) -> Seat:
    """Who bids next, from the dealer's left."""
    return next(seat for seat in state.order if state.bids[seat] is None)


def bids_of(state: State) -> list[Bid]:
    """The bids, once everybody has made one."""
    return [said for said in state.bids if said is not None]


def _reveal(state: State, events: Events) -> None:
    bids = bids_of(state)
    sides = scoring.sides_of(bids, shotgun=state.setup.shotgun)
    state.phase = PLAY
    if events is not None:
        _tell_sides(state, bids, sides, events)
    state.sides = sides


def _tell_sides(
    state: State, bids: list[Bid], sides: tuple[tuple[Seat, ...], ...], events: Trace[State, Event]
) -> None:
    """At first everybody is alone, then one pair comes together after the other."""
    state.sides = tuple((seat,) for seat in range(len(bids)))
    events.append(BidsRevealed(tuple(bids)))
    for suit in range(len(SUITS)):
        pair = next((sides[s] for s, said in enumerate(bids) if said == suit), ())
        if len(pair) > 1:
            state.sides = tuple(pair if side[0] in pair else side for side in state.sides)
            events.append(Wedding(suit, pair))


def play(state: State, card: Card, events: Events) -> None:
    """The next card into the trick."""
    cards, order = state.trick, state.order
    seat = order[len(cards)]
    state.hands[seat].remove(card)
    if cards:
        led = cards[0] >> 4
        if card >> 4 != led != JOKERS:
            state.voids[seat] |= 1 << led
    cards.append(card)
    if events is not None:
        events.append(CardPlayed(seat, card, len(cards) - 1))
    if len(cards) == len(order):
        _end_trick(state, events)


def _end_trick(state: State, events: Events) -> None:
    cards, order = state.trick, state.order
    seat, won = order[trick.winner(cards)], tuple(cards)
    bugs = _take(state, seat, won)
    state.tricks[seat] += 1
    state.last_trick, state.last_order = won, order
    state.trick = []
    state.order = TURN_ORDERS[len(order)][seat]
    number, more = state.trick_number, bool(state.hands[seat])
    state.trick_number += more
    if events is not None:
        played = tuple(zip(order, cards, strict=True))
        events.append(TrickWon(seat, number, played, bugs, trick.reason(cards)))
    if more:
        return
    if state.rest:
        rest, bugs = state.rest, _take(state, seat, state.rest)
        state.rest = ()
        if events is not None:
            events.append(RestTaken(seat, rest, bugs))
    _end_deal(state, events)


def _take(state: State, seat: Seat, cards: tuple[Card, ...]) -> int:
    """Put cards onto the pile of a seat; give how many of them are its bugs (B6, B7)."""
    said = state.bids[seat]
    assert said is not None
    bugs = scoring.bugs_in(cards, said)
    state.piles[seat] += cards
    state.bugs[seat] += bugs
    return bugs


def _end_deal(state: State, events: Events) -> None:
    """Points for everybody; then the end, or another deal (B11)."""
    lines = scoring.rows(bids_of(state), state.sides, state.tricks, state.bugs, final=True)
    state.scores = [score + row.points for score, row in zip(state.scores, lines, strict=True)]
    scored = DealScored(state.deal, lines, tuple(state.scores))
    state.ledger += (scored,)
    state.winners, clause = scoring.final_ranking(state.scores, state.setup.target)
    state.phase = Phase.OVER if state.winners else Phase.DEAL
    if events is not None:
        events.append(scored)
        events.append(GameEnded(state.winners, clause) if state.winners else PlayWentOn(clause))
