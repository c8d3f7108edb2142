"""The points of the end as lines over the parts of the game."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.table import Seat
from game.words import number, pgettext
from scenes.kit import parts
from scenes.kit.display import Elements, Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.signs import SEAT_DASHES, seat_mark
from scenes.kit.parts.svg import dashes, layers, line, path, polyline, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FAINT_LINE, INK, SEAT_COLOURS, UNLIT_LINE
from scenes.shell.results.result import FinalResult

BESIDE_SIGNS: Final = 26.0  # right of the field a name of the axis may reach so far
LEEWAY: Final = 18.0  # names at the ends of lines may sink so far below the field of the chart
HEAD: Final = 72.0  # the heading of the chart, and the buttons beside it, end above this
LEGEND, NAME_ROOM = 272.0, 140.0  # beside the chart, and what names get of that
POINTS: Final = 60.0  # and what their points get, at least
LARGE_POINTS: Final = 24.0  # what large ones need more of it
SHRUNK: Final = 0.8  # how small large letters of names may get there
FEW_PARTS: Final = 4  # of a game, that may all be called by their long names
PART_ROOM: Final = 140.0  # for what a part is called, below the chart
STAGGERED: Final = (-8.0, 11.0)  # how much lower than one row of names two of them stand
BETWEEN_NAMES: Final = 14.0  # that share one of them


def score_chart(frame: Frame, place: Place, result: FinalResult, aside: float = 0.0) -> Items:
    """A line for each seat, told apart by colour, dashes and marks.

    So much of the heading's right end as ``aside`` stays free.
    """
    field = parts.box(
        place.x + 84, place.y + 84, place.w - 84 - _legend_wide(frame, result), place.h - 84 - 56
    )
    scale = _scale(result)
    items: list[Item] = [
        *parts.panel(place, radius=18.0),
        parts.heading(
            frame, result.chart_title, place.x + 28, place.y + 40, place.w - 60 - aside, 26
        ),
        shape(_grid(field, len(scale.steps)), *field[:4]),
    ]
    for step in scale.steps:
        y = field.bottom - field.h * scale.share(step)
        items.append(
            parts.fitted(frame, number(step), field.x - 14, y, 60, 18, colour=FAINT_INK, align="r")
        )
    lines = (
        shape(_line(field, result, seat, scale), *field[:4], 24) for seat in result.ranking[::-1]
    )
    return (
        *items,
        *_axis(frame, field, result),
        *lines,
        *_legend(frame, field, result, scale, place.y + HEAD),
        _reader_item(place, result),
    )


def _reader_item(place: Place, result: FinalResult) -> Item:
    """The score of each seat after each part, for whoever does not see the lines."""
    heads = ["", *(name[0] for name in result.part_names)]
    rows = [
        (result.seats[seat].name, *map(number, _scores(result, seat)[1:]))
        for seat in result.ranking
    ]
    return parts.table_in_words(place, result.chart_title, heads, rows)


def _axis(frame: Frame, field: Place, result: FinalResult) -> Items:
    """The beginning and the parts of the game; of many parts those that have room."""
    count = len(result.part_names)
    few, staggered = count <= FEW_PARTS, _is_staggered(frame, field, result)
    longest = _longest(frame, result)
    whole = staggered or (few and longest <= PART_ROOM and _fit(longest, field.w / count))
    names = [
        pgettext("of a chart", "start"),
        *(name[0 if whole else -1] for name in result.part_names),
    ]
    widest = max(parts.width_of(frame, name, 18) for name in names[1:]) + 20
    every = 1 if few or staggered else max(1, math.ceil(count * widest / field.w))
    shown = range(count, 0, -every)
    room = PART_ROOM if few else longest if staggered else field.w * every / count
    free = field.w * shown[-1] / count - (widest / 2 if not few and not staggered else 0)
    starts = free >= parts.width_of(frame, names[0], 18) / 2
    lower = STAGGERED if staggered else (0.0, 0.0)
    items = []
    for at in (*((0,) if starts else ()), *reversed(shown)):
        wide = room if at else PART_ROOM
        half = min(wide, parts.width_of(frame, names[at], 18)) / 2
        x = min(field.x + field.w * at / count, field.right + BESIDE_SIGNS - half)
        y = field.bottom + 28 + lower[at % 2]
        items.append(parts.fitted(frame, names[at], x, y, wide, 18, colour=FAINT_INK, align="c"))
    return tuple(items)


def _is_staggered(frame: Frame, field: Place, result: FinalResult) -> bool:
    """Whether many parts that no number stands for have room for their names, in two rows."""
    names = result.part_names
    if frame.large or len(names) <= FEW_PARTS or any(name[-1].isdigit() for name in names):
        return False
    return _fit(_longest(frame, result), 2 * field.w / len(names))


def _longest(frame: Frame, result: FinalResult) -> float:
    return max(parts.width_of(frame, name[0], 18) for name in result.part_names)


def _fit(longest: float, apart: float) -> bool:
    """Whether names have room at places so far apart, where the last moves in from the edge."""
    return longest + BETWEEN_NAMES + max(0.0, longest / 2 - BESIDE_SIGNS) <= apart


class _ScoreScale(NamedTuple):
    """Round numbers from the lowest score to above the highest one, evenly spaced."""

    steps: range

    def share(self, score: float) -> float:
        """How high a score lies: 0 at the bottom, 1 at the top."""
        return (score - self.steps[0]) / (self.steps[-1] - self.steps[0])


def _scale(result: FinalResult) -> _ScoreScale:
    """From 0, or below it where a score ever was; five or six steps."""
    ever = [score for seat in range(len(result.seats)) for score in _scores(result, seat)]
    low, high = min(0, *ever), max(1, *ever)
    sizes = (size * 10**power for power in itertools.count() for size in (5, 10, 20))
    step = next(size for size in sizes if high - low <= 5 * size)
    return _ScoreScale(range(low // step * step, math.ceil(high / step) * step + 1, step))


def _grid(field: Place, count: int) -> Elements:
    levels = [field.h * index / (count - 1) for index in range(count)]
    return layers(line(0, y, field.w, y, FAINT_LINE, 1.8) for y in levels)


def _scores(result: FinalResult, seat: int) -> list[int]:
    start = result.carried[seat] if result.carried else 0
    return [*itertools.accumulate(result.parts[seat], initial=start)]


def _line(field: Place, result: FinalResult, seat: int, scale: _ScoreScale) -> Elements:
    """The way of one seat: an ink rim, the colour on it, a mark after each part."""
    scores = _scores(result, seat)
    last = len(scores) - 1
    points = tuple(
        (field.w * at / last, field.h * (1 - scale.share(score))) for at, score in enumerate(scores)
    )
    return _dashes(points, seat, SEAT_COLOURS[result.seats[seat].colour])


@lru_cache(maxsize=8)
def _dashes(points: tuple[tuple[float, float], ...], seat: Seat, colour: str) -> Elements:
    """Cut into dashes once: the podium is drawn sixty times a second."""
    pattern = SEAT_DASHES[seat]
    d = dashes(points, pattern) if pattern else polyline(points)
    drawn = path(d, "none", INK, 9) + path(d, "none", colour, 5.4)
    size = 10.0 if len(points) - 1 <= FEW_PARTS else 7.0
    return drawn + layers(seat_mark(x, y, size, seat, colour) for x, y in points[1:])


def _legend(
    frame: Frame, field: Place, result: FinalResult, scale: _ScoreScale, under: float
) -> Items:
    """Names at the ends of their lines, ``under`` the heading; those moved apart are led there."""
    letters = parts.drawn_size(frame, 20)
    top, bottom = under + letters / 2, field.bottom + LEEWAY
    step = min(letters + 14, (bottom - top) / max(1, len(result.seats) - 1))
    ends = [field.bottom - field.h * scale.share(result.totals[seat]) for seat in result.ranking]
    levels = apart(ends, step, top, bottom)
    items: list[Item] = []
    x = field.right + 46
    wide = _points_wide(frame, result)
    room = _name_room(frame) + _legend_wide(frame, result) - LEGEND - (wide - POINTS)
    for level, end, seat in zip(levels, ends, result.ranking, strict=True):
        who = result.seats[seat]
        colour = SEAT_COLOURS[who.colour]
        items.append(_leader(field.right + 12, end, x - 12, level))
        items.append(shape(seat_mark(12, 12, 9, seat, colour), x - 12, level - 12, 24, 24))
        fit = parts.fit_text(frame, who.name, room, 20, Font.HEAVY)
        items.append(Text(fit.text, x + 18, level - 1, fit.size, Font.HEAVY))
        points = number(result.totals[seat])
        items.append(
            parts.fitted(
                frame, points, x + 24 + fit.width, level - 1, wide, 22, Font.TITLE, floor=20
            )
        )
    return tuple(items)


def _legend_wide(frame: Frame, result: FinalResult) -> float:
    """How much room names and points take beside the chart: more where a name would be cut."""
    least = max(parts.usual_size(frame, 18), SHRUNK * parts.drawn_size(frame, 18))
    widths = [frame.measure(seat.name, least, Font.HEAVY) for seat in result.seats]
    more = _points_wide(frame, result) - POINTS
    return LEGEND + max(0.0, max(widths) - _name_room(frame)) + more


def _points_wide(frame: Frame, result: FinalResult) -> float:
    least = parts.usual_size(frame, 20)
    return max(POINTS, *(frame.measure(number(n), least, Font.TITLE) for n in result.totals))


def _name_room(frame: Frame) -> float:
    """What is left for names beside the chart; large points need more of it."""
    return NAME_ROOM - LARGE_POINTS if frame.large else NAME_ROOM


def _leader(x: float, y: float, to_x: float, to_y: float) -> Item:
    """A thin line from the end of a score's line to its name."""
    high = max(1.0, abs(to_y - y))
    low = min(y, to_y)
    drawn = line(0, y - low, to_x - x, to_y - low, UNLIT_LINE, 2.2)
    return shape(drawn, x, low, to_x - x, high)


def apart(wanted: Sequence[float], step: float, top: float, bottom: float) -> list[float]:
    """Levels, from the top, at least a step from each other and as near to those as can be."""
    groups: list[tuple[float, int]] = []  # the middle of what stands together, and how many
    for level in wanted:
        middle, count = level, 1
        while groups and middle - (count - 1) / 2 * step < (
            groups[-1][0] + (groups[-1][1] + 1) / 2 * step
        ):
            other, many = groups.pop()
            middle = (middle * count + other * many) / (count + many)
            count += many
        groups.append((middle, count))
    levels = [
        middle + (at - (count - 1) / 2) * step for middle, count in groups for at in range(count)
    ]
    last = len(levels) - 1
    return [
        min(max(level, top + at * step), bottom - (last - at) * step)
        for at, level in enumerate(levels)
    ]
