"""The sheet with the points: what pays, what it has paid, and what a card would change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.rules.glass.api import SOURCES, Ghost, Group, View
from game.seating import SeatSetup
from game.words import N_, _, ngettext
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts.svg import path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    BAD,
    FAINT_INK,
    GAIN,
    GOOD,
    INK,
    LOSS,
    ROW_LINE,
    SEAT_COLOURS,
)
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling

FACE: Final = 56.0
HEAD: Final = 74.0
FOOT: Final = 84.0
SIGN: Final = 52.0
COLUMN: Final = 62.0
EDGE: Final = 16.0
SIGNS: Final = {
    "B": "glass/insect_blue",
    "G": "glass/insect_green",
    "Y": "glass/insect_gold",
    "R": "glass/insect_leaf",
    "S": "glass/insect_stag",
    "M": "glass/insect_moth",
    "coins": "glass/token_coin",
}
TILES: Final = {
    "B": "glass/tile_blue",
    "G": "glass/tile_green",
    "Y": "glass/tile_gold",
    "R": "glass/tile_leaf",
    "S": "glass/tile_stag",
    "M": "glass/tile_moth",
}
PAYS: Final = {
    "B": N_("runs: 1 a beetle"),
    "G": N_("runs: 2 a beetle"),
    "Y": N_("runs: 3 a beetle"),
    "R": N_("1, +1 per neighbour"),
    "S": N_("5 each"),
    "M": N_("5 each"),
    "coins": N_("2 each"),
}


def points_now(frame: Frame, place: Place, view: View, seats: Sequence[SeatSetup]) -> list[Item]:
    """What everybody's case is worth as it stands, the near one first."""
    order = (view.hero, view.other)
    items = _sheet(frame, place, _("Points now"), place.w - 2 * COLUMN - 2 * EDGE - 10)
    centres = [place.right - EDGE - COLUMN * (1.5 - n) for n in range(2)]
    for seat, x in zip(order, centres, strict=True):
        items += small(x, place.y + HEAD / 2 + 2, FACE, seats[seat], Feeling.CALM)
    each = [view.points[seat] for seat in order]
    for number, row in enumerate(_rows(place)):
        items += _source(frame, row, SOURCES[number], 2 * COLUMN + 4)
        for points, x in zip(each, centres, strict=True):
            colour = INK if points[number] else FAINT_INK
            items.append(
                parts.fitted(frame, str(points[number]), x, row.cy - 1, COLUMN - 8, 26, Font.TITLE,
                             colour, "c", high=row.h)
            )  # fmt: skip
    low = _foot(place)
    items += _total(frame, low)
    for seat, points, x in zip(order, each, centres, strict=True):
        items += _field(frame, x, low.cy, COLUMN - 4, sum(points), SEAT_COLOURS[seats[seat].colour])
    return items


def points_then(frame: Frame, place: Place, ghost: Ghost, colour: str) -> list[Item]:
    """What a card in its place would change: before and after, group by group."""
    items = _sheet(frame, place, _("Points if laid here"), place.w - 2 * EDGE - 10)
    right = place.right - EDGE - 10
    for number, row in enumerate(_rows(place)):
        source = SOURCES[number]
        before, after = ghost.before[number], ghost.after[number]
        told = _change_words(ghost, source)
        if not told and before == after:
            items += _source(frame, row, source, COLUMN)
            items.append(
                parts.fitted(frame, str(after), right, row.cy - 1, COLUMN, 26, Font.TITLE,
                             INK if after else FAINT_INK, "r", high=row.h)
            )  # fmt: skip
            continue
        items.append(_row_light(row, GAIN if after >= before else LOSS))
        items += _sign(row, source)
        items += _then(frame, row, source, before, after, told)
    low = _foot(place)
    items += _total(frame, low)
    before, after = sum(ghost.before), sum(ghost.after)
    x = right - COLUMN / 2 + 6
    items.append(
        parts.fitted(frame, str(before), x - COLUMN - 14, low.cy, COLUMN, 30, Font.TITLE, FAINT_INK,
                     "r", high=44)
    )  # fmt: skip
    items.append(_arrow(x - COLUMN - 6, low.cy))
    return items + _field(frame, x, low.cy, COLUMN + 6, after, SEAT_COLOURS[colour])


def _change_words(ghost: Ghost, source: str) -> tuple[str, ...]:
    """``3 + 2 → 6``: the points of the groups before and after, or only how many these are.

    Nothing where they are the same, or where there is but one.
    """
    before = ghost.groups_before.get(source, ())
    after = ghost.groups_after.get(source, ())
    if before == after or (len(before) < 2 and len(after) < 2):
        return ()
    words = _("{before} → {after}")
    count = _count_words(source, len(after))
    return (
        words.format(before=_sum_words(before), after=_sum_words(after)),
        count.format(before=len(before), after=len(after)),
    )


