"""A moment of the log: the table as it was then, with the line that tells about it.

Whoever opens the log at a table gets it with its moments.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final

from game.table import Seat
from game.words import _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item
from scenes.kit.layout import Place
from scenes.kit.memo import LastResult
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.theme import LANTERN
from scenes.shell.keys import KeysScene
from scenes.table.highlights import FILM_BAR, Highlights, foot
from scenes.table.log.lines import LogLine, notes_of
from scenes.table.log.scene import LogScene
from scenes.table.log_cut import closed_events
from scenes.table.pieces.ribbon import talk
from scenes.table.reading import read_table
from scenes.table.replay_timeline import AnyReplayTimeline, ReplayTimeline
from scenes.table.session import AnySession

EDGE: Final = 10.0
# Wheel and keys that lead to an earlier (−1) or a later (1) line.
WAYS: Final = {
    ",": -1, "page up": -1, "scroll up": -1,
    ".": 1, "page down": 1, "scroll down": 1,
}  # fmt: skip


class MomentScene(BaseScene[int | None]):
    """Pops with the number of its line to the log, with None beyond it to the game.

    ``lines`` are the newest first; the table is as ``seen_by`` saw it (None: a spectator).
    """

    def __init__(
        self,
        session: AnySession,
        timeline: AnyReplayTimeline,
        seen_by: Seat | None,
        lines: Sequence[LogLine],
        number: int,
    ) -> None:
        self._session = session
        self._timeline = timeline
        self._seen_by = seen_by
        self._lines = lines
        self._number = number
        self._in_words = LastResult(self._read_line)

    @property
    def reading(self) -> TableReading:
        """The table as it was, and the line about it."""
        return self._in_words(self._number)

    def _read_line(self, number: int) -> TableReading:
        table = read_table(self._session, self._seen_by, self._lines[number].moment)
        return replace(table, says=self._lines[number].said.text, place=None)

    @property
    def at(self) -> int:
        """How many events had happened."""
        return self._lines[self._number].moment

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table at rest in an old light, the sentence, and the bar."""
        view, ui = self._timeline.view(self.at, self._seen_by), self._session.ui
        return [
            *ui.draw(frame, view, replace(self._session.top, covered=FILM_BAR), Highlights()),
            _old_light(frame.width, frame.height),
            *talk(frame, self._lines[self._number].said, ui.layout(frame, view)),
            *self._bar(frame),
        ]

    @property
    def _oldest(self) -> int:
        """The number of the first line whose moment may be seen."""
        return max(at for at, line in enumerate(self._lines) if not line.closed)

    def _bar(self, frame: Frame) -> Items:
        place = foot(frame, FILM_BAR)
        cells = parts.columns(parts.inset(place, 18, 16), 4, 14)
        newest, oldest = self._number == 0, self._number == self._oldest
        return (
            *parts.bar(place),
            *parts.in_a_row(
                (
                    *parts.button(
                        frame,
                        cells[0],
                        "earlier",
                        _("Earlier"),
                        size=24,
                        enabled=not oldest,
                        why=_("There is no earlier line."),
                    ),
                    *parts.button(
                        frame,
                        cells[1],
                        "later",
                        _("Later"),
                        size=24,
                        enabled=not newest,
                        why=_("There is no later line."),
                    ),
                    *parts.button(
                        frame,
                        cells[2],
                        "log",
                        _("Log"),
                        size=24,
                        key="Esc",
                        spoken=_("Back to the log"),
                    ),
                    *parts.button(
                        frame, cells[3], "game", _("Back to the game"), size=24, primary=True
                    ),
                )
            ),
        )

    # input

    def default_focus(self) -> str | None:
        """Enter goes on through the past, the other way than it came."""
        return "earlier"

    def activate(self, name: str) -> Change[int | None]:
        match name:
            case "earlier" | "later":
                self._walk(-1 if name == "earlier" else 1)
            case "menu:speed":
                self._session.preferences.next_speed()
            case "game" | "menu":
                return Pop(None)
            case _:
                return Pop(self._number)
        return None

    def key(self, name: str) -> Change[int | None]:
        """Comma and full stop, page keys and the wheel walk; Escape and L lead to the log."""
        match name:
            case "escape" | "l":
                return Pop(self._number)
            case "s":
                self._session.preferences.next_speed()
            case "f1":
                return Push(KeysScene())
            case _:
                self._walk(WAYS.get(name, 0))
        return None

    def _walk(self, step: int) -> None:
        self._number = min(max(0, self._number - step), self._oldest)


@lru_cache(maxsize=8)
def _old_light(width: float, height: float) -> Item:
    """A lantern's frame round the window: this is not now."""
    inner = Place(EDGE / 2, EDGE / 2, width - EDGE, height - EDGE)
    drawn = rect(0, 0, inner.w, inner.h, "none", 18, LANTERN, EDGE, 0.85)
    return shape(drawn, *inner[:4])


def log_of(session: AnySession) -> LogScene:
    """The log of a game at its table. Its moments are as whoever sits there alone saw them.

    Where several people sit, or none, they are as everybody saw them. What the rules have closed
    it leaves out, unless it is an open log.
    """
    seen_by = min(session.people) if len(session.people) == 1 else None
    shows = partial(MomentScene, session, ReplayTimeline(session), seen_by)
    log, notes = session.public_log(), notes_of(session.match)
    rules = session.ui.rules
    return LogScene(session.ui, log, session.seats, notes, shows, rules, closed_events(session))
