"""How both feel over their cases: everything lies open here."""

from __future__ import annotations

from typing import Final

from game.table import Seat
from scenes.glass.show.cue_highlights import CueHighlights
from scenes.glass.stage import Stage
from scenes.table.faces.feeling import Feeling

AHEAD: Final = 8  # points: so much is felt


def feelings(stage: Stage, told: CueHighlights) -> tuple[Feeling, ...]:
    """How each of them feels on this stage, while this is ``told``."""
    return tuple(_feeling(stage, told, seat) for seat in range(len(stage.cases)))


def _feeling(stage: Stage, told: CueHighlights, seat: Seat) -> Feeling:
    ahead = stage.score(seat) - stage.score(1 - seat)
    if stage.over:
        return Feeling.CHEERING if ahead > 0 else Feeling.SULKING if ahead < 0 else Feeling.CALM
    if told.spider:
        return Feeling.SHOCKED
    if told.seat == seat and told.matched:
        return Feeling.CHEERING
    if stage.passed[seat]:
        return Feeling.SMUG if ahead > 0 else Feeling.SULKING
    if seat == stage.actor and any(stage.near(stack) for stack in range(len(stage.heights))):
        return Feeling.SCHEMING
    if abs(ahead) < AHEAD:
        return Feeling.CALM
    return Feeling.SMUG if ahead > 0 else Feeling.SULKING
