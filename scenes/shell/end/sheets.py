"""The two sheets of the end screen: points in a table, and as lines over the parts of the game."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from game.match import SeatSetup
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Elements, Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.ink import dashes, layered, line, path, polyline, rect, shape
from scenes.kit.parts.signs import SEAT_DASHES, seat_mark
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, SEAT_COLOURS
from scenes.shell.end.columns import Columns, columns_of
from scenes.shell.end.result import FinalResult

LEEWAY: Final = 18.0  # names at the ends of lines may leave the field of the chart so far
LOW: Final = 58.0  # rows lower than this have no room for the largest letters
LEGEND, NAME_ROOM = 272.0, 162.0  # beside the chart, and what names get of that
FEW_PARTS: Final = 4  # of a game, that may all be called by their long names
HEAD_HEIGHT: Final = 70.0
WIDER: Final = 1.9  # a head whose neighbours stand higher or lower


def points_table(frame: Frame, place: Place, result: FinalResult) -> Items:
    """A row for each seat; the best of every column stands out."""
    columns = columns_of(result)
    items: list[Item] = [*parts.panel(place, radius=18.0), *_shade(place, columns)]
    head = parts.box(place.x, place.y + 10, place.w, HEAD_HEIGHT - 12)
    items.append(parts.cell(frame, _("Seat"), _seat_cell(head), 20, "l", FAINT_INK))
    items += _heads(frame, head, columns)
    body = parts.box(place.x, place.y + HEAD_HEIGHT, place.w, place.h - HEAD_HEIGHT - 10)
    table = [columns.row(result, seat) for seat in range(len(result.seats))]
    best = [max(column) for column in zip(*table, strict=True)]
    for row, seat in zip(parts.rows(body, len(table)), result.ranking, strict=True):
        items.append(parts.rule(row.x + 24, row.y, row.w - 48, "#CDB784", 1.8))
        items += _row(frame, row, result.seats[seat], columns, table[seat], best)
    return tuple(items)


def _shade(place: Place, columns: Columns) -> Items:
    """A darker ground under the sources."""
    first, last = columns.shaded
    if last < first:
        return ()
    left = columns.middles[first] - columns.widths[first] * 0.55
    right = columns.middles[last] + columns.widths[last] * 0.55
    shade = parts.box(
        place.x + place.w * left, place.y + 14, place.w * (right - left), place.h - 28
    )
    return parts.inlay(shade, "#EAD9AF", 12.0)


def _heads(frame: Frame, head: Place, columns: Columns) -> Items:
    """What the columns are called; long words stand higher and lower by turns, with more room."""
    words = columns.heads(large=frame.large)
    cells = [_cell(head, columns, column) for column in range(len(words))]
    heads = [
        parts.cell(frame, text, cell, 20, colour=FAINT_INK)
        for text, cell in zip(words, cells, strict=True)
    ]
    if all(set_.text == text for set_, text in zip(heads, words, strict=True)):
        return tuple(heads)
    halves = parts.rows(head, 2)
    return tuple(
        parts.cell(frame, text, _widened(cell, halves[column % 2]), 18, colour=FAINT_INK)
        for column, (text, cell) in enumerate(zip(words, cells, strict=True))
    )


def _widened(cell: Place, half: Place) -> Place:
    """A column twice as wide, in the upper or the lower half of the head, not beyond its end."""
    wide = cell.w * WIDER
    left = min(cell.cx - wide / 2, half.right - 14 - wide)
    return parts.box(left, half.y, wide, half.h)


def _seat_cell(row: Place) -> Place:
    return parts.box(row.x + 30, row.y, row.w * 0.2, row.h)


def _cell(row: Place, columns: Columns, column: int) -> Place:
    w = row.w * columns.widths[column]
    return parts.box(row.x + row.w * columns.middles[column] - w / 2, row.y, w, row.h)


def _row(
    frame: Frame,
    row: Place,
    who: SeatSetup,
    columns: Columns,
    numbers: tuple[int, ...],
    best: list[int],
) -> Items:
    room = row.w * (columns.middles[0] - columns.widths[0] / 2) - 82
    radius = min(23.0, row.h * (0.36 if row.h >= LOW else 0.46))
    high = row.h if row.h < LOW else inf
    items: list[Item] = [
        *parts.pawn(row.x + 47, row.cy + 3, radius, who.colour, who.name),
        parts.fitted(frame, who.name, row.x + 78, row.cy - 1, room, 26, Font.TITLE, high=high),
    ]
    last = len(numbers) - 1
    for column, number in enumerate(numbers):
        cell = _cell(row, columns, column)
        if column == last:
            items.append(_total(cell, who.colour))
        strong = column == last or (number > 0 and number == best[column])
        font = Font.TITLE if strong else Font.BOLD
        items.append(
            parts.fitted(
                frame,
                str(number) if number else "–",
                cell.cx,
                cell.cy - 1,
                cell.w,
                30 if column == last else 26,
                font,
                INK if number else FAINT_INK,
                "c",
                high=high,
            )
        )
    return tuple(items)


def _total(cell: Place, colour: str) -> Item:
    w, h = 78.0, min(50.0, cell.h - 12)
    drawn = rect(0, 0, w, h, SEAT_COLOURS[colour], 12, INK, 2.6)
    return shape(drawn, cell.cx - w / 2, cell.cy - h / 2, w, h)


def score_chart(frame: Frame, place: Place, result: FinalResult) -> Items:
    """A line for each seat, told apart by colour, dashes and marks."""
    field = parts.box(
        place.x + 84, place.y + 84, place.w - 84 - _legend_wide(frame, result), place.h - 84 - 56
    )
    scale = _scale(result)
    items: list[Item] = [
        *parts.panel(place, radius=18.0),
        parts.heading(frame, result.chart_title, place.x + 28, place.y + 40, place.w - 60, 26),
        shape(_grid(field, len(scale.steps)), *field[:4]),
    ]
    for step in scale.steps:
        y = field.bottom - field.h * scale.share(step)
        items.append(
            parts.fitted(frame, str(step), field.x - 14, y, 60, 18, colour=FAINT_INK, align="r")
        )
    lines = (
        shape(_line(field, result, seat, scale), *field[:4], 24) for seat in result.ranking[::-1]
    )
    return (*items, *_axis(frame, field, result), *lines, *_legend(frame, field, result, scale))


def _axis(frame: Frame, field: Place, result: FinalResult) -> Items:
    """The beginning and the parts of the game; of many parts those that have room."""
    count = len(result.part_names)
    few = count <= FEW_PARTS
    names = [_("start"), *(name[0 if few else -1] for name in result.part_names)]
    widest = max(parts.width_of(frame, name, 18) for name in names[1:]) + 20
    every = 1 if few else max(1, math.ceil(count * widest / field.w))
    shown = range(count, 0, -every)
    room = field.w * every / count if not few else 140
    items = [
        parts.fitted(
            frame, names[at], field.x + field.w * at / count, field.bottom + 28, room, 18,
            colour=FAINT_INK, align="c",
        )
        for at in reversed(shown)
    ]  # fmt: skip
    free = field.w * shown[-1] / count - (widest / 2 if not few else 0)
    if free < parts.width_of(frame, names[0], 18) / 2:
        return tuple(items)
    start = parts.fitted(
        frame, names[0], field.x, field.bottom + 28, 140, 18, colour=FAINT_INK, align="c"
    )
    return (start, *items)


class _Scale(NamedTuple):
    """Round numbers from the lowest score to above the highest one, evenly spaced."""

    steps: range

    def share(self, score: float) -> float:
        """How high a score lies: 0 at the bottom, 1 at the top."""
        return (score - self.steps[0]) / (self.steps[-1] - self.steps[0])


def _scale(result: FinalResult) -> _Scale:
    """From 0, or below it where a score ever was; five or six steps."""
    ever = [score for seat in range(len(result.seats)) for score in _scores(result, seat)]
    low, high = min(0, *ever), max(1, *ever)
    sizes = (size * 10**power for power in itertools.count() for size in (5, 10, 20))
    step = next(size for size in sizes if high - low <= 5 * size)
    return _Scale(range(low // step * step, math.ceil(high / step) * step + 1, step))


def _grid(field: Place, count: int) -> Elements:
    levels = [field.h * index / (count - 1) for index in range(count)]
    return layered(line(0, y, field.w, y, "#D2BE92", 1.8) for y in levels)


def _scores(result: FinalResult, seat: int) -> list[int]:
    """At the beginning, and after each part."""
    start = result.carried[seat] if result.carried else 0
    return [*itertools.accumulate(result.parts[seat], initial=start)]


def _line(field: Place, result: FinalResult, seat: int, scale: _Scale) -> Elements:
    """The way of one seat: an ink rim, the colour on it, a mark after each part."""
    scores = _scores(result, seat)
    last = len(scores) - 1
    points = [
        (field.w * at / last, field.h * (1 - scale.share(score))) for at, score in enumerate(scores)
    ]
    pattern = SEAT_DASHES[seat]
    d = dashes(points, pattern) if pattern else polyline(points)
    colour = SEAT_COLOURS[result.seats[seat].colour]
    drawn = path(d, "none", INK, 9) + path(d, "none", colour, 5.4)
    size = 10.0 if last <= FEW_PARTS else 7.0
    return drawn + layered(seat_mark(x, y, size, seat, colour) for x, y in points[1:])


def _legend(frame: Frame, field: Place, result: FinalResult, scale: _Scale) -> Items:
    """Names at the ends of their lines; those moved apart are led to their end."""
    others = max(1, len(result.seats) - 1)
    step = min(parts.drawn_size(frame, 20) + 14, (field.h + 2 * LEEWAY) / others)
    ends = [field.bottom - field.h * scale.share(result.totals[seat]) for seat in result.ranking]
    levels = apart(ends, step, field.y - LEEWAY, field.bottom + LEEWAY)
    items: list[Item] = []
    x = field.right + 46
    room = NAME_ROOM + _legend_wide(frame, result) - LEGEND
    for level, end, seat in zip(levels, ends, result.ranking, strict=True):
        who = result.seats[seat]
        colour = SEAT_COLOURS[who.colour]
        items.append(_leader(field.right + 12, end, x - 12, level))
        items.append(shape(seat_mark(12, 12, 9, seat, colour), x - 12, level - 12, 24, 24))
        fit = parts.fit_text(frame, who.name, room, 20, Font.HEAVY)
        items.append(Text(fit.text, x + 18, level - 1, fit.size, Font.HEAVY))
        points = str(result.totals[seat])
        items.append(
            parts.fitted(frame, points, x + 24 + fit.width, level - 1, 60, 22, Font.TITLE, floor=20)
        )
    return tuple(items)


def _legend_wide(frame: Frame, result: FinalResult) -> float:
    """How much room names and points take beside the chart: more where a name would be cut."""
    least = parts.usual_size(frame, 18)
    widths = [frame.measure(seat.name, least, Font.HEAVY) for seat in result.seats]
    return LEGEND + max(0.0, max(widths) - NAME_ROOM)


def _leader(x: float, y: float, to_x: float, to_y: float) -> Item:
    """A thin line from the end of a score's line to its name."""
    high = max(1.0, abs(to_y - y))
    low = min(y, to_y)
    drawn = line(0, y - low, to_x - x, to_y - low, "#A8946A", 2.2)
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
        middle + (number - (count - 1) / 2) * step
        for middle, count in groups
        for number in range(count)
    ]
    down = max(0.0, top - levels[0])
    up = max(0.0, levels[-1] - bottom)
    return [level + down - up for level in levels]
