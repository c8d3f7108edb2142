"""Stakes: steps that make the Termitenator harder, each with all those below it.

What a step adds is a clause; ``stake_effects`` carries it out.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from game.rules.council.cards import Card, Faction, value_of


class Stake(IntEnum):
    """What a step adds to the steps below it; 0 is the game as it is printed."""

    NONE = 0
    HEAD_START = 1
    LAST_TRICK = 2
    GARRISON = 3
    CROWN = 4
    TRIBUTE = 5
    CHAMBERS = 6
    BOUNTY = 7
    BARRICADE = 8

    @property
    def clause(self) -> str:
        """The id of its rule; not of 0, which has none."""
        return f"stake-{self.name.lower().replace('_', '-')}"


STEPS: Final = tuple(Stake)[1:]
HEAD_START_POINTS: Final = 1
LAST_TRICK_POINTS: Final = 2
GARRISON_CUBES: Final = 2
"""So many cubes on the Termite Space are worth a point."""
CROWN_POINTS: Final = 2
TRIBUTE_POINTS: Final = 1
CHAMBERS_CUBES: Final = 2
"""So many in the Chambers are, too."""
BOUNTY_VALUE: Final = 8
BOUNTY_POINTS: Final = 1
BARRICADE_AGE: Final = 2
"""The first Age in which it stands."""


def barred_space(stake: int, termite: Faction | None, age: int) -> Faction | None:
    """The space that only the Termitenator activates in this Age; None: there is none."""
    if termite is None:  # asked at every trick, and most tables have no Termitenator
        return None
    return termite if stake >= Stake.BARRICADE and age >= BARRICADE_AGE else None


def tribute(stake: int, termite: Faction, path: tuple[Faction, ...]) -> int:
    """What a visit of the human's that sows along ``path`` gives the Termitenator."""
    return TRIBUTE_POINTS if stake >= Stake.TRIBUTE and termite in path else 0


def bounty(stake: int, card: Card) -> int:
    """What it gives the Termitenator when the human leads this card."""
    return BOUNTY_POINTS if stake >= Stake.BOUNTY and value_of(card) == BOUNTY_VALUE else 0
