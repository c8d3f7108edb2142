"""How far an item of a display list reaches in the window, at most."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from scenes.backend.paint.cards import SHADOW_BLUR, SHADOW_INSET, SHADOW_OFFSET, SHADOW_WIDTH
from scenes.backend.paint.light import margin
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import (
    AlphaGroup,
    Ambient,
    ArcText,
    Card,
    Composite,
    Glow,
    Item,
    Picture,
    Shadow,
    Shape,
    Text,
)

EDGE: Final = 2  # pixels that rounding may add
SMALLEST: Final = 20.0  # letters on a circle never get much smaller than this
LEAN: Final = math.radians(2)  # angles are drawn in steps, those of shadows in the coarsest
STEP: Final = 4.0  # units by which a card or its shadow may be drawn larger
SOFT: Final = margin(SHADOW_BLUR) / SHADOW_WIDTH - SHADOW_INSET  # of a card's width, around it

Measure = Callable[[Text], tuple[float, float]]  # how wide and high a label is, design units


def bounds(item: Item, scale: float, window: pygame.Rect, measure: Measure) -> pygame.Rect:
    """A box in pixels that holds all of it; the whole window for what covers it."""
    if type(item) is AlphaGroup and item.items:
        first, *others = (bounds(each, scale, window, measure) for each in item.items)
        return first.unionall(others)
    box = _box(item, measure)
    if box is None:
        return window
    x, y, w, h = (side * scale for side in box)
    left, top = math.floor(x) - EDGE, math.floor(y) - EDGE
    return pygame.Rect(left, top, math.ceil(x + w) + EDGE - left, math.ceil(y + h) + EDGE - top)


def _box(item: Item, measure: Measure) -> tuple[float, float, float, float] | None:
    match item:
        case Picture(_, x, y, w, h, angle):
            return _round(x + w / 2, y + h / 2, math.hypot(w, h) / 2) if angle else (x, y, w, h)
        case Composite(_, x, y, w, h) | Shape(_, x, y, w, h) | Ambient(_, x, y, w, h):
            return x, y, w, h
        case Text(_, x, y):
            (wide, high), rim = measure(item), 2 * item.outline_width
            left = x - {"l": 0.0, "c": wide / 2, "r": wide}[item.align]
            return left - rim, y - high / 2, wide + 2 * rim, high
        case ArcText(_, cx, cy, radius, _, size):
            return _round(cx, cy, radius + max(size, SMALLEST))
        case Card():
            return _card(item)
        case Shadow(x, y, w, h, _, blur, drop):
            edge = margin(math.ceil(blur) + 1)
            return x - edge, y + drop - edge, w + 2 * edge, h + 2 * edge
        case Glow(x, y, radius):
            return _round(x, y, radius)
        case _:
            return None


def _card(card: Card) -> tuple[float, float, float, float]:
    """The turned card, its shadow around it and below."""
    wide = card.w * (1 + 2 * SOFT) + STEP
    high = card.w * (CARD_RATIO + 2 * SOFT) + STEP
    angle = math.radians(card.angle)
    along, across = abs(math.cos(angle)) + LEAN, abs(math.sin(angle)) + LEAN
    w, h = wide * along + high * across, wide * across + high * along
    right, down = (offset * (1 + card.lift) for offset in SHADOW_OFFSET)
    return card.x - w / 2, card.y - h / 2, w + right, h + down


def _round(x: float, y: float, radius: float) -> tuple[float, float, float, float]:
    return x - radius, y - radius, 2 * radius, 2 * radius
