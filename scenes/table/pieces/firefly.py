"""The firefly and its bubble: what it says, where there is room to say it, and its light."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.describe.line import Span
from scenes.kit import parts
from scenes.kit.display import Font, Glow, Item, Picture
from scenes.kit.layout import Outline, Patch, Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import path, polyline, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import GREEN, INK, LANTERN, LIT
from scenes.table.cue import Point
from scenes.table.pieces.rich_text import rich_text

WIDE: Final = 620.0
SLIM: Final = 500.0
WIDEST: Final = 1240.0  # where letters are large
NARROWER: Final = (1.0, 0.76, 0.56)  # shares of that width which are tried
HEAD, WORDS, TASK = 30.0, 24.0, 25.0
DOOR: Final = 54.0  # how high a button is
MOST_BESIDE: Final = 3  # buttons in a row
BETWEEN: Final = 14.0  # two of them
EDGE: Final = 28.0
GRID: Final = 40.0  # between two places that are tried
MARGIN: Final = 14.0
COVERED, SPOKEN, CROSSED = 1e6, 1e3, 8.0
"""What it costs to cover something lit, something spoken of, something to choose from."""
HELD: Final = 60.0  # to cover a card of the hand
LAIN_ON, GRAZED = 4.0, 1.0  # to cover all of anything else, and any of it
HALVED: Final = 40.0  # to lie over a part of a word
WHOLE, MIDDLE = 2.0, 10.0  # so much more: to cover all of a thing, or the very middle of it
ALONE: Final = 0.66  # of the bubble's width is a door that has no other beside it
WINGS: Final = 92.0
RINGS: Final = 12.0
LEVEL: Final = 40.0  # neighbours may be so much higher or lower


class Door(NamedTuple):
    """A button of the bubble."""

    name: str
    words: str
    key: str = ""


class Saying(NamedTuple):
    """What a bubble says: a bold line, words, what is asked, and the ways on."""

    head: tuple[Span, ...]
    words: tuple[Span, ...]
    task: tuple[Span, ...]
    doors: tuple[Door, ...]


class Room(NamedTuple):
    """What a bubble keeps off: the things in the light, what one may choose, what one should.

    And what it speaks of, where there is room for that; the hand; whatever else lies on the table;
    and words, which it rather hides whole than in part. Only the light pulls it near.
    """

    lit: tuple[Patch, ...]
    chosen: tuple[Place, ...] = ()
    wanted: tuple[Place, ...] = ()
    spoken: tuple[Place, ...] = ()
    held: tuple[Place, ...] = ()
    lying: tuple[Place, ...] = ()
    words: tuple[Place, ...] = ()


def bubble(frame: Frame, saying: Saying, room: Room) -> tuple[Place, Items]:
    """The bubble where it covers nothing that counts, in letters as large as that allows."""
    while True:
        place, cost = _lies(frame, saying, room)
        if cost < MIDDLE * SPOKEN or frame.letters <= 1:
            return place, _draw_bubble(frame, saying, place)
        frame = parts.with_smaller_letters(frame)


def _lies(frame: Frame, saying: Saying, room: Room) -> tuple[Place, float]:
    """The best place in letters of this size, and what it costs; narrower where that helps.

    A narrower bubble is wanted as soon as the widest would lie on what one may choose, and a slim
    one before it covers the hand or anything in the light.
    """
    best, least = Place(0, 0), float("inf")
    widest = min(parts.roomier(frame, WIDE), WIDEST)
    for wide in (*(max(WIDE, share * widest) for share in NARROWER), SLIM):
        if wide == SLIM and least < HELD:
            break
        box = _box(frame, saying, wide)
        left, top, cost = _spot((frame.width, frame.height), (box.w, box.h), room)
        if cost < least:
            best, least = box._replace(x=left, y=top), cost
        if least < CROSSED:
            break
    return best, least


def _box(frame: Frame, saying: Saying, wide: float) -> Place:
    """How large it must be that is so wide."""
    done = _paragraphs(frame, saying, Place(0, 0, wide))
    doors = _door_rows(saying) * (_door_high(frame) + BETWEEN) - BETWEEN
    return Place(0, 0, wide, done.bottom + 16 + doors + EDGE - 6)


def _door_rows(saying: Saying) -> int:
    """Four doors beside each other would have no room for longer words than ours."""
    return -(-len(saying.doors) // MOST_BESIDE)


def _door_high(frame: Frame) -> float:
    return min(parts.roomier(frame, DOOR), 76.0)


def _paragraphs(frame: Frame, saying: Saying, place: Place) -> parts.Paragraph:
    left, wide = place.x + EDGE, place.w - 2 * EDGE
    items: list[Item] = []
    y = place.y + EDGE - 8
    sizes = ((saying.head, HEAD, INK), (saying.words, WORDS, INK), (saying.task, TASK, GREEN))
    for spans, size, colour in sizes:
        if spans:
            font = Font.TITLE if size == HEAD else Font.BOLD
            done = rich_text(frame, spans, left, y, wide, size, colour, font)
            items, y = [*items, *done.items], done.bottom + 6
    return parts.Paragraph(tuple(items), y)


def _draw_bubble(frame: Frame, saying: Saying, place: Place) -> Items:
    high, rows = _door_high(frame), _door_rows(saying)
    whole = rows * (high + BETWEEN) - BETWEEN
    foot = parts.box(place.x + EDGE, place.bottom - EDGE + 6 - whole, place.w - 2 * EDGE, whole)
    items: list[Item] = [*parts.bubble(place, LANTERN), *_paragraphs(frame, saying, place).items]
    count = len(saying.doors)
    across = -(-count // rows)
    cells = [
        cell
        for row in parts.rows(foot, rows, BETWEEN)
        for cell in parts.columns(row, across, BETWEEN)
    ]
    if count == 1:
        cells = [foot._replace(x=foot.right - foot.w * ALONE, w=foot.w * ALONE)]
    doors: list[Item] = []
    for cell, door in zip(cells, saying.doors, strict=False):
        main = door is saying.doors[-1] and bool(door.key)
        doors += parts.button(
            frame, cell, door.name, door.words, primary=main, key=door.key, size=23
        )
    return (*items, *parts.in_a_row(doors))


def spot(frame: Frame, wide: float, high: float, room: Room) -> Place:
    """Where something of this size covers nothing that counts, as near the middle as may be."""
    left, top, _cost = _spot((frame.width, frame.height), (wide, high), room)
    return Place(left, top, wide, high)


@lru_cache(maxsize=64)
def _spot(
    window: tuple[float, float], size: tuple[float, float], room: Room
) -> tuple[float, float, float]:
    """The best upper left corner, and what it costs: near the light, but never on it.

    Where there is no room beside what is spoken of, it hides the least of that.
    """
    best = (0.0, 0.0, float("inf"))
    kept_free = frozenset((*(each.box for each in room.lit), *room.wanted))
    near = middle_of(room.lit) if room.lit else (window[0] / 2, window[1] / 2)
    for away, x, y in _places_by_distance(window, size, near):
        if away >= best[2]:
            break  # what lies farther off cannot be better
        place = Place(x, y, *size)
        cost = away + COVERED * sum(place.meets(one, MARGIN) for one in kept_free)
        if cost >= best[2]:
            continue
        cost += SPOKEN * sum(_hides(place, one) for one in room.spoken)
        cost += CROSSED * sum(place.meets(one, MARGIN) for one in room.chosen)
        cost += HELD * sum(place.meets(one) for one in room.held)
        if cost >= best[2]:
            continue
        shares = [share for one in room.lying if (share := _share(place, one))]
        cost += LAIN_ON * sum(shares) + GRAZED * len(shares)
        cost += HALVED * sum(_halves(place, one) for one in room.words)
        if cost < best[2]:
            best = x, y, cost
    return best


def _hides(place: Place, thing: Place) -> float:
    """How much of something lies below a place; its middle counts most."""
    if not place.meets(thing, MARGIN):
        return 0.0
    middle = place.covers(Place(thing.cx, thing.cy))
    return 1 + WHOLE * _share(place, thing) + MIDDLE * middle


def _share(place: Place, thing: Place) -> float:
    """How much of something lies below a place, 0–1."""
    across = min(place.right, thing.right) - max(place.x, thing.x)
    down = min(place.bottom, thing.bottom) - max(place.y, thing.y)
    return across * down / (thing.w * thing.h) if across > 0 and down > 0 else 0.0


def _halves(place: Place, word: Place) -> bool:
    """Whether a part of a word would look out below a place."""
    return place.meets(word) and not place.covers(word)


def _places_by_distance(
    window: tuple[float, float], size: tuple[float, float], near: Point
) -> list[tuple[float, float, float]]:
    """How far off each place is, as a share of the window, and its corner: the nearest first."""
    far = window[0] + window[1]
    right, down = near[0] - size[0] / 2, near[1] - size[1] / 2
    return sorted(
        ((abs(x - right) + abs(y - down)) / far, x, y)
        for x in _steps(window[0] - size[0])
        for y in _steps(window[1] - size[1])
    )


def _steps(room: float) -> list[float]:
    count = max(1, round((room - 2 * MARGIN) / GRID))
    return [MARGIN + (room - 2 * MARGIN) * at / count for at in range(count + 1)]


def middle_of(places: Sequence[Patch]) -> Point:
    """The middle of all of them."""
    return (
        sum(place.cx for place in places) / len(places),
        sum(place.cy for place in places) / len(places),
    )


def join_patches(patches: Sequence[Patch]) -> list[Patch]:
    """The same; boxes in a row that overlap, such as cards of a hand, are one."""
    done: list[Place] = []
    for place in sorted(each for each in patches if isinstance(each, Place)):
        last = done[-1] if done else None
        if last is None or place.x > last.right or not _level(last, place):
            done.append(place)
            continue
        top, bottom = min(last.y, place.y), max(last.bottom, place.bottom)
        right = max(last.right, place.right)
        done[-1] = last._replace(y=top, w=right - last.x, h=bottom - top)
    return [*done, *(each for each in patches if isinstance(each, Outline))]


def _level(one: Place, other: Place) -> bool:
    return max(abs(one.y - other.y), abs(one.bottom - other.bottom)) < LEVEL


def rings(holes: Sequence[Patch]) -> list[Item]:
    """A lantern's line around everything that is lit."""
    return [_ring(hole) for hole in holes]


def _ring(hole: Patch) -> Item:
    box = hole.box
    if isinstance(hole, Place):
        line = rect(0, 0, box.w, box.h, "none", RINGS, LIT, 4, 0.9)
    else:
        corners = [(x - box.x, y - box.y) for x, y in hole.corners]
        line = path(polyline(corners, closed=True), "none", LIT, 4, 0.9)
    return shape(line, *box[:4])


def firefly(at: Point, came_from: Point) -> list[Item]:
    """The guide, with a trail of its light behind it while it flies."""
    x, y = at
    trail = [
        Glow(x + (came_from[0] - x) * far, y + (came_from[1] - y) * far, 26 - 40 * far, LANTERN)
        for far in (0.12, 0.24, 0.36)
    ]
    return [
        *(trail if at != came_from else ()),
        Glow(x, y, WINGS * 0.8, LANTERN, 0.55),
        Picture("shared/scenery_firefly", x - WINGS / 2, y - WINGS / 2, WINGS, WINGS),
    ]
