"""What one action brings about, from the deal to the score sheet, always in place.

Whose decision it is and what is legal is the engine's business; here nobody asks.
"""

from __future__ import annotations

from bisect import insort

from game.rules.rugs import powers, scoring
from game.rules.rugs.cards import SCORING_ORDER, Card, Kind
from game.rules.rugs.drawing import Events, bugs_left, meets_end, open_up, to_lay
from game.rules.rugs.events import (
    BugPicked,
    BugsDealt,
    CollectionsShown,
    EndMet,
    FinalRoundEnded,
    FloorLaid,
    GameEnded,
    HatchlingTaken,
    LarvaeHatched,
    LarvaeKept,
    MosquitosGrouped,
    RoundBegan,
    TypeScored,
)
from game.rules.rugs.model import Deal, State
from game.rules.rugs.turns import (
    GROUP,
    KEEP,
    OVER,
    PICK,
    PICK_ORDERS,
    SWAP,
    TAKE,
    can_hatch,
    can_pair,
    turn_order,
)


def deal(state: State, cards: Deal, events: Events) -> None:
    """A bug for everybody, one for the Wall, and the first Floor (R3)."""
    seats = state.setup.seats
    state.deck = cards.deck
    state.hands = [[card] for card in cards.deck[:seats]]
    state.wall = [cards.deck[seats]]
    state.drawn = seats + 1
    open_up(state, state.wall)
    if events is not None:
        events.append(BugsDealt(cards.deck[:seats], state.wall[0], bugs_left(state)))
    _begin_round(state, events)


def _begin_round(state: State, events: Events) -> None:
    """The Floor is filled up, what a Firefly left there counted in (R4)."""
    state.final = state.end_seen
    state.picked = 0
    _end_power(state)
    if events is not None:
        events.append(RoundBegan(state.round, state.start, state.final))
    _lay_floor(state, events)
    if meets_end(state) and len(state.floor) < _full_floor(state):
        state.end_seen = state.final = True
        if events is not None:
            events.append(EndMet("end-floor"))
        _lay_floor(state, events)
    _next_pick(state, events)


def _end_power(state: State) -> None:
    """Nothing acts any more, and no place of the Floor is bare."""
    state.power = state.shown = state.acting = state.actor = None
    state.clause = ""
    state.laid = tuple(state.floor)


def _full_floor(state: State) -> int:
    return 2 * state.setup.seats + 1


def _lay_floor(state: State, events: Events) -> None:
    """Lay bugs until the Floor is full, the deck is empty, or the End card lies on top."""
    laid = to_lay(state, _full_floor(state) - len(state.floor))
    state.floor += laid
    state.drawn += len(laid)
    open_up(state, laid)
    state.laid += laid
    if laid and events is not None:
        events.append(FloorLaid(laid, bugs_left(state)))


def _next_pick(state: State, events: Events) -> None:
    """Somebody picks until one bug is left (R4, R7); that one flies to the Wall."""
    if len(state.floor) > 1:
        state.turn = PICK_ORDERS[state.setup.seats][state.start][state.picked]
        state.phase = PICK
    elif not powers.leave_over(state, events):
        end_round(state, events)


def pick(state: State, card: Card, events: Events) -> None:
    """A bug of the Floor goes into the hand."""
    state.floor.remove(card)
    insort(state.hands[state.turn], card)
    state.picked += 1
    state.actor = state.turn
    if events is not None:
        events.append(BugPicked(state.turn, card, state.picked))
    after_choice(state, events)


def after_choice(state: State, events: Events) -> None:
    """Larvae may hatch before the turn goes on (H1)."""
    if can_hatch(state, state.turn):
        state.phase = KEEP
    else:
        go_on(state, events)


def go_on(state: State, events: Events) -> None:
    """The turn is over: the next pick, or the next step of a power."""
    if state.power is None:
        _next_pick(state, events)
        return
    state.queue = state.queue[1:]
    if not powers.next_step(state, events):
        end_round(state, events)


def hatch(state: State, one: Card, other: Card, events: Events) -> None:
    """Two Larvae leave the game, in the order named; what is asked now is asked again later."""
    hand = state.hands[state.turn]
    for larva in (one, other):
        hand.remove(larva)
        state.discards.append(larva)
    open_up(state, (one, other))
    state.resume, state.phase = state.phase, TAKE
    state.actor = state.turn
    if events is not None:
        events.append(LarvaeHatched(state.turn, (one, other)))


def take(state: State, card: Card, events: Events) -> None:
    """The bug of the Wall that hatched Larvae bring."""
    place = state.wall.index(card)
    del state.wall[place]
    insort(state.hands[state.turn], card)
    state.actor = state.turn
    if events is not None:
        events.append(HatchlingTaken(state.turn, card, place))
    if state.resume is KEEP or (state.resume is SWAP and not state.wall):
        after_choice(state, events)
    else:
        state.phase = state.resume


def keep(state: State, events: Events) -> None:
    """No Larvae hatch, and the turn goes on."""
    state.actor = state.turn
    if events is not None:
        events.append(LarvaeKept(state.turn))
    go_on(state, events)


def end_round(state: State, events: Events) -> None:
    """The start marker goes on clockwise; after the final round bugs are grouped (R6)."""
    state.queue = ()
    if not state.final:
        state.start = (state.start + 1) % state.setup.seats
        state.round += 1
        _begin_round(state, events)
        return
    _end_power(state)
    state.queue = turn_order(state)
    if events is not None:
        events.append(FinalRoundEnded(state.round))
    _next_group(state, events)


def group(state: State, kind: Kind, events: Events) -> None:
    """Two Mosquitos are put to what they copy (C1)."""
    state.pairs[state.turn] += (kind,)
    if events is not None:
        events.append(MosquitosGrouped(state.turn, kind))
    _next_group(state, events)


def stop_grouping(state: State, events: Events) -> None:
    """The Mosquitos that are left stay single."""
    state.queue = state.queue[1:]
    if events is not None:
        events.append(MosquitosGrouped(state.turn, None))
    _next_group(state, events)


def _next_group(state: State, events: Events) -> None:
    """The next in turn order who can make a pair is asked; then everything is shown."""
    while state.queue:
        if can_pair(state, state.queue[0]):
            state.turn, state.phase = state.queue[0], GROUP
            return
        state.queue = state.queue[1:]
    _score(state, events)


def _score(state: State, events: Events) -> None:
    """The score sheet, from top to bottom, and who has won."""
    held = [
        scoring.collection(hand, pairs)
        for hand, pairs in zip(state.hands, state.pairs, strict=True)
    ]
    state.points = scoring.points_of(held)
    winners, clause = scoring.ranking(state.points)
    state.phase = OVER
    for hand in state.hands:
        open_up(state, hand)
    if events is not None:
        events.append(CollectionsShown(tuple(map(tuple, state.hands)), tuple(state.pairs)))
    for line, kind in enumerate(SCORING_ORDER):
        for seat, points in enumerate(state.points):
            state.scores[seat] += points[line]
        if events is not None:
            rows = scoring.type_scores(kind, held)
            events.append(TypeScored(kind, scoring.CLAUSE_OF[kind], rows))
    state.winners = winners
    if events is not None:
        events.append(GameEnded(tuple(state.scores), state.winners, clause))
