"""A case: its frame and glass, the insects in it, and what is marked on them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from game.describe.glass.names import KIND_ASSETS, row_words
from game.rules.glass import api as rules
from game.words import with_sign
from scenes.glass.cards import tile
from scenes.glass.places import FRAME_OF_CASE, around, card_middle, cell_box, cell_size
from scenes.kit import parts
from scenes.kit.display import Elements, Font, Item, Picture
from scenes.kit.graphemes import first_letter
from scenes.kit.layout import Place
from scenes.kit.parts.svg import circle, dashes, line, path, polyline, rect, rounded_box, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import (
    BAD,
    BAR_LINE,
    EVEN,
    GAIN,
    INK,
    INVITING,
    LIT,
    LOSS,
    PAPER,
    WHITE,
)

MEDAL: Final = 0.2  # of a cell, the radius of a number on a crossing
DOT: Final = 0.075
CHECK: Final = 0.3
CHIP: Final = 0.34
PLATE: Final = 5.0  # the width of a name plate by its height


@lru_cache(maxsize=12)
def case_items(
    place: Place, case: rules.Case, away: frozenset[rules.Cell] = frozenset()
) -> tuple[Item, ...]:
    """The wood, every cell, and what is in it; insects that are ``away`` leave their ground."""
    items: list[Item] = [Picture("glass/frame_case", *place[:4])]
    for cell in rules.cells_in(rules.ALL_CELLS):
        kind = rules.kind_at(case, cell)
        if kind is None:
            items.append(Picture("glass/cell_empty", *cell_box(place, cell)[:4]))
            continue
        drawn = tile(kind, 0, 0)
        if drawn is not None:
            box = cell_box(place, cell, drawn.wide, drawn.high)
            layers = drawn.layers[:1] if cell in away else drawn.layers
            items += [Picture(name, *box[:4]) for name in layers]
    return tuple(items)


def case_words(place: Place, case: rules.Case, title: str = "") -> Item:
    """A case row by row, for whoever does not see it."""
    rows = [parts.control_name(*row_words(case, row)) for row in range(rules.SIDE)]
    return parts.in_words(place, rows, title)


@lru_cache(maxsize=16)
def glass(place: Place) -> tuple[Item, ...]:
    """The pane over everything: three streaks of light."""
    u = place.w / 1200
    streaks = (
        (((70, 560), (560, 70), (690, 70), (70, 690)), 0.12),
        (((70, 740), (740, 70), (800, 70), (70, 800)), 0.17),
        (((700, 1130), (1130, 700), (1130, 900), (900, 1130)), 0.06),
    )
    drawn: Elements = ()
    for corners, light in streaks:
        outline = polyline([(x * u, y * u) for x, y in corners], closed=True)
        drawn += path(outline, WHITE, None, 0, light)
    return (shape(drawn, *place[:4]),)


def name_plate(frame: Frame, place: Place, name: str) -> list[Item]:
    """A plate of brass on the lower rail of a case."""
    high = place.w * FRAME_OF_CASE * 0.86
    wide = high * PLATE
    y = place.bottom - place.w * FRAME_OF_CASE * 0.5
    plate = Picture("glass/plate_name", place.cx - wide / 2, y - high / 2, wide, high)
    size = high * 0.56
    said = parts.first_whole(
        frame, (name, first_letter(name)), wide * 0.84, size, Font.TITLE, size * 0.8
    )
    words = parts.fitted(
        frame, said, place.cx, y - 1, wide * 0.84, size, Font.TITLE, INK, "c", size * 0.8, high
    )
    return [plate, words]


@lru_cache(maxsize=128)
def outline(
    place: Place, cell: rules.Cell, colour: str, *, dashed: bool = False
) -> tuple[Item, ...]:
    """A line round the four cells of a card."""
    box = around(place, (cell, cell + 6))
    box = parts.inset(box, -cell_size(place) * 0.03)
    radius = cell_size(place) * 0.1
    width = max(3.0, cell_size(place) * 0.045)
    if dashed:
        points = rounded_box(0, 0, box.w, box.h, radius)
        drawn = path(dashes(points, (16.0, 9.0)), "none", INK, width + 4)
        drawn += path(dashes(points, (16.0, 9.0)), "none", colour, width)
    else:
        drawn = rect(0, 0, box.w, box.h, "none", radius, INK, width + 4)
        drawn += rect(0, 0, box.w, box.h, "none", radius, colour, width)
    return (shape(drawn, *box[:4]),)


def newest(place: Place, cell: rules.Cell) -> tuple[Item, ...]:
    """Corners of paper round the card that was laid last."""
    return _corners(place, cell)


@lru_cache(maxsize=64)
def _corners(place: Place, cell: rules.Cell) -> tuple[Item, ...]:
    box = parts.inset(around(place, (cell, cell + 6)), -1.0)
    arm, w, h = box.w * 0.16, box.w, box.h
    d = f"M0 {arm}V0H{arm}M{w - arm} 0H{w}V{arm}M{w} {h - arm}V{h}H{w - arm}M{arm} {h}H0V{h - arm}"
    drawn = path(d, "none", INK, 7) + path(d, "none", WHITE, 3.4)
    return (shape(drawn, *box[:4]),)


def dots(place: Place, cells: Collection[rules.Cell], share: float = DOT) -> list[Item]:
    """A disc on every crossing where a card would fit; its radius is a share of a cell."""
    r = cell_size(place) * share
    return [parts.disc(*card_middle(place, cell), r, INVITING, 2.4) for cell in cells]


def rings(place: Place, cells: Collection[rules.Cell]) -> list[Item]:
    """A quiet ring on every crossing where it would not."""
    return [_ring(*card_middle(place, cell), cell_size(place) * DOT * 0.8) for cell in cells]


@lru_cache(maxsize=256)
def _ring(x: float, y: float, r: float) -> Item:
    drawn = circle(r, r, r, "#1F2D2B", BAR_LINE, 2.2, 0.9)
    return shape(drawn, x - r, y - r, 2 * r, 2 * r)


def numbers(
    frame: Frame,
    place: Place,
    gains: Mapping[rules.Cell, int],
    chosen: rules.Cell | None,
    most: int | None,
) -> list[Item]:
    """What each place brings, on its crossing; the chosen one and the best stand out."""
    items: list[Item] = []
    ordered = sorted(gains, key=lambda cell: (cell == chosen, gains[cell] == most))
    for cell in ordered:
        gain = gains[cell]
        x, y = card_middle(place, cell)
        large = cell == chosen
        r = cell_size(place) * MEDAL * (1.12 if large else 0.86 if gain != most else 1.0)
        r = max(r, 19.0, parts.width_of(frame, with_sign(gain), r * 0.9, Font.TITLE, 2 * r) / 1.55)
        fill = LIT if large or gain == most else GAIN if gain > 0 else EVEN
        fill = LOSS if gain < 0 and not large else fill
        items.append(parts.disc(x, y, r, fill, 3.4 if large else 2.4))
        items.append(
            parts.fitted(frame, with_sign(gain), x, y - 1, 1.7 * r, r * 0.9, Font.TITLE, INK, "c",
                         16.0, 2 * r)
        )  # fmt: skip
    return items


def checks(place: Place, cells: Collection[rules.Cell]) -> list[Item]:
    """A check where a card lies on its own kind; the corners of cells belong to the crossings."""
    side = cell_size(place) * CHECK
    items: list[Item] = []
    for cell in cells:
        box = cell_box(place, cell)
        y = box.bottom - side * 0.58
        items.append(parts.disc(box.cx, y, side * 0.5, WHITE))
        items.append(parts.token("shared/token_check", box.cx, y, side))
    return items


def vanishing_insect(
    place: Place, case: rules.Case, cell: rules.Cell, kinds: Sequence[rules.Kind]
) -> list[Item]:
    """A small struck-out insect where another kind would be covered."""
    items: list[Item] = []
    side = cell_size(place) * CHIP
    for number, kind in enumerate(kinds):
        under = cell + (0, 1, 5, 6)[number]
        old = rules.kind_at(case, under)
        if old is None or old == kind:
            continue
        box = cell_box(place, under)
        x, y = box.cx - side / 2, box.bottom - side - 2
        items.append(_struck_ground(x, y, side))
        items.append(Picture(f"glass/insect_{KIND_ASSETS[old]}", x + 2, y + 2, side - 4, side - 4))
        items.append(_stroke(x, y, side))
    return items


@lru_cache(maxsize=128)
def _struck_ground(x: float, y: float, side: float) -> Item:
    return shape(rect(0, 0, side, side, PAPER, side * 0.2, INK, 2.2), x, y, side, side)


@lru_cache(maxsize=128)
def _stroke(x: float, y: float, side: float) -> Item:
    drawn = line(3, side - 3, side - 3, 3, INK, 6) + line(3, side - 3, side - 3, 3, BAD, 3.4)
    return shape(drawn, x, y, side, side)


def dots_sign(x: float, y: float) -> list[Item]:
    """The disc of a place that fits, for a legend."""
    return [parts.disc(x, y, 9, INVITING, 2.4)]


def ring_sign(x: float, y: float) -> list[Item]:
    """The ring of a place that does not."""
    return [_ring(x, y, 8)]


def struck_sign(x: float, y: float) -> list[Item]:
    """The struck-out insect of a cell that is covered."""
    side = 30.0
    return [
        _struck_ground(x - side / 2, y - side / 2, side),
        Picture("glass/insect_green", x - side / 2 + 2, y - side / 2 + 2, side - 4, side - 4),
        _stroke(x - side / 2, y - side / 2, side),
    ]


def flag_cells(place: Place, cells: Collection[rules.Cell]) -> list[Item]:
    """The cells that a refusal speaks of."""
    return [_flag(cell_box(place, cell)) for cell in cells]


@lru_cache(maxsize=64)
def _flag(box: Place) -> Item:
    drawn = rect(0, 0, box.w, box.h, BAD, box.w * 0.1, None, 0, 0.3)
    drawn += rect(0, 0, box.w, box.h, "none", box.w * 0.1, INK, 7)
    drawn += rect(0, 0, box.w, box.h, "none", box.w * 0.1, BAD, 4)
    return shape(drawn, *box[:4])
