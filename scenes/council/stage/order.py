"""In which order the seats of the trick on the table play."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import EMISSARY
from game.table import Seat
from scenes.council.stage.table_stage import Stage

TWO: Final = 2  # people, and the Emissary between them


def playing_order(stage: Stage, waiting: Seat | None = None) -> tuple[Seat, ...]:
    """Those who have played, then those who will.

    Who plays after the Emissary has led is nobody's secret, but a stage is not told before; a seat
    that is ``waiting`` is next.
    """
    played = tuple(seat for seat, _ in stage.table)
    lead = played[0] if played else stage.lead
    turns = [(lead + step) % stage.seats for step in range(stage.seats)]
    if stage.people == TWO:
        turns = _around_the_emissary(stage, lead)
    rest = [seat for seat in turns if seat not in played]
    if waiting in rest:
        rest.sort(key=lambda seat: seat != waiting)
    return (*played, *rest)


def _around_the_emissary(stage: Stage, lead: Seat) -> list[Seat]:
    """Its card goes with that of whoever chooses it (E1)."""
    if lead != EMISSARY:
        return [lead, EMISSARY, 1 - lead]
    seats = [seat for seat, _ in stage.last_trick] or [EMISSARY, 0, 1]
    second = seats[1] if seats[0] == EMISSARY else seats[-1]
    return [EMISSARY, second, 1 - second]
