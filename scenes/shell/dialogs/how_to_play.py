"""How to play, as a book over whatever was there: tabs on top, turned by keys or by mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from game.words import _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Kind, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Scene
from scenes.kit.signals import LOOK_UP
from scenes.kit.theme import FAINT_INK, INK
from scenes.shell.backyard import DEEP

WORDS: Final = 28.0
TITLE_ROOM: Final = 56.0
PICTURE: Final = 700.0
ROUND: Final = 16.0  # the corners of a picture
TURNS: Final = {"pageup": -1, "page up": -1, "pagedown": 1, "page down": 1}

Picture = Callable[[Frame, Place], Items]
"""What is drawn on the paper or on the ground it is given."""


class Page(NamedTuple):
    """A page: the message of its tab, and what is drawn on its paper."""

    tab: str
    draw: Picture


class Words(NamedTuple):
    """The messages of a page: its tab, and its points as (heading, sentences)."""

    tab: str
    points: tuple[tuple[str, str], ...]


class HowToPlayScene(BaseScene[None]):
    """Pops when it is closed; ``rules`` opens what can be looked up."""

    covers = False

    def __init__(
        self,
        pages: Sequence[Page],
        page: int = 0,
        rules: Callable[[], Scene[None]] | None = None,
    ) -> None:
        self._pages = pages
        self._page = page
        self._rules = rules

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The tabs, the page, the buttons."""
        sheet = parts.sheet(frame, 1680, 984)
        inner = parts.inset(sheet, 44, 36)
        tabs = tuple((str(index), _(page.tab)) for index, page in enumerate(self._pages))
        body = parts.box(inner.x, inner.y + 152, inner.w, inner.h - 152 - 100)
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("How to play"), inner.x, inner.y + 28, 700, 44),
            *parts.choice(
                frame,
                parts.box(inner.x, inner.y + 68, inner.w, 56),
                "page",
                tabs,
                str(self._page),
                _("Page"),
                22,
                Kind.TAB,
            ),
            *self._pages[self._page].draw(frame, body),
            *self._foot(frame, inner),
        )

    def _foot(self, frame: Frame, inner: Place) -> Items:
        y = inner.bottom - 76
        return (
            *parts.button(frame, parts.box(inner.x, y, 260, 72), "close", _("Close"), key="Esc"),
            *self._all_rules(frame, parts.box(inner.x + 284, y, 300, 72)),
            parts.fitted(
                frame,
                _("Page {number} of {all}").format(number=self._page + 1, all=len(self._pages)),
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
                _("Done") if self._page == self._last else _("Next page"),
                primary=True,
                key="Enter" if frame.focus == "next" else "",
                size=30,
            ),
        )

    def _all_rules(self, frame: Frame, place: Place) -> Items:
        """The way to all rules, where they can be looked up."""
        if self._rules is None:
            return ()
        return parts.button(frame, place, "rules", _("All rules"), key="?")

    # input

    @property
    def _last(self) -> int:
        return len(self._pages) - 1

    def default_focus(self) -> str | None:
        """Enter turns the page."""
        return "next"

    def activate(self, name: str) -> Change[None]:
        """Turn to a page, or close the book."""
        group, _colon, page = name.partition(":")
        if group == "page":
            self._page = int(page)
            return None
        if group == "next" and self._page < self._last:
            self._page += 1
            return None
        if group == "rules" and self._rules is not None:
            return Push(self._rules())
        return Pop(None)

    def key(self, name: str) -> Change[None]:
        """Page keys turn, a question mark leads to all rules, Escape closes."""
        if name == LOOK_UP and self._rules is not None:
            return Push(self._rules())
        self._page = min(max(self._page + TURNS.get(name, 0), 0), self._last)
        return Pop(None) if name == "escape" else None


def explained(ground: str, words: Words, picture: Picture) -> Page:
    """A page with a picture of the real things on this ground, and the words to it."""
    return Page(words.tab, partial(_beside, ground, words, picture))


def _beside(ground: str, words: Words, picture: Picture, frame: Frame, place: Place) -> Items:
    left, right = _halves(place)
    return (
        *parts.inlay(left, ground, ROUND, INK),
        *picture(frame, left),
        *points(frame, right, [(_(title), _(told)) for title, told in words.points]),
    )


def _halves(place: Place) -> tuple[Place, Place]:
    """Room for a picture on the left and for words beside it."""
    picture = parts.box(place.x, place.y, PICTURE, place.h)
    beside = place.w - PICTURE - 48
    return picture, parts.box(picture.right + 48, place.y + 4, beside, place.h)


def points(frame: Frame, place: Place, told: Sequence[tuple[str, str]]) -> Items:
    """Headings with their sentences, spread over the height."""
    while True:
        sets = [parts.paragraph(frame, words, place.x, 0, place.w, WORDS) for _title, words in told]
        used = sum(one.bottom + TITLE_ROOM for one in sets)
        if used <= place.h or frame.letters <= 1:
            break
        frame = parts.with_smaller_letters(frame)
    gap = min(48.0, (place.h - used) / max(1, len(sets) - 1))
    y = place.y + max(0.0, (place.h - used - gap * (len(sets) - 1)) / 2)
    items: list[Item] = []
    for (title, words), one in zip(told, sets, strict=True):
        items.append(parts.heading(frame, title, place.x, y + 24, place.w, 34))
        items += parts.paragraph(frame, words, place.x, y + TITLE_ROOM, place.w, WORDS).items
        y += one.bottom + TITLE_ROOM + gap
    return tuple(items)
