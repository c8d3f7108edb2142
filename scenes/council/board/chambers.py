"""The Chambers in the middle of the board: their cubes, the Age, and who stands at the door."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.describe.council.names import NUMERALS
from game.seating import SeatSetup
from game.words import _
from scenes.council.board.cubes import cube
from scenes.council.board_place import DOOR_PAWN, BoardPlace, polar
from scenes.kit import parts
from scenes.kit.display import Font, Glow, Item, Text
from scenes.kit.parts.svg import circle, shape
from scenes.kit.theme import INK, LANTERN, LIT

LETTERS: Final = 9  # so many have room in the middle; those of a longer word are smaller


def chambers(place: BoardPlace, lying: int, coming: int, age: int) -> tuple[Item, ...]:
    """How many cubes lie there and come to them, and which Age it is now."""
    return _chambers(place, lying, coming, age, _("Chambers"))


@lru_cache(maxsize=64)
def _chambers(place: BoardPlace, lying: int, coming: int, age: int, words: str) -> tuple[Item, ...]:
    unit, radius = place.unit, 0.285 * place.radius
    total = lying + coming
    items: list[Item] = []
    if coming:
        ring = circle(radius, radius, radius - 2, "none", LIT, 6 * unit)
        items.append(shape(ring, place.cx - radius, place.cy - radius, 2 * radius, 2 * radius))
    for number, name in enumerate(NUMERALS, start=1):
        now = number == age
        x, y = polar(place.cx, place.cy, radius - 30 * unit, (number - 2) * 42)
        items += [
            parts.disc(x, y, 19 * unit, LIT if now else "#CDB78C", 3.2 if now else 1.6),
            Text(name, x, y - 1, 18 * unit, Font.TITLE, INK, "c"),
        ]
    x, y = place.cx - 34 * unit, place.cy + 44 * unit
    letters = 18 * unit * min(1.0, LETTERS / len(words))
    items += [
        Text(words, place.cx, place.cy + 5 * unit, letters, Font.BOLD, INK, "c"),
        parts.disc(x, y, 21 * unit),
        Text(str(total), x, y - 1, 27 * unit, Font.TITLE, INK, "c"),
    ]
    shown = min(total, 8)
    for i, (cube_x, cube_y) in enumerate(place.chamber_slots(shown)):
        ghost = i >= shown - coming
        kind = "council/token_cube_ghost" if ghost else "council/token_cube"
        items.append(cube(cube_x, cube_y, 22 * unit, kind))
    return tuple(items)


def visitor_items(place: BoardPlace, who: SeatSetup) -> list[Item]:
    """Whoever visits stands at the door of the Chambers."""
    x, y = place.door
    wide = DOOR_PAWN * place.unit
    return [Glow(x, y, wide, LANTERN, 0.6), *parts.pawn(x, y, wide / 2, who.colour, who.name)]
