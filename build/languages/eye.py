"""Where the words of a picture are, and which of them have no room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from scenes.kit.display import Item, Path, Shape, Text, Veil
from scenes.kit.layout import Place
from scenes.kit.parts.breaking import WIDE
from scenes.kit.parts.svg import MARGIN
from scenes.kit.scene import Frame

TALL: Final = 0.36  # half the height of a capital letter with its foot, by the size of the letters
TALL_WIDE: Final = 0.44  # and of a Japanese one
RIM: Final = 2.0  # of a sheet's margin, that words may reach into
BEARING: Final = 3.0  # empty space that belongs to a letter
SHADOW: Final = 14.0  # a title is set twice, the lower one as its shadow


class Words(NamedTuple):
    """A line of text, and its place."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: Words) -> bool:
        """Whether it lies over the other one."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > BEARING and down > BEARING

    def is_shadow_of(self, other: Words) -> bool:
        """Whether both are one title."""
        return self.text == other.text and abs(self.top - other.top) < SHADOW


def words(frame: Frame, items: Iterable[Item]) -> Iterator[Words]:
    """Where each line of text is."""
    for item in items:
        if isinstance(item, Text) and item.text.strip() and item.alpha > 0:
            width = frame.measure(item.text, item.size, item.font)
            left = item.x - {"l": 0.0, "c": width / 2, "r": width}[item.align]
            high = item.size * (TALL_WIDE if WIDE.search(item.text) else TALL)
            yield Words(item.text, left, item.y - high, left + width, item.y + high)


def visible_lines(frame: Frame, items: Sequence[Item]) -> Iterator[Words]:
    """The lines that no sheet and no veil is laid over later on."""
    for at, item in enumerate(items):
        veils = [veil for veil in items[at + 1 :] if isinstance(veil, Veil)]
        for line in words(frame, [item]):
            if not all(any(_in_hole(line, hole.box) for hole in veil.holes) for veil in veils):
                continue
            sheets = (sheet for sheet in items[at + 1 :] if isinstance(sheet, Shape))
            if not any(_lies_under(line, sheet) for sheet in sheets):
                yield line


def faults(frame: Frame, items: Sequence[Item]) -> Iterator[str]:
    """What is cut, leaves the window or lies over other words."""
    lines = list(visible_lines(frame, items))
    for one, other in combinations(lines, 2):
        if one.covers(other) and not one.is_shadow_of(other):
            yield f"“{one.text}” lies over “{other.text}”"
    for line in lines:
        if line.text.endswith("…"):
            yield f"“{line.text}” is cut"
        if line.left < 0 or line.right > frame.width:
            yield f"“{line.text}” leaves the window"
    for text in leaving(frame, items):
        yield f"“{text}” leaves what it is written on"


def leaving(frame: Frame, items: Iterable[Item]) -> Iterator[str]:
    """Words that reach beyond the last panel, button or pill that lies under their middle."""
    under: list[Shape] = []
    for item in items:
        if isinstance(item, Shape) and item.w > 60 and item.h > 44 and not _is_arc(item):
            under.append(item)
        for line in words(frame, (item,)):
            if len(line.text) == 1:
                continue  # on a marker or a disc of its own, wherever that lies on the board
            x, y = (line.left + line.right) / 2, (line.top + line.bottom) / 2
            here = [sheet for sheet in under if holds(sheet, x, y, x, y)]
            if here and not holds(here[-1], *line[1:]):
                yield line.text


def _is_arc(item: Shape) -> bool:
    """A piece of a ring: it fills little of its box, and nothing straight is written on it."""
    return any(isinstance(part, Path) and "A" in part.d for part in item.elements)


def _in_hole(line: Words, hole: Place) -> bool:
    return (
        hole.x <= line.left
        and hole.y <= line.top
        and line.right <= hole.right
        and line.bottom <= hole.bottom
    )


def _lies_under(line: Words, sheet: Shape) -> bool:
    return (
        sheet.x <= line.left
        and sheet.y <= line.top
        and line.right <= sheet.x + sheet.w
        and line.bottom <= sheet.y + sheet.h
    )


def holds(sheet: Shape, left: float, top: float, right: float, bottom: float) -> bool:
    """Whether all of it is on the sheet."""
    edge = MARGIN - RIM
    return (
        sheet.x + edge <= left
        and sheet.y + edge <= top
        and right <= sheet.x + sheet.w - edge
        and bottom <= sheet.y + sheet.h - edge
    )
