"""Small signs that stand beside words: pawns, discs, tokens, medals."""

from __future__ import annotations

from functools import lru_cache

from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.parts.ink import circle, shape
from scenes.kit.parts.text import Items
from scenes.kit.theme import DOOR, INK, LANTERN, PAPER, SEAT_COLOURS, mix


@lru_cache(maxsize=256)
def pawn(x: float, y: float, r: float, colour: str, name: str) -> Items:
    """A seat's marker: its colour (a key of SEAT_COLOURS) and its initial."""
    face = SEAT_COLOURS[colour]
    lift = r * 0.22
    body = circle(r, r + lift, r, mix(face, INK, 0.45), INK, 2.2)
    body += circle(r, r, r * 0.97, face, INK, 2.2)
    if r >= 30:
        body += circle(r, r, r * 0.75, "none", mix(face, INK, 0.4), 3)
    initial = name[:1].upper()
    return (
        shape(body, x - r, y - r - lift, 2 * r, 2 * r + lift),
        Text(initial, x, y - lift - r * 0.02, max(18.0, r * 1.12), Font.TITLE, INK, "c"),
    )


@lru_cache(maxsize=64)
def disc(x: float, y: float, r: float, fill: str = PAPER, width: float = 2.5) -> Item:
    """A plain round."""
    return shape(circle(r, r, r, fill, INK, width), x - r, y - r, 2 * r, 2 * r)


@lru_cache(maxsize=256)
def token(name: str, x: float, y: float, size: float) -> Item:
    """One of the drawn tokens (``crown``, ``door``, ``check``, ``cross`` …) around a point."""
    return Picture(f"token_{name}", x - size / 2, y - size / 2, size, size)


@lru_cache(maxsize=64)
def medal(x: float, y: float, r: float, sign: str) -> Items:
    """A round badge: ``crown`` (wins so far) or ``door`` (visits so far)."""
    face = LANTERN if sign == "crown" else DOOR
    return (disc(x, y, r, face, 2.6), token(sign, x, y, r * 1.4))
