"""Between two people: the curtain with what everybody may know."""

from __future__ import annotations

from functools import partial

from game.rules.council.api import Phase
from game.table import Decision
from scenes.shell.sheets.curtain import CurtainScene, PublicFacts
from scenes.table.layer import pause
from scenes.table.session import Room


def hand_over(room: Room, decision: Decision, since: int) -> CurtainScene:
    """The curtain for whoever chooses next; they have seen so many events."""
    seats, view = room.seats, room.view(None)
    facts = PublicFacts(
        age=view.age,
        trick=view.trick_number if decision.kind in (Phase.PLAY, Phase.VISIT) else 0,
        phase="declaration" if decision.kind is Phase.DECLARE else "discard",
        scores=tuple(zip(seats, view.scores, strict=True)),
    )
    moves = len(room.match.log) - since
    return CurtainScene(seats[decision.seat], facts, moves, room.preferences, partial(pause, room))
