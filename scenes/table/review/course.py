"""The course of a game: a line for everybody over the choices of one person."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from game.coach.review.page import CoursePoint, Measure
from game.seating import SeatSetup
from game.table import Seat
from game.words import NC_, _, number, pgettext
from scenes.kit import parts
from scenes.kit.display import Elements, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.signs import SEAT_DASHES, seat_mark
from scenes.kit.parts.svg import Point, circle, dashes, layers, line, path, polyline, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FAINT_LINE, INK, PAPER, SEAT_COLOURS, UNLIT_LINE
from scenes.shell.results.chart import apart

LEFT, HEAD, FOOT = 88.0, 70.0, 46.0  # round the field of the lines
HEAD_LARGE: Final = 78.0
NAMES: Final = 268.0  # at its right end
THICK, THIN = (11.0, 7.0), (7.0, 4.0)  # of whoever is spoken of, of the others: rim and colour
DOT, DOT_LARGE = 19.0, 24.0
LETTERS: Final = 19.0
HUNDRED: Final = 100
FAR: Final = 0.9  # of the game: so far a line has come that is led to its name
HEADS: Final = (
    NC_("where a line of a chart lies", "at first"),
    NC_("where a line of a chart lies", "lowest"),
    NC_("where a line of a chart lies", "highest"),
    NC_("where a line of a chart lies", "at last"),
)


class CourseLook(NamedTuple):
    """What is drawn.

    ``points`` by choice; ``length`` is the number of actions of the game; ``parts`` are what its
    parts are called, by their number; ``dots`` by the number on their card, from 1.
    """

    points: Sequence[CoursePoint]
    length: int
    measure: Measure
    seats: Sequence[SeatSetup]
    seat: Seat
    parts: tuple[tuple[int, str], ...]
    dots: tuple[tuple[int, int], ...]


def course_chart(frame: Frame, place: Place, look: CourseLook) -> Items:
    """Lines, the parts of the game below them, names at their ends, dots on one of them."""
    head = HEAD_LARGE if frame.large else HEAD
    foot, left = (parts.roomier(frame, each, LETTERS) for each in (FOOT, LEFT))
    names = NAMES * (1.3 if frame.large else 1)
    field = parts.box(place.x + left, place.y + head, place.w - left - names, place.h - head - foot)
    scale = _scale(look)
    words = _("Chance to win, of 100")
    if look.measure is Measure.POINTS:
        words = _("Points ahead of the others")
    return (
        *parts.inlay(place),
        parts.heading(frame, words, place.x + 24, place.y + head * 0.45, place.w * 0.6, 24),
        *_grid(frame, field, scale),
        *_parts(frame, field, look),
        *(_lines(field, look, scale) if look.points else ()),
        *_dots(frame, field, look, scale),
        *_names(frame, field, look, scale),
        _reader_item(place, words, look),
    )


def _reader_item(place: Place, title: str, look: CourseLook) -> Item:
    """Where each line begins and ends and how far it goes, for whoever does not see them."""
    heads = ("", *(pgettext("where a line of a chart lies", head) for head in HEADS))
    rows = []
    for seat, who in enumerate(look.seats if look.points else ()):
        way = [round(point.values[seat]) for point in look.points]
        rows.append((who.name, *map(number, (way[0], min(way), max(way), way[-1]))))
    return parts.table_in_words(place, title, heads, rows)


class _CourseScale(NamedTuple):
    """The levels that are drawn, evenly spaced, the lowest first."""

    steps: tuple[int, ...]

    def y(self, field: Place, value: float) -> float:
        """Where a value lies."""
        low, high = self.steps[0], self.steps[-1]
        return field.bottom - field.h * (min(max(value, low), high) - low) / (high - low)


def _scale(look: CourseLook) -> _CourseScale:
    if look.measure is Measure.CHANCE:
        return _CourseScale((0, 50, HUNDRED))
    most = max((abs(value) for point in look.points for value in point.values), default=1.0)
    step = max(1, math.ceil(most / 5) * 5)
    return _CourseScale((-step, 0, step))


def _x(field: Place, look: CourseLook, at: int) -> float:
    return field.x + field.w * at / max(1, look.length)


def _grid(frame: Frame, field: Place, scale: _CourseScale) -> Items:
    items: list[Item] = []
    for step in scale.steps:
        y, words = scale.y(field, step), number(step)
        items.append(shape(line(0, 0, field.w, 0, FAINT_LINE, 1.8), field.x, y, field.w, 1))
        items.append(
            parts.fitted(frame, words, field.x - 14, y, 64, LETTERS, colour=FAINT_INK, align="r")
        )
    return tuple(items)


def _parts(frame: Frame, field: Place, look: CourseLook) -> Items:
    """Where a part of the game begins, and what it is called where that has room."""
    starts: dict[int, int] = {}
    for point in look.points:
        if point.at < look.length:
            starts.setdefault(point.part, point.at)
    named, items = dict(look.parts), list[Item]()
    if len(starts) == 1:
        return ()  # the whole game
    edges = [*starts.values(), look.length]
    for at, (part, (begins, ends)) in enumerate(zip(starts, pairwise(edges), strict=True)):
        left, right = _x(field, look, begins if at else 0), _x(field, look, ends)
        if at:
            items.append(shape(line(0, 0, 0, field.h, FAINT_LINE, 1.8), left, field.y, 1, field.h))
        words = named.get(part, "")
        if words and parts.width_of(frame, words, LETTERS) <= right - left:
            y = field.bottom + (parts.roomier(frame, FOOT, LETTERS)) / 2
            items.append(
                parts.fitted(
                    frame, words, (left + right) / 2, y, right - left, LETTERS,
                    colour=FAINT_INK, align="c",
                )
            )  # fmt: skip
    return tuple(items)


def _lines(field: Place, look: CourseLook, scale: _CourseScale) -> Items:
    """Whoever is spoken of comes last, over all others."""
    order = sorted(range(len(look.points[0].values)), key=lambda seat: seat == look.seat)
    return tuple(shape(_line(field, look, scale, seat), *field[:4], 24) for seat in order)


def _way(field: Place, look: CourseLook, scale: _CourseScale, seat: Seat) -> list[Point]:
    return [
        (_x(field, look, point.at) - field.x, scale.y(field, point.values[seat]) - field.y)
        for point in look.points
    ]


def _line(field: Place, look: CourseLook, scale: _CourseScale, seat: Seat) -> Elements:
    way, pattern = _way(field, look, scale, seat), SEAT_DASHES[seat]
    d = dashes(way, pattern) if pattern and seat != look.seat else polyline(way)
    colour = SEAT_COLOURS[look.seats[seat].colour]
    rim, core = THICK if seat == look.seat else THIN
    return path(d, "none", INK, rim) + path(d, "none", colour, core)


def _dots(frame: Frame, field: Place, look: CourseLook, scale: _CourseScale) -> Items:
    """A number where the person chose what a card tells of, none over another."""
    values = {point.at: point.values[look.seat] for point in look.points}
    dots = sorted((at, place) for place, at in look.dots if at in values)
    if not dots:
        return ()
    wanted = [_x(field, look, at) for at, _place in dots]
    r = dot_size(frame)
    across = apart(wanted, 2 * r + 2, field.x - r, field.right + r)
    return tuple(
        item
        for x, (at, place) in zip(across, dots, strict=True)
        for item in numbered_dot(frame, x, scale.y(field, values[at]), place)
    )


def dot_size(frame: Frame) -> float:
    """Half of how wide a dot is."""
    return DOT_LARGE if frame.large else DOT


def numbered_dot(frame: Frame, x: float, y: float, place: int) -> Items:
    """A dot with its number, on the course and on its card."""
    r = dot_size(frame)
    return (
        shape(circle(r, r, r, PAPER, INK, 3), x - r, y - r, 2 * r, 2 * r),
        parts.fitted(frame, str(place), x, y - 1, 2 * r, 22, Font.TITLE, align="c"),
    )


def _names(frame: Frame, field: Place, look: CourseLook, scale: _CourseScale) -> Items:
    """At the ends of the lines; those moved apart are led to their end."""
    if not look.points:
        return ()
    last = look.points[-1]
    order = sorted(range(len(last.values)), key=lambda seat: -last.values[seat])
    ends = [scale.y(field, last.values[seat]) for seat in order]
    high, low = field.y - HEAD / 2, field.bottom + FOOT / 2
    step = min(parts.drawn_size(frame, 20) + 10, (low - high) / max(1, len(order) - 1))
    levels = apart(ends, step, high, low)
    begins, x = _x(field, look, last.at) + 12, field.right + 44
    items: list[Item] = []
    for seat, end, level in zip(order, ends, levels, strict=True):
        who = look.seats[seat]
        colour = SEAT_COLOURS[who.colour]
        if last.at > FAR * look.length:
            top, tall = min(end, level), max(1.0, abs(end - level))
            drawn = line(0, end - top, x - 14 - begins, level - top, UNLIT_LINE, 2.2)
            items.append(shape(drawn, begins, top, x - 14 - begins, tall))
        mark = layers([seat_mark(12, 12, 9, seat, colour)])
        items.append(shape(mark, x - 12, level - 12, 24, 24))
        font = Font.TITLE if seat == look.seat else Font.HEAVY
        wide = NAMES * (1.3 if frame.large else 1) - 44 - 36
        items.append(parts.fitted(frame, who.name, x + 18, level - 1, wide, 20, font))
    return tuple(items)
