"""What is pinned for a deed: pictures over each other, or their outline where it is missing.

``assets/specimens`` has a file for each game: under the id of a deed its ``pieces``, written as a
``SpecimenPart`` is, and perhaps where the ``pin`` is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from game.assets import assets_root
from scenes.kit.display import Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, line, shape
from scenes.kit.theme import INK, LANTERN, WHITE, mix

FOLDER: Final = assets_root() / "specimens"
SIDE: Final = 100.0
"""The sheet that a specimen is laid out on is so wide and so high."""
FELT_SHADE: Final = "#CDB98E"
"""Where something has not been pinned yet: the felt is darker there."""
PIN: Final = 0.075  # of the side of a specimen, for the head of its pin
PIN_AT: Final = (50.0, 8.0)
BRASS, HOLE = LANTERN, "#B9A57A"


class SpecimenPart(NamedTuple):
    """A picture with its middle at (x, y) of the sheet; it fits into a square of this size."""

    name: str
    x: float
    y: float
    size: float
    angle: float = 0.0


class Specimen(NamedTuple):
    """Pieces, the later ones on top, and where the pin goes through."""

    pieces: tuple[SpecimenPart, ...]
    pin: tuple[float, float]


Specimens = Mapping[str, Specimen]
"""By the ids of a game's deeds."""


def read_specimens(game: str) -> Specimens:
    """What the collection shows for the deeds of a game."""
    told = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
    return {
        deed: Specimen(
            tuple(SpecimenPart(*each) for each in one["pieces"]), tuple(one.get("pin", PIN_AT))
        )
        for deed, one in told.items()
    }


def laid_out(specimen: Specimen, place: Place, *, found: bool) -> Items:
    """It fills the smaller side of its place; what is missing is but an outline in the felt."""
    side = min(place.w, place.h)
    scale, left, top = side / SIDE, place.cx - side / 2, place.cy - side / 2
    shade = "" if found else FELT_SHADE
    items: list[Item] = []
    for piece in specimen.pieces:
        size = piece.size * scale
        x, y = left + piece.x * scale - size / 2, top + piece.y * scale - size / 2
        items.append(Picture(piece.name, x, y, size, size, piece.angle, shade=shade))
    if found:
        x, y = left + specimen.pin[0] * scale, top + specimen.pin[1] * scale
        items.append(_needle(x, y, side * PIN))
    return tuple(items)


@lru_cache(maxsize=64)
def _needle(x: float, y: float, r: float) -> Item:
    """The pin through it, seen from above and a little from the left."""
    drawn = line(r, r, r * 2.1, r * 2.4, INK, max(1.6, r * 0.34))
    drawn += circle(r, r, r, mix(LANTERN, WHITE, 0.15), INK, max(1.4, r * 0.3))
    drawn += circle(r * 0.7, r * 0.65, r * 0.28, WHITE)
    return shape(drawn, x - r, y - r, 2 * r, 2 * r)


@lru_cache(maxsize=128)
def pins(x: float, y: float, r: float, grade: int, most: int) -> Item:
    """A row of pin heads around (x, y): brass for each grade, a hole for each that is missing."""
    step = r * 2.7
    wide = step * (most - 1) + 2 * r
    drawn = circle(r, r, r, BRASS, INK, r * 0.3) if grade else circle(r, r, r * 0.6, HOLE)
    for number in range(1, most):
        middle = r + step * number
        if number < grade:
            drawn += circle(middle, r, r, BRASS, INK, r * 0.3)
            drawn += circle(middle - r * 0.3, r * 0.7, r * 0.28, WHITE)
        else:
            drawn += circle(middle, r, r * 0.6, HOLE)
    return shape(drawn, x - wide / 2, y - r, wide, 2 * r)
