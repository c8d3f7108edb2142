"""Stakes: steps that make the Termitenator harder, each with all those below it.

What a step adds is a clause; ``stake_effects`` carries it out.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from game.rules.council.cards import Faction


class Stake(IntEnum):
    """What a step adds to the steps below it; 0 is the game as it is printed."""

    NONE = 0
    HEAD_START = 1
    LAST_TRICK = 2
    TRIBUTE = 3
    GARRISON = 4
    REINFORCED = 5
    BARRICADE = 6
    CROWN = 7
    CHAMBERS = 8

    @property
    def clause(self) -> str:
        """The id of its rule; not of 0, which has none."""
        return f"stake-{self.name.lower().replace('_', '-')}"


STEPS: Final = tuple(Stake)[1:]
CROWN_POINTS: Final = 2
GARRISON_CUBES: Final = 3
"""So many cubes on the Termite Space are worth a point."""
CHAMBERS_CUBES: Final = 2
"""And so many in the Chambers."""


def barred_space(stake: int, termite: Faction | None) -> Faction | None:
    """The space that only the Termitenator activates; None: there is none."""
    return termite if stake >= Stake.BARRICADE else None
