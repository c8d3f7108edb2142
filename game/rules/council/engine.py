"""The game itself: whose decision it is, what is legal, and the step from state to state.

There is one step, ``advance``, in place. ``apply`` takes it on a copy and collects the events;
there is no second version of a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.council import flow, refusals, setup, stake_effects, termitenator
from game.rules.council.actions import (
    DECLARATIONS,
    DISCARDS,
    PASS,
    PLAYS,
    SETTLES,
    VISITS,
    Action,
    Declare,
    DiscardCard,
    PlayCard,
    Settle,
    Visit,
)
from game.rules.council.cards import AGES, CUBES, Card, Faction
from game.rules.council.events import AgeBegan, CouncilSeated, Event
from game.rules.council.flow import play, visit
from game.rules.council.model import Events, Phase, Setup, State, empty_table
from game.rules.council.solo_events import TermitenatorArrived
from game.rules.council.stakes import Stake, barred_space
from game.rules.council.turns import DECLARE, DISCARD, PLAY, TIEBREAK, VISIT, actor, hand_of
from game.rules.tricks import Deal, follow_suit
from game.table import Decision, IllegalAction, Trace
from game.words import _

PLAY_OF: Final = [PLAYS.get(card, PLAYS[min(PLAYS)]) for card in range(max(PLAYS) + 1)]
"""Each play under the number of its card, and any under numbers of none: a list answers faster
than a mapping, once compiled."""


def new_game(start: Setup) -> State:
    """The council is seated, no card is dealt. Raises IllegalDeal."""
    state = _first_state(start)
    if state.solo is not None:
        stake_effects.game_begins(state, state.solo, None)
    return state


def _first_state(start: Setup) -> State:
    """The first state, before the stake changes it."""
    setup.check_setup(start)
    state = empty_table(start)
    state.cubes = setup.first_cubes(start.council)
    state.supply = CUBES - sum(state.cubes)
    state.solo = termitenator.solo_of(start)
    if start.carry is not None:
        state.scores = list(start.carry.scores)
    return state


def opening(start: Setup) -> Trace[State, Event]:
    """What the table sees before the first deal; the Termitenator comes when all are seated."""
    state = _first_state(start)
    seated = CouncilSeated(start.council, start.ring, state.supply)
    if state.solo is None:
        return Trace(state, seated)
    solo, (human, its) = state.solo, state.scores
    state.solo, state.scores = None, [0, 0]
    events: Trace[State, Event] = Trace(state, seated)
    state.solo, state.scores = solo, [human, its]
    game = 1 if start.carry is None else start.carry.game
    events.append(TermitenatorArrived(solo.termite, solo.personality, (human, its), game))
    stake_effects.game_begins(state, solo, events)
    return events


def deal(state: State, cards: Deal) -> tuple[State, Trace[State, Event]]:
    """A new state with the cards of the next Age dealt. Raises IllegalDeal."""
    if state.phase is Phase.OVER:
        raise setup.refuse("over", _("A deal after Age {age}").format(age=AGES), "ages")
    if state.phase is not Phase.DEAL:
        playing = _("Age {age} is being played").format(age=state.age)
        raise setup.refuse("deal-due", playing, "ages")
    setup.check_deal(state.setup, cards)
    state = state.copy()
    flow.deal(state, cards)
    hands = tuple(tuple(hand) for hand in state.hands)
    row = None
    if state.solo is not None:
        hands, row = (hands[0], cards.hands[1]), state.solo.trigger_row
    began = AgeBegan(state.age, state.lead, hands, len(state.rest), state.controller, row)
    return state, Trace(state, began)


def deal_in_place(state: State, cards: Deal) -> None:
    """Deal cards that are known to be right, for search."""
    flow.deal(state, cards)


def decision(state: State) -> Decision | None:
    """Who chooses what; None when a deal is due or the game is over."""
    owner = hand_of(state)
    if owner is None:
        return None
    seat = actor(state)
    assert seat is not None
    return Decision(seat, owner, state.phase)


def legal_actions(state: State) -> Sequence[Action]:
    """Every allowed action, in the order of the notation. The only source of legality."""
    phase = state.phase
    if phase is PLAY:
        return [PLAY_OF[card] for card in playable(state)]
    if phase is VISIT:
        barred = barred_space(state.setup.stake, state.setup.termite, state.age)
        spaces = [VISITS[at] for at, cubes in enumerate(state.cubes) if cubes and at != barred]
        return spaces if state.setup.edition.visit_is_a_duty else [*spaces, PASS]
    if phase is DECLARE:
        return DECLARATIONS
    if phase is DISCARD:
        owner = hand_of(state)
        assert owner is not None
        return [DISCARDS[card] for card in state.hands[owner]]
    if phase is TIEBREAK:
        assert state.solo is not None
        assert state.solo.pending is not None
        return [SETTLES[card] for card in state.solo.pending.cards]
    return ()


def playable(state: State) -> list[Card]:
    """The cards that may be played now; only while one is asked for. Not to be changed."""
    trick, order = state.trick, state.order
    if trick and len(trick) < len(order):
        return follow_suit(state.hands[order[len(trick)]], trick[0] >> 4)
    return state.hands[state.lead]


def apply(state: State, action: Action) -> tuple[State, Trace[State, Event]]:
    """A new state and what happened. Raises IllegalAction; the old state stays as it was."""
    legal = legal_actions(state)
    if action not in legal:
        owner = hand_of(state)
        barred = barred_space(state.setup.stake, state.setup.termite, state.age)
        clause = refusal(state.phase, () if owner is None else state.hands[owner], action, barred)
        neutral = owner is not None and owner >= state.setup.seats
        moment = refusals.moment_of(state, legal, neutral=neutral)
        raise IllegalAction(refusals.sentence(clause, action, moment), clause)
    state = state.copy()
    events: Trace[State, Event] = Trace(state)
    advance(state, action, events)
    return state, events


def advance(state: State, action: Action, events: Events = None) -> None:
    """The step itself, in place; nobody asks here whether it is legal. Events if wanted."""
    phase = state.phase
    if phase is PLAY:
        assert type(action) is PlayCard
        play(state, action.card, events)
    elif phase is VISIT:
        assert type(action) is Visit
        visit(state, state.visitor, action.faction, events)
    elif phase is DECLARE:
        assert type(action) is Declare
        flow.declare(state, action, events)
    elif phase is DISCARD:
        assert type(action) is DiscardCard
        flow.discard(state, action.card, events)
    else:
        assert type(action) is Settle
        assert state.solo is not None
        flow.settle(state, state.solo, action.card, events)
    if state.solo is not None:
        flow.go_on(state, state.solo, events)


def refusal(
    phase: Phase, hand: Sequence[Card], action: Action, barred: Faction | None = None
) -> str:
    """The clause that refuses an action which is not legal while ``hand`` has to choose.

    ``barred`` is the space that a stake keeps for the Termitenator.
    """
    match phase, action:
        case Phase.OVER, _:
            return "over"
        case Phase.PLAY, PlayCard(card):
            return "follow-suit" if card in hand else "in-hand"
        case Phase.DISCARD, DiscardCard():
            return "in-hand"
        case Phase.TIEBREAK, Settle():
            return "not-tied"
        case Phase.VISIT, Visit(faction) if faction is not None and faction == barred:
            return Stake.BARRICADE.clause
        case Phase.VISIT, Visit(faction):
            return "visit-duty" if faction is None else "empty-space"
        case _:
            return "wrong-phase"
