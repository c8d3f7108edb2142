"""How to play: six short pages with pictures of the real things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.theme import FAINT_INK
from scenes.shell.backyard import DEEP
from scenes.shell.rules_pictures import (
    council_picture,
    points_picture,
    sowing_picture,
    strength_picture,
    trick_picture,
)

EDITIONS: Final = (
    ("", "Published", "Prototype"),
    ("The ring", "the same in every game", "shuffled for every game"),
    ("Cards with 3, 4, 5", "1–8, 1–10, 1–12", "1–10, 1–11, 1–12"),
    ("A visit", "is a duty", "may be passed up"),
    ("No Allegiance, shared", "rounded down", "rounded up"),
    ("Equal at the end", "most tricks in Age III", "points from tricks, best Age"),
)


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its tab, its points as (heading, sentences), its picture."""

    tab: str
    points: tuple[tuple[str, str], ...]
    picture: Callable[[Frame, Place], Items] | None = None


PAGES: Final = (
    Page(
        "The council",
        (
            (
                "Five peoples, one ring",
                "Every people has a space at the council. The cubes on it are its power, and the "
                "strongest wears a crown. A game begins with 4, 3, 2, 1 and no cube.",
            ),
            (
                "Three Ages",
                "An Age is a hand of eleven cards: ten are played to tricks, the last one may "
                "score. After three Ages the most points win.",
            ),
            (
                "Everything moves",
                "Tricks send visitors to the council, visitors move the cubes, and the cubes "
                "decide the next trick.",
            ),
        ),
        council_picture,
    ),
    Page(
        "A trick",
        (
            ("Lead", "The leader lays down any card. The others follow clockwise, a card each."),
            (
                "Follow suit",
                "If you hold the suit that was led, play it. Only without it may you play "
                "whatever you like.",
            ),
            (
                "All on suit?",
                "Then the highest value takes the trick. Its winner leads the next one.",
            ),
        ),
        trick_picture,
    ),
    Page(
        "Strength",
        (
            (
                "One card off suit is enough",
                "Now the council decides. Of all the suits in this trick, the one with the most "
                "cubes wins, with its highest card. Here the Bees win with a two.",
            ),
            (
                "Equally strong?",
                "Then the higher value counts. If that is equal as well, the later card.",
            ),
            ("Every trick", "is worth one point at the end of the Age."),
        ),
        strength_picture,
    ),
    Page(
        "A visit",
        (
            (
                "The lowest goes",
                "The lowest card of the suit that was led visits the council, even if it won. "
                "If nobody followed the leader, nobody goes.",
            ),
            (
                "Sowing",
                "The visitor picks a people, takes all its cubes and drops them clockwise, one "
                "on each following space.",
            ),
            (
                "Once round and home",
                "The fifth cube lands where it started. Any more roll into the Chambers and stay "
                "there for the rest of the game.",
            ),
        ),
        sowing_picture,
    ),
    Page(
        "Points",
        (
            (
                "Allegiance",
                "Your last card scores a point for every cube that stands on its people when the "
                "Age ends.",
            ),
            (
                "No Allegiance",
                "Put a card aside, then win no trick at all: 10 points and one more for every "
                "cube in the Chambers. If several manage, they share it. One trick, and it is lost.",
            ),
            (
                "Secret until all have chosen",
                "You declare before the first trick. Between Ages every people that is not the "
                "strongest gains a cube from the supply.",
            ),
        ),
        points_picture,
    ),
    Page("Editions", (("Two rulebooks", "The table form lets you choose; this differs."),)),
)


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
        tabs = tuple((str(i), page.tab) for i, page in enumerate(PAGES))
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
        page = PAGES[self._page]
        if page.picture is None:
            return _editions(frame, place)
        box = parts.box(place.x, place.y, 700, place.h)
        words = parts.box(box.right + 48, place.y + 4, place.w - 748, place.h)
        return (*parts.inlay(box), *page.picture(frame, box), *_points(frame, words, page))

    def _foot(self, frame: Frame, inner: Place) -> Items:
        last = self._page == len(PAGES) - 1
        y = inner.bottom - 76
        return (
            *parts.button(frame, parts.box(inner.x, y, 260, 72), "close", "Close", key="Esc"),
            parts.fitted(
                frame,
                f"Page {self._page + 1} of {len(PAGES)}",
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
        if group == "next" and self._page < len(PAGES) - 1:
            self._page += 1
            return None
        return Pop()

    def key(self, name: str) -> Change:
        """Page keys turn, Escape closes."""
        step = {"pageup": -1, "page up": -1, "pagedown": 1, "page down": 1}.get(name, 0)
        self._page = min(max(self._page + step, 0), len(PAGES) - 1)
        return Pop() if name == "escape" else None


def _points(frame: Frame, place: Place, page: Page) -> Items:
    """Headings and sentences, spread over the height."""
    sets = [parts.paragraph(frame, words, place.x, 0, place.w, 25) for _, words in page.points]
    used = sum(one.bottom + 52 for one in sets)
    gap = min(48.0, (place.h - used) / max(1, len(sets) - 1))
    y = place.y + max(0.0, (place.h - used - gap * (len(sets) - 1)) / 2)
    items: list[Item] = []
    for (title, words), one in zip(page.points, sets, strict=True):
        items.append(parts.heading(frame, title, place.x, y + 22, place.w, 32))
        items += parts.paragraph(frame, words, place.x, y + 52, place.w, 25).items
        y += one.bottom + 52 + gap
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
