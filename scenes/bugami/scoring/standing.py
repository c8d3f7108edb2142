"""How far everybody is: a chart over the deals towards the target, and a bar for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from game.seating import SeatSetup
from game.table import Seat
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Elements, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts.signs import SEAT_DASHES, seat_mark
from scenes.kit.parts.svg import Point, dashes, line, path, polyline, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    FAINT_INK,
    GREEN,
    INK,
    INLAY_LINE,
    PAPER,
    PAPER_SHADE,
    SEAT_COLOURS,
    mix,
)
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling

FACE: Final = 46.0
HEAD: Final = 70.0
BUTTON: Final = 112.0
CHART: Final = 0.34  # of what is left for chart and bars
MARK: Final = 7.0
AXIS: Final = 74.0  # room for the numbers left of the chart


@dataclass(frozen=True, slots=True)
class ScoreStanding:
    """``course`` has the scores of everybody before the first deal and after each one."""

    seats: tuple[SeatSetup, ...]
    course: tuple[tuple[int, ...], ...]
    target: int
    grown: float  # how much of the last deal's points is there, 0–1

    @property
    def before(self) -> tuple[int, ...]:
        """The scores without the last deal."""
        return self.course[-2]

    @property
    def now(self) -> tuple[float, ...]:
        """The scores as far as they have grown."""
        pairs = zip(self.before, self.course[-1], strict=True)
        return tuple(old + (new - old) * self.grown for old, new in pairs)

    @property
    def most(self) -> float:
        """What the longest bar shows."""
        return max(self.target, *self.course[-1])

    @property
    def ranking(self) -> list[Seat]:
        """Whoever has most comes first."""
        return sorted(range(len(self.seats)), key=lambda seat: -self.course[-1][seat])


def standing_items(frame: Frame, place: Place, standing: ScoreStanding) -> list[Item]:
    """What stays of the sheet beside the ledger; its foot is left for a button."""
    title = _("Race to {target}").format(target=standing.target)
    field = _field(place)
    items: list[Item] = [
        *parts.panel(place, radius=20.0),
        parts.heading(frame, title, place.x + 28, place.y + 42, place.w - 56, 30),
        *_chart(frame, field, standing),
    ]
    for row, seat in _rows(place, standing):
        items += _bar(frame, row, standing, seat)
    return items


def growing_items(frame: Frame, place: Place, standing: ScoreStanding) -> list[Item]:
    """What of it grows: listed after all that stays, so that nothing else is drawn with it."""
    field = _field(place)
    items: list[Item] = [
        _growing_bar(field, standing, seat) for seat in reversed(range(len(standing.seats)))
    ]
    for row, seat in _rows(place, standing):
        high = row.h * 0.66
        points, (up, lengths) = str(round(standing.now[seat])), _within(row)
        items.append(
            parts.fitted(frame, points, row.right, up, 76, 32, Font.TITLE, align="r", high=high)
        )
        items += _lengths(lengths, standing, seat)
    return items


def _body(place: Place) -> Place:
    return parts.box(place.x + 24, place.y + HEAD, place.w - 48, place.h - HEAD - BUTTON)


def _field(place: Place) -> Place:
    body = _body(place)
    return parts.box(body.x + AXIS, body.y + 8, body.w - AXIS - 12, body.h * CHART - 16)


def _rows(place: Place, standing: ScoreStanding) -> Iterator[tuple[Place, Seat]]:
    """A row for each seat, whoever has most first."""
    body = _body(place)
    high = body.h * CHART + 14
    rows = parts.rows(parts.box(body.x, body.y + high, body.w, body.h - high), len(standing.seats))
    return zip(rows, standing.ranking, strict=True)


def _within(row: Place) -> tuple[float, Place]:
    """The height of a row's words, and the place of its lengths."""
    thick = min(20.0, row.h * 0.26)
    up = row.y + (row.h - thick) * 0.42
    return up, parts.box(row.x + 56, up + row.h * 0.36, row.w - 56, thick)


def _bar(frame: Frame, row: Place, standing: ScoreStanding, seat: Seat) -> list[Item]:
    """A face, a name, what was, and what all lengths lie in."""
    who, before, high = standing.seats[seat], standing.before[seat], row.h * 0.66
    up, bar = _within(row)
    return [
        *small(row.x + 24, row.cy, FACE, who, Feeling.CALM),
        parts.fitted(frame, who.name, bar.x, up, bar.w - 200, 25, Font.TITLE, high=high),
        parts.fitted(
            frame, str(before), row.right - 116, up, 60, 22, Font.TITLE, FAINT_INK, "r", high=high
        ),
        _arrow(row.right - 102, up),
        shape(rect(0, 0, bar.w, bar.h, "#D9C9A0", bar.h / 2, INK, 2.2), bar.x, bar.y, bar.w, bar.h),
    ]


