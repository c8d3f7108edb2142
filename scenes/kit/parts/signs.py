"""Small signs that stand beside words: pawns, crown, door, ticks, declarations."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scenes.kit.display import Font, Item, Text
from scenes.kit.parts.ink import circle, dashes, num, path, polyline, rounded, shape
from scenes.kit.parts.text import Items
from scenes.kit.theme import GREEN, INK, LANTERN, PAPER, RED, SEAT_COLOURS, WHITE, mix

DOOR_FACE: Final = "#9BD1CC"


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


def _crown_path(x: float, y: float, w: float) -> str:
    h = w * 0.7
    points = (
        (x - w / 2, y + h / 2),
        (x - w / 2, y - h * 0.28),
        (x - w * 0.24, y + h * 0.06),
        (x, y - h / 2),
        (x + w * 0.24, y + h * 0.06),
        (x + w / 2, y - h * 0.28),
        (x + w / 2, y + h / 2),
    )
    return polyline(points, closed=True)


@lru_cache(maxsize=128)
def crown(x: float, y: float, w: float, colour: str = LANTERN) -> Item:
    """A crown of width ``w`` around a point."""
    width = 2.2 if w < 60 else 4.0
    return shape(path(_crown_path(w / 2, w / 2, w), colour, INK, width), x - w / 2, y - w / 2, w, w)


@lru_cache(maxsize=128)
def door(x: float, y: float, w: float, colour: str = DOOR_FACE) -> Item:
    """The door of the Chambers: a visit."""
    h = w * 1.15
    half = num(w / 2)
    d = f"M0 {num(h)}V{num(h * 0.45)}A{half} {half} 0 0 1 {num(w)} {num(h * 0.45)}V{num(h)}Z"
    svg = path(d, colour, INK, 2.4) + path(f"M{half} {num(h)}V0", "none", INK, 2)
    svg += circle(w * 0.66, h * 0.6, w * 0.07, INK)
    return shape(svg, x - w / 2, y - h / 2, w, h)


@lru_cache(maxsize=64)
def medal(x: float, y: float, r: float, sign: str) -> Items:
    """A round badge: ``crown`` (wins so far) or ``door`` (visits so far)."""
    face = LANTERN if sign == "crown" else "#DFF1EE"
    disc = shape(circle(r, r, r, face, INK, 2.6), x - r, y - r, 2 * r, 2 * r)
    mark = crown(x, y, r * 1.1, WHITE) if sign == "crown" else door(x, y, r * 0.92)
    return (disc, mark)


@lru_cache(maxsize=64)
def tick(x: float, y: float, r: float, colour: str = GREEN) -> Item:
    """Yes."""
    mark = polyline(((r * 0.55, r), (r * 0.9, r * 1.38), (r * 1.5, r * 0.62)))
    svg = circle(r, r, r, colour, INK, 2.2) + path(mark, "none", WHITE, 3.4)
    return shape(svg, x - r, y - r, 2 * r, 2 * r)


@lru_cache(maxsize=64)
def cross(x: float, y: float, r: float, colour: str = RED) -> Item:
    """No."""
    low, high = num(r * 0.6), num(r * 1.4)
    mark = f"M{low} {low}L{high} {high}M{high} {low}L{low} {high}"
    svg = circle(r, r, r, colour, INK, 2.2) + path(mark, "none", WHITE, 3.4)
    return shape(svg, x - r, y - r, 2 * r, 2 * r)


@lru_cache(maxsize=64)
def disc(x: float, y: float, r: float, fill: str = PAPER, width: float = 2.5) -> Item:
    """A plain round."""
    return shape(circle(r, r, r, fill, INK, width), x - r, y - r, 2 * r, 2 * r)


@lru_cache(maxsize=64)
def allegiance(x: float, y: float, r: float, fill: str = PAPER) -> Item:
    """Declared Allegiance: a flag."""
    points = ((0.58, 1.6), (0.58, 0.45), (1.5, 0.45), (1.2, 0.8), (1.5, 1.12), (0.58, 1.12))
    flag = polyline([(a * r, b * r) for a, b in points])
    svg = circle(r, r, r, fill, INK, 2.5) + path(flag, GREEN, INK, max(2.2, r * 0.1))
    return shape(svg, x - r, y - r, 2 * r, 2 * r)


@lru_cache(maxsize=64)
def no_allegiance(x: float, y: float, r: float, fill: str = PAPER) -> Item:
    """Declared No Allegiance: an empty seat, crossed out."""
    ring = rounded(r * 0.42, r * 0.42, r * 1.16, r * 1.16, r * 0.58)
    low, high = num(r * 0.45), num(r * 1.55)
    svg = circle(r, r, r, fill, INK, 2.5)
    svg += path(dashes(ring, (r * 0.34, r * 0.26)), "none", INK, max(2.4, r * 0.09))
    svg += path(f"M{low} {high}L{high} {low}", "none", RED, max(3.4, r * 0.14))
    return shape(svg, x - r, y - r, 2 * r, 2 * r)
