"""A coin that moves a card: from which stack, and where to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.rules.glass.api import View
from scenes.glass.cards import face
from scenes.glass.places import GlassPlaces
from scenes.kit import display, parts
from scenes.kit.display import Item
from scenes.kit.parts.svg import num, path, shape
from scenes.kit.theme import INK, LANTERN

COIN: Final = 54.0
SMALL: Final = 0.62  # of a stack, the card that would come to lie there
RISE: Final = 70.0


def move_items(
    places: GlassPlaces, view: View, source: int | None, target: int | None
) -> list[Item]:
    """The coin on its stack, and an arc to the other one."""
    if source is None:
        return []
    place = places.stack(source)
    items: list[Item] = []
    if target is not None:
        goal = places.stack(target)
        card = view.tops[source]
        if card is not None and view.tops[target] is not None:
            wide = goal.w * SMALL
            there = parts.centre(goal.cx, goal.cy, wide, wide)
            items += parts.focus_ring(there, 10)
            items.append(display.Card(*face(card), goal.cx, goal.cy, wide))
        items.append(arc(place.cx, goal.cx, place.y + 34))
    items.append(parts.token("glass/token_coin", place.cx, place.y + 30, COIN))
    return items


@lru_cache(maxsize=32)
def arc(start: float, end: float, y: float) -> Item:
    """An arrow that springs from one stack to another."""
    left, wide = min(start, end), abs(end - start)
    forward = end > start
    a, b = (0.0, wide) if forward else (wide, 0.0)
    tip = -16 if forward else 16
    d = f"M{num(a)} {RISE}Q{num(wide / 2)} {-RISE / 3:.0f} {num(b)} {RISE}"
    head = f"M{num(b + tip)} {RISE - 22}L{num(b)} {RISE}L{num(b + tip * 1.5)} {RISE + 2}"
    drawn = path(d, "none", INK, 10) + path(d, "none", LANTERN, 5)
    drawn += path(head, "none", INK, 10) + path(head, "none", LANTERN, 5)
    return shape(drawn, left, y - RISE, wide, RISE)
