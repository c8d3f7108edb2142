"""What one action brings about, from the deal to the end of an Age, always in place.

Whose decision it is and what is legal is the engine's business; here nobody asks.
"""

from __future__ import annotations

from typing import Final

from game.rules.council import (
    ages,
    decision_table,
    emissary,
    personalities,
    sowing,
    stake_effects,
    termitenator,
    thief,
    trick,
)
from game.rules.council.actions import Declare
from game.rules.council.cards import TRICKS, Card, Faction
from game.rules.council.events import (
    AllegianceDeclared,
    CardDiscarded,
    CardPlayed,
    CubesSown,
    DeclarationsRevealed,
    TrickWon,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
)
from game.rules.council.model import Events, State
from game.rules.council.solo import TERMITENATOR, Solo
from game.rules.council.stakes import Stake, barred_space
from game.rules.council.turns import (
    COUNTED,
    DECLARE,
    DISCARD,
    GATHERED,
    HUMAN,
    OPEN,
    PLAY,
    VISIT,
    WON,
    actor,
    hand_of,
    turn_order,
)
from game.rules.tricks import TURN_ORDERS, Deal
from game.table import Seat

FULL_TABLE: Final = 3
"""With fewer people somebody neutral plays as well."""

EMPTY_COUNCIL: Final = [0, 0, 0, 0, 0]


def deal(state: State, cards: Deal) -> None:
    """Hand out the cards of an Age, known to be right."""
    people, owners = state.setup.seats, state.setup.owners
    state.hands = [sorted(hand) for hand in cards.hands]
    state.rest = list(cards.rest)
    if state.controller is not None:
        emissary.set_out(state)
    elif state.solo is not None:
        termitenator.set_out(state, state.solo, cards.hands[TERMITENATOR])
    state.discards = [None] * people
    state.declared = [None] * people
    state.tricks = [0] * owners
    state.piles = [()] * owners
    state.trick = []
    state.last_trick = ()
    state.last_order = ()
    state.trick_number, state.trick_status = 1, OPEN
    state.order = turn_order(owners, state.lead, state.controller)
    state.phase = DECLARE


def declare(state: State, choice: Declare, events: Events) -> None:
    """A declaration; all are shown when the last one is in."""
    seat = actor(state)
    assert seat is not None
    state.declared[seat] = choice.no_allegiance
    if events is not None:
        events.append(AllegianceDeclared(seat, choice.no_allegiance))
    if None in state.declared:
        return
    state.phase = DISCARD if any(state.declared) else PLAY
    if events is not None:
        events.append(DeclarationsRevealed(tuple(bool(no) for no in state.declared)))


def discard(state: State, card: Card, events: Events) -> None:
    """The card goes face down on top of the leftover deck (G6)."""
    seat = actor(state)
    assert seat is not None
    state.hands[seat].remove(card)
    state.discards[seat] = card
    state.rest.insert(0, card)
    if events is not None:
        events.append(CardDiscarded(seat, card))
    if all(card is not None for card, no in zip(state.discards, state.declared, strict=True) if no):
        state.phase = PLAY


def play(state: State, card: Card, events: Events) -> None:
    """The next card into the trick; a complete one is taken away first."""
    cards, order = state.trick, state.order
    if len(cards) == len(order):
        state.last_trick, state.last_order = tuple(cards), order
        state.trick, state.trick_status = [], OPEN
        cards = state.trick
        if state.controller is None:
            state.order = order = TURN_ORDERS[len(order)][state.lead]
        else:
            state.order = order = turn_order(len(order), state.lead, state.controller)
    owner = order[len(cards)]
    state.hands[owner].remove(card)
    cards.append(card)
    if events is not None:
        events.append(CardPlayed(owner, card, len(cards) - 1))
    if state.solo is not None and owner == HUMAN and len(cards) == 1:
        stake_effects.human_led(state, state.solo, card, events)
    if len(cards) == len(order):
        _resolve_trick(state, events)


