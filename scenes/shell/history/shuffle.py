"""*Is the shuffle fair?*: what many deals of a game come to, in a sentence and a chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from game.catalogue import Game
from game.fair.shuffles import Heap, Shuffles, evenness_words, places_of
from game.library import News
from game.words import N_, _, ngettext, number, percent
from scenes.kit import parts
from scenes.kit.display import DisplayList, Elements, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import dashes, line, path, shape
from scenes.kit.scene import CancelableScene, Change, Frame, Pop, Push
from scenes.kit.theme import FAINT_INK, INK
from scenes.shell.backyard import dusk
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.history.charts import heap, legend
from scenes.shell.history.empty import reading
from scenes.shell.history.words import SuitWords

LEAST, MOST = 1.25, 2.0  # of what chance puts there, that the chart is high for
GAP: Final = 22.0  # between places
LINES: Final = 50.0  # room for a name below its place
WIDEST: Final = 60.0  # a column
Heaps = Mapping[tuple[str, str], Heap]
"""By place and suit."""


def spread(frame: Frame, place: Place, told: Shuffles, suits: Sequence[SuitWords]) -> Items:
    """A column for every suit at every place; where all reach the line, all is as chance has it.

    A place has as many cards as it holds, so a column stands for the share of what chance would
    put there on average, and not for their number.
    """
    heaps = {(each.place, each.suit): each for each in told.heaps}
    names = places_of(told.game)
    there = [where for where in names if any(key[0] == where for key in heaps)]
    used = [suit for suit in suits if any(key[1] == suit.letter for key in heaps)]
    inner = parts.inset(place, 26, 20)
    signs, top = legend(frame, inner._replace(h=0), [(suit.called(), suit.colour) for suit in used])
    label = max(LINES, parts.drawn_size(frame, 21) * 1.5)
    scale = parts.width_of(frame, percent(1), 20) + 20
    ground = inner.bottom - label
    body = parts.box(inner.x + scale, top + 12, inner.w - scale, ground - top - 12)
    cells = parts.columns(body, len(there), GAP)
    most = min(MOST, max(LEAST, *(each.found / each.expected for each in told.heaps)))
    level = ground - body.h / most
    items: list[Item] = [*parts.inlay(place), *signs]
    for where, cell in zip(there, cells, strict=True):
        items += _columns(cell, where, heaps, used, most)
        items += parts.fitted_lines(
            frame, _(names[where]), cell.cx, ground + 4 + label / 2, cell.w + GAP / 2, label, 21,
            align="c",
        )  # fmt: skip
    return (
        *items,
        shape(line(0, 0, body.w, 0, INK, 3), body.x, ground, body.w, 0),
        shape(_dashes(body.w), body.x, level, body.w, 0),
        parts.fitted(frame, percent(1), body.x - 12, level, scale, 20, colour=FAINT_INK, align="r"),
        _in_words(place, told, there, used, heaps),
    )


def _dashes(wide: float) -> Elements:
    return path(dashes([(0, 0), (wide, 0)], (14, 10)), "none", INK, 3)


def _columns(
    cell: Place, where: str, heaps: Heaps, suits: Sequence[SuitWords], most: float
) -> Items:
    """The suits at one place, in the order of the legend."""
    items: list[Item] = []
    for suit, slot in zip(suits, parts.columns(cell, len(suits)), strict=True):
        each = heaps.get((where, suit.letter))
        if each is not None:
            share = min(most, each.found / each.expected)
            items += heap(slot, cell.bottom, cell.h * share / most, suit.colour, WIDEST)
    return tuple(items)


def _in_words(
    place: Place, told: Shuffles, there: Sequence[str], suits: Sequence[SuitWords], heaps: Heaps
) -> Item:
    """The same for whoever does not see it: how many there are, and how many chance puts there."""
    names = places_of(told.game)
    rows = [
        (_(names[where]), *(_words_of(heaps.get((where, suit.letter))) for suit in suits))
        for where in there
    ]
    heads = ["", *(suit.called() for suit in suits)]
    return parts.table_in_words(place, _("Cards in each place: counted, and expected"), heads, rows)


def _words_of(each: Heap | None) -> str:
    if each is None:
        return ""
    words = _("{count} (expected: {mean})")
    return words.format(count=number(each.found), mean=number(each.expected, 1))


WIDE, HIGH = 1760.0, 1160.0
EDGE: Final = 44.0
HEAD: Final = 64.0
FOOT: Final = 66.0
COUNTED: Final = N_(
    "100 % is what chance puts there on average. Deals of finished games count, once each, if "
    "their cards match the fingerprints taken beforehand. Given seeds, deals of the day and "
    "games continued from a replay are left out. Unfinished games do not count either: whoever "
    "gives up bad hands would make the rest look uneven."
)


class DealCounter(Protocol):
    """Counts deals in the background."""

    shuffles: Shuffles | None
    progress: tuple[int, int] | None
    news: list[News]

    @property
    def busy(self) -> bool:
        """Whether something is still to come."""

    def count_deals(self, game: str) -> None:
        """Wish to know how evenly a game was dealt."""


class ShuffleScene(CancelableScene[None]):
    """The deals of one game. Pops with None."""

    def __init__(self, counting: DealCounter, game: Game, suits: Sequence[SuitWords]) -> None:
        self._counting = counting
        self._game, self._suits = game, suits
        counting.count_deals(game.id)
        self._seen = self._fresh
        self._progress = counting.progress

    @property
    def _fresh(self) -> Shuffles | None:
        told = self._counting.shuffles
        return told if told is not None and told.game == self._game.id else None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The question, the answer, a chart, and what was counted."""
        wide, high = min(WIDE, frame.width - 40), min(HIGH, frame.height - 40)
        sheet = parts.centre(frame.width / 2, frame.height / 2, wide, high)
        inner = parts.inset(sheet, EDGE, 30)
        foot = parts.box(inner.right - 260, inner.bottom - FOOT, 260, FOOT)
        step = parts.drawn_size(frame, 28) * 1.4
        answer = parts.box(inner.x, inner.y + HEAD + 10, inner.w, 2 * step)
        low = inner.bottom - min(parts.roomier(frame, 96.0), 0.24 * inner.h)
        note = parts.box(inner.x, low, inner.w - 300, inner.bottom - low)
        chart = parts.box(inner.x, answer.bottom + 10, inner.w, low - 20 - answer.bottom - 10)
        return (
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            *self._head(frame, parts.box(inner.x, inner.y, inner.w, HEAD)),
            *parts.fitted_paragraph(
                frame, self._answer, answer.x, answer.y, answer.w, answer.h, 28
            ).items,
            *self._chart(frame, chart),
            *parts.fitted_paragraph(
                frame, _(COUNTED), note.x, note.y, note.w, note.h, 20, colour=FAINT_INK
            ).items,
            *parts.button(frame, foot, "back", _("Back"), key="Esc"),
        )

    def _head(self, frame: Frame, place: Place) -> Sequence[Item]:
        """The question, and which game and how many deals it is about."""
        told = self._seen
        count = 0 if told is None else told.deals
        words = ngettext("{game}, {count} deal", "{game}, {count} deals", count)
        words = words.format(game=self._game.called_in_short, count=number(count))
        room = place.w * 0.4
        return (
            parts.heading(
                frame, _("Is the shuffle fair?"), place.x, place.cy - 1, place.w - room - 20, 44
            ),
            parts.fitted(
                frame, words, place.right, place.cy, room, 24, colour=FAINT_INK, align="r"
            ),
        )

    @property
    def _answer(self) -> str:
        """In a sentence, or what is being done until then."""
        if self._progress is not None and self._progress[1]:
            return reading(self._progress)
        return reading(None) if self._seen is None else evenness_words(self._seen)

    def _chart(self, frame: Frame, place: Place) -> Sequence[Item]:
        if self._seen is None or not self._seen.heaps:
            return parts.inlay(place)
        return spread(frame, place, self._seen, self._suits)

    # time

    @property
    def is_moving(self) -> bool:
        counting = self._counting
        stale = (self._seen, self._progress) != (self._fresh, counting.progress)
        return counting.busy or bool(counting.news) or stale

    def tick(self, dt: float) -> Change[None]:
        self._seen, self._progress = self._fresh, self._counting.progress
        if self._counting.news:
            news = self._counting.news.pop(0)
            return Push(NoticeScene(news.title, news.words))
        return None

    # input

    def default_focus(self) -> str | None:
        return "back"

    def activate(self, name: str) -> Change[None]:
        return Pop(None)
