"""What is marked on the board when cubes are about to move: the way, and what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.rules.council.api import Faction
from scenes.council.board_place import BoardPlace
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.parts.svg import num, path, shape
from scenes.kit.theme import BAD, GOOD, INK, LIT, WHITE


def steps(place: BoardPlace, way: Sequence[Faction]) -> list[Item]:
    """Arrows over the borders that the cubes of a sowing cross, one after the other."""
    size = 46 * place.unit
    items: list[Item] = []
    for faction in way:
        border = place.middle(faction) - 36
        x, y = place.at(0.69, border)
        items.append(parts.disc(x, y, size * 0.42, LIT))
        items.append(
            Picture("council/token_chevron", x - size / 2, y - size / 2, size, size, angle=border)
        )
    return items


def order(spots: Sequence[tuple[float, float]], unit: float) -> list[Item]:
    """1, 2, 3 … on the cubes that arrive, in the order they are sown."""
    return [
        Text(str(step), x, y - 1, 19 * unit, Font.TITLE, WHITE, "c", outline=INK, outline_width=3)
        for step, (x, y) in enumerate(spots, start=1)
    ]


def trends(place: BoardPlace, before: Sequence[int], after: Sequence[int]) -> list[Item]:
    """Small triangles beside the numbers that change."""
    items: list[Item] = []
    for faction in place.ring:
        if after[faction] != before[faction]:
            x, y = place.at(0.6, place.middle(faction) + 12)
            up = after[faction] > before[faction]
            items.append(_triangle(x, y, 8 * place.unit, up=up))
    return items


def recruits(place: BoardPlace, factions: Sequence[Faction]) -> list[Item]:
    """+1 where recruits arrive."""
    items: list[Item] = []
    unit = place.unit
    for faction in (each for each in place.ring if each in factions):
        x, y = place.at(0.605, place.middle(faction))
        items += [
            parts.disc(x, y, 18 * unit, "#9CCB5A"),
            Text("+1", x, y - 1, 18 * unit, Font.HEAVY, INK, "c"),
        ]
    return items


@lru_cache(maxsize=64)
def _triangle(x: float, y: float, size: float, *, up: bool) -> Item:
    tip, foot = (0.0, 1.7 * size) if up else (1.7 * size, 0.0)
    d = f"M0 {num(foot)}H{num(2 * size)}L{num(size)} {num(tip)}Z"
    colour = GOOD if up else BAD
    return shape(path(d, colour, WHITE, 2), x - size, y - size, 2 * size, 2 * size)
