"""What a thing is, in one sentence beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from scenes.kit.display import Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts.bars import rule_key, rule_key_width
from scenes.kit.parts.boxes import box
from scenes.kit.parts.growth import roomier
from scenes.kit.parts.keys import key_height
from scenes.kit.parts.panels import bubble
from scenes.kit.parts.paragraphs import LEADING, paragraph, wrap
from scenes.kit.parts.text import Items, drawn_size, usual_size, width_of
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN

WIDTH: Final = 430.0
EDGE: Final = 10.0  # of the window that it leaves free
OFF: Final = 22.0  # between the thing and its sentence
PAD: Final = 20.0
TITLE, SIZE = 25.0, 21.0
BESIDE_KEY: Final = 16.0  # between the title and the key


class Tip(NamedTuple):
    """A sheet, and where it lies; its tail reaches beyond."""

    items: Items
    place: Place


def tooltip(
    frame: Frame,
    thing: Place,
    title: str,
    words: str,
    avoid: Sequence[Place] = (),
    *,
    rule: bool = False,
) -> Tip:
    """A small sheet beside the thing that it speaks of, never over it.

    ``avoid`` are places that it covers only where there is no other room. With ``rule`` it bears
    the key that leads to one.
    """
    wide = min(roomier(frame, WIDTH, SIZE), frame.width - 2 * EDGE)
    inner = wide - 2 * PAD
    head = drawn_size(frame, TITLE)
    room = inner - rule_key_width(frame) - BESIDE_KEY if rule else inner
    fits = width_of(frame, title, TITLE, Font.TITLE) <= room
    size = head if fits else usual_size(frame, SIZE)
    line = max(size * LEADING, key_height(frame) + 6 if rule else 0)
    lines = wrap(frame, words, inner, SIZE)
    high = line + len(lines) * drawn_size(frame, SIZE) * LEADING + 2 * PAD
    place, tail = _beside(frame, thing, wide, high, avoid)
    top = place.y + PAD
    heading = Text(title, place.x + PAD, top + size * 0.5, size, Font.TITLE)
    said = paragraph(frame, words, place.x + PAD, top + line, inner, SIZE)
    sheet: tuple[Item, ...] = bubble(place, LANTERN, tail)
    cap = rule_key(frame, place.right - PAD, top + size * 0.5) if rule else ()
    return Tip((*sheet, heading, *said.items, *cap), place)


def _beside(
    frame: Frame, thing: Place, wide: float, high: float, avoid: Sequence[Place]
) -> tuple[Place, tuple[float, float] | None]:
    """Where there is room for it, and the point of the thing that its tail touches."""
    low, above = thing.bottom + OFF, thing.y - OFF - high
    middle_x, middle_y = thing.cx - wide / 2, thing.cy - high / 2
    places = [
        _within(frame, box(x, y, wide, high))
        for x, y in (
            (middle_x, above),
            (middle_x, low),
            (thing.right + OFF, middle_y),
            (thing.x - OFF - wide, middle_y),
        )
    ]
    best = min(
        places,
        key=lambda place: (_overlap(place, thing), sum(_overlap(place, other) for other in avoid)),
    )
    if best.bottom <= thing.y:
        return best, (thing.cx, thing.y)
    return best, (thing.cx, thing.bottom) if best.y >= thing.bottom else None


def _within(frame: Frame, place: Place) -> Place:
    x = min(max(EDGE, place.x), frame.width - EDGE - place.w)
    y = min(max(EDGE, place.y), frame.height - EDGE - place.h)
    return place._replace(x=x, y=y)


def _overlap(one: Place, other: Place) -> float:
    """How much of two places is the same, as an area."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)
