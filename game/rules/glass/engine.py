"""The game itself: whose decision it is, what is legal, and the step from state to state.

There is one step, ``advance``, in place. ``apply`` takes it on a copy and collects the events;
there is no second version of a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final, assert_never

from game.rules.glass import fitting, flow, setup
from game.rules.glass.actions import (
    DRAWS,
    END_TURN,
    LAYS,
    MOVES,
    PASS,
    Action,
    Draw,
    EndTurn,
    Lay,
    Move,
    Pass,
)
from game.rules.glass.cards import COINS, CORNERS, DECK, SIDE, SPIDER, STACKS, Card, Case, cells_in
from game.rules.glass.clauses import CLAUSES
from game.rules.glass.events import CasesOpened, Event
from game.rules.glass.model import (
    COIN,
    FIRST,
    OVER,
    PLACE,
    TURN,
    Deal,
    Phase,
    Setup,
    State,
    empty_table,
)
from game.table import Decision, IllegalAction, Trace
from game.words import _

NO_TOP: Final = None  # of an empty stack
Tops = Sequence[Card | None]

# Lists answer faster than mappings, once compiled.
LAYS_OF: Final = [[LAYS[card or 1, cell] for cell in range(SIDE**2)] for card in DECK]
"""By card, then by cell; the Spider's, which nobody lays, are any."""
CORNER_CELLS: Final = cells_in(CORNERS)


def new_game(start: Setup) -> State:
    """The stacks are not dealt yet. Raises IllegalDeal."""
    setup.check_setup(start)
    return empty_table(start)


def opening(start: Setup) -> Trace[State, Event]:
    """What the table sees before the deal."""
    return Trace(new_game(start), CasesOpened(start.lead, COINS))


def deal(state: State, cards: Deal) -> tuple[State, Trace[State, Event]]:
    """A new state with the stacks turned over. Raises IllegalDeal."""
    if state.phase is not Phase.DEAL:
        raise setup.refuse("deal-due", _("turn {number}").format(number=state.turn), "stacks")
    setup.check_deal(cards)
    state = state.copy()
    events: Trace[State, Event] = Trace(state)
    flow.deal(state, cards, events)
    return state, events


def deal_in_place(state: State, cards: Deal) -> None:
    """Deal stacks that are known to be right, for search."""
    flow.deal(state, cards, None)


def decision(state: State) -> Decision | None:
    """Who chooses what; None when the deal is due or the game is over."""
    if state.phase is Phase.DEAL or state.phase is OVER:
        return None
    return Decision(state.actor, state.actor, state.phase)


def tops(state: State) -> Tops:
    """The top card of each stack; None where none is left."""
    return [stack[-1] if stack else NO_TOP for stack in state.stacks]


def legal_actions(state: State) -> Sequence[Action]:
    """Every allowed action, in the order of the notation. The only source of legality."""
    phase, seat = state.phase, state.actor
    case, hand = state.cases[seat], state.hands[seat]
    actions: list[Action] = []
    if phase is PLACE:
        for card in hand:
            fits, lays = fitting.places(case, card), LAYS_OF[card]
            actions += [lays[cell] for cell in CORNER_CELLS if fits >> cell & 1]
    elif phase is TURN:
        _add_draws(actions, state, case, hand)
        if state.coins[seat]:
            actions += MOVABLE[_lying(state)]
        actions.append(PASS)
    elif phase is COIN:
        _add_draws(actions, state, case, hand)
        actions.append(END_TURN)
    elif phase is FIRST:
        return DRAWS
    return actions


def _add_draws(actions: list[Action], state: State, case: Case, hand: list[Card]) -> None:
    """The top cards that can be drawn: afterwards one of the two has to fit somewhere (M4)."""
    held = False
    for card in hand:
        if fitting.places(case, card):
            held = True
            break
    for number, stack in enumerate(state.stacks):
        if stack:
            top = stack[-1]
            if top and (held or fitting.places(case, top)):
                actions.append(DRAWS[number])


def _movable(lying: Sequence[int]) -> list[Move]:
    """Each top card onto each other stack that has one; the Spider stays where it is (M3, M7)."""
    ways = permutations(range(STACKS), 2)
    return [MOVES[one, other] for one, other in ways if lying[one] > 1 and lying[other]]


MOVABLE: Final = [_movable(lying) for lying in product(range(3), repeat=STACKS)]
"""By what lies on the stacks, as a number of three digits: 0 is nothing, 1 the Spider, 2 a card."""


def _lying(state: State) -> int:
    found = 0
    for stack in state.stacks:
        found *= 3
        if stack:
            found += 2 if stack[-1] else 1
    return found


def apply(state: State, action: Action) -> tuple[State, Trace[State, Event]]:
    """A new state and what happened. Raises IllegalAction; the old state stays as it was."""
    if action not in legal_actions(state):
        clause = refusal(choice_context(state), action)
        raise IllegalAction(_(CLAUSES[clause]), clause)
    state = state.copy()
    events: Trace[State, Event] = Trace(state)
    advance(state, action, events)
    return state, events


def advance(state: State, action: Action, events: flow.Events = None) -> None:
    """The step itself, in place; nobody asks here whether it is legal. Events if wanted."""
    if type(action) is Lay:
        flow.lay(state, action.card, action.cell, events)
    elif type(action) is Draw:
        if state.phase is FIRST:
            flow.take_first(state, action.stack, events)
        else:
            flow.draw(state, action.stack, events)
    elif type(action) is Move:
        flow.move(state, action.source, action.target, events)
    elif type(action) is EndTurn:
        flow.end_turn(state, events)
    else:
        assert type(action) is Pass
        forced = events is not None and len(legal_actions(state)) == 1
        flow.pass_turn(state, events, forced=forced)


@dataclass(frozen=True, slots=True)
class ChoiceContext:
    """What somebody looks at who has to choose."""

    phase: Phase
    case: Case
    hand: Sequence[Card]
    coins: int
    tops: Tops


def choice_context(state: State) -> ChoiceContext:
    """What whoever acts looks at."""
    seat = state.actor
    return ChoiceContext(
        state.phase, state.cases[seat], state.hands[seat], state.coins[seat], tops(state)
    )


def refusal(now: ChoiceContext, action: Action) -> str:
    """The clause that refuses an action which is not legal."""
    if now.phase is OVER or now.phase is Phase.DEAL:
        return "over" if now.phase is OVER else "wrong-phase"
    match action:
        case Draw(stack):
            return "wrong-phase" if now.phase is PLACE else _refused_top(now, stack, "no-room")
        case Move(source):
            return _refused_move(now, source)
        case Lay(card, cell):
            if now.phase is not PLACE:
                return "wrong-phase"
            if card not in now.hand:
                return "in-hand"
            return next(iter(fitting.reasons(now.case, card, cell)))
        case EndTurn():
            return "end-after-coin" if now.phase is TURN else "wrong-phase"
        case Pass():
            return "pass-first" if now.phase is COIN else "wrong-phase"
        case _:
            assert_never(action)


def _refused_top(now: ChoiceContext, stack: int, otherwise: str) -> str:
    top = now.tops[stack]
    if top is NO_TOP:
        return "empty-stack"
    return "spider-stays" if top == SPIDER else otherwise


def _refused_move(now: ChoiceContext, source: int) -> str:
    if now.phase is not TURN:
        return "one-coin" if now.phase is COIN else "wrong-phase"
    if not now.coins:
        return "no-coin"
    return _refused_top(now, source, "other-stack")
