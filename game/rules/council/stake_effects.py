"""What the steps of a stake do in a solo game, each at its moment."""

from __future__ import annotations

from game.rules.council.cards import AGES
from game.rules.council.model import Events, State
from game.rules.council.solo import TERMITENATOR, Solo
from game.rules.council.solo_events import StakeRaised
from game.rules.council.stakes import CHAMBERS_CUBES, CROWN_POINTS, GARRISON_CUBES, Stake
from game.rules.council.turns import HUMAN
from game.table import Seat


def game_begins(state: State, solo: Solo, events: Events) -> None:
    """A head start, and a cube more for the Termites."""
    stake = state.setup.stake
    if stake >= Stake.HEAD_START:
        _score(state, solo, Stake.HEAD_START, 1, events)
    if stake >= Stake.REINFORCED:
        state.cubes[solo.termite] += 1
        state.supply -= 1
        if events is not None:
            events.append(StakeRaised(Stake.REINFORCED, space=solo.termite))


def visit_fed(state: State, solo: Solo, visitor: Seat, events: Events) -> None:
    """A visit has brought the Termites a cube."""
    if visitor == HUMAN and state.setup.stake >= Stake.TRIBUTE:
        _score(state, solo, Stake.TRIBUTE, 1, events)


def age_ends(state: State, solo: Solo, events: Events) -> None:
    """Points for the last trick, and for cubes on the Termite Space and in the Chambers."""
    here, chambers = state.cubes[solo.termite], state.chambers
    final = state.age == AGES
    for step, points in (
        (Stake.LAST_TRICK, int(state.lead == TERMITENATOR)),
        (Stake.GARRISON, here // GARRISON_CUBES),
        (Stake.CROWN, CROWN_POINTS if here and here == max(state.cubes) else 0),
        (Stake.CHAMBERS, chambers // CHAMBERS_CUBES if final else 0),
    ):
        if points and state.setup.stake >= step:
            _score(state, solo, step, points, events)


def _score(state: State, solo: Solo, step: Stake, points: int, events: Events) -> None:
    """Points at once; the Age counts them among those of its ability (P2)."""
    state.scores[TERMITENATOR] += points
    solo.marked += points
    if events is not None:
        events.append(StakeRaised(step, points))
