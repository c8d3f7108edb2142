"""The life of a city: windows lit by its cubes, and the folk that stand at its gate.

What is lit and who stands there follows from the number of cubes alone; an empty city is dark.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.rules.council.api import Faction
from scenes.council.board.citizen import WIDE, bug
from scenes.council.board.cubes import faction_asset
from scenes.council.board_place import BoardPlace
from scenes.kit.display import Ambient, Elements, Glow, Item
from scenes.kit.parts.svg import num, path, shape
from scenes.kit.theme import INK
from scenes.table.cue import Point

WINDOWS: Final = (-27, -21, -15, -9, -3, 3, 9, 15, 21, 27)  # degrees from the middle of a city
FROM_THE_GATE: Final = (4, 5, 3, 6, 2, 7, 1, 8, 0, 9)  # which window is lit first
WALL: Final = 0.692  # of the radius of the ring
LIT, UNLIT, FRAME = "#FFE9A8", "#171220", "#A9743F"
GLOW: Final = "#FFC861"
PANE: Final = (7.0, 10.0)  # half a lit window, in units of the board
DARK_PANE: Final = (5.0, 7.4)

FOLK: Final = 4  # at a gate, at most
GATE: Final = 0.632
APART: Final = 6.2  # degrees
CROWD: Final = 46.0  # degrees that all have who are on their way
HOP: Final = (0, 4, 7, 8, 7, 4, 0)  # units up, beat by beat
HOPS: Final = 9  # beats a second
EVERY: Final = 6.4  # seconds from a bug's hop to its next


@lru_cache(maxsize=256)
def windows(place: BoardPlace, faction: Faction, cubes: int) -> tuple[Item, ...]:
    """Ten windows in the wall of a city: one is lit for each cube, from the gate to the rim."""
    lit = set(FROM_THE_GATE[:cubes])
    middle, unit = place.middle(faction), place.unit
    side = 2 * 0.36 * place.radius
    x, y = place.at(WALL - 0.02, middle)
    left, top = x - side / 2, y - side / 2
    panes: Elements = ()
    for number, angle in enumerate(WINDOWS):
        px, py = place.at(WALL, middle + angle)
        panes += _pane((px - left, py - top), middle + angle, unit, lit=number in lit)
    wall: list[Item] = []
    if cubes:
        wall.append(Glow(x, y, (70 + 6 * min(cubes, 10)) * unit, GLOW, min(0.34, 0.05 * cubes)))
    return (*wall, shape(panes, left, top, side, side, 0.0))


def _pane(at: Point, angle: float, unit: float, *, lit: bool) -> Elements:
    """A window with a round arch, upright where it stands on the ring."""
    wide, high = (unit * half for half in (PANE if lit else DARK_PANE))
    turn = math.radians(angle)

    def spot(across: float, up: float) -> str:
        right, down = across * wide, -up * high
        x = at[0] + right * math.cos(turn) - down * math.sin(turn)
        y = at[1] + right * math.sin(turn) + down * math.cos(turn)
        return f"{num(x)} {num(y)}"

    arch = (
        f"M{spot(-1, -1)}L{spot(-1, 0.4)}Q{spot(-1, 1.1)} {spot(0, 1.1)}"
        f"Q{spot(1, 1.1)} {spot(1, 0.4)}L{spot(1, -1)}Z"
    )
    if not lit:
        return path(arch, UNLIT, INK, 1.2 * unit, opacity=0.7)
    cross = f"M{spot(0, 1)}L{spot(0, -1)}M{spot(-1, 0)}L{spot(1, 0)}"
    return path(arch, LIT, INK, 2 * unit) + path(cross, "none", FRAME, 1.6 * unit)


@dataclass(frozen=True, slots=True)
class Folk:
    """Those who stand at the gate of a city; now and then one of them hops."""

    spots: tuple[Point, ...]
    people: str
    unit: float
    cheers: bool
    nature: int

    def look(self, time: float) -> int:
        """Who is in the air, and how high: 0 while all stand."""
        beat = int(time * HOPS) + 11 * self.nature
        turn, at = divmod(beat, round(EVERY * HOPS / (2 if self.cheers else 1)))
        if at >= len(HOP) or not HOP[at]:
            return 0
        return (turn * 3 + self.nature) % len(self.spots) * len(HOP) + at

    def items(self, look: int) -> tuple[Item, ...]:
        """All of them, one perhaps in the air."""
        who, at = divmod(look, len(HOP))
        items: list[Item] = []
        for number, (x, y) in enumerate(self.spots):
            up = HOP[at] * self.unit if number == who else 0.0
            items.append(bug(self.people, x, y - up, WIDE * self.unit, cheers=self.cheers))
        return tuple(items)


@lru_cache(maxsize=256)
def folk(
    place: BoardPlace, faction: Faction, cubes: int, termite: Faction | None, *, cheers: bool
) -> tuple[Item, ...]:
    """Small bugs at the gate, one for each cube up to four; those who are strongest cheer."""
    count = min(cubes, FOLK)
    if not count:
        return ()
    middle = place.middle(faction)
    spots = tuple(
        place.at(GATE + 0.01 * (number % 2), middle + (number - (count - 1) / 2) * APART)
        for number in range(count)
    )
    people = faction_asset(faction, termite)
    animation = Folk(spots, people, place.unit, cheers, int(faction))
    reach = 0.55 * WIDE * place.unit
    left, top = min(x for x, _ in spots) - reach, min(y for _, y in spots) - reach
    right, low = max(x for x, _ in spots) + reach, max(y for _, y in spots) + reach
    return (Ambient(animation, left, top, right - left, low - top),)


def at_gate(place: BoardPlace, faction: Faction, slot: int, count: int) -> Point:
    """Where number ``slot`` of ``count`` waits who are on their way; the last goes first."""
    apart = min(APART, CROWD / max(1, count - 1))
    return place.at(
        GATE + 0.014 * (slot % 2), place.middle(faction) + (slot - (count - 1) / 2) * apart
    )


def at_home(place: BoardPlace, faction: Faction) -> Point:
    """Behind the gate of a city."""
    return place.at(WALL, place.middle(faction))
