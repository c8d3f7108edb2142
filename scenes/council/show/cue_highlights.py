"""What a cue lets stand out on the council's board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.council.api import Card, Faction, View
from game.table import Seat
from scenes.table.cue import Cue


@dataclass(frozen=True, slots=True)
class CueHighlights:
    """By default nothing but the crowns of the strongest.

    ``lit`` is a space in focus, ``inviting`` spaces are lit for a visitor; ``crowned`` tells who
    wears a crown as long as that is not settled; ``seated`` is how many factions have sat down.
    The ladder of strength keeps to ``order`` while cubes move; ``climbing`` are in the air beside
    it. ``trick`` is the whole one while some of its cards are on their way. ``winner`` has just
    taken a trick: that seat glows. ``hushed``: nobody may talk into something solemn.
    """

    lit: Faction | None = None
    inviting: tuple[Faction, ...] = ()
    crowned: tuple[Faction, ...] | None = None
    seated: int = 5
    order: tuple[Faction, ...] = ()
    climbing: tuple[Faction, ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    winner: Seat | None = None
    hushed: bool = False


CouncilCue: TypeAlias = Cue[View]
