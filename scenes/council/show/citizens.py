"""Moving house: with each cube that is sown one citizen walks along, from city to city.

They tell nothing that the cubes do not tell; where motion is reduced they are not seen.
"""

from __future__ import annotations

from game.rules.council.api import Faction
from scenes.council.anchors import AtGate, AtHome, OnThreshold
from scenes.council.board.citizen import Citizen
from scenes.table.cue import Anchor, Flight, Manner


def moving_out(people: str, origin: Faction, count: int) -> tuple[Flight, ...]:
    """All ``count`` of a city come out of its gate."""
    gates = [AtGate(origin, slot, count) for slot in range(count)]
    return tuple(_walk(people, AtHome(origin), gate) for gate in gates)


def moving_on(people: str, start: Faction, to: Faction, count: int) -> tuple[Flight, ...]:
    """Of ``count`` who are on their way the last in the row moves in, the others walk on."""
    home = _walk(people, AtGate(start, 0, count), AtHome(to))
    rest = (
        _walk(people, AtGate(start, slot, count), AtGate(to, slot - 1, count - 1))
        for slot in range(1, count)
    )
    return (home, *rest)


def moving_in(people: str, start: Faction, count: int) -> tuple[Flight, ...]:
    """Those who are left go into the Chambers."""
    gates = [AtGate(start, slot, count) for slot in range(count)]
    return tuple(_walk(people, gate, OnThreshold(start)) for gate in gates)


def _walk(people: str, start: Anchor, goal: Anchor) -> Flight:
    return Flight(Citizen(people), start, goal, manner=Manner.WALK, idle=True)
