"""The mancala: activating a space, and New Recruits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.rules.council.cards import FACTIONS, PRINTED_RING, Faction

BEES = FACTIONS.index(PRINTED_RING[0])


@cache
def sowing_order(ring: tuple[Faction, ...]) -> tuple[tuple[Faction, ...], ...]:
    """For each faction the five spaces that follow it clockwise; the last is its own."""
    rows: list[tuple[Faction, ...]] = [()] * len(ring)
    for place, faction in enumerate(ring):
        rows[faction] = ring[place + 1 :] + ring[: place + 1]
    return tuple(rows)


def sow(
    cubes: list[int], ring: tuple[Faction, ...], origin: Faction
) -> tuple[tuple[Faction, ...], int]:
    """Sow all cubes of ``origin`` in place; the path, and how many are left over (G4).

    One cube each clockwise from the next space; after a full round one comes home and the
    rest belongs in the Chambers.
    """
    count = cubes[origin]
    path = sowing_order(ring)[origin][:count]
    cubes[origin] = 0
    for faction in path:
        cubes[faction] += 1
    return path, count - len(path)


def recruits(
    cubes: Sequence[int], supply: int, ring: tuple[Faction, ...], first: Faction = BEES
) -> tuple[Faction, ...]:
    """The spaces that get one cube from the supply, in the order in which they get it (G8).

    Every space that is not (tied for) strongest; when the supply is short the weakest first,
    then clockwise from ``first``: the Bees, in a solo game the Termite Space.
    """
    start = ring.index(first)
    clockwise = ring[start:] + ring[:start]
    top = max(cubes)
    takers = [faction for faction in clockwise if cubes[faction] < top]
    if len(takers) > supply:
        takers = sorted(takers, key=lambda faction: cubes[faction])[:supply]
    return tuple(takers)


def strength_order(cubes: Sequence[int], ring: tuple[Faction, ...]) -> tuple[Faction, ...]:
    """All factions, most cubes first, equals in ring order."""
    return tuple(sorted(ring, key=lambda faction: -cubes[faction]))
