"""Dividing rectangles. A rectangle is a ``Place``; its anchors have done their work by then."""

from __future__ import annotations

from scenes.kit.layout import Place


def box(x: float, y: float, w: float, h: float) -> Place:
    """A rectangle."""
    return Place(x, y, w, h)


def centre(x: float, y: float, w: float, h: float) -> Place:
    """A rectangle around a point."""
    return Place(x - w / 2, y - h / 2, w, h)


def inset(place: Place, by: float, by_y: float | None = None) -> Place:
    """The rectangle made smaller on all sides (larger where ``by`` is negative)."""
    high = by if by_y is None else by_y
    return Place(place.x + by, place.y + high, place.w - 2 * by, place.h - 2 * high)


def columns(place: Place, count: int, gap: float = 0.0) -> list[Place]:
    """Equal columns, left to right."""
    width = (place.w - gap * (count - 1)) / count
    return [Place(place.x + i * (width + gap), place.y, width, place.h) for i in range(count)]


def rows(place: Place, count: int, gap: float = 0.0) -> list[Place]:
    """Equal rows, top to bottom."""
    height = (place.h - gap * (count - 1)) / count
    return [Place(place.x, place.y + i * (height + gap), place.w, height) for i in range(count)]
