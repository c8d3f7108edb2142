"""The shelf: which game to play, where there is more than one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, Never

from game.words import _, ngettext
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import CancelableScene, Change, Frame, Pop, pop_after
from scenes.kit.theme import FAINT_INK, GOLD, INK
from scenes.shell.backyard import dusk, fireflies
from scenes.shell.entry import GameEntry, Shelf, Trophies
from scenes.shell.lists.labels import facts
from scenes.shell.shelf.cover import LIFT, cover, seats_words, trophy_items
from scenes.shell.shelf.wood import BOARD, POST, bookcase, on_top

ABREAST: Final = 4  # boxes on a board
WIDEST, TALLEST = 400.0, 520.0  # a box
GAP: Final = 56.0
EDGE: Final = 90.0  # of the window that the bookcase leaves free
HEAD, LABEL, FOOT = 176.0, 156.0, 76.0
HEADROOM: Final = 52.0  # over a box
BACK: Final = "back"
NOTHING_WON: Final[Mapping[str, Trophies]] = MappingProxyType({})
NOTHING_WAITS: Final[Mapping[str, int]] = MappingProxyType({})


class Besides(NamedTuple):
    """What can be chosen besides a single box: the name of its control, its label, the way."""

    name: str
    label: str
    opens: Callable[[], Change[Never]]


class _Places(NamedTuple):
    """Where everything is in a window."""

    case: Place
    floors: list[float]
    boxes: list[Place]
    label: Place
    back: Place


class ShelfScene(CancelableScene[object]):
    """A box for each game. Stays below what ``opens`` one, and pops with what that has led to.

    ``question``, a message, says what a game is chosen for; ``waiting`` tells how many tables of a
    game have been begun, where that is worth saying; ``more`` can be chosen besides a single box.
    ``trophies`` are what has been won with a game and is fixed to its box.
    """

    def __init__(
        self,
        shelf: Shelf,
        question: str,
        waiting: Mapping[str, int] = NOTHING_WAITS,
        more: Sequence[Besides] = (),
        trophies: Mapping[str, Trophies] = NOTHING_WON,
        opens: Callable[[GameEntry], Change[Never]] = lambda _box: None,
    ) -> None:
        self._shelf = shelf
        self.question = question
        self._opens = opens
        self._waiting = waiting
        self._more = {entry.name: entry for entry in more}
        self._trophies = trophies
        self._last = next(iter(shelf))  # the box that was looked at last

    def draw(self, frame: Frame) -> DisplayList:
        """The bookcase with the boxes, what there is to say about one, and the way back."""
        at = _places(frame, len(self._shelf))
        back: list[Item] = []
        front: list[Item] = []
        for number, (place, name) in enumerate(zip(at.boxes, self._shelf, strict=True)):
            chosen, waiting = name == frame.focus, self._waiting.get(name, 0)
            drawn = cover(frame, place, self._shelf[name], number, waiting, chosen=chosen)
            if name in self._trophies:
                drawn += trophy_items(place, self._trophies[name], chosen=chosen)
            (front if chosen else back).extend(drawn)
        return [
            *dusk(frame),
            *bookcase(frame, at.case, at.floors),
            *on_top(at.case),
            *back,
            *front,
            *map(self._control, at.boxes, self._shelf),
            _heading(frame, _(self.question), at.case.y - 84),
            *fireflies(frame, 2.0, 0.5),
            *self._label(frame, at.label),
            *parts.in_a_row(
                (
                    *parts.button(frame, at.back, BACK, _("Back"), key="Esc"),
                    *self._ways_on(frame, at),
                )
            ),
        ]

    def _ways_on(self, frame: Frame, at: _Places) -> Items:
        """Beside the way back: what is played with more than one box."""
        items: list[Item] = []
        left = at.back.right + 24
        row = parts.box(left, at.back.y, at.label.right - left, at.back.h)
        for place, entry in zip(
            parts.columns(row, max(1, len(self._more)), 24), self._more.values(), strict=False
        ):
            items += parts.button(frame, place, entry.name, entry.label, size=26)
        return tuple(items)

    def _control(self, place: Place, name: str) -> Control:
        box = self._shelf[name]
        words = _("{title}. {note}")
        words = words.format(title=box.game.display_name, note=self._facts(name, box))
        return Control(name, *place[:4], words)

    def _label(self, frame: Frame, place: Place) -> Items:
        """The name of the box in the focus, a sentence about it, and what waits there."""
        box = self._shelf[self._last]
        inner = parts.inset(place, 40, 20)
        waits = self._waits(self._last)
        wide = min(parts.width_of(frame, waits, 24), inner.w * 0.45)
        head = parts.drawn_size(frame, 36) * 1.3
        title = parts.heading(
            frame, box.game.display_name, inner.x, inner.y + head / 2, inner.w - wide - 40, 36
        )
        about = parts.fitted(
            frame, waits, inner.right, inner.y + head / 2, wide, 24, colour=FAINT_INK, align="r"
        )
        words = _(box.cover.sentence) if box.cover.sentence else ""
        told = parts.fitted_paragraph(
            frame, words, inner.x, inner.y + head + 6, inner.w, inner.h - head - 6, 26
        )
        return (*parts.panel(place, radius=18.0), title, about, *told.items)

    def _facts(self, name: str, box: GameEntry) -> str:
        """For how many it is, and how many tables wait."""
        won = self._trophies[name].words if name in self._trophies else ""
        return facts(seats_words(box.game.table_seats), self._waits(name), won)

    def _waits(self, name: str) -> str:
        """How many tables have been begun; empty where none has."""
        count = self._waiting.get(name, 0)
        words = ngettext("{count} saved game", "{count} saved games", count)
        return words.format(count=count) if count else ""

    # input

    def default_focus(self) -> str | None:
        return next(iter(self._shelf))

    def on_focus(self, name: str | None) -> None:
        if name is not None and name in self._shelf:
            self._last = name

    def activate(self, name: str) -> Change[object]:
        if name in self._more:
            return pop_after(self._more[name].opens())
        return pop_after(self._opens(self._shelf[name])) if name in self._shelf else Pop(None)


def _heading(frame: Frame, question: str, y: float) -> Item:
    fit = parts.fit_text(frame, question, frame.width - 500, 76, Font.TITLE)
    return Text(fit.text, frame.width / 2, y, fit.size, Font.TITLE, GOLD, "c", 1.0, INK, 8)


def _places(frame: Frame, count: int) -> _Places:
    """Up to four boxes on a board, and as many boards as that takes."""
    rows = -(-count // ABREAST)
    abreast = -(-count // rows)
    widest = min(frame.width - 2 * EDGE, 2000.0) - 2 * POST
    space = frame.height - HEAD - LABEL - FOOT - 3 * 22 - POST - 10
    high = min(TALLEST, space / rows - HEADROOM - LIFT - BOARD)
    wide = min(
        WIDEST, (widest - GAP * (abreast + 1)) / abreast, high * (0.82 if rows == 1 else 1.3)
    )
    high = min(high, wide * 1.36)
    inside = max(wide * abreast + GAP * (abreast + 1), min(widest, 1100.0))
    step = high + HEADROOM + LIFT + BOARD
    case_high = POST + step * rows + 10
    top = HEAD + max(0.0, (space + POST + 10 - case_high) / 2)
    case = parts.box(frame.width / 2 - inside / 2 - POST, top, inside + 2 * POST, case_high)
    floors = [top + POST + step * (row + 1) - BOARD for row in range(rows)]
    boxes = []
    for number in range(count):
        row, column = divmod(number, abreast)
        there = min(abreast, count - row * abreast)
        free = (inside - there * wide) / (there + 1)
        x = case.x + POST + free + column * (wide + free)
        boxes.append(parts.box(x, floors[row] - high, wide, high))
    label = parts.box(case.x - 26, case.bottom + 22, case.w + 52, LABEL)
    back = parts.box(label.x, label.bottom + 22, 260, FOOT - 4)
    return _Places(case, floors, boxes, label, back)
