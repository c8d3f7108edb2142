"""What the steps of a stake do in a solo game, each at its moment."""

from __future__ import annotations

from game.rules.council.model import Events, State
from game.rules.council.solo import TERMITENATOR, Solo
from game.rules.council.solo_events import StakeRaised
from game.rules.council.stakes import (
    CUBES_FOR_A_POINT,
    HEAD_START_POINTS,
    LAST_TRICK_POINTS,
    Stake,
)
from game.rules.council.turns import HUMAN
from game.table import Seat


def game_begins(state: State, solo: Solo, events: Events) -> None:
    """A head start, and a cube more for the Termites."""
    stake = state.setup.stake
    if stake >= Stake.HEAD_START:
        _score(state, solo, Stake.HEAD_START, HEAD_START_POINTS, events)
    if stake >= Stake.REINFORCED:
        state.cubes[solo.termite] += 1
        state.supply -= 1
        if events is not None:
            events.append(StakeRaised(Stake.REINFORCED, space=solo.termite))


def age_begins(state: State, solo: Solo) -> None:
    """Who leads, and whether it may lose heart."""
    stake = state.setup.stake
    if stake >= Stake.FIRST_LEAD:
        state.lead = TERMITENATOR
    if stake >= Stake.NEVER_LOSING:
        solo.trigger_row = None


def visit_fed(state: State, solo: Solo, visitor: Seat, events: Events) -> None:
    """A visit has brought the Termites a cube."""
    if visitor == HUMAN and state.setup.stake >= Stake.TRIBUTE:
        _score(state, solo, Stake.TRIBUTE, 1, events)


def age_ends(state: State, solo: Solo, events: Events) -> None:
    """Points for the last trick, and for the cubes on the Termite Space."""
    stake = state.setup.stake
    if stake >= Stake.LAST_TRICK and state.lead == TERMITENATOR:
        _score(state, solo, Stake.LAST_TRICK, LAST_TRICK_POINTS, events)
    points = state.cubes[solo.termite] // CUBES_FOR_A_POINT
    if stake >= Stake.GARRISON and points:
        _score(state, solo, Stake.GARRISON, points, events)


def _score(state: State, solo: Solo, step: Stake, points: int, events: Events) -> None:
    """Points at once; the Age counts them among those of its ability (P2)."""
    state.scores[TERMITENATOR] += points
    solo.marked += points
    if events is not None:
        events.append(StakeRaised(step, points))
