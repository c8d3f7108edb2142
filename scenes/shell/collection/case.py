"""The case: a wooden frame with a box of felt for each game, and nine specimens in each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.deeds import GRADES, Deed
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, Font, Glow, Item, Shadow
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FOCUS, INK, LANTERN, WOOD, WOOD_DARK, mix
from scenes.shell.collection.specimen import Specimen, laid_out, pins

ACROSS: Final = 3  # specimens side by side in a box
BEAM: Final = 24.0  # of the frame, and between its boxes
PLATE: Final = 46.0  # of brass over each box
PINS: Final = 24.0  # of a label, for its row of pins
TWO_LINES: Final = 2.3  # of the size of its letters
SQUARE: Final = 1.5  # a window narrower than so many times its height has two rows of boxes
FELT, FELT_LINE, BRASS = "#E6D8B4", "#A98F5C", "#E2B04A"


class PinnedDeed(NamedTuple):
    """A place in the case: its deed, what is drawn there, its pins (0: missing), its control."""

    deed: Deed
    specimen: Specimen
    grade: int
    name: str
    words: str


class Box(NamedTuple):
    """A box of the case: the game, and its nine places."""

    title: str
    places: Sequence[PinnedDeed]

    @property
    def count_words(self) -> str:
        """How many are there."""
        found = sum(each.grade > 0 for each in self.places)
        return _("{number} of {all}").format(number=found, all=len(self.places))


def case(frame: Frame, place: Place, boxes: Sequence[Box]) -> Items:
    """The whole case; in a narrow window the boxes stand in two rows."""
    rows = 2 if len(boxes) > 2 and frame.width < SQUARE * frame.height else 1
    inner = parts.inset(place, BEAM)
    across = -(-len(boxes) // rows)
    cells = [
        cell for row in parts.rows(inner, rows, BEAM) for cell in parts.columns(row, across, BEAM)
    ]
    items: list[Item] = [*_wood(place)]
    for cell, box in zip(cells, boxes, strict=False):
        items += _box(frame, cell, box)
    return (*items, _glare(place))


@lru_cache(maxsize=4)
def _wood(place: Place) -> Items:
    """The frame, with a lantern's light on it and brass in its corners."""
    x, y, w, h = place[:4]
    drawn = rect(0, 0, w, h, WOOD_DARK, 18, INK, 4.5)
    drawn += path(f"M8 8H{w - 8}L{w - BEAM} {BEAM}H{BEAM}Z", mix(WOOD, LANTERN, 0.25))
    drawn += path(f"M8 8V{h - 8}L{BEAM} {h - BEAM}V{BEAM}Z", WOOD)
    drawn += path(f"M{w - 8} 8V{h - 8}L{w - BEAM} {h - BEAM}V{BEAM}Z", mix(WOOD, WOOD_DARK, 0.5))
    for left, top in ((13.0, 13.0), (w - 13, 13.0), (13.0, h - 13), (w - 13, h - 13)):
        drawn += circle(left, top, 6, BRASS, INK, 2)
    glow = Glow(x + w / 2, y + h / 2, w * 0.62, LANTERN, 0.28)
    return glow, Shadow(x, y, w, h, 18, 26, 12, 0.7), shape(drawn, x, y, w, h)


@lru_cache(maxsize=4)
def _glare(place: Place) -> Item:
    w, h = place.w, place.h
    low, high = h - BEAM, BEAM
    drawn = path(
        f"M{w * 0.06} {low}L{w * 0.22} {high}H{w * 0.28}L{w * 0.12} {low}Z", "#FFFFFF", opacity=0.06
    )
    drawn += path(
        f"M{w * 0.7} {low}L{w * 0.86} {high}H{w * 0.88}L{w * 0.72} {low}Z", "#FFFFFF", opacity=0.05
    )
    return shape(drawn, *place[:4])


@lru_cache(maxsize=16)
def _ground(place: Place) -> Item:
    """The ground of a box, with the shadow of the frame on it."""
    w, h = place.w, place.h
    drawn = rect(0, 0, w, h, FELT, 6, INK, 3)
    drawn += path(f"M2 2H{w - 2}V12H12V{h - 2}H2Z", FELT_LINE, opacity=0.45)
    return shape(drawn, *place[:4])


