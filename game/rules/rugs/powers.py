"""The powers of the Wall, always in place, from the leftover that sets one off to its last step.

Whose decision it is and what is legal is the engine's business; here nobody asks.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Final

from game.rules.rugs.cards import (
    ANT,
    BEETLE,
    BUTTERFLY,
    FIREFLY,
    FLY,
    LADYBUG,
    LARVA,
    MOSQUITO,
    SPIDER,
    Card,
    Kind,
)
from game.rules.rugs.drawing import Events, bugs_left, draw, open_up
from game.rules.rugs.events import (
    BugDrawn,
    BugDropped,
    BugJoinedWall,
    BugPlaced,
    BugShown,
    BugsPassed,
    BugsSwapped,
    Gift,
    LarvaeLeftWall,
    LeftoverFlew,
    PassChosen,
    PowerRested,
    PowerSetOff,
    SeatSkipped,
    SwapOffered,
)
from game.rules.rugs.model import Phase, State
from game.rules.rugs.turns import (
    DROP,
    KEEP,
    PASS,
    PLACE,
    SHOW,
    SWAP,
    SWAP_FOR,
    can_hatch,
    turn_order,
)
from game.table import Seat

CLAUSE_OF: Final[Mapping[Kind, str]] = {
    ANT: "power-ant",
    BEETLE: "power-beetle",
    LADYBUG: "power-ladybug",
    FIREFLY: "power-firefly",
    MOSQUITO: "power-mosquito",
    SPIDER: "power-spider",
    BUTTERFLY: "power-butterfly",
    FLY: "power-fly",
}
STEPS: Final[Mapping[Kind, Phase]] = {FIREFLY: DROP, SPIDER: PLACE, MOSQUITO: SWAP}
"""What everybody is asked in turn."""
PASSING: Final[Mapping[Kind, int]] = {BEETLE: 1, FLY: -1}
"""Where a passed bug goes: one seat on is left, one seat back is right (W6)."""


def leave_over(state: State, events: Events) -> bool:
    """The last bug of the Floor flies to the Wall and acts; whether somebody is asked now."""
    if not state.floor:
        return _rest(state, None, "empty-floor", events)
    card = state.floor.pop()
    state.wall.append(card)
    state.laid = ()
    state.acting, state.clause, state.actor = card, "", None
    if events is not None:
        events.append(LeftoverFlew(card, len(state.wall) - 1))
    if card >> 4 == LARVA:
        return _leftover_larva(state, card, events)
    return set_off(state, card, events)


def _leftover_larva(state: State, card: Card, events: Events) -> bool:
    """Alone it does nothing; two or more leave, and a new bug comes and acts (W4)."""
    larvae = tuple(each for each in state.wall if each >> 4 == LARVA)
    if len(larvae) == 1:
        return _rest(state, card, "larva-alone", events)
    _act(state, card, "power-larva", events)
    state.wall = [each for each in state.wall if each >> 4 != LARVA]
    state.discards += larvae
    if events is not None:
        events.append(LarvaeLeftWall(larvae))
    return _next_joins(state, card, events)


def _act(state: State, card: Card, clause: str, events: Events) -> None:
    """A bug begins to act; the clause tells what its power is."""
    state.acting, state.clause, state.actor = card, clause, None
    if events is not None:
        events.append(PowerSetOff(card, clause))


def _rest(state: State, card: Card | None, clause: str, events: Events) -> bool:
    """Nothing happens, or nothing more, so that nobody is asked; the clause says why."""
    state.acting, state.clause, state.actor = card, clause, None
    if events is not None:
        events.append(PowerRested(card, clause))
    return False


def set_off(state: State, card: Card, events: Events) -> bool:
    """A bug that is left over, drawn to the Wall or shown acts; whether somebody is asked now."""
    kind = card >> 4
    if kind == LARVA:
        return _rest(state, card, "larva-later", events)
    state.power = kind
    _act(state, card, CLAUSE_OF[kind], events)
    if kind == ANT:
        return _next_joins(state, card, events)
    if kind == BUTTERFLY:
        return _ask_to_show(state, card, events)
    state.queue = turn_order(state)
    return _ask_to_pass(state, events) if kind in PASSING else next_step(state, events)


def _next_joins(state: State, because: Card, events: Events) -> bool:
    """The next bug of the deck comes to the right end of the Wall and acts (W3)."""
    card = draw(state, events)
    if card is None:
        return _rest(state, because, "empty-deck", events)
    state.wall.append(card)
    open_up(state, (card,))
    if events is not None:
        events.append(BugJoinedWall(card, len(state.wall) - 1, bugs_left(state)))
    return set_off(state, card, events)


def _ask_to_show(state: State, card: Card, events: Events) -> bool:
    """The start player has to show a bug that is no Butterfly, if there is one (W2)."""
    state.turn = state.start
    if all(each >> 4 == BUTTERFLY for each in state.hands[state.start]):
        return _rest(state, card, "nothing-to-show", events)
    state.phase = SHOW
    return True


def show(state: State, card: Card, events: Events) -> bool:
    """The shown bug acts and stays in the hand."""
    state.shown, state.actor = card, state.turn
    open_up(state, (card,))
    if events is not None:
        events.append(BugShown(state.turn, card))
    return set_off(state, card, events)


def _ask_to_pass(state: State, events: Events) -> bool:
    """Everybody who holds a bug chooses one (W6)."""
    for seat in state.queue:
        if not state.hands[seat] and events is not None:
            events.append(SeatSkipped(seat, "no-bugs"))
    state.queue = tuple([seat for seat in state.queue if state.hands[seat]])
    if not state.queue:
        return False
    state.turn, state.phase = state.queue[0], PASS
    return True


def give(state: State, card: Card, events: Events) -> bool:
    """A bug is chosen to be passed; when all are, they change hands at once."""
    seat = state.turn
    state.given[seat] = card
    state.actor = seat
    if events is not None:
        events.append(PassChosen(seat, card))
    state.queue = state.queue[1:]
    if state.queue:
        state.turn = state.queue[0]
        return True
    assert state.power is not None
    _hand_over(state, PASSING[state.power], events)
    return False


def _hand_over(state: State, step: int, events: Events) -> None:
    """All chosen bugs change hands; nobody passes on what has just arrived."""
    seats, given = state.setup.seats, state.given
    for giver, card in enumerate(given):
        if card is not None:
            state.hands[giver].remove(card)
            insort(state.hands[(giver + step) % seats], card)
    state.given = [None] * seats
    if events is not None:
        gifts = [
            Gift(giver, (giver + step) % seats, card)
            for giver, card in enumerate(given)
            if card is not None
        ]
        events.append(BugsPassed(tuple(gifts), step))


def next_step(state: State, events: Events) -> bool:
    """The next in turn order has a part in the power; whether somebody is asked now (W1)."""
    kind = state.power
    assert kind is not None
    while state.queue:
        seat = state.turn = state.queue[0]
        if kind == LADYBUG:
            _draw_for(state, seat, events)
            if can_hatch(state, seat):
                state.phase = KEEP
                return True
        elif (clause := _left_out(state, seat)) is None:
            state.phase = STEPS[kind]
            return True
        elif events is not None:
            events.append(SeatSkipped(seat, clause))
        state.queue = state.queue[1:]
    return False


def _left_out(state: State, seat: Seat) -> str | None:
    """Why somebody cannot take part: an empty hand, or nothing to swap with."""
    if not state.hands[seat]:
        return "no-bugs"
    return "empty-wall" if state.power == MOSQUITO and not state.wall else None


def _draw_for(state: State, seat: Seat, events: Events) -> None:
    card = draw(state, events)
    if card is None:
        if events is not None:
            events.append(SeatSkipped(seat, "empty-deck"))
        return
    insort(state.hands[seat], card)
    state.actor = seat
    if events is not None:
        events.append(BugDrawn(seat, card, bugs_left(state)))


def drop(state: State, card: Card, events: Events) -> None:
    """A Firefly's step: the bug is the beginning of the next Floor (W7)."""
    seat = state.actor = state.turn
    state.hands[seat].remove(card)
    state.floor.append(card)
    state.laid = tuple(state.floor)
    open_up(state, (card,))
    if events is not None:
        events.append(BugDropped(seat, card))


def place(state: State, card: Card, events: Events) -> None:
    """A Spider's step: one to the right end, then the leftmost into the hand (W5)."""
    seat = state.actor = state.turn
    hand, wall = state.hands[seat], state.wall
    hand.remove(card)
    wall.append(card)
    open_up(state, (card,))
    taken = wall.pop(0)
    insort(hand, taken)
    if events is not None:
        events.append(BugPlaced(seat, card, taken))


def offer(state: State, card: Card, events: Events) -> None:
    """The first half of a Mosquito's step: the bug to be given."""
    state.offered, state.actor = card, state.turn
    state.phase = SWAP_FOR
    open_up(state, (card,))
    if events is not None:
        events.append(SwapOffered(state.turn, card))


def swap(state: State, card: Card, events: Events) -> None:
    """The second half: what is given lies where the other lay (W8)."""
    given, seat = state.offered, state.turn
    assert given is not None
    state.actor = seat
    state.offered = None
    spot = state.wall.index(card)
    state.wall[spot] = given
    state.hands[seat].remove(given)
    insort(state.hands[seat], card)
    if events is not None:
        events.append(BugsSwapped(seat, given, card, spot))