def _resolve_trick(state: State, events: Events) -> None:
    """The winner is settled before the sowing (G3); the visit may follow."""
    cards, order, cubes, people = state.trick, state.order, state.cubes, state.setup.seats
    won_by = order[trick.winner(cards, cubes)]
    state.lead = won_by
    state.tricks[won_by] += 1
    state.piles[won_by] += tuple(cards)
    state.trick_status = WON
    if events is not None:
        played = tuple(zip(order, cards, strict=True))
        clause = trick.reason(cards, cubes)
        events.append(TrickWon(won_by, state.trick_number, played, clause))
    if people < FULL_TABLE:
        _neutral_trick(state, won_by, events)
    place = trick.visitor(cards)
    if place is None or cubes == EMPTY_COUNCIL:
        _skip_visit(state, "nobody-followed" if place is None else "nothing-to-activate", events)
    elif order[place] < people and _is_barred(state):
        _skip_visit(state, Stake.BARRICADE.clause, events)
    elif order[place] < people:
        state.visitor = order[place]
        state.phase = VISIT
        if events is not None:
            events.append(VisitBegan(state.visitor, cards[place]))
    else:
        _neutral_visit(state, order[place], cards[place], events)


def _is_barred(state: State) -> bool:
    """Whether a stake keeps the only cubes of the council from people."""
    barred = barred_space(state.setup.stake, state.setup.termite, state.age)
    return barred is not None and sum(state.cubes) == state.cubes[barred]


def _neutral_trick(state: State, won_by: Seat, events: Events) -> None:
    """Who controls the Emissary next, or what the Termitenator makes of the trick."""
    if state.controller is not None:
        edition, order = state.setup.edition, state.order
        state.controller = emissary.next_controller(edition, order, won_by, state.controller)
    elif state.solo is not None:
        _solo_trick_won(state, state.solo, won_by, events)


def _solo_trick_won(state: State, solo: Solo, won_by: Seat, events: Events) -> None:
    """A trick won while Losing changes its mind, unless its personality gets rid of it."""
    if won_by == TERMITENATOR and solo.losing:
        ability = personalities.ABILITIES[solo.personality]
        if ability.discards_trick(state, solo, events):
            return
    termitenator.trick_won(solo, won_by, events)


def _neutral_visit(state: State, owner: Seat, card: Card, events: Events) -> None:
    """Nobody chooses for the Emissary or the Termitenator (E3, S7)."""
    target: Faction | None
    if state.solo is not None:
        target = termitenator.visit_target(state, state.solo)
    else:
        target = emissary.visit_target(state.cubes, card, state.hands[owner][0])
    if target is None:
        _skip_visit(state, "emissary-stays", events)
        return
    state.visitor = owner
    if events is not None:
        events.append(VisitBegan(owner, card))
    visit(state, owner, target, events)


def _skip_visit(state: State, clause: str, events: Events) -> None:
    state.trick_status = GATHERED
    if events is not None:
        events.append(VisitSkipped(clause))
    _end_trick(state, events)


def visit(state: State, seat: Seat, faction: Faction | None, events: Events) -> None:
    """Activate a space, or pass (None); that ends the trick."""
    state.visitor, state.trick_status = -1, GATHERED
    if faction is None:
        if events is not None:
            events.append(VisitPassed(seat))
    else:
        path, left_over = sowing.sow(state.cubes, state.setup.ring, faction)
        state.chambers += left_over
        if events is not None:
            events.append(CubesSown(seat, faction, path, left_over, state.setup.termite))
        solo = state.solo
        if solo is not None and seat == HUMAN:
            stake_effects.human_visited(state, solo, path, events)
        if solo is not None and solo.termite in path:
            personalities.ABILITIES[solo.personality].on_sowing(state, solo, events)
            if _waits(solo):
                return  # the trick ends when the human has settled the tie
    _end_trick(state, events)


def settle(state: State, solo: Solo, card: Card, events: Events) -> None:
    """The human has settled a tie; what waited for it goes on."""
    pending, solo.pending = solo.pending, None
    assert pending is not None
    if pending.choice is not None:
        state.phase = PLAY
        choice = decision_table.settle(pending.choice, card)
        play(state, termitenator.play(solo, choice, events), events)
        return
    if pending.given is None:
        thief.give(state, solo, card, events)
    else:
        thief.exchange(state, solo, pending.given, card, events)
    if not _waits(solo):
        _end_trick(state, events)


def _waits(solo: Solo) -> bool:
    """Whether there is a tie that only the human can settle."""
    return solo.pending is not None


def go_on(state: State, solo: Solo, events: Events) -> None:
    """The Termitenator plays as soon as it is its turn."""
    while state.phase is PLAY and hand_of(state) == TERMITENATOR:
        card = termitenator.take_turn(state, solo, events)
        if card is not None:
            play(state, card, events)


def _end_trick(state: State, events: Events) -> None:
    if state.trick_number < TRICKS:
        state.trick_number, state.trick_status = state.trick_number + 1, COUNTED
        state.phase = PLAY
        if state.controller is not None:
            emissary.refill(state, events)
    else:
        ages.end_age(state, events)
