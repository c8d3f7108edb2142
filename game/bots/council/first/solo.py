"""The solo game: every choice is tried out in imagined Ages that are played to their end.

The Termitenator follows rules, so whoever knows them can see what it will do with cards that are
not known yet; what is hidden is imagined several times, and every choice is tried on the same
imagined tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from random import Random

from game.rules.council import api as council

Cards = council.PlayCard | council.DiscardCard | council.Settle

IMAGINED = 12
"""Tables for each choice; more are slower and hardly stronger."""
VICTORY = 8.0
"""What it is worth to be ahead at the end, in points, so that nobody plays for a narrow loss."""


def weigh_solo(view: council.View, legal: Sequence[council.Action]) -> dict[council.Action, float]:
    """The mean lead at the end of the Age after each choice."""
    # The chance belongs to the table as it is seen, so that the same view gives the same choice.
    rng = Random(f"{view.age} {view.trick_number} {view.hand} {view.table} {view.cubes}")
    weights = dict.fromkeys(legal, 0.0)
    for _ in range(IMAGINED):
        table = council.imagine(view, rng)
        for action in legal:
            state = table.copy()
            council.COUNCIL.advance(state, action)
            weights[action] += _play_out(state, view.age)
    return weights


def _play_out(state: council.State, age: int) -> float:
    """The lead when the Age is over, played by a simple rule."""
    while len(state.ledger) < age:
        legal = council.COUNCIL.legal_actions(state)
        council.COUNCIL.advance(state, legal[0] if len(legal) == 1 else _simple(state, legal))
    lead = state.scores[0] - state.scores[1]
    return lead + VICTORY * (lead > 0) if age == council.AGES else float(lead)


def _simple(state: council.State, legal: Sequence[council.Action]) -> council.Action:
    """Win cheaply or throw the least; on No Allegiance duck as high as possible."""
    assert state.solo is not None
    cubes = state.cubes
    ranked = sorted(
        (
            (cubes[council.suit_of(a.card)] << 4 | council.value_of(a.card), a)
            for a in legal
            if isinstance(a, Cards)
        ),
        key=itemgetter(0),
    )
    if not ranked:  # a visit: what the hand relies on stays where it is
        held = [council.suit_of(card) for card in state.hands[0]]
        spaces = [action for action in legal if isinstance(action, council.Visit)]
        return min(spaces, key=lambda a: cubes[a.faction or 0] * held.count(a.faction or 0))
    weakest, strongest = ranked[0][1], ranked[-1][1]
    ducking = bool(state.declared[0]) and not state.solo.human_won
    if state.phase is not council.Phase.PLAY:
        return strongest
    if len(state.trick) != 1:
        return weakest if ducking else strongest
    led = cubes[council.suit_of(state.trick[0])] << 4 | council.value_of(state.trick[0])
    losers = [action for rank, action in ranked if rank < led]
    if ducking:
        return losers[-1] if losers else weakest
    return weakest if len(losers) == len(ranked) else ranked[len(losers)][1]
