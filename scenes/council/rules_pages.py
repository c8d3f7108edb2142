"""How to play: six short pages with pictures of the real things."""

from __future__ import annotations

from typing import Final

from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.theme import FAINT_INK, INK
from scenes.shell.backyard import DEEP
from scenes.shell.rules_pictures import (
    CLOTH,
    council_picture,
    points_picture,
    sowing_picture,
    strength_picture,
    trick_picture,
)
from scenes.shell.rules_words import COUNCIL, EDITIONS, POINTS, STRENGTH, TRICK, VISIT, Page

PAGES: Final = (
    (COUNCIL, council_picture),
    (TRICK, trick_picture),
    (STRENGTH, strength_picture),
    (VISIT, sowing_picture),
    (POINTS, points_picture),
)
TABS: Final = (*(page.tab for page, _ in PAGES), "Editions")
WORDS: Final = 28.0
TITLE_ROOM: Final = 56.0


class RulesScene(BaseScene):
    """A book over whatever was there."""

    covers = False

    def __init__(self, page: int = 0) -> None:
        self._page = page

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """Tabs on top, picture on the left, words on the right."""
        sheet = parts.centred(frame.width / 2, frame.height / 2, 1680, 984)
        inner = parts.inset(sheet, 44, 36)
        tabs = tuple((str(index), tab) for index, tab in enumerate(TABS))
        body = parts.box(inner.x, inner.y + 152, inner.w, inner.h - 152 - 100)
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, "How to play", inner.x, inner.y + 28, 700, 44),
            *parts.choice(
                frame,
                parts.box(inner.x, inner.y + 68, inner.w, 56),
                "page",
                tabs,
                str(self._page),
                "Page",
                22,
            ),
            *self._body(frame, body),
            *self._foot(frame, inner),
        )

    def _body(self, frame: Frame, place: Place) -> Items:
        if self._page == len(PAGES):
            return _editions(frame, place)
        page, picture = PAGES[self._page]
        box = parts.box(place.x, place.y, 700, place.h)
        words = parts.box(box.right + 48, place.y + 4, place.w - 748, place.h)
        return (
            *parts.inlay(box, CLOTH, 16.0, INK),
            *picture(frame, box),
            *_points(frame, words, page),
        )

    def _foot(self, frame: Frame, inner: Place) -> Items:
        last = self._page == len(TABS) - 1
        y = inner.bottom - 76
        return (
            *parts.button(frame, parts.box(inner.x, y, 260, 72), "close", "Close", key="Esc"),
            parts.fitted(
                frame,
                f"Page {self._page + 1} of {len(TABS)}",
                inner.cx,
                y + 36,
                300,
                22,
                colour=FAINT_INK,
                align="c",
            ),
            *parts.button(
                frame,
                parts.box(inner.right - 380, y, 380, 72),
                "next",
                "That is all" if last else "Next page",
                primary=True,
                key="Enter" if frame.focus == "next" else "",
                size=30,
            ),
        )

    # input

    def default_focus(self) -> str | None:
        """Enter turns the page."""
        return "next"

    def activate(self, name: str) -> Change:
        """Turn to a page, or close the book."""
        group, _, page = name.partition(":")
        if group == "page":
            self._page = int(page)
            return None
        if group == "next" and self._page < len(TABS) - 1:
            self._page += 1
            return None
        return Pop()

    def key(self, name: str) -> Change:
        """Page keys turn, Escape closes."""
        step = {"pageup": -1, "page up": -1, "pagedown": 1, "page down": 1}.get(name, 0)
        self._page = min(max(self._page + step, 0), len(TABS) - 1)
        return Pop() if name == "escape" else None


def _points(frame: Frame, place: Place, page: Page) -> Items:
    """Headings and sentences, spread over the height."""
    sets = [parts.paragraph(frame, words, place.x, 0, place.w, WORDS) for _, words in page.points]
    used = sum(one.bottom + TITLE_ROOM for one in sets)
    gap = min(48.0, (place.h - used) / max(1, len(sets) - 1))
    y = place.y + max(0.0, (place.h - used - gap * (len(sets) - 1)) / 2)
    items: list[Item] = []
    for (title, words), one in zip(page.points, sets, strict=True):
        items.append(parts.heading(frame, title, place.x, y + 24, place.w, 34))
        items += parts.paragraph(frame, words, place.x, y + TITLE_ROOM, place.w, WORDS).items
        y += one.bottom + TITLE_ROOM + gap
    return tuple(items)


def _editions(frame: Frame, place: Place) -> Items:
    """What the two rulebooks do differently, side by side."""
    lines = parts.rows(place, len(EDITIONS))
    items: list[Item] = [
        *parts.inlay(parts.box(place.x + 440, place.y, (place.w - 440) / 2 - 12, place.h))
    ]
    for index, (row, words) in enumerate(zip(lines, EDITIONS, strict=True)):
        if index:
            items.append(parts.rule(row.x, row.y, row.w, "#CDB784", 1.8))
        side = (place.w - 440) / 2
        cells = (
            parts.box(row.x + 12, row.y, 410, row.h),
            parts.box(row.x + 464, row.y, side - 48, row.h),
            parts.box(row.x + 464 + side, row.y, side - 40, row.h),
        )
        for column, (cell, text) in enumerate(zip(cells, words, strict=True)):
            items.append(parts.cell(frame, text, cell, 28, "l", strong=index == 0 or column == 0))
    return tuple(items)
