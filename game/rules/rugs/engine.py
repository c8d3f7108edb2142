"""The game itself: whose decision it is, what is legal, and the step from state to state.

There is one step, ``advance``, in place. ``apply`` takes it on a copy and collects the events;
there is no second version of a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, assert_never

from game.rules.rugs import flow, powers, setup
from game.rules.rugs.actions import (
    CHOICES,
    COPIED,
    DONE,
    HATCHES,
    PAIRS,
    Action,
    Choose,
    Decline,
    Hatch,
    Pair,
)
from game.rules.rugs.cards import BUTTERFLY, DECK, END_BELOW, LARVA, Card, kind_of
from game.rules.rugs.clauses import CLAUSES
from game.rules.rugs.drawing import Events
from game.rules.rugs.events import CollectorsSatDown, Event
from game.rules.rugs.model import Deal, Phase, Setup, State, empty_table
from game.rules.rugs.turns import (
    DROP,
    GROUP,
    HATCHING,
    KEEP,
    PASS,
    PICK,
    PLACE,
    SHOW,
    SWAP,
    SWAP_FOR,
    TAKE,
    kinds_held,
    larvae_of,
)
from game.table import Decision, IllegalAction, Trace
from game.words import _

# Lists answer faster than mappings, once compiled.
CHOICE_OF: Final = [CHOICES.get(card, CHOICES[DECK[0]]) for card in range(DECK[-1] + 1)]
"""Each choice under the number of its card, and any under numbers of none."""

FROM_HAND: Final = frozenset({DROP, PLACE, PASS, SHOW, SWAP})


def new_game(start: Setup) -> State:
    """The deck is not dealt yet. Raises IllegalDeal."""
    setup.check_setup(start)
    return empty_table(start)


def opening(start: Setup) -> Trace[State, Event]:
    """What the table sees before the deal."""
    return Trace(
        new_game(start), CollectorsSatDown(start.seats, start.lead, END_BELOW[start.seats])
    )


def deal(state: State, cards: Deal) -> tuple[State, Trace[State, Event]]:
    """A new state with the first Floor laid. Raises IllegalDeal."""
    if state.phase is not Phase.DEAL:
        raise setup.refuse("deal-due", _("round {number}").format(number=state.round), "deck")
    setup.check_deal(cards)
    state = state.copy()
    events: Trace[State, Event] = Trace(state)
    flow.deal(state, cards, events)
    return state, events


def deal_in_place(state: State, cards: Deal) -> None:
    """Deal a deck that is known to be right, for search."""
    flow.deal(state, cards, None)


def decision(state: State) -> Decision | None:
    """Who chooses what; None when the deal is due or the game is over."""
    if state.phase is Phase.DEAL or state.phase is Phase.OVER:
        return None
    return Decision(state.turn, state.turn, state.phase)


def legal_actions(state: State) -> Sequence[Action]:
    """Every allowed action, in the order of the notation. The only source of legality."""
    phase = state.phase
    hand = state.hands[state.turn]
    if phase is PICK:
        actions: list[Action] = [CHOICE_OF[card] for card in sorted(state.floor)]
    elif phase is TAKE:
        return [CHOICE_OF[card] for card in sorted(state.wall)]
    elif phase is SWAP:
        actions = [CHOICE_OF[card] for card in _swappable(hand, state.wall)]
    elif phase is SWAP_FOR:
        assert state.offered is not None
        return [CHOICE_OF[card] for card in _swapped_for(state.offered, state.wall)]
    elif phase is DROP or phase is PLACE:
        actions = [CHOICE_OF[card] for card in hand]
    elif phase is PASS:
        return [CHOICE_OF[card] for card in hand]
    elif phase is SHOW:
        return [CHOICE_OF[card] for card in hand if card >> 4 != BUTTERFLY]
    elif phase is KEEP:
        actions = []
        _add_hatches(actions, state, hand)
        actions.append(DONE)
        return actions
    elif phase is GROUP:
        return [*(PAIRS[kind] for kind in kinds_held(state, state.turn) if kind in COPIED), DONE]
    else:
        return ()
    _add_hatches(actions, state, hand)
    return actions


def _add_hatches(actions: list[Action], state: State, hand: list[Card]) -> None:
    """Any two Larvae of the hand, while the Wall has a bug for them (H1)."""
    if not state.wall:
        return
    larvae = larvae_of(hand)
    if len(larvae) > 1:
        actions += [HATCHES[pair] for pair in combinations(larvae, 2)]


def _swappable(hand: list[Card], wall: list[Card]) -> list[Card]:
    """The bugs of the hand that the Wall has a different one for; all if there is none (W8)."""
    kind = wall[0] >> 4
    for card in wall:
        if card >> 4 != kind:
            return hand
    return [card for card in hand if card >> 4 != kind] or hand


def _swapped_for(offered: Card, wall: list[Card]) -> list[Card]:
    """The bugs of the Wall that are different; all if there is none."""
    kind = offered >> 4
    return sorted([card for card in wall if card >> 4 != kind] or wall)


def apply(state: State, action: Action) -> tuple[State, Trace[State, Event]]:
    """A new state and what happened. Raises IllegalAction; the old state stays as it was."""
    if action not in legal_actions(state):
        clause = refusal(state.phase, state.hands[state.turn], state.wall, action)
        raise IllegalAction(_(CLAUSES[clause]), clause)
    state = state.copy()
    events: Trace[State, Event] = Trace(state)
    advance(state, action, events)
    return state, events


def advance(state: State, action: Action, events: Events = None) -> None:
    """The step itself, in place; nobody asks here whether it is legal. Events if wanted."""
    if type(action) is Choose:
        _choose(state, action.card, events)
    elif type(action) is Hatch:
        flow.hatch(state, action.one, action.other, events)
    elif type(action) is Pair:
        flow.group(state, action.kind, events)
    elif state.phase is KEEP:
        flow.keep(state, events)
    else:
        flow.stop_grouping(state, events)


def _choose(state: State, card: Card, events: Events) -> None:
    phase = state.phase
    if phase is PICK:
        flow.pick(state, card, events)
    elif phase is TAKE:
        flow.take(state, card, events)
    elif phase is SWAP:
        powers.offer(state, card, events)
    elif phase is PASS:
        if not powers.give(state, card, events):  # nobody else is asked
            flow.end_round(state, events)
    elif phase is SHOW:
        if not powers.show(state, card, events):
            flow.end_round(state, events)
    else:
        if phase is DROP:
            powers.drop(state, card, events)
        elif phase is PLACE:
            powers.place(state, card, events)
        else:
            powers.swap(state, card, events)
        flow.after_choice(state, events)


def refusal(phase: Phase, hand: Sequence[Card], wall: Sequence[Card], action: Action) -> str:
    """The clause that refuses an action which is not legal while ``hand`` has to choose."""
    if phase in {Phase.OVER, Phase.DEAL}:
        return "over" if phase is Phase.OVER else "wrong-phase"
    match action:
        case Choose(card):
            return _refused_card(phase, hand, wall, card)
        case Hatch(one, other):
            return _refused_hatch(phase, hand, one, other)
        case Pair(kind):
            if phase is not GROUP:
                return "wrong-phase"
            return "pair-held" if kind in COPIED else "pair-mosquito"
        case Decline():
            return "wrong-phase"
        case _:
            assert_never(action)


def _refused_card(phase: Phase, hand: Sequence[Card], wall: Sequence[Card], card: Card) -> str:
    if phase is PICK:
        return "on-floor"
    if phase is TAKE or phase is SWAP_FOR:
        return "swap-different" if card in wall else "on-wall"
    if phase not in FROM_HAND:
        return "wrong-phase"
    if card not in hand:
        return "in-hand"
    return "show-other" if phase is SHOW and kind_of(card) == BUTTERFLY else "swap-different"


def _refused_hatch(phase: Phase, hand: Sequence[Card], one: Card, other: Card) -> str:
    if phase not in HATCHING:
        return "hatch-turn"
    if one == other or not all(card in hand and kind_of(card) == LARVA for card in (one, other)):
        return "hatch-two"
    return "hatch-order" if one > other else "hatch-wall"
