"""Where a table goes on: what each person has seen of it, and what they are shown again."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from game.match import Turn
from game.table import Seat
from scenes.table.session import Session
from scenes.table.staging import A, E, St, V


def last_look(turns: Sequence[Turn], seat: Seat, people: AbstractSet[Seat]) -> int | None:
    """How many events a person had seen when they last gave the table away.

    Whoever was the last to choose sees their own choice again; None: they never had a turn.
    """
    mine = [number for number, turn in enumerate(turns) if turn.seat == seat]
    if not mine:
        return None
    others = people - {seat}
    after = (turn.start for turn in turns[mine[-1] :] if turn.seat in others)
    return next(after, turns[mine[-1]].start)


def looked_at(session: Session[St, A, E, V]) -> dict[Seat, tuple[St, int]]:
    """The table as each person who has had a turn last saw it, and after how many events."""
    seen = {}
    for seat in session.people:
        events = last_look(session.match.turns, seat, session.people)
        if events is not None:
            seen[seat] = stage_after(session, seat, events), events
    return seen


def told_so_far(session: Session[St, A, E, V]) -> int:
    """How many events somebody has surely seen: those before the last choice of a person."""
    turns = session.match.turns
    return max((turn.start for turn in turns if turn.seat in session.people), default=0)


def stage_after(session: Session[St, A, E, V], seat: Seat | None, events: int | None = None) -> St:
    """The table as a seat (None: a spectator) sees it after so many events; None: after all."""
    stage = session.staging.empty(seat, len(session.setup.seats))
    for event in session.match.client(seat).events(0)[:events]:
        stage = session.staging.settle(stage, event)
    return stage
