"""The points of the end in a table: a row for each seat, a column for each part and source."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from game.seating import SeatSetup
from game.words import _, number
from scenes.kit import parts
from scenes.kit.display import Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, SEAT_COLOURS
from scenes.shell.results.columns import AIR, Columns, columns_of
from scenes.shell.results.result import FinalResult

LOW: Final = 58.0  # rows lower than this have no room for the largest letters
HEAD_HEIGHT: Final = 70.0
TOTAL_WIDE, TOTAL_EDGES = 78.0, 16.0
FACE: Final = 56.0  # how large at most
CLEAR: Final = 4.0  # between the last part and the ground of the sources
EDGE: Final = 8.0  # between the heads of sources and the edges of that ground
WIDER: Final = (1.0, 1.9, 2.1)  # a head that fits; one whose neighbours stand higher; longer


def points_table(frame: Frame, place: Place, result: FinalResult) -> Items:
    """A row for each seat; the best of every column stands out."""
    columns = columns_of(result)
    items: list[Item] = [*parts.panel(place, radius=18.0), *_shade(frame, place, columns)]
    head = parts.box(place.x, place.y + 10, place.w, HEAD_HEIGHT - 12)
    items.append(parts.cell(frame, _("Seat"), _seat_cell(head), 20, "l", FAINT_INK))
    items += _heads(frame, head, columns)
    body = parts.box(place.x, place.y + HEAD_HEIGHT, place.w, place.h - HEAD_HEIGHT - 10)
    table = [columns.row(result, seat) for seat in range(len(result.seats))]
    best = [max(column) for column in zip(*table, strict=True)]
    for row, seat in zip(parts.rows(body, len(table)), result.ranking, strict=True):
        items.append(parts.rule(row.x + 24, row.y, row.w - 48, "#CDB784", 1.8))
        face = result.faces[seat] if result.faces else ""
        items += _row(frame, row, (result.seats[seat], face), columns, table[seat], best)
    return (*items, _reader_item(place, result, columns))


def _reader_item(place: Place, result: FinalResult, columns: Columns) -> Item:
    """The table in words, for screen readers."""
    heads = [_("Seat"), *columns.titles]
    rows = [
        (result.seats[seat].name, *map(number, columns.row(result, seat)))
        for seat in result.ranking
    ]
    return parts.table_in_words(place, _("Points"), heads, rows)


def _shade(frame: Frame, place: Place, columns: Columns) -> Items:
    first, last = columns.source_columns
    if last < first:
        return ()
    left, right = _shade_edges(place, columns)
    inset = 6.0 if frame.large else 14.0  # large heads stand nearer to the edge
    shade = parts.box(left, place.y + inset, right - left, place.h - 2 * inset)
    return parts.inlay(shade, "#EAD9AF", 12.0)


def _shade_edges(place: Place, columns: Columns) -> tuple[float, float]:
    first, last = columns.source_columns
    left = columns.middles[first] - columns.widths[first] * 0.55
    right = columns.middles[last] + columns.widths[last] * 0.55
    return place.x + place.w * left, place.x + place.w * right


def _heads(frame: Frame, head: Place, columns: Columns) -> Items:
    """What the columns are called: parts, sources and the total, each in a line if they fit."""
    first, last = columns.source_columns
    total = _cell(head, columns, last + 1)
    left, right = _shade_edges(head, columns) if first <= last else (total.x, total.x)
    return (
        *_side_by_side(frame, head, columns, range(first), (head.x, left - CLEAR)),
        *_side_by_side(frame, head, columns, range(first, last + 1), (left + EDGE, right - EDGE)),
        *_side_by_side(frame, head, columns, range(last + 1, last + 2), (total.x, head.right)),
    )


def _side_by_side(
    frame: Frame, head: Place, columns: Columns, group: range, edges: tuple[float, float]
) -> Items:
    """Heads of one kind; long words stand in two lines, or else higher and lower by turns."""
    words = columns.heads(large=frame.large)
    cells = [_within(_cell(head, columns, column), edges) for column in group]
    shorter = [names[min(1, len(names) - 1)] for names in columns.names]
    wordings = (words, shorter) if group.start < columns.parts else (words,)
    for said in wordings:  # parts of the game are known by their number alone
        heads = [
            parts.cell(frame, said[column], cell, 20, colour=FAINT_INK)
            for column, cell in zip(group, cells, strict=True)
        ]
        if all(set_.text == said[column] for set_, column in zip(heads, group, strict=True)):
            return tuple(heads)
    stacked = [
        parts.fitted_lines(
            frame,
            words[column],
            cell.cx,
            cell.cy,
            _within(parts.centre(cell.cx, cell.cy, cell.w / AIR, cell.h), edges).w,
            cell.h,
            18,
            colour=FAINT_INK,
            align="c",
        )
        for column, cell in zip(group, cells, strict=True)
    ]
    if all(_read(lines) == words[column] for lines, column in zip(stacked, group, strict=True)):
        return tuple(line for lines in stacked for line in lines)
    halves = parts.rows(head, 2)
    return tuple(
        _whole_head(
            frame,
            (words[column], columns.names[column][-1]),
            [
                _widen(_cell(head, columns, column), halves[column % 2], edges, times)
                for times in WIDER
            ],
        )
        for column in group
    )


def _within(cell: Place, edges: tuple[float, float]) -> Place:
    """As much of a cell, around its middle, as lies between the edges."""
    return parts.inset(cell, max(0.0, edges[0] - cell.x, cell.right - edges[1]), 0.0)


def _read(lines: Sequence[Text]) -> str:
    """What lines say that stand below each other."""
    return parts.unbroken([line.text for line in lines])


def _whole_head(frame: Frame, wordings: tuple[str, str], cells: Sequence[Place]) -> Text:
    """The longer wording in the first of these cells in which it is not cut, else the shorter."""
    longer, shorter = wordings
    for cell in cells:
        head = parts.cell(frame, longer, cell, 18, colour=FAINT_INK)
        if head.text == longer:
            return head
    return parts.cell(frame, shorter, cells[0], 18, colour=FAINT_INK)


def _widen(cell: Place, half: Place, edges: tuple[float, float], times: float) -> Place:
    """A column so many times as wide, in the upper or lower half of the head, within the edges."""
    wide = min(cell.w * times, edges[1] - edges[0])
    left = min(max(cell.cx - wide / 2, edges[0]), edges[1] - wide)
    return parts.box(left, half.y, wide, half.h)


def _seat_cell(row: Place) -> Place:
    return parts.box(row.x + 30, row.y, row.w * 0.2, row.h)


def _cell(row: Place, columns: Columns, column: int) -> Place:
    w = row.w * columns.widths[column]
    return parts.box(row.x + row.w * columns.middles[column] - w / 2, row.y, w, row.h)


def _row(
    frame: Frame,
    row: Place,
    sitter: tuple[SeatSetup, str],
    columns: Columns,
    numbers: tuple[int, ...],
    best: list[int],
) -> Items:
    """Who it is, and the face if there is one; then the numbers."""
    who, face = sitter
    room = row.w * (columns.middles[0] - columns.widths[0] / 2) - 82
    high = row.h if row.h < LOW else inf
    in_lines = parts.fitted_lines if row.h < LOW else parts.line_or_lines
    items: list[Item] = [
        *_marker(row, min(23.0, row.h * (0.36 if row.h >= LOW else 0.46)), who, face),
        *in_lines(frame, who.name, row.x + 78, row.cy - 1, room, row.h, 26, Font.TITLE),
    ]
    last = len(numbers) - 1
    for column, points in enumerate(numbers):
        cell = _cell(row, columns, column)
        if column == last:
            items.append(
                _total(
                    cell, who.colour, parts.width_of(frame, number(points), 30, Font.TITLE, high)
                )
            )
        strong = column == last or (points > 0 and points == best[column])
        font, size = Font.TITLE if strong else Font.BOLD, 30 if column == last else 26
        words, colour = (number(points), INK) if points else ("–", FAINT_INK)
        items.append(
            parts.fitted(
                frame, words, cell.cx, cell.cy - 1, cell.w, size, font, colour, "c", high=high
            )
        )
    return tuple(items)


def _marker(row: Place, radius: float, who: SeatSetup, face: str) -> Items:
    """A face, or a pawn for whoever has none."""
    if face:
        return parts.bust(row.x + 44, row.cy, min(FACE, row.h * 0.92), face, who.colour)
    return parts.pawn(row.x + 47, row.cy + 3, radius, who.colour, who.name)


def _total(cell: Place, colour: str, words: float) -> Item:
    """The ground of a sum whose figures are so wide."""
    w, h = max(TOTAL_WIDE, words + TOTAL_EDGES), min(50.0, cell.h - 12)
    drawn = rect(0, 0, w, h, SEAT_COLOURS[colour], 12, INK, 2.6)
    return shape(drawn, cell.cx - w / 2, cell.cy - h / 2, w, h)
