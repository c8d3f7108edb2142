"""What the steps of a stake do in a solo game, each at its moment."""

from __future__ import annotations

from game.rules.council.cards import AGES, Card, Faction
from game.rules.council.model import Events, State
from game.rules.council.solo import TERMITENATOR, Solo
from game.rules.council.solo_events import StakeRaised
from game.rules.council.stakes import (
    CHAMBERS_CUBES,
    CROWN_POINTS,
    GARRISON_CUBES,
    HEAD_START_POINTS,
    LAST_TRICK_POINTS,
    Stake,
    bounty,
    tribute,
)


def game_begins(state: State, solo: Solo, events: Events) -> None:
    """A head start."""
    if state.setup.stake >= Stake.HEAD_START:
        _score(state, solo, Stake.HEAD_START, HEAD_START_POINTS, events)


def human_led(state: State, solo: Solo, card: Card, events: Events) -> None:
    """The human has led this card: points for one of the highest."""
    if points := bounty(state.setup.stake, card):
        _score(state, solo, Stake.BOUNTY, points, events)


def human_visited(state: State, solo: Solo, path: tuple[Faction, ...], events: Events) -> None:
    """The human's visit has sown along this path: points for a cube of the Termites."""
    if points := tribute(state.setup.stake, solo.termite, path):
        _score(state, solo, Stake.TRIBUTE, points, events)


def age_ends(state: State, solo: Solo, events: Events) -> None:
    """Points for the last trick, and for cubes on the Termite Space and in the Chambers."""
    here = state.cubes[solo.termite]
    for step, points in (
        (Stake.LAST_TRICK, LAST_TRICK_POINTS if state.lead == TERMITENATOR else 0),
        (Stake.GARRISON, here // GARRISON_CUBES),
        (Stake.CROWN, CROWN_POINTS if here and here == max(state.cubes) else 0),
        (Stake.CHAMBERS, state.chambers // CHAMBERS_CUBES if state.age == AGES else 0),
    ):
        if points and state.setup.stake >= step:
            _score(state, solo, step, points, events)


def _score(state: State, solo: Solo, step: Stake, points: int, events: Events) -> None:
    """Points at once; the Age counts them among those of its ability (P2)."""
    state.scores[TERMITENATOR] += points
    solo.marked += points
    if events is not None:
        events.append(StakeRaised(step, points))
