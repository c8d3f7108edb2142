"""The sheet between the cases: what each kind has paid on either side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from game.rules.glass.api import SEATS, SOURCE_NAMES, SOURCES, SourceScored
from game.seating import SeatSetup
from game.words import _, ngettext
from scenes.glass.board.ledger import sign
from scenes.kit import parts
from scenes.kit.display import Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, GAIN, GOOD, INK, ROW_LINE, SEAT_COLOURS
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling

FACE: Final = 70.0
HEAD: Final = 82.0
FOOT: Final = 92.0
POINTS: Final = 86.0
EDGE: Final = 22.0
SIGN: Final = 46.0
AIR: Final = 8.0  # between the points and what they are made of


def ledger(
    frame: Frame,
    place: Place,
    lines: Sequence[SourceScored],
    shares: Mapping[str, float],
    totals: Sequence[int],
    seats: Sequence[SeatSetup],
) -> list[Item]:
    """Line by line; ``shares`` says how far each is told, ``totals`` what has come together."""
    items: list[Item] = [*parts.panel(place, radius=18.0)]
    items += _head(frame, place, seats)
    for line, row in zip(lines, line_places(place), strict=True):
        items += _line(frame, row, line, told=shares.get(line.source, 0.0) > 0)
    low = parts.box(place.x, place.bottom - FOOT, place.w, FOOT - 10)
    items.append(parts.rule(low.x + 16, low.y, low.w - 32, INK, 3.0))
    items.append(
        parts.fitted(frame, _("Total"), low.cx, low.cy, low.w - 2 * POINTS - 80, 30, Font.TITLE,
                     align="c", high=60)
    )  # fmt: skip
    for seat, total in enumerate(totals):
        x = _column(place, seat)
        items.append(_field(x, low.cy, SEAT_COLOURS[seats[seat].colour], 60.0))
        items.append(
            parts.fitted(frame, str(total), x, low.cy - 1, POINTS - 8, 34, Font.TITLE, align="c",
                         high=60)
        )  # fmt: skip
    return items


def line_places(place: Place) -> list[Place]:
    """Where the lines lie on the sheet."""
    inner = parts.box(place.x, place.y + HEAD, place.w, place.h - HEAD - FOOT)
    return parts.rows(inner, len(SOURCES))


def _head(frame: Frame, place: Place, seats: Sequence[SeatSetup]) -> list[Item]:
    y = place.y + HEAD / 2 + 4
    room = place.w - 2 * POINTS - 2 * EDGE - 30
    title = _("What each kind scored")
    items: list[Item] = [
        *parts.fitted_lines(frame, title, place.cx, y, room, HEAD - 12, 27, Font.TITLE, align="c")
    ]
    for seat in range(SEATS):
        who = seats[seat]
        items += small(_column(place, seat), y, FACE, who, Feeling.CALM)
    return items


def _column(place: Place, seat: int) -> float:
    half = EDGE + POINTS / 2
    return place.x + half if seat == 0 else place.right - half


def _line(frame: Frame, row: Place, line: SourceScored, *, told: bool) -> list[Item]:
    items: list[Item] = [parts.rule(row.x + 16, row.y, row.w - 32, ROW_LINE, 1.6)]
    items += sign(line.source, row.cx, row.y + row.h * 0.36, min(SIGN, row.h * 0.54))
    name = _(SOURCE_NAMES[line.source])
    items.append(
        parts.fitted(frame, name, row.cx, row.bottom - row.h * 0.21, 150, 18, colour=FAINT_INK,
                     align="c", high=row.h * 0.34)
    )  # fmt: skip
    if not told:
        return items
    best = max(line.points)
    for seat, points in enumerate(line.points):
        x = _column(row, seat)
        if points == best and min(line.points) < best:
            items.append(_field(x, row.cy, GAIN, min(54.0, row.h - 10), GOOD))
        colour = INK if points else FAINT_INK
        items.append(
            parts.fitted(frame, str(points), x, row.cy - 1, POINTS - 10, 30, Font.TITLE, colour,
                         "c", high=row.h)
        )  # fmt: skip
        items += _how(frame, row, line, seat)
    return items


def _how(frame: Frame, row: Place, line: SourceScored, seat: int) -> list[Item]:
    inner = (row.w - 2 * EDGE - 2 * POINTS) / 2 - 50 - AIR
    aside = EDGE + POINTS + AIR + inner / 2
    x = row.x + aside if seat == 0 else row.right - aside
    groups = line.groups[seat]
    if not groups or (len(groups) < 2 and line.source in "SM"):
        return []
    added = " + ".join(str(group.points) for group in groups)
    count = ngettext("{count} run", "{count} runs", len(groups))
    if line.source == "R":
        count = ngettext("{count} cluster", "{count} clusters", len(groups))
    wordings = (added, count.format(count=len(groups)))[len(groups) < 2 :]
    words = parts.first_that_fits(frame, wordings, inner, 19)
    return [
        *parts.fitted_lines(frame, words, x, row.cy - 1, inner, row.h - 12, 19, colour=FAINT_INK,
                            align="c")
    ]  # fmt: skip


@lru_cache(maxsize=64)
def _field(x: float, y: float, fill: str, high: float, edge: str = INK) -> Item:
    drawn = rect(0, 0, POINTS, high, fill, 13, edge, 2.8)
    return shape(drawn, x - POINTS / 2, y - high / 2, POINTS, high)
