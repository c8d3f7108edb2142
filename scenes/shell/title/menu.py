"""What the title writes over the backyard: a name, and the tags of its menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Never

import game
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Change, Frame
from scenes.kit.theme import FOCUS, GOLD, INK, PAPER

VERSIONS, QUIT = "versions", "quit"
TAG_HEIGHT: Final = 84.0
SMALL_TAG: Final = 68.0
SMALL_LINK: Final = 50.0
SMALL_ROWS: Final = 2
TAG_GAP: Final = 18.0
NARROW, LEAST = 0.86, 0.78  # of their size, where there are many
NOTE_MARGIN: Final = 240.0  # beside a note: the sign, and the key in the focus


@dataclass(frozen=True, slots=True)
class TitleEntry:
    """A line of the menu; below it the first of the notes that has room."""

    name: str
    label: str
    icon: str
    opens: Callable[[], Change[Never]]
    notes: tuple[str, ...] = ("",)


def logo(frame: Frame, place: Place, lines: tuple[str, str]) -> Items:
    """A name in lantern yellow and paper, each line over its own shade."""
    first = parts.fit_text(frame, lines[0], place.w, 138, Font.TITLE)
    second = parts.fit_text(frame, lines[1], place.w, 74, Font.TITLE)
    x, y = place.x, place.y
    return (
        *_carve(first, x, y + 76, 8, GOLD, 9),
        *_carve(second, x + 4, y + 196, 6, PAPER, 7),
    )


def _carve(line: parts.Fit, x: float, y: float, deep: float, face: str, rim: float) -> Items:
    def laid(down: float, colour: str, wide: float) -> Item:
        return Text(line.text, x, y + down, line.size, Font.TITLE, colour, "l", 1.0, INK, wide)

    return laid(deep, INK, rim + 1), laid(0, face, rim)


def entry_tag(frame: Frame, place: Place, entry: TitleEntry) -> Items:
    """A tag with the longest note that fits."""
    note = parts.first_that_fits(frame, entry.notes, place.w - NOTE_MARGIN, 19)
    return parts.tag(frame, place, entry.name, entry.label, note, "Enter", icon=entry.icon)


def menu(
    frame: Frame,
    place: Place,
    going_on: Sequence[TitleEntry],
    great: Sequence[TitleEntry],
    small: Sequence[TitleEntry],
) -> Items:
    """Great tags one below the other, small ones in two columns, an odd one across both.

    Above them there is room for one that goes on, and below for the games there may be some day:
    whatever comes or goes, the others stay where they are.
    """
    items: list[Item] = []
    y = place.y + 8
    tags = (len(great) + 1) * TAG_HEIGHT + SMALL_ROWS * SMALL_TAG
    gaps = TAG_GAP * (len(great) + 1 + SMALL_ROWS)
    grow = (place.h - 8 - gaps) / tags
    gap = TAG_GAP
    if grow < NARROW:  # many tags stand closer together as well
        grow = (place.h - 8) / (tags + gaps)
        gap = TAG_GAP * grow
    grow = max(LEAST, min(grow, parts.roomier(frame, 1.0)))
    great_tag, small_tag = TAG_HEIGHT * grow, SMALL_TAG * grow
    for number, entry in enumerate((*going_on, *great), start=1 - len(going_on)):
        line = parts.box(place.x, y + number * (great_tag + gap), place.w, great_tag)
        items += entry_tag(frame, line, entry)
    y += (len(great) + 1) * (great_tag + gap)
    for number, entry in enumerate(small):
        row, column = divmod(number, 2)
        line = parts.box(place.x, y + row * (small_tag + gap), place.w, small_tag)
        alone = column == 0 and number == len(small) - 1
        tag = line if alone else parts.columns(line, 2, 16)[column]
        items += parts.tag(frame, tag, entry.name, entry.label, icon=entry.icon)
    return tuple(items)


def way_out(frame: Frame) -> tuple[Items, Place]:
    """The small sign in the corner that ends the evening, and where it is."""
    words = _("Quit")
    high = parts.roomier(frame, SMALL_LINK)
    wide = parts.fit_text(frame, words, frame.width / 4, 22, Font.TITLE).width + 60
    place = parts.box(20, frame.height - 18 - high, wide, high)
    return parts.button(frame, place, QUIT, words, size=22), place


def version(frame: Frame, corner: Place) -> tuple[Items, Place]:
    """Which version this is, beside the way out, and where; in the focus it tells what it does."""
    chosen = frame.focus == VERSIONS
    words = _("Version {version}").format(version=game.__version__)
    label = _("Version {version}: look for a newer one on the web").format(version=game.__version__)
    fit = parts.fit_text(frame, label if chosen else words, frame.width / 2, 20)
    x, y, high = corner.right + 12, corner.cy, max(SMALL_LINK, 2 * fit.size)
    place = parts.box(x, y - high / 2, 24 + fit.width, high)
    colour, alpha = (FOCUS, 1.0) if chosen else (PAPER, 0.75)
    words_and_way = (
        Text(fit.text, x + 12, y, fit.size, Font.BOLD, colour, "l", alpha),
        Control(VERSIONS, *place[:4], label),
    )
    return words_and_way, place