def _count_words(source: str, many: int) -> str:
    """How many runs, clusters of leaf pairs, or single insects there are before and after."""
    if source == "R":
        return ngettext("{before} → {after} cluster", "{before} → {after} clusters", many)
    if source in "SM":
        return ngettext("{before} → {after} insect", "{before} → {after} insects", many)
    return ngettext("{before} → {after} run", "{before} → {after} runs", many)


def _sum_words(groups: Sequence[Group]) -> str:
    return " + ".join(str(group.points) for group in groups) or "0"


def _then(
    frame: Frame, row: Place, source: str, before: int, after: int, told: tuple[str, ...]
) -> list[Item]:
    colour = GOOD if after > before else BAD if after < before else INK
    right, left = row.right - EDGE - 12, row.x + SIGN + 26
    below = bool(told) and not frame.large
    y = row.cy - (16 if below else 1)
    items: list[Item] = [
        parts.fitted(frame, str(before), right - COLUMN - 36, y, COLUMN - 14, 24, Font.TITLE,
                     FAINT_INK, "r", high=row.h),
        _arrow(right - COLUMN - 28, y),
        parts.fitted(frame, str(after), right, y, COLUMN - 4, 30, Font.TITLE, colour, "r",
                     high=row.h),
    ]  # fmt: skip
    if below:
        room = right - left
        words = parts.first_that_fits(frame, told, room, 18)
        items.append(parts.fitted(frame, words, right, row.cy + 22, room, 18, align="r"))
    elif not frame.large:
        items += _pays(frame, source, left, row, right - left - 2 * COLUMN - 22, 18)
    return items


def _pays(frame: Frame, source: str, x: float, row: Place, room: float, size: float) -> list[Item]:
    """What a kind is worth, in as many lines as it needs."""
    words = _(PAYS[source])
    high = parts.fitted_paragraph(frame, words, x, 0, room, row.h - 6, size).bottom
    said = parts.fitted_paragraph(frame, words, x, row.cy - 1 - high / 2, room, row.h - 6, size)
    return list(said.items)


@lru_cache(maxsize=64)
def _arrow(x: float, y: float) -> Item:
    return shape(path("M0 7H20M13 0L21 7L13 14", "none", INK, 3.2), x, y - 7, 22, 14)


@lru_cache(maxsize=64)
def _row_light(row: Place, fill: str) -> Item:
    edge = GOOD if fill == GAIN else BAD
    w, h = row.w - 16, row.h - 6
    return shape(rect(0, 0, w, h, fill, 10, edge, 2.6), row.x + 8, row.y + 3, w, h)


def _sheet(frame: Frame, place: Place, title: str, room: float) -> list[Item]:
    head = parts.fitted(
        frame, title, place.x + EDGE + 8, place.y + HEAD / 2 + 2, room, 25, Font.TITLE, high=HEAD
    )
    items: list[Item] = [*parts.panel(place, radius=16.0), head]
    return items


def _rows(place: Place) -> list[Place]:
    inner = parts.box(place.x, place.y + HEAD, place.w, place.h - HEAD - FOOT)
    return parts.rows(inner, len(SOURCES))


def _foot(place: Place) -> Place:
    return parts.box(place.x, place.bottom - FOOT, place.w, FOOT - 8)


def _total(frame: Frame, low: Place) -> list[Item]:
    return [
        parts.rule(low.x + 14, low.y, low.w - 28, INK, 3.0),
        parts.fitted(
            frame, _("Total"), low.x + EDGE + 8, low.cy, low.w - 3 * COLUMN, 27, Font.TITLE, high=60
        ),
    ]


def _sign(row: Place, source: str) -> list[Item]:
    return sign(source, row.x + EDGE + 2 + SIGN / 2, row.cy, min(SIGN, row.h - 10))


def sign(source: str, x: float, y: float, side: float) -> list[Item]:
    """What pays, as it lies in a case; a stag is a little higher than others, a moth wider."""
    wide = side * (0.55 if source == "S" else 1.1 if source == "M" else 1.0)
    high = side * (1.1 if source == "S" else 0.55 if source == "M" else 1.0)
    ground = TILES.get(source)
    names = [SIGNS[source]] if ground is None else [ground, SIGNS[source]]
    return [Picture(name, x - wide / 2, y - high / 2, wide, high) for name in names]


def _source(frame: Frame, row: Place, source: str, aside: float) -> list[Item]:
    left = row.x + SIGN + 26
    room = row.right - EDGE - aside - left - 6
    return [
        parts.rule(row.x + 14, row.y, row.w - 28, ROW_LINE, 1.6),
        *_sign(row, source),
        *_pays(frame, source, left, row, room, 20),
    ]


def _field(frame: Frame, x: float, y: float, wide: float, points: int, fill: str) -> list[Item]:
    return [
        _field_ground(x, y, wide, fill),
        parts.fitted(frame, str(points), x, y - 1, wide - 8, 29, Font.TITLE, INK, "c", high=52),
    ]


@lru_cache(maxsize=64)
def _field_ground(x: float, y: float, wide: float, fill: str) -> Item:
    return shape(rect(0, 0, wide, 52, fill, 14, INK, 3), x - wide / 2, y - 26, wide, 52)