def _lengths(bar: Place, standing: ScoreStanding, seat: Seat) -> Iterator[Item]:
    """What there is and, over it, what there was. What grows is drawn by itself: it is small."""
    colour = SEAT_COLOURS[standing.seats[seat].colour]
    before, now = (
        (bar.w - 3) * points / standing.most
        for points in (standing.before[seat], standing.now[seat])
    )
    if now > max(before, bar.h / 2):
        yield shape(_fill_shape(now, bar.h, mix(colour, PAPER, 0.5)), bar.x, bar.y, now + 3, bar.h)
    at = bar.w * standing.target / standing.most
    over = _fill_shape(before, bar.h, colour) if before > bar.h / 2 else ()
    yield shape((*over, *line(at, -3, at, bar.h + 3, GREEN, 3.2)), bar.x, bar.y, bar.w, bar.h)


def _fill_shape(length: float, thick: float, fill: str) -> Elements:
    return rect(1.5, 1.5, length, thick - 3, fill, thick / 2 - 1.5, INK, 1.4)


def _arrow(x: float, y: float) -> Item:
    return shape(path("M0 6H18M11 0L19 6L11 12", "none", INK, 3), x, y - 6, 20, 12)


def _at(field: Place, standing: ScoreStanding, deal: float, points: float) -> Point:
    """Where in the chart so many points after so many deals are."""
    deals, top = len(standing.course) - 1, standing.most * 1.06
    return field.w * deal / deals, field.h * (1 - points / top)


def _chart(frame: Frame, field: Place, standing: ScoreStanding) -> Iterator[Item]:
    """The target as a line across, and a line for each seat over the deals before the last."""
    drawn = _before(field, replace(standing, grown=0.0))
    yield shape(drawn, field.x, field.y, field.w, field.h)
    _x, goal = _at(field, standing, 0, standing.target)
    numbers = [(goal, str(standing.target), GREEN), (field.h, "0", FAINT_INK)]
    for y, words, colour in numbers:
        up = field.y + min(max(y, 10), field.h - 12)
        yield parts.fitted(frame, words, field.x - 10, up, AXIS - 12, 20, Font.HEAVY, colour, "r")


@lru_cache(maxsize=2)
def _before(field: Place, standing: ScoreStanding) -> Elements:
    """All of the chart that stays while the last deal grows."""
    before = standing.course[:-1]
    drawn: Elements = rect(0, 0, field.w, field.h, "#FBF4E2", 8, INLAY_LINE, 2)
    for deal in range(1, len(before)):
        x, _y = _at(field, standing, deal, 0)
        drawn += line(x, 3, x, field.h - 3, PAPER_SHADE, 1.6)
    _x, goal = _at(field, standing, 0, standing.target)
    drawn += path(dashes(((2, goal), (field.w - 2, goal)), (12.0, 7.0)), "none", GREEN, 3)
    for seat in reversed(range(len(standing.seats))):
        course = [_at(field, standing, deal, scores[seat]) for deal, scores in enumerate(before)]
        drawn += _course(standing, seat, course)
    return drawn


def _growing_bar(field: Place, standing: ScoreStanding, seat: Seat) -> Item:
    last = len(standing.course) - 2
    x0, y0 = _at(field, standing, last, standing.before[seat])
    x1, y1 = _at(field, standing, last + standing.grown, standing.now[seat])
    up = min(y0, y1)
    ends = (0.0, y0 - up), (x1 - x0, y1 - up)
    drawn = _course(standing, seat, ends) + seat_mark(
        *ends[1], MARK, seat, SEAT_COLOURS[standing.seats[seat].colour]
    )
    return shape(drawn, field.x + x0, field.y + up, x1 - x0, abs(y1 - y0))


def _course(standing: ScoreStanding, seat: Seat, points: Sequence[Point]) -> Elements:
    """A run of a seat's scores, nothing after a single one."""
    if len(points) < 2:
        return ()
    pattern = SEAT_DASHES[seat]
    d = dashes(points, pattern) if pattern else polyline(points)
    colour = SEAT_COLOURS[standing.seats[seat].colour]
    return path(d, "none", INK, 7) + path(d, "none", colour, 4)
