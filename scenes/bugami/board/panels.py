"""Two sheets beside the desk: what everybody has so far, and what this trick would change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.describe.bugami.names import suit_sign
from game.describe.bugami.sums import sum_words
from game.match import SeatSetup
from game.rules.bugami.api import MISERE, Card, bugs_in, worth
from game.table import Seat
from game.words import _
from scenes.bugami.board.seats import initial, worth_field
from scenes.bugami.stage import Side, Stage, sides_of
from scenes.kit import parts
from scenes.kit.display import Font, Item, Text
from scenes.kit.layout import Layout, Place
from scenes.kit.parts.svg import path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, FAINT_INK, GOOD, INK, LIT, MARKED, ROW_LINE

APART: Final = 10.0  # between the sums and the keys below them
HEAD: Final = 54.0
ROW: Final = 46.0
FOOT: Final = 10.0
DISC: Final = 17.0
MEMBERS: Final = 96.0  # room for the discs of a side, which lie over each other if they must
FIELD: Final = 68.0  # how wide the field with the points is


def above_keys(frame: Frame, layout: Layout, keys: int) -> Place:
    """Where the sums lie: not below so many keys, which need more room in large letters."""
    sides = layout["sides"]
    room = parts.hint_room(frame, layout["hints"], keys)
    return sides._replace(h=min(sides.h, room.y - APART - sides.y))


def sums_place(frame: Frame, place: Place, stage: Stage) -> Place:
    """So much of their place the sums really take."""
    return _sheet(frame, place, len(sides_of(stage)), low=True)[0]


def so_far(frame: Frame, place: Place, stage: Stage, seats: Sequence[SeatSetup]) -> list[Item]:
    """The sum of every side, as it stands: ``10 × 4 ÷ 2`` and what comes out of it."""
    sides = sides_of(stage)
    sheet, rows = _sheet(frame, place, len(sides), low=True)
    items: list[Item] = [*parts.panel(sheet, radius=14.0), *_title(frame, sheet, _("This deal"))]
    for side, row in zip(sides, rows, strict=True):
        items += _row(row, side, seats)
        at = row.x + 26 + MEMBERS
        sign = "bugami/token_bid_misere" if side.bid == MISERE else suit_sign(side.bid)
        items.append(parts.token(sign, at + 8, row.cy, 32))
        words = sum_words(side.bid, side.tricks, side.bugs)
        room = row.right - FIELD - 24 - (at + 32)
        items.append(parts.fitted(frame, words, at + 32, row.cy - 1, room, 20, high=row.h))
        items += _points(frame, row, side.points)
    return items


def if_taken(
    frame: Frame,
    place: Place,
    stage: Stage,
    seats: Sequence[SeatSetup],
    trick: Sequence[Card],
    ahead: Seat | None,
) -> list[Item]:
    """What the cards of the trick would be to each side that might take them.

    ``trick`` is what lies there, and perhaps the card in focus; ``ahead`` would win it now.
    """
    sides = sides_of(stage)
    sheet, rows = _sheet(frame, place, len(sides), low=True)
    title = _("If they win this trick")
    items: list[Item] = [*parts.panel(sheet, radius=14.0), *_title(frame, sheet, title)]
    for side, row in zip(sides, rows, strict=True):
        if ahead in side.seats:
            items.append(_lit(row))
        items += _row(row, side, seats)
        items += _change(frame, row, side, bugs_in(trick, side.bid))
    return items


def _change(frame: Frame, row: Place, side: Side, bugs: int) -> list[Item]:
    """The bugs in it, and the points of the side without and with it."""
    at = row.x + 26 + MEMBERS
    items: list[Item] = []
    if side.bid == MISERE:
        items.append(parts.token("bugami/token_bid_misere", at + 12, row.cy, 32))
    else:
        sign = "bugami/token_bug" if bugs else "bugami/token_clean"
        items.append(parts.token(sign, at + 12, row.cy, 32))
        count = parts.fitted(frame, str(bugs), at + 34, row.cy - 1, 30, 24, Font.TITLE, high=row.h)
        items.append(count)
    after, _clause = worth(side.bid, side.tricks + 1, side.bugs + bugs)
    colour = GOOD if after >= side.points else BAD
    now = parts.fitted(
        frame, str(side.points), row.right - 122, row.cy - 1, 60, 23, Font.TITLE, FAINT_INK,
        "r", high=row.h,
    )  # fmt: skip
    then = parts.fitted(
        frame, str(after), row.right - 16, row.cy - 1, 62, 26, Font.TITLE, colour, "r", high=row.h
    )
    return [*items, now, _arrow(row.right - 112, row.cy), then]


@lru_cache(maxsize=64)
def _arrow(x: float, y: float) -> Item:
    return shape(path("M0 7H22M14 0L23 7L14 14", "none", INK, 3.2), x, y - 7, 24, 14)


@lru_cache(maxsize=64)
def _lit(row: Place) -> Item:
    drawn = rect(0, 0, row.w - 12, row.h - 4, MARKED, 10, LIT, 2.6)
    return shape(drawn, row.x + 6, row.y + 2, row.w - 12, row.h - 4)


def _sheet(frame: Frame, place: Place, count: int, *, low: bool) -> tuple[Place, list[Place]]:
    """The paper, as high as its rows need, at the foot of its place, and those rows."""
    head = parts.roomier(frame, HEAD) if frame.large else HEAD
    wished = parts.roomier(frame, ROW, 20)
    row = min(wished, (place.h - head - FOOT) / count)
    high = head + row * count + FOOT
    top = place.bottom - high if low else place.y
    sheet = parts.box(place.x, top, place.w, high)
    rows = [
        parts.box(sheet.x, sheet.y + head + row * number, sheet.w, row) for number in range(count)
    ]
    return sheet, rows


def _title(frame: Frame, sheet: Place, words: str) -> tuple[Item, ...]:
    y = sheet.y + (HEAD / 2 + 2 if not frame.large else parts.roomier(frame, HEAD) / 2)
    return (parts.fitted(frame, words, sheet.x + 20, y, sheet.w - 40, 23, Font.TITLE, high=HEAD),)


def _row(row: Place, side: Side, seats: Sequence[SeatSetup]) -> list[Item]:
    """A line above, and the discs of who belongs to the side."""
    items: list[Item] = [parts.rule(row.x + 14, row.y, row.w - 28, ROW_LINE, 1.6)]
    step = min(34.0, (MEMBERS - 2 * DISC) / max(1, len(side.seats) - 1))
    for number, seat in enumerate(side.seats):
        items += initial(row.x + 18 + DISC + step * number, row.cy, seats[seat], DISC)
    return items


def _points(frame: Frame, row: Place, points: int) -> list[Item]:
    high = min(36.0, row.h - 6)
    x = row.right - 14 - FIELD
    fit = parts.fit_text(frame, str(points), FIELD - 10, 24, Font.TITLE, high=high)
    return [
        worth_field(x, row.cy, FIELD, high, points),
        Text(fit.text, x + FIELD / 2, row.cy - 1, fit.size, Font.TITLE, INK, "c"),
    ]
