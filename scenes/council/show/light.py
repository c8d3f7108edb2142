"""What a cue lets stand out on the council's board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.council.api import Faction
from game.table import Seat
from scenes.council.stage.table_stage import Stage
from scenes.table.cue import Cue


@dataclass(frozen=True, slots=True)
class Light:
    """By default nothing but the crowns of the strongest.

    ``lit`` is a space in focus, ``inviting`` spaces are lit for a visitor; ``crowned`` tells who
    wears a crown as long as that is not settled; ``seated`` is how many factions have sat down.
    The ladder of strength keeps to ``order`` while cubes move; ``climbing`` are in the air beside
    it. In the trick the card of ``rising`` is on its way up, that of ``leaving`` to the Chambers;
    ``gathered``: all of them are with whoever has won.
    """

    lit: Faction | None = None
    inviting: tuple[Faction, ...] = ()
    crowned: tuple[Faction, ...] | None = None
    seated: int = 5
    order: tuple[Faction, ...] = ()
    climbing: tuple[Faction, ...] = ()
    rising: Seat | None = None
    leaving: Seat | None = None
    gathered: bool = False


CouncilCue: TypeAlias = Cue[Stage]
