"""When what happens in the ceremonies of the council: one schedule for each, in seconds.

The numbers of all of them stand here; what is drawn at a moment is said beside this file.
"""

from __future__ import annotations

from typing import Final

from scenes.kit.schedule import Beat, Schedule, in_turn

SEAL: Final = Schedule.of(come=(0.0, 0.2), slide=(0.2, 0.4))
"""A letter is sealed, and slid to its plaque."""

AGE: Final = Schedule.of(veil=(0.0, 0.3), come=(0.1, 0.45), words=(0.4, 0.3), go=(1.85, 0.35))
"""The card of an Age."""

STRONGEST: Final = Schedule.of(ladder=(0.0, 0.3), city=(0.22, 0.35), hand=(0.5, 0.4), go=(1.2, 0.3))
"""Another suit is strongest: a light runs from the ladder to its city and on to its cards."""

ARRIVAL: Final = Schedule.of(veil=(0.0, 0.3), come=(0.1, 0.75), words=(0.7, 0.3), go=(2.2, 0.4))
"""Somebody with a name comes to the table."""

CHAPTER: Final = Schedule.of(veil=(0.0, 0.3), come=(0.1, 0.45), words=(0.5, 0.35), go=(2.2, 0.4))
"""A chapter of the Trilogy begins."""

CHAPTER_OVER: Final = Schedule.of(
    veil=(0.0, 0.3), come=(0.1, 0.5), words=(0.6, 0.35), go=(2.6, 0.4)
)
"""It is over, and the points of all games are counted together."""

LIGHTS: Final = 0.35
FIRST_SEAL: Final = 0.6
BREAKS: Final = 0.34
APART: Final = 0.26
READ: Final = 0.95
LAST: Final = 0.3


def reveal(letters: int) -> Schedule:
    """Lights down, the seals break one by one, what they hold is said, lights up."""
    seals = in_turn(letters, FIRST_SEAL, BREAKS, APART)
    said = max(beat.end for beat in seals.values())
    return Schedule(
        {
            "veil": Beat(0.0, LIGHTS),
            "slide": Beat(0.1, 0.42),
            **seals,
            "words": Beat(said, 0.3),
            "go": Beat(min(said + 0.3 + READ, 2.7), LAST),
        }
    )


BROKEN: Final = Schedule.of(come=(0.0, 0.2), shake=(0.1, 0.5), go=(1.2, 0.3))
"""A No Allegiance is broken: its cracked seal hangs over the plaque."""

RISEN: Final = 0.3
A_CUBE: Final = 0.07
TAKEN: Final = 0.45
SOLEMN: Final = 0.6  # so much longer the crown of a great moment stays on its card

BRISK: Final = Schedule.of(rays=(0.0, 0.15), cubes=(0.0, 0.1), crown=(0.0, 0.28), go=(0.28, 0.32))
"""The verdict of a trick that went as expected."""


def verdict(cubes: int, stays: float = 0.0) -> Schedule:
    """A trick is won: so many cubes are counted on its cards, then the crown falls and is taken.

    ``stays``: for so long everybody looks at it.
    """
    counted = max(A_CUBE * cubes, 0.1)
    return Schedule(
        {
            "rays": Beat(0.0, RISEN),
            "cubes": Beat(0.1, counted),
            "crown": Beat(0.1 + counted * 0.6, 0.42),
            "go": Beat(0.65 + counted + stays, TAKEN),
        }
    )
