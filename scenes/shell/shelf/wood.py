"""The furniture: a bookcase for garden tools, with a board under every row of boxes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from scenes.kit.display import Elements, Glow, Item, Picture, Shadow
from scenes.kit.layout import Place
from scenes.kit.parts import Items, inset
from scenes.kit.parts.svg import circle, line, num, path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, LANTERN, WOOD, WOOD_DARK, mix

POST: Final = 46.0  # how thick the sides and the top are
BOARD: Final = 34.0
BACK: Final = mix(WOOD_DARK, INK, 0.62)
SEAM: Final = mix(WOOD_DARK, INK, 0.8)
SHINE: Final = "#D9A668"
PLANK: Final = 150.0  # of the back wall
LANTERN_HIGH: Final = 150.0
GRASS: Final = (2600.0, 140.0)


def bookcase(frame: Frame, place: Place, floors: Sequence[float]) -> Items:
    """It stands in the grass; ``floors`` are where boxes stand on it, in the window."""
    x, y, w, h = place[:4]
    legs = frame.height - place.bottom
    drawn = _back(w, h)
    for floor in floors:
        drawn += _board(POST - 8, floor - y, w - 2 * POST + 16)
    for left in (0.0, w - POST):
        drawn += rect(left, 0, POST, h + legs, WOOD, 0, INK, 4)
        drawn += rect(left + 6, 10, 7, h + legs, SHINE, 3, None, 0, 0.4)
        drawn += _grain(left + POST * 0.62, h + legs)
    top = inset(Place(0, 0, w, POST), -26, 0)
    drawn += rect(top.x, -6, top.w, POST + 6, WOOD, 12, INK, 4)
    drawn += rect(top.x + 10, 0, top.w - 20, 8, SHINE, 4, None, 0, 0.5)
    for nail in (top.x + 34, top.right - 34):
        drawn += circle(nail, POST / 2, 6, "#5B3B20", INK, 2)
    grass_x = (frame.width - GRASS[0]) / 2
    return (
        Shadow(x, y, w, h, 14, 30, 18, 0.7),
        shape(drawn, x, y, w, h, 40.0 + legs),
        Picture("shared/scenery_grass_bottom", grass_x, frame.height - GRASS[1] + 30, *GRASS),
    )


def on_top(place: Place) -> Items:
    """What stands on it: lanterns with their light, mushrooms, and a crown for the winner."""
    foot, high = place.y - 3, LANTERN_HIGH
    items: list[Item] = []
    for x in (place.x + 24, place.right - 24):
        items.append(Glow(x, foot - high * 0.4, 360, LANTERN, 0.5))
        items.append(Picture("shared/prop_lantern", x - high / 3, foot - high, high / 1.5, high))
    items.append(Picture("shared/scenery_mushrooms", place.x + 84, foot - 90, 120, 96))
    items.append(Picture("shared/prop_crown_big", place.right - 188, foot - 80, 104, 82))
    return tuple(items)


@lru_cache(maxsize=8)
def _back(w: float, h: float) -> Elements:
    drawn = rect(0, 0, w, h, BACK, 10, INK, 4)
    for at in range(1, int(w / PLANK) + 1):
        drawn += line(at * PLANK, 8, at * PLANK, h - 8, SEAM, 3)
    return drawn


def _board(x: float, y: float, w: float) -> Elements:
    drawn = rect(x, y + BOARD, w, 22, INK, 4, None, 0, 0.4)
    drawn += rect(x, y, w, BOARD, WOOD, 5, INK, 4)
    drawn += rect(x + 6, y + 3, w - 12, 7, SHINE, 3, None, 0, 0.55)
    left, middle, right = num(x + 20), num(x + w / 2), num(x + w - 20)
    grain = f"M{left} {num(y + 21)}Q{middle} {num(y + 27)} {right} {num(y + 20)}"
    return drawn + path(grain, "none", WOOD_DARK, 2.4, 0.8)


def _grain(x: float, h: float) -> Elements:
    grain = f"M{num(x)} 30Q{num(x - 7)} {num(h / 2)} {num(x + 2)} {num(h - 30)}"
    return path(grain, "none", WOOD_DARK, 2.4, 0.8)
