"""The log: everything public in sentences, each of which leads back to its moment.

The newest chapter stands first; within a chapter it is told from top to bottom.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from game.seating import SeatSetup
from game.words import _, pgettext
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Kind, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Scene
from scenes.kit.signals import DOWN, UP
from scenes.kit.theme import FAINT_INK, NIGHT
from scenes.kit.tooltips import RULE_KEYS
from scenes.table.chapter import E, LogSource
from scenes.table.log.lines import LogLine, Note, log_lines
from scenes.table.log.page import HIGH, LogEntry, entry_items

ROWS: Final = 15
SAID, SAID_LARGE = 0.25, 0.34  # of the foot, for what a line is good for
ALL: Final = "all"
MOST_TABS: Final = 5  # beside the heading; a game of more parts shows one at a time
STEPS: Final = {"less": -1, "more": 1}
TURNS: Final = {"page up": -1, "page down": 1}
WHEEL: Final = {"scroll up": -3, "scroll down": 3}
ENDS: Final = {"home": -1, "end": 1}
Shows = Callable[[Sequence[LogLine], int], Scene[int | None]]
"""Shows a line of these, the newest first; pops with the number where one has gone to from there,
or with None to close the log as well."""


class LogScene(BaseScene[int | None]):
    """A sheet over the table. Pops with None.

    Where nothing ``shows`` the lines, it pops with the moment of the chosen one. ``rules`` opens
    the rule of a line that has one. So many of the first events are ``closed_events``.
    """

    covers = False

    def __init__(
        self,
        scribe: LogSource[E],
        log: Sequence[E],
        seats: Sequence[SeatSetup],
        notes: Sequence[Note] = (),
        shows: Shows | None = None,
        rules: Callable[[str], Scene[None]] | None = None,
        closed: int = 0,
    ) -> None:
        self._rules = rules
        self._focus: str | None = None
        self._lines: list[LogLine] = log_lines(scribe, log, seats, notes, closed)[::-1]
        self._colours = {seat.name: seat.colour for seat in seats}
        self._shows = shows
        self._part = ALL  # or an Age, a deal: whatever the game is divided into
        self._entries = self._rows()
        self._top = 0  # the first row that is seen

    def _rows(self) -> list[LogEntry]:
        """The rows of the chosen part, each chapter below its heading."""
        wanted = [
            number
            for number, line in enumerate(self._lines)
            if self._part in (ALL, str(line.chapter.part))
        ]
        entries: list[LogEntry] = []
        for (_part, title), numbers in groupby(wanted, self._chapter):
            entries.append(LogEntry(title))
            entries += [LogEntry(title, number) for number in reversed(list(numbers))]
        return entries

    def _chapter(self, number: int) -> tuple[int, str]:
        chapter = self._lines[number].chapter
        return chapter.part, chapter.title

    @property
    def _lowest(self) -> int:
        """The last place to scroll to: one row is lost to the heading that stays on top."""
        return max(0, len(self._entries) - ROWS + 1) if len(self._entries) > ROWS else 0

    @property
    def _rows_on_page(self) -> list[LogEntry]:
        """The rows on the page; a chapter that began above keeps its heading."""
        seen = self._entries[self._top : self._top + ROWS]
        if seen and not seen[0].is_heading:
            return [LogEntry(seen[0].title), *seen[: ROWS - 1]]
        return seen

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The tabs, a page of the log, and the buttons."""
        sheet = parts.centre(frame.width / 2, frame.height / 2, 1320, 1000)
        inner = parts.inset(sheet, 48, 40)
        items: list[Item] = [Veil(NIGHT, 0.6), *parts.panel(sheet, radius=22)]
        items.append(parts.heading(frame, _("Log"), inner.x, inner.y + 24, 560, 44))
        items += self._tabs(frame, inner)
        items.append(parts.rule(sheet.x + 40, inner.y + 66, sheet.w - 80))
        y = inner.y + 76
        for entry in self._rows_on_page:
            row = Place(inner.x, y, inner.w - 26, HIGH)
            items += entry_items(frame, row, entry, self._lines, self._colours)
            y += HIGH
        items += self._slider(Place(inner.right - 12, inner.y + 82, 12, HIGH * ROWS - 12))
        return items + list(self._foot(frame, inner))

    def _tabs(self, frame: Frame, inner: Place) -> Items:
        tabs = self._choices()
        if len(tabs) > MOST_TABS:
            place = Place(inner.right - 420, inner.y, 420, 50)
            return parts.stepper(frame, place, "part", dict(tabs)[self._part], _("Show"))
        place = Place(inner.right - 150 * len(tabs), inner.y, 150 * len(tabs), 50)
        return parts.choice(frame, place, "part", tabs, self._part, _("Show"), kind=Kind.TAB)

    def _choices(self) -> list[tuple[str, str]]:
        begun = {line.chapter.part: line.chapter.part_title for line in self._lines}
        return [
            (ALL, pgettext("lines of the log", "All")),
            *((str(part), begun[part]) for part in sorted(begun)),
        ]

    def _slider(self, place: Place) -> Items:
        """How far down the page is, for the eye alone."""
        count = len(self._entries)
        if count <= ROWS:
            return ()
        high = max(40.0, place.h * ROWS / count)
        y = place.y + (place.h - high) * self._top / self._lowest
        body = parts.inlay(place, radius=6.0)
        return (*body, *parts.inlay(Place(place.x, y, place.w, high), FAINT_INK, 6.0))

    def _foot(self, frame: Frame, inner: Place) -> Items:
        place = Place(inner.x, inner.bottom - 70, inner.w, 66)
        said = inner.w * (SAID_LARGE if frame.large else SAID)
        left = Place(inner.x, inner.bottom - (78 if frame.large else 66), said - 20, 80)
        cells = parts.columns(place._replace(x=inner.x + said, w=inner.w - said), 3, 20)
        newer, older = self._top > 0, self._top < self._lowest
        return (
            *parts.fitted_paragraph(
                frame, self._hint(), left.x, left.y, left.w, left.h, 20,
                colour=FAINT_INK,
            ).items,
            *parts.button(frame, cells[0], "newer", _("Newer"), key="PgUp", enabled=newer,
                          why=_("This is the newest page.")),
            *parts.button(frame, cells[1], "older", _("Older"), key="PgDn", enabled=older,
                          why=_("This is the oldest page.")),
            *parts.button(frame, cells[2], "close", _("Close"), primary=True, key="Esc"),
        )  # fmt: skip

    def _hint(self) -> str:
        """What a line is good for, or why some say less and lead nowhere."""
        if any(line.closed for line in self._lines):
            return _("Open log is off: older moments are closed.")
        return _("Choose a line to see that moment.")

    # input

    def default_focus(self) -> str | None:
        return "close"

    def activate(self, name: str) -> Change[int | None]:
        """Show a moment, choose a part, turn the page or close."""
        group, _, value = name.partition(":")
        match group:
            case "row":
                return self._choose(int(value))
            case "why":
                return self._explain(int(value))
            case "part":
                self._part, self._top = self._part_after(value), 0
                self._entries = self._rows()
            case "close":
                return Pop(None)
            case _:
                self._scroll((ROWS - 2) * (1 if group == "older" else -1))
        return None

    def key(self, name: str) -> Change[int | None]:
        """L closes what L has opened; page keys, the wheel, Home and End scroll.

        A question mark leads from a line to its rule.
        """
        if name in TURNS:
            self._scroll((ROWS - 2) * TURNS[name])
        elif name in WHEEL:
            self._scroll(WHEEL[name])
        elif name in ENDS:
            self._scroll(ENDS[name] * len(self._entries))
        elif name in RULE_KEYS and (number := self._chosen_row) is not None:
            return self._explain(number)
        return Pop(None) if name in ("escape", "l") else None

    def on_focus(self, name: str | None) -> None:
        self._focus = name

    @property
    def _chosen_row(self) -> int | None:
        group, _colon, number = (self._focus or "").partition(":")
        return int(number) if group in ("row", "why") else None

    def _explain(self, number: int) -> Change[int | None]:
        """Open the rule of a line, if it has one."""
        clause = self._lines[number].clause
        return Push(self._rules(clause)) if self._rules is not None and clause else None

    def scrolls(self, name: str | None, arrow: str) -> str | None:
        """At the first and at the last line of a page the arrows go on in the log."""
        step = {UP: -1, DOWN: 1}.get(arrow, 0)
        lines = [entry.number for entry in self._entries if not entry.is_heading]
        if not step or name is None or not name.startswith("row:"):
            return None
        place = lines.index(int(name.removeprefix("row:"))) + step
        if not 0 <= place < len(lines) or any(e.number == lines[place] for e in self._rows_on_page):
            return None
        while all(entry.number != lines[place] for entry in self._rows_on_page):
            self._scroll(step)
        return f"row:{lines[place]}"

    def _part_after(self, value: str) -> str:
        """A part itself, or the one beside what is shown; after the last one everything again."""
        if value not in STEPS:
            return value
        names = [name for name, _words in self._choices()]
        return names[(names.index(self._part) + STEPS[value]) % len(names)]

    def _scroll(self, rows: int) -> None:
        self._top = min(max(0, self._top + rows), self._lowest)

    def _choose(self, number: int) -> Change[int | None]:
        if self._lines[number].closed:
            return None
        if self._shows is None:
            return Pop(self._lines[number].moment)
        return Push(self._shows(self._lines, number), self._come_back)

    def _come_back(self, number: int | None) -> Change[int | None]:
        """From the moment of a line; or on, to the game."""
        if number is None:
            return Pop(None)
        self._reveal(number)
        return None

    def _reveal(self, number: int) -> None:
        """Scroll to a line, if it belongs to the chosen part."""
        for row, entry in enumerate(self._entries):
            if entry.number == number and not self._top < row < self._top + ROWS - 1:
                self._scroll(row - ROWS // 2 - self._top)
