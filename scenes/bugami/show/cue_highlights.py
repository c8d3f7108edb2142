"""What stands out while a cue lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.bugami.api import Card, View
from game.table import Seat
from scenes.table.cue import Cue


@dataclass(frozen=True, slots=True)
class CueHighlights:
    """``won`` is whose the complete trick is; ``away``: the bids have left the plaques.

    ``row`` tells that they lie open in the middle, ``shown`` are the cards that were laid aside.
    """

    won: Seat | None = None
    away: bool = False
    row: bool = False
    shown: tuple[Card, ...] = ()


BugamiCue: TypeAlias = Cue[View]
