"""Between two people: the curtain with what everybody may know."""

from __future__ import annotations

from functools import partial

from game.table import Decision
from scenes.council.told import public_facts
from scenes.shell.sheets.curtain import CurtainScene
from scenes.table.layer import pause
from scenes.table.session import Room


def hand_over(room: Room, decision: Decision, since: int) -> CurtainScene:
    """The curtain for whoever chooses next; they have seen so many events."""
    seats = room.seats
    facts = public_facts(room.view(None), decision, seats)
    moves = len(room.match.log) - since
    return CurtainScene(seats[decision.seat], facts, moves, room.preferences, partial(pause, room))
