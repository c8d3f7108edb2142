"""An attic as it may be: a whole state that fits what one sees.

For bots that try out what may come. What is hidden is dealt anew, so nothing of it is given away,
and every way that one's view allows is as likely as any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.rugs.cards import DECK
from game.rules.rugs.model import Phase, Setup, State, empty_table
from game.rules.rugs.powers import PASSING, STEPS
from game.rules.rugs.turns import KEEP, PICK
from game.rules.rugs.view import View
from game.rules.shuffling import shuffle, shuffled
from game.table import Seat

if TYPE_CHECKING:
    from random import Random


class DealSampler:
    """All the attics that a seat's view allows. Made once for a decision, dealt from often."""

    def __init__(self, view: View) -> None:
        assert view.you is not None
        self._view = view
        self._others = [seat for seat in range(view.seats) if seat != view.you]
        self._start = _public(view)
        self._resumed = _asked_before(view)
        own, seen = set(view.hand or ()), set(view.seen)
        lying = {*view.floor, *view.wall, *view.discards}
        self._shown = _shown_by(view)
        self._taken = [card for card in view.seen if card not in lying | own and card != view.shown]
        if view.shown is not None and self._shown is None and view.shown not in lying | own:
            self._taken.append(view.shown)
        self._unseen = [card for card in DECK if card not in seen and card not in own]
        self._known = [card for card in DECK if card in seen or card in own]

    def deal(self, rng: Random) -> State:
        """One of them, and nobody else's to change."""
        view, state = self._view, self._start.copy()
        room = {seat: view.hand_sizes[seat] - (seat == self._shown) for seat in self._others}
        unseen = shuffled(self._unseen, rng)
        closed = sum(room.values()) - len(self._taken)
        held = [*self._taken, *unseen[:closed]]
        shuffle(held, rng)
        for seat, size in room.items():
            hand = [held.pop() for _ in range(size)]
            if seat == self._shown and view.shown is not None:
                hand.append(view.shown)
            state.hands[seat] = sorted(hand)
            if view.has_given[seat]:
                state.given[seat] = rng.choice(hand)
        state.deck = (*self._known, *unseen)
        state.resume = rng.choice(self._resumed)
        return state


def _public(view: View) -> State:
    """Everything that is seen, with nothing in the other hands and no deck."""
    state = empty_table(Setup(view.seats, view.start))
    assert view.you is not None
    state.phase, state.round, state.start = view.phase, view.round, view.start
    state.turn = view.you
    state.queue = _queue(view)
    state.picked = view.picked
    state.drawn = len(DECK) - view.deck
    state.end_seen, state.final = view.end_seen, view.final
    state.power, state.shown, state.offered = view.power, view.shown, view.offered
    state.hands[view.you] = list(view.hand or ())
    state.floor, state.wall, state.discards = map(list, (view.floor, view.wall, view.discards))
    state.laid = view.places
    state.acting, state.clause, state.actor = view.acting, view.clause, view.actor
    state.given[view.you] = view.given
    state.seen = sum(1 << card for card in view.seen)
    state.pairs[view.you] = view.pairs[view.you] or ()
    return state


def _queue(view: View) -> tuple[Seat, ...]:
    """Who has still to act. Nobody knows who has made pairs, so all others make theirs anew."""
    if view.phase is not Phase.GROUP or view.you is None:
        return view.queue
    return (view.you, *(seat for seat in view.turn_order if seat != view.you))


def _shown_by(view: View) -> Seat | None:
    """Who surely still holds the bug that a Butterfly copies, if it is somebody else."""
    if view.shown is None or view.start == view.you or view.shown in view.wall:
        return None
    waits = view.power in PASSING or view.start in view.queue
    return view.start if waits else None


def _asked_before(view: View) -> list[Phase]:
    """What may be asked again when hatched Larvae have brought their bug."""
    if view.power is not None:
        step = STEPS.get(view.power)
        return [KEEP] if step is None else [step, KEEP]
    order, picked = view.pick_order, view.picked
    first = picked < len(order) and order[picked] == view.you and len(view.floor) > 1
    after = picked > 0 and order[picked - 1] == view.you
    return [phase for phase, may in ((PICK, first), (KEEP, after)) if may] or [PICK]
