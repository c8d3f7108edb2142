"""How everybody takes the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from game.seating import SeatSetup
from scenes.table.faces.delegate import face_name
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import delegate_of


def faces(
    seats: Sequence[SeatSetup], scores: Sequence[int], winners: Sequence[int]
) -> tuple[str, ...]:
    """Winners cheer, whoever is last alone sulks: the drawing of each seat."""
    least = min(scores)
    alone = scores.count(least) == 1
    return tuple(
        face_name(
            delegate_of(who.colour),
            Feeling.CHEERING
            if seat in winners
            else Feeling.SULKING
            if alone and scores[seat] == least
            else Feeling.CALM,
        )
        for seat, who in enumerate(seats)
    )
