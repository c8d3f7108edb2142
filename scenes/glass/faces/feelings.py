"""How both feel over their cases: everything lies open here."""

from __future__ import annotations

from typing import Final

from game.rules.glass.api import View
from game.table import Seat
from scenes.glass.show.cue_highlights import CueHighlights
from scenes.table.faces.feeling import Feeling

AHEAD: Final = 8  # points: so much is felt


def feelings(view: View, told: CueHighlights) -> tuple[Feeling, ...]:
    """How each of them feels, while this is ``told``."""
    return tuple(_feeling_of(view, told, seat) for seat in range(len(view.cases)))


def _feeling_of(view: View, told: CueHighlights, seat: Seat) -> Feeling:
    ahead = view.scores[seat] - view.scores[1 - seat]
    if view.over:
        return Feeling.CHEERING if ahead > 0 else Feeling.SULKING if ahead < 0 else Feeling.CALM
    if told.spider:
        return Feeling.SHOCKED
    if told.seat == seat and told.matched:
        return Feeling.CHEERING
    if view.passed[seat]:
        return Feeling.SMUG if ahead > 0 else Feeling.SULKING
    if seat == view.actor and any(view.near(stack) for stack in range(len(view.heights))):
        return Feeling.SCHEMING
    if abs(ahead) < AHEAD:
        return Feeling.CALM
    return Feeling.SMUG if ahead > 0 else Feeling.SULKING
