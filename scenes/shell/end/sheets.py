"""The two sheets of the end screen: points in a table, and as lines over the three Ages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import Elements, Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.ink import dashes, layered, line, path, polyline, rect, shape
from scenes.kit.parts.signs import SEAT_DASHES, seat_mark
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, SEAT_COLOURS
from scenes.shell.end.result import FinalResult
from scenes.shell.lists.said import ROMAN

LEEWAY: Final = 18.0  # names at the ends of lines may leave the field of the chart so far
AGES: Final = (N_("Age I"), N_("Age II"), N_("Age III"))
SOURCES: Final = (N_("Tricks"), N_("Allegiance"), N_("No Alleg."))
HEADS: Final = {
    3: (*AGES, *SOURCES),
    4: ("I", "II", "III", N_("Tricks"), N_("Alleg."), N_("No Alleg."), N_("Extra")),
}
SHORT: Final = {
    3: ("I", "II", "III", N_("Tricks"), N_("Alleg."), N_("None")),
    4: ("I", "II", "III", N_("Trick"), N_("Alleg."), N_("None"), N_("Extra")),
}
# By number of sources: the middle and the width of each column, in widths of the sheet.
MIDDLES: Final = {
    3: (0.284, 0.366, 0.448, 0.543, 0.661, 0.8, 0.928),
    4: (0.326, 0.386, 0.446, 0.522, 0.624, 0.742, 0.842, 0.936),
}
WIDTHS: Final = {
    3: (0.08, 0.08, 0.08, 0.09, 0.136, 0.13, 0.1),
    4: (0.058, 0.058, 0.058, 0.082, 0.118, 0.118, 0.078, 0.09),
}
LEGEND, NAME_ROOM = 272.0, 162.0  # beside the chart, and what names get of that
HEAD_HEIGHT: Final = 70.0
WIDER: Final = 1.9  # a head whose neighbours stand higher or lower

AXIS: Final = (N_("start"), *AGES)


def points_table(frame: Frame, place: Place, result: FinalResult) -> Items:
    """A row for each seat; the best of every column stands out."""
    kinds = len(result.sources[0])
    left = MIDDLES[kinds][3] - WIDTHS[kinds][3] * 0.55
    right = MIDDLES[kinds][2 + kinds] + WIDTHS[kinds][2 + kinds] * 0.55
    shade = parts.box(
        place.x + place.w * left, place.y + 14, place.w * (right - left), place.h - 28
    )
    items: list[Item] = [*parts.panel(place, radius=18.0), *parts.inlay(shade, "#EAD9AF", 12.0)]
    head = parts.box(place.x, place.y + 10, place.w, HEAD_HEIGHT - 12)
    items.append(parts.cell(frame, _("Seat"), _seat_cell(head), 20, "l", FAINT_INK))
    items += _heads(frame, head, kinds)
    body = parts.box(place.x, place.y + HEAD_HEIGHT, place.w, place.h - HEAD_HEIGHT - 10)
    table = [
        (*result.ages[seat], *result.sources[seat], result.totals[seat])
        for seat in range(len(result.seats))
    ]
    best = [max(column) for column in zip(*table, strict=True)]
    for row, seat in zip(parts.rows(body, len(table)), result.ranking, strict=True):
        items.append(parts.rule(row.x + 24, row.y, row.w - 48, "#CDB784", 1.8))
        items += _row(frame, row, result, seat, table[seat], best)
    return tuple(items)


def _heads(frame: Frame, head: Place, kinds: int) -> Items:
    """What the columns are called; long words stand higher and lower by turns, with more room."""
    messages = (*(SHORT[kinds] if frame.large else HEADS[kinds]), N_("Total"))
    words = [message if message in ROMAN else _(message) for message in messages]
    cells = [_cell(head, kinds, column) for column in range(len(words))]
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


def _cell(row: Place, kinds: int, column: int) -> Place:
    w = row.w * WIDTHS[kinds][column]
    return parts.box(row.x + row.w * MIDDLES[kinds][column] - w / 2, row.y, w, row.h)


def _row(
    frame: Frame,
    row: Place,
    result: FinalResult,
    seat: int,
    numbers: tuple[int, ...],
    best: list[int],
) -> Items:
    who = result.seats[seat]
    kinds = len(result.sources[0])
    room = row.w * (MIDDLES[kinds][0] - WIDTHS[kinds][0] / 2) - 82
    radius = min(23.0, row.h * 0.36)
    items: list[Item] = [
        *parts.pawn(row.x + 47, row.cy + 3, radius, who.colour, who.name),
        parts.fitted(frame, who.name, row.x + 78, row.cy - 1, room, 26, Font.TITLE),
    ]
    last = len(numbers) - 1
    for column, number in enumerate(numbers):
        cell = _cell(row, kinds, column)
        if column == last:
            items.append(_total(cell, who.colour))
        strong = column == last or (number > 0 and number == best[column])
        size = 30 if column == last else 26
        colour = INK if number else FAINT_INK
        items.append(
            parts.cell(
                frame, str(number) if number else "–", cell, size, "c", colour, strong=strong
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
    steps = _steps(max(result.totals))
    top = steps[-1]
    items: list[Item] = [
        *parts.panel(place, radius=18.0),
        parts.heading(
            frame, _("Score after each Age"), place.x + 28, place.y + 40, place.w - 60, 26
        ),
        shape(_grid(field, len(steps)), *field[:4]),
    ]
    for index, step in enumerate(steps):
        y = field.bottom - field.h * index / (len(steps) - 1)
        items.append(
            parts.fitted(frame, str(step), field.x - 14, y, 60, 18, colour=FAINT_INK, align="r")
        )
    for index, message in enumerate(AXIS):
        x = field.x + field.w * index / 3
        items.append(
            parts.fitted(
                frame, _(message), x, field.bottom + 28, 140, 18, colour=FAINT_INK, align="c"
            )
        )
    lines = (
        shape(_line(field, result, seat, top), *field[:4], 24) for seat in result.ranking[::-1]
    )
    return (*items, *lines, *_legend(frame, field, result, top))


def _steps(highest: int) -> list[int]:
    """Round numbers from 0 to above the highest score, five or six of them."""
    step = next(size for size in (5, 10, 20, 50, 100) if highest <= 5 * size)
    return list(range(0, math.ceil(max(highest, 1) / step) * step + 1, step))


def _grid(field: Place, count: int) -> Elements:
    levels = [field.h * index / (count - 1) for index in range(count)]
    return layered(line(0, y, field.w, y, "#D2BE92", 1.8) for y in levels)


def _line(field: Place, result: FinalResult, seat: int, top: int) -> Elements:
    """The way of one seat: an ink rim, the colour on it, a mark after each Age."""
    total = result.carried[seat] if result.carried else 0
    points = [(0.0, field.h * (1 - total / top))]
    for index, gained in enumerate(result.ages[seat], start=1):
        total += gained
        points.append((field.w * index / 3, field.h * (1 - total / top)))
    pattern = SEAT_DASHES[seat]
    d = dashes(points, pattern) if pattern else polyline(points)
    colour = SEAT_COLOURS[result.seats[seat].colour]
    drawn = path(d, "none", INK, 9) + path(d, "none", colour, 5.4)
    return drawn + layered(seat_mark(x, y, 10, seat, colour) for x, y in points[1:])


def _legend(frame: Frame, field: Place, result: FinalResult, top: int) -> Items:
    """Names at the ends of their lines; those moved apart are led to their end."""
    step = parts.drawn_size(frame, 20) + 14
    ends = [field.bottom - field.h * result.totals[seat] / top for seat in result.ranking]
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
            parts.fitted(frame, points, x + 24 + fit.width, level - 1, 44, 22, Font.TITLE, floor=20)
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
