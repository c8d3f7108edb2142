"""What stands out while a cue lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.glass.api import Cell, Groups, View
from game.table import Seat
from scenes.table.cue import Cue


@dataclass(frozen=True, slots=True)
class CueHighlights:
    """``seat`` is whose case is meant, ``matched`` cells get a check, ``away`` ones are bare.

    ``before`` and ``after`` are the groups that counted and that count now. ``spider``: the room
    holds its breath, and over the ``web`` of a stack it is still on its way.
    """

    seat: Seat | None = None
    matched: tuple[Cell, ...] = ()
    before: Groups | None = None
    after: Groups | None = None
    spider: bool = False
    web: int | None = None
    away: frozenset[Cell] = frozenset()


GlassCue: TypeAlias = Cue[View]
