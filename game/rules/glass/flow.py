"""What one action brings about, from the deal to the last point, always in place.

Whose decision it is and what is legal is the engine's business; here nobody asks.
"""

from __future__ import annotations

from game.rules.glass import fitting, scoring
from game.rules.glass.cards import (
    COIN_POINTS,
    SEATS,
    SOURCES,
    SPIDER,
    Card,
    Cell,
    covered_cells,
    kind_at,
)
from game.rules.glass.clauses import SCORE_CLAUSES
from game.rules.glass.events import (
    CardDrawn,
    CardLaid,
    CardMoved,
    CasesClosed,
    Event,
    FirstCardTaken,
    GameEnded,
    SeatPassed,
    SourceScored,
    SpiderSeen,
    StacksLaid,
    TopShown,
    TurnBegan,
    TurnLeft,
)
from game.rules.glass.model import COIN, FIRST, OVER, PLACE, TURN, Deal, State
from game.table import Seat, Trace

Events = Trace[State, Event] | None  # None: nobody listens, so none are made


def deal(state: State, cards: Deal, events: Events) -> None:
    """Turn the stacks over, known to be right."""
    state.stacks = [list(reversed(stack)) for stack in cards.stacks]
    state.phase = FIRST
    if events is not None:
        heights = tuple(map(len, cards.stacks))
        events.append(StacksLaid(tuple(stack[0] for stack in cards.stacks), heights))


def take_first(state: State, stack: int, events: Events) -> None:
    """A card to begin with; whoever leads has the first turn when both have one (M2)."""
    seat = state.actor
    card = state.stacks[stack][-1]
    state.hands[seat].append(card)
    state.actor = 1 - seat
    if events is not None:
        events.append(FirstCardTaken(seat, stack, card))
    state.stacks[stack].pop()
    _show_top(state, seat, stack, events)
    if state.actor == state.setup.lead:
        _begin_turn(state, state.actor, events)


def draw(state: State, stack: int, events: Events) -> None:
    """The top card into the hand; one of the two has to be laid then."""
    seat = state.actor
    card = state.stacks[stack][-1]
    hand = state.hands[seat]
    hand.append(card)
    hand.sort()
    state.phase = PLACE
    if events is not None:
        events.append(CardDrawn(seat, stack, card))
    state.stacks[stack].pop()
    _show_top(state, seat, stack, events)


def move(state: State, source: int, target: int, events: Events) -> None:
    """A coin for a top card that goes onto another stack (M3)."""
    seat = state.actor
    card = state.stacks[source][-1]
    state.coins[seat] -= 1
    state.phase = COIN
    if events is not None:
        events.append(CardMoved(seat, card, source, target, state.coins[seat]))
    state.stacks[target].append(card)
    if events is not None:
        events.append(TopShown(target, card, len(state.stacks[target])))
    state.stacks[source].pop()
    _show_top(state, seat, source, events)


def _show_top(state: State, seat: Seat, stack: int, events: Events) -> None:
    """A stack has lost its top card; what lies under it comes to light, maybe the Spider (M7)."""
    cards = state.stacks[stack]
    top = cards[-1] if cards else None
    if events is not None:
        events.append(TopShown(stack, top, len(cards)))
    if top == SPIDER and not state.spider_turn:
        state.spider_turn = state.turn
        if events is not None:
            events.append(SpiderSeen(seat, stack))


def lay(state: State, card: Card, cell: Cell, events: Events) -> None:
    """A card into the case; with it the turn is over."""
    seat = state.actor
    before = state.cases[seat]
    state.hands[seat].remove(card)
    state.cases[seat] = after = fitting.lay(before, card, cell)
    state.laid[seat] += ((card, cell),)
    if events is not None:
        coins = state.coins[seat]
        hidden = [(each, kind_at(before, each)) for each in covered_cells(cell)]
        events.append(
            CardLaid(
                seat,
                card,
                cell,
                fitting.matched_cells(before, card, cell),
                tuple((each, kind) for each, kind in hidden if kind is not None),
                scoring.points(before, coins),
                scoring.points(after, coins),
            )
        )
    _end_turn(state, events)


def end_turn(state: State, events: Events) -> None:
    """No card after the coin."""
    if events is not None:
        events.append(TurnLeft(state.actor))
    _end_turn(state, events)


def pass_turn(state: State, events: Events, *, forced: bool) -> None:
    """Out for good; the card in the hand counts nothing (M8)."""
    state.passed[state.actor] = True
    if events is not None:
        events.append(SeatPassed(state.actor, forced))
    _end_turn(state, events)


def _end_turn(state: State, events: Events) -> None:
    """The other's turn, the same player's where the other is out, or the end (M7, M8)."""
    seat = state.actor
    other = 1 - seat
    out = state.passed[other]
    if state.spider_turn:
        if out or state.turn > state.spider_turn:
            _close(state, "spider-ends", events)
            return
    elif out and state.passed[seat]:
        _close(state, "both-passed", events)
        return
    _begin_turn(state, seat if out else other, events)


def _begin_turn(state: State, seat: Seat, events: Events) -> None:
    state.actor = seat
    state.turn += 1
    state.phase = TURN
    if events is not None:
        events.append(TurnBegan(seat, state.turn, state.spider_turn > 0))


def _close(state: State, clause: str, events: Events) -> None:
    state.phase = OVER
    scores = scores_of(state)
    state.winners, settled = scoring.ranking(scores)
    if events is None:
        return
    events.append(CasesClosed(clause))
    found = [scoring.groups(case) for case in state.cases]
    lines = points_of(state)
    for place, source in enumerate(SOURCES):
        groups = tuple(each.get(source, ()) for each in found)
        points = tuple(line[place] for line in lines)
        events.append(SourceScored(source, groups, points, SCORE_CLAUSES[place]))
    events.append(GameEnded(state.winners, scores, settled))


def points_of(state: State) -> tuple[tuple[int, ...], ...]:
    """Everybody's points by source, as the cases and coins are now."""
    return tuple(scoring.points(state.cases[seat], state.coins[seat]) for seat in range(SEATS))


def scores_of(state: State) -> tuple[int, ...]:
    """Everybody's points, as the cases and coins are now."""
    worths = [scoring.worth(case) for case in state.cases]
    return tuple([worths[seat] + COIN_POINTS * state.coins[seat] for seat in range(SEATS)])
