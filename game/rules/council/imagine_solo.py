"""A solo game as it may be: the part of imagining that only the Termitenator's table needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.council import decision_table
from game.rules.council.cards import EDITIONS, TRICKS, Card, deck
from game.rules.council.model import Setup, State, empty_table
from game.rules.council.pyramid import ROWS
from game.rules.council.solo import TERMITENATOR, PendingTie, Solo, Tie
from game.rules.council.view import TermitenatorView, View
from game.rules.shuffling import shuffle

if TYPE_CHECKING:
    from random import Random


def imagine(view: View, rng: Random) -> State:
    """A state of a solo game whose view from seat 0 is this one; hidden cards lie at random."""
    its = view.termitenator
    assert its is not None
    assert view.you is not None
    state = empty_table(_setup(view, its))
    state.solo = Solo(its.termite, its.personality)
    lay_open(state, view)
    state.solo.discarded = lay_tricks(state, view)
    state.discards = [view.discard]
    _deal_hidden(state, state.solo, view, its, rng)
    _termitenator(state, state.solo, view, its)
    return state


def _setup(view: View, its: TermitenatorView) -> Setup:
    """A setup with the same deck and ring; how the game began plays no part any more."""
    council = (*[space for space in view.ring if space != its.termite], its.termite)
    edition = EDITIONS[view.edition]
    return Setup(
        *(edition, view.seats, council, view.ring, TERMITENATOR, its.personality),
        stake=its.stake,
    )


def lay_open(state: State, view: View) -> None:
    """What lies open at every table."""
    state.phase, state.age, state.trick_number = view.phase, view.age, view.trick_number
    state.cubes, state.chambers, state.supply = list(view.cubes), view.chambers, view.supply
    state.lead, state.order = view.lead, view.order
    state.visitor = -1 if view.visitor is None else view.visitor
    state.trick = [card for _, card in view.table]
    state.trick_status = view.trick_status
    state.last_order = tuple(seat for seat, _ in view.last_trick)
    state.last_trick = tuple(card for _, card in view.last_trick)
    state.declared = list(view.declared)
    state.tricks, state.scores = list(view.tricks), list(view.scores)
    state.ledger, state.winners = view.ledger, view.winners


def lay_tricks(state: State, view: View) -> tuple[Card, ...]:
    """Give everybody as many tricks as they have won; returns what belongs to nobody.

    Which trick is whose is forgotten; only how many there are counts.
    """
    lying = [] if view.trick_is_complete else state.trick
    played = [card for card in view.seen if card not in lying]
    size = view.owners
    for seat, won in enumerate(view.tricks):
        state.piles[seat], played = tuple(played[: size * won]), played[size * won :]
    return tuple(played)


def _deal_hidden(state: State, solo: Solo, view: View, its: TermitenatorView, rng: Random) -> None:
    """Deal what nobody sees to the pyramid, the sleeve and the leftover deck."""
    hand = list(view.hand or ())
    known = {*view.seen, *hand, *its.face_up, view.discard}
    hidden = [card for card in deck(state.setup.edition, 1, its.termite) if card not in known]
    shuffle(hidden, rng)
    solo.places = [
        card if card is not None else hidden.pop() if lies else None
        for card, lies in zip(its.places, its.lies, strict=True)
    ]
    # A discard lies on top of the deck, so it is what is taken first.
    buried: list[Card] = [] if view.discard is None else [view.discard]
    top_first = buried + hidden
    solo.taken, state.rest = top_first[: its.taken], top_first[its.taken :]
    state.hands = [hand, sorted(card for card in solo.places if card is not None)]


def _termitenator(state: State, solo: Solo, view: View, its: TermitenatorView) -> None:
    solo.face_up = [card is not None for card in its.places]
    solo.losing, solo.trigger_row, solo.board = its.losing, its.trigger_row, its.board
    solo.human_won, solo.choice = its.human_won, its.choice
    if its.tie is None:
        return
    shown = [(card, ROWS[at]) for at, card in enumerate(its.places) if card is not None]
    tied = its.tied
    choice = None
    if its.tie is Tie.PLAY:
        led = state.trick[0] if len(state.trick) == 1 else None
        final = view.trick_number == TRICKS
        choice = decision_table.choose(shown, view.cubes, led, losing=its.losing, final=final)
    solo.pending = PendingTie(its.tie, tied, choice, its.given)
