"""The game itself: whose decision it is, what is legal, and the step from state to state.

There is one step, ``advance``, in place. ``apply`` takes it on a copy and collects the events;
there is no second version of a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.bugami import flow, setup
from game.rules.bugami.actions import BIDS, PLAYS, Action, MakeBid, PlayCard
from game.rules.bugami.cards import JOKERS, Card
from game.rules.bugami.clauses import CLAUSES
from game.rules.bugami.events import DealBegan, Event, GameBegan
from game.rules.bugami.model import BID, PLAY, Phase, Setup, State, empty_table
from game.rules.tricks import Deal, follow_suit
from game.table import Decision, IllegalAction, Trace
from game.words import _

PLAY_OF: Final = [PLAYS.get(card, PLAYS[min(PLAYS)]) for card in range(max(PLAYS) + 1)]
"""Each play under the number of its card, and any under numbers of none: a list answers faster
than a mapping, once compiled."""


def new_game(start: Setup) -> State:
    """Everybody sits down, no card is dealt. Raises IllegalDeal."""
    setup.check_setup(start)
    return empty_table(start)


def opening(start: Setup) -> Trace[State, Event]:
    """What the table sees before the first deal."""
    began = GameBegan(start.seats, start.jokers, start.shotgun, start.target)
    return Trace(new_game(start), began)


def deal(state: State, cards: Deal) -> tuple[State, Trace[State, Event]]:
    """A new state with the cards of the next deal. Raises IllegalDeal."""
    if state.phase is Phase.OVER:
        raise setup.refuse("over", _("a deal after the end"), "deals")
    if state.phase is not Phase.DEAL:
        playing = _("deal {number} is being played").format(number=state.deal)
        raise setup.refuse("deal-due", playing, "deals")
    setup.check_deal(state.setup, cards)
    state = state.copy()
    flow.deal(state, cards)
    hands = tuple(tuple(hand) for hand in state.hands)
    began = DealBegan(state.deal, state.dealer, state.order[0], hands, len(state.rest))
    return state, Trace(state, began)


def deal_in_place(state: State, cards: Deal) -> None:
    """Deal cards that are known to be right, for search."""
    flow.deal(state, cards)


def decision(state: State) -> Decision | None:
    """Who chooses what; None when a deal is due or the game is over."""
    if state.phase is PLAY:
        seat = state.order[len(state.trick)]
    elif state.phase is BID:
        seat = flow.bidder(state)
    else:
        return None
    return Decision(seat, seat, state.phase)


def legal_actions(state: State) -> Sequence[Action]:
    """Every allowed action, in the order of the notation. The only source of legality."""
    if state.phase is PLAY:
        trick = state.trick
        hand = state.hands[state.order[len(trick)]]
        return [PLAY_OF[card] for card in playable(hand, trick)]
    return BIDS if state.phase is BID else ()


def playable(hand: list[Card], trick: list[Card]) -> list[Card]:
    """The cards of a hand that may go into this trick (B4, B5). Not to be changed.

    Whoever leads plays anything, and so does everybody after a Joker that was led. A Joker is of
    no suit, so it can be thrown into a trick only where no suit has to be followed.
    """
    if not trick or trick[0] >> 4 == JOKERS:
        return hand
    return follow_suit(hand, trick[0] >> 4)


def apply(state: State, action: Action) -> tuple[State, Trace[State, Event]]:
    """A new state and what happened. Raises IllegalAction; the old state stays as it was."""
    if action not in legal_actions(state):
        hand = state.hands[state.order[len(state.trick)]] if state.phase is PLAY else ()
        clause = refusal(state.phase, hand, action)
        raise IllegalAction(_(CLAUSES[clause]), clause)
    state = state.copy()
    events: Trace[State, Event] = Trace(state)
    advance(state, action, events)
    return state, events


def advance(state: State, action: Action, events: flow.Events = None) -> None:
    """The step itself, in place; nobody asks here whether it is legal. Events if wanted."""
    if state.phase is PLAY:
        assert type(action) is PlayCard
        flow.play(state, action.card, events)
    else:
        assert type(action) is MakeBid
        flow.bid(state, action.bid, events)


def refusal(phase: Phase, hand: Sequence[Card], action: Action) -> str:
    """The clause that refuses an action which is not legal while ``hand`` has to choose."""
    match phase, action:
        case Phase.OVER, _:
            return "over"
        case Phase.PLAY, PlayCard(card):
            if card not in hand:
                return "in-hand"
            return "joker-follows" if card >> 4 == JOKERS else "follow-suit"
        case _:
            return "wrong-phase"
