"""What a table is covered with, and what stands where nobody holds a hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.words import _
from scenes.kit import display, parts
from scenes.kit.display import Backdrop, Font, Item, Picture
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import fitted
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import HEADING, INK, WHITE
from scenes.table.pieces.ambient_items import flame, grass

BACKS: Final = 58.0  # from back to back of a hand that nobody looks into
GRASS: Final = (330.0, 330.0 * 560 / 360)  # drawn size of a corner of grass


@lru_cache(maxsize=8)
def _edges(width: float, height: float) -> tuple[Item, ...]:
    w, h = GRASS
    return (
        Picture("shared/scenery_grass_left", 0, height - h, w, h),
        Picture("shared/scenery_grass_right", width - w, height - h, w, h),
    )


def ground(frame: Frame, layout: Layout, light: str = "") -> list[Item]:
    """The cloth in this light, grass at its corners, and the lantern."""
    hook = layout["lantern"]
    return [
        Backdrop("shared/backdrop_table", 0.5, 0.4, light),
        *_edges(frame.width, frame.height),
        *grass(frame.width, frame.height),
        *_rope(hook.x, hook.y - 62),
        Picture("shared/scenery_glow", hook.x - 260, hook.y - 250, 520, 520),
        Picture("shared/prop_lantern", hook.x - 48, hook.y - 70, 96, 144),
        flame(hook.x, hook.y + 12),
    ]


@lru_cache(maxsize=8)
def _rope(x: float, length: float) -> tuple[Item, ...]:
    return (shape(rect(0, 0, 4, length + 8, INK, 2), x - 2, -4, 4, length + 8),)


def spectator_items(frame: Frame, place: Place, deck: str, cards: int, words: str) -> list[Item]:
    """Where nobody holds a hand: the nearest seat's cards from behind, and a sign.

    ``place`` is that of the hand, ``words`` say how fast the game is.
    """
    middle = place.bottom - 56
    items: list[Item] = []
    for number in range(cards):
        off = number - (cards - 1) / 2
        x, y = place.cx + off * BACKS, place.y + 150 + abs(off) ** 1.7 * 1.4
        items.append(display.Card(deck, None, x, y, 132, off * 1.8))
    title = parts.width_of(frame, _("Watching"), 28, Font.TITLE)
    said = parts.width_of(frame, words, 22)
    cap = parts.key_width(frame, "S")
    wide = title + cap + said + 112
    left = place.cx - wide / 2
    at = left + 30 + title
    return [
        *items,
        *parts.bar(Place(left, middle - 32, wide, 64)),
        fitted(frame, _("Watching"), left + 24, middle - 1, title + 4, 28, Font.TITLE, HEADING),
        parts.divider(at + 14, Place(left, middle - 32, wide, 64)),
        *parts.key_cap(frame, at + 32, middle, "S"),
        fitted(frame, words, at + 44 + cap, middle - 1, said + 4, 22, colour=WHITE),
    ]
