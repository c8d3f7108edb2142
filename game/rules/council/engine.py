"""The game itself: whose decision it is, what is legal, and the step from state to state.

There is one step, ``advance``, in place. ``apply`` takes it on a copy and collects the events;
there is no second version of a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from game.rules.council import scoring, setup, sowing, trick
from game.rules.council.cards import AGES, CUBES, TRICKS, Card
from game.rules.council.clauses import CLAUSES
from game.rules.council.model import (
    DECLARATIONS,
    DISCARDS,
    PASS,
    PLAYS,
    VISITS,
    Action,
    AgeBegan,
    CardDiscarded,
    CardPlayed,
    CouncilSeated,
    CubesSown,
    Deal,
    DeclarationsRevealed,
    Declare,
    Declared,
    DiscardCard,
    Event,
    GameEnded,
    Phase,
    PlayCard,
    RecruitsArrived,
    Setup,
    State,
    TrickWon,
    Visit,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
)
from game.rules.tricks import follow_suit
from game.table import Decision, IllegalAction, Seat

Events = list[Event] | None  # None: nobody listens, so none are made

# The engine asks for these millions of times, and before Python 3.12 an enum answers slowly.
DECLARE: Final = Phase.DECLARE
DISCARD: Final = Phase.DISCARD
PLAY: Final = Phase.PLAY
VISIT: Final = Phase.VISIT

EMPTY_COUNCIL: Final = [0, 0, 0, 0, 0]


def new_game(start: Setup) -> State:
    """The council is seated, no card is dealt. Raises IllegalDeal."""
    setup.check_setup(start)
    state = State(start)
    state.cubes = setup.first_cubes(start.council)
    state.supply = CUBES - sum(state.cubes)
    return state


def opening(start: Setup) -> tuple[Event, ...]:
    """What the table sees before the first deal."""
    state = new_game(start)
    return (CouncilSeated(start.council, start.ring, state.supply),)


def deal(state: State, cards: Deal) -> tuple[State, tuple[Event, ...]]:
    """A new state with the cards of the next Age dealt. Raises IllegalDeal."""
    if state.phase is Phase.OVER:
        raise setup.refuse("over", f"A deal after Age {AGES}", "ages")
    if state.phase is not Phase.DEAL:
        raise setup.refuse("deal-due", f"Age {state.age} is being played", "ages")
    setup.check_deal(state.setup, cards)
    state = state.copy()
    deal_in_place(state, cards)
    hands = tuple(tuple(hand) for hand in state.hands)
    return state, (AgeBegan(state.age, state.lead, hands, len(state.rest)),)


def deal_in_place(state: State, cards: Deal) -> None:
    """Deal cards that are known to be right, for search."""
    seats = state.setup.seats
    state.hands = [sorted(hand) for hand in cards.hands]
    state.rest = list(cards.rest)
    state.discards = [None] * seats
    state.declared = [None] * seats
    state.tricks = [0] * seats
    state.piles = [()] * seats
    state.trick = []
    state.last_trick = ()
    state.last_order = ()
    state.trick_number = 1
    state.order = turn_order(seats, state.lead)
    state.phase = DECLARE


def turn_order(seats: int, first: Seat) -> tuple[Seat, ...]:
    """All seats clockwise from ``first``."""
    return TURN_ORDERS[seats][first]


TURN_ORDERS = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(1, 6)
}


def decision(state: State) -> Decision | None:
    """Who chooses what; None when a deal is due or the game is over."""
    seat = actor(state)
    return None if seat is None else Decision(seat, seat, state.phase)


def actor(state: State) -> Seat | None:
    """The seat that has to choose."""
    phase = state.phase
    if phase is PLAY:
        played = len(state.trick)
        return state.order[played] if played < len(state.order) else state.lead
    if phase is VISIT:
        return state.visitor
    if phase is DECLARE:
        return next(seat for seat in state.order if state.declared[seat] is None)
    if phase is DISCARD:
        return next(
            seat for seat in state.order if state.declared[seat] and state.discards[seat] is None
        )
    return None


def legal_actions(state: State) -> Sequence[Action]:
    """Every allowed action, in the order of the notation. The only source of legality."""
    phase = state.phase
    if phase is PLAY:
        trick, order = state.trick, state.order
        if trick and len(trick) < len(order):
            hand = follow_suit(state.hands[order[len(trick)]], trick[0] >> 4)
        else:
            hand = state.hands[state.lead]
        return [PLAYS[card] for card in hand]
    if phase is VISIT:
        spaces = list(compress(VISITS, state.cubes))
        return spaces if state.setup.edition.visit_is_a_duty else [*spaces, PASS]
    if phase is DECLARE:
        return DECLARATIONS
    if phase is DISCARD:
        seat = actor(state)
        assert seat is not None
        return [DISCARDS[card] for card in state.hands[seat]]
    return ()


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """A new state and what happened. Raises IllegalAction; the old state stays as it was."""
    if action not in legal_actions(state):
        seat = actor(state)
        clause = refusal(state.phase, () if seat is None else state.hands[seat], action)
        raise IllegalAction(CLAUSES[clause], clause)
    state = state.copy()
    events: list[Event] = []
    advance(state, action, events)
    return state, tuple(events)


def advance(state: State, action: Action, events: Events = None) -> None:
    """The step itself, in place; nobody asks here whether it is legal. Events if wanted."""
    phase = state.phase
    if phase is PLAY:
        assert type(action) is PlayCard
        _play(state, action.card, events)
    elif phase is VISIT:
        assert type(action) is Visit
        _visit(state, action, events)
    elif phase is DECLARE:
        assert type(action) is Declare
        _declare(state, action, events)
    else:
        assert type(action) is DiscardCard
        _discard(state, action, events)


def refusal(phase: Phase, hand: Sequence[Card], action: Action) -> str:
    """The clause that refuses an action which is not legal while ``hand`` has to choose."""
    match phase, action:
        case Phase.OVER, _:
            return "over"
        case Phase.PLAY, PlayCard(card):
            return "follow-suit" if card in hand else "in-hand"
        case Phase.DISCARD, DiscardCard():
            return "in-hand"
        case Phase.VISIT, Visit(faction):
            return "visit-duty" if faction is None else "empty-space"
        case _:
            return "wrong-phase"


def _declare(state: State, action: Declare, events: Events) -> None:
    seat = actor(state)
    assert seat is not None
    state.declared[seat] = action.no_allegiance
    if events is not None:
        events.append(Declared(seat, action.no_allegiance))
    if None in state.declared:
        return
    if events is not None:
        events.append(DeclarationsRevealed(tuple(bool(no) for no in state.declared)))
    state.phase = DISCARD if any(state.declared) else PLAY


def _discard(state: State, action: DiscardCard, events: Events) -> None:
    """The card goes face down on top of the leftover deck (G6)."""
    seat = actor(state)
    assert seat is not None
    state.hands[seat].remove(action.card)
    state.discards[seat] = action.card
    state.rest.insert(0, action.card)
    if events is not None:
        events.append(CardDiscarded(seat, action.card))
    if all(card is not None for card, no in zip(state.discards, state.declared, strict=True) if no):
        state.phase = PLAY


def _play(state: State, card: Card, events: Events) -> None:
    cards, order = state.trick, state.order
    if len(cards) == len(order):
        state.last_trick, state.last_order = tuple(cards), order
        state.trick = cards = []
        state.order = order = TURN_ORDERS[len(order)][state.lead]
    seat = order[len(cards)]
    state.hands[seat].remove(card)
    cards.append(card)
    if events is not None:
        events.append(CardPlayed(seat, card, len(cards) - 1))
    if len(cards) == len(order):
        _resolve_trick(state, events)


def _resolve_trick(state: State, events: Events) -> None:
    """The winner is settled before the sowing (G3); the visit may follow."""
    cards, order, cubes = state.trick, state.order, state.cubes
    won_by = order[trick.winner(cards, cubes)]
    state.lead = won_by
    state.tricks[won_by] += 1
    state.piles[won_by] += tuple(cards)
    if events is not None:
        played = tuple(zip(order, cards, strict=True))
        clause = trick.reason(cards, cubes)
        events.append(TrickWon(won_by, state.trick_number, played, clause))
    place = trick.visitor(cards)
    if place is None or cubes == EMPTY_COUNCIL:
        if events is not None:
            clause = "nobody-followed" if place is None else "nothing-to-activate"
            events.append(VisitSkipped(clause))
        _end_trick(state, events)
        return
    state.visitor = order[place]
    state.phase = VISIT
    if events is not None:
        events.append(VisitBegan(state.visitor, cards[place]))


def _visit(state: State, action: Visit, events: Events) -> None:
    seat, state.visitor = state.visitor, -1
    if action.faction is None:
        if events is not None:
            events.append(VisitPassed(seat))
    else:
        path, left_over = sowing.sow(state.cubes, state.setup.ring, action.faction)
        state.chambers += left_over
        if events is not None:
            events.append(CubesSown(seat, action.faction, path, left_over))
    _end_trick(state, events)


def _end_trick(state: State, events: Events) -> None:
    if state.trick_number < TRICKS:
        state.trick_number += 1
        state.phase = PLAY
    else:
        _end_age(state, events)


def _end_age(state: State, events: Events) -> None:
    """Score the Age; then recruits and a new deal, or the end (no recruits after Age 3, G8)."""
    rules = state.setup.edition
    scored = scoring.score_age(
        state.age,
        rules,
        state.chambers,
        state.cubes,
        state.tricks,
        state.declared,
        state.hands,
    )
    state.ledger += (scored,)
    for row in scored.rows:
        state.scores[row.seat] += row.points
    if events is not None:
        events.append(scored)
    if state.age == AGES:
        state.phase = Phase.OVER
        state.winners, clause = scoring.final_ranking(state.ledger, rules)
        if events is not None:
            events.append(GameEnded(state.winners, clause))
        return
    takers = sowing.recruits(state.cubes, state.supply, state.setup.ring)
    for faction in takers:
        state.cubes[faction] += 1
    state.supply -= len(takers)
    state.age += 1
    state.phase = Phase.DEAL
    if events is not None:
        events.append(RecruitsArrived(takers))