@lru_cache(maxsize=16)
def _plate(place: Place) -> Item:
    w, h = place.w, place.h
    drawn = rect(0, 0, w, h, BRASS, 8, INK, 3)
    drawn += rect(5, 4, w - 10, 5, "#F4D896", 2.5)
    for x in (14.0, w - 14):
        drawn += circle(x, h / 2, 4.5, "#8A5E1E", INK, 1.8)
    return shape(drawn, *place[:4])


def _box(frame: Frame, place: Place, box: Box) -> Items:
    two = TWO_LINES * parts.usual_size(frame, 18) + 8
    high = max(two, parts.roomier(frame, PLATE, 22))
    plate = parts.box(place.x, place.y, place.w, high)
    felt = parts.box(place.x, plate.bottom + 8, place.w, place.h - high - 8)
    count = parts.width_of(frame, box.count_words, 19)
    items: list[Item] = [
        _ground(felt),
        _plate(plate),
        *parts.fitted_lines(
            frame, box.title, plate.x + 30, plate.cy - 1, plate.w - 72 - count, high - 6, 22,
            Font.TITLE,
        ),
        parts.fitted(
            frame, box.count_words, plate.right - 28, plate.cy, count + 4, 19, align="r", high=high
        ),
    ]  # fmt: skip
    rows = parts.rows(parts.inset(felt, 8), -(-len(box.places) // ACROSS), 6)
    cells = [cell for row in rows for cell in parts.columns(row, ACROSS, 6)]
    for cell, pinned in zip(cells, box.places, strict=False):
        items += _pinned_items(frame, cell, pinned)
    return tuple(items)


def _pinned_items(frame: Frame, place: Place, pinned: PinnedDeed) -> Items:
    """A specimen over its label; large letters leave no room for that, the sheet below has it."""
    chosen = frame.focus == pinned.name
    label = PINS + TWO_LINES * parts.usual_size(frame, 18)
    if frame.large or place.h < 2.5 * label:
        label = 0.0
    body = parts.inset(parts.box(place.x, place.y, place.w, place.h - label), 4)
    items: list[Item] = [*_light(parts.inset(place, -3))] if chosen else []
    items += laid_out(pinned.specimen, body, found=pinned.grade > 0)
    if label:
        paper = parts.box(place.x + 3, place.bottom - label, place.w - 6, label)
        items += _label(frame, paper, pinned)
    elif pinned.grade:
        items.append(pins(body.cx, body.bottom - 4, 6.5, pinned.grade, len(GRADES)))
    return (*items, Control(pinned.name, *place[:4], pinned.words))


@lru_cache(maxsize=64)
def _light(place: Place) -> Items:
    """What is looked at lies in the light."""
    drawn = rect(0, 0, place.w, place.h, mix(FOCUS, FELT, 0.35), 10, INK, 3)
    drawn += rect(3, 3, place.w - 6, place.h - 6, "none", 8, FOCUS, 3)
    return (shape(drawn, *place[:4]),)


@lru_cache(maxsize=64)
def _slip(place: Place, *, found: bool) -> Item:
    face = "#FFFBF0" if found else mix(FELT, "#FFFBF0", 0.35)
    edge = INK if found else FELT_LINE
    return shape(rect(0, 0, place.w, place.h, face, 3, edge, 1.8), *place[:4])


def _label(frame: Frame, paper: Place, pinned: PinnedDeed) -> Items:
    """Its title on a slip of paper, and how often it is pinned."""
    found = pinned.grade > 0
    title, colour = _(pinned.deed.title), INK if found else FAINT_INK
    line = paper.h - PINS if found else paper.h
    items: list[Item] = [_slip(paper, found=found)]
    items += parts.fitted_lines(
        frame, title, paper.cx, paper.y + line / 2, paper.w - 8, line, 18, colour=colour,
        align="c", floor=14,
    )  # fmt: skip
    if found:
        items.append(pins(paper.cx, paper.bottom - PINS / 2, 5.5, pinned.grade, len(GRADES)))
    return tuple(items)
