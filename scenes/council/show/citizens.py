"""Moving house: with each cube that is sown one citizen walks along, from city to city.

They tell nothing that the cubes do not tell; where motion is reduced they are not seen.
"""

from __future__ import annotations

from game.rules.council.api import Faction
from scenes.council.board.citizen import Citizen
from scenes.council.positions import Spots
from scenes.table.cue import Anchor, Flight, Manner, spot


def moving_out(people: str, origin: Faction, count: int) -> tuple[Flight, ...]:
    """All ``count`` of a city come out of its gate."""
    gates = [spot(Spots.gate, origin, slot, count) for slot in range(count)]
    return tuple(_walk(people, spot(Spots.home, origin), gate) for gate in gates)


def moving_on(people: str, start: Faction, to: Faction, count: int) -> tuple[Flight, ...]:
    """Of ``count`` who are on their way the last in the row moves in, the others walk on."""
    home = _walk(people, spot(Spots.gate, start, 0, count), spot(Spots.home, to))
    rest = (
        _walk(
            people, spot(Spots.gate, start, slot, count), spot(Spots.gate, to, slot - 1, count - 1)
        )
        for slot in range(1, count)
    )
    return (home, *rest)


def moving_in(people: str, start: Faction, count: int) -> tuple[Flight, ...]:
    """Those who are left go into the Chambers."""
    gates = [spot(Spots.gate, start, slot, count) for slot in range(count)]
    return tuple(_walk(people, gate, spot(Spots.threshold, start)) for gate in gates)


def _walk(people: str, start: Anchor, goal: Anchor) -> Flight:
    return Flight(Citizen(people), start, goal, manner=Manner.WALK, idle=True)
