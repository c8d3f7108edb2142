"""Where a table goes on: what each person has seen of it, and what they are shown again."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from game.match import Turn
from game.table import Seat
from scenes.table.session import AnySession


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


def looked_at(session: AnySession) -> dict[Seat, int]:
    """How many events each person who has had a turn had seen at their last look."""
    looks = {seat: last_look(session.match.turns, seat, session.people) for seat in session.people}
    return {seat: events for seat, events in looks.items() if events is not None}


def told_so_far(session: AnySession) -> int:
    """How many events somebody has surely seen: those before the last choice of a person."""
    turns = session.match.turns
    return max((turn.start for turn in turns if turn.seat in session.people), default=0)
