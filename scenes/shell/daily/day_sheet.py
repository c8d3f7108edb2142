"""The sheet of one day: what came of it, who sits there, and what can be done."""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

from game.daily.table import DayKind
from game.history import DayResult
from game.seating import TableSetup
from game.words import _, capitalised, in_turn, stopped
from scenes.kit import parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK
from scenes.shell.daily.seated import SEAT, seated
from scenes.shell.daily.telling import outcome, practised
from scenes.shell.entry import Faces
from scenes.shell.lists.said import day as day_words

BUTTONS: Final = 176.0
HEAD: Final = 104.0


class DaySheet(NamedTuple):
    """A deal and its day. ``said`` stands instead of what counts.

    A table of it waits if it is ``begun``; its first try has come to nothing if it is ``lost``.
    """

    kind: DayKind
    day: date
    today: date
    table: TableSetup
    faces: Faces
    result: DayResult | None
    begun: bool
    lost: bool
    said: str

    @property
    def does(self) -> str:
        """What the large button does."""
        if self.begun:
            return _("Continue")
        return _("Practise") if self.lost or self.result is not None else _("Play")

    @property
    def told(self) -> str:
        """What came of it so far."""
        if self.result is not None:
            return outcome(self.result)
        if self.lost:
            return _("No result")
        return _("Begun") if self.begun else _("Not played yet")

    @property
    def about(self) -> str:
        """Which table it is, and what counts."""
        kind = self.kind.game.rules.describe(self.kind.seats, self.table.options)
        kind = stopped(capitalised(kind))
        if self.lost:
            gone = _("The first try was deleted or does not count. Now it is only practice.")
            return in_turn((kind, gone))
        if self.result is None:
            counts = _("This try counts, even if you leave the table and come back. No hints.")
            return in_turn((kind, counts))
        counted = _("Whatever you play now is practice: the same cards, no new result.")
        return in_turn((kind, counted, stopped(practised(self.result))))


def day_sheet(frame: Frame, place: Place, sheet: DaySheet) -> Items:
    """The words above, the seats below them, the buttons at the foot."""
    inner = parts.inset(place, 30, 24)
    foot = parts.box(inner.x, inner.bottom - BUTTONS, inner.w, BUTTONS)
    play, low = parts.rows(foot, 2, 16)
    copy, back = parts.columns(low, 2, 16)
    seats = parts.box(inner.x, foot.y - 16 - len(sheet.table.seats) * SEAT, inner.w, 0.0)
    room = parts.box(inner.x, inner.y + HEAD, inner.w, seats.y - 12 - inner.y - HEAD)
    words = sheet.said or sheet.about
    return (
        *parts.inlay(place),
        parts.heading(
            frame, day_words(sheet.day, sheet.today), inner.x, inner.y + 18, inner.w, 34
        ),
        parts.fitted(frame, sheet.told, inner.x, inner.y + 66, inner.w, 26),
        *parts.fitted_paragraph(
            frame, words, room.x, room.y, room.w, room.h, 22, colour=FAINT_INK
        ).items,
        *seated(frame, seats, sheet.table, sheet.faces),
        *parts.button(frame, play, "play", sheet.does, primary=True, key="Enter", size=32),
        *parts.button(
            frame, copy, "copy", _("Copy result"), enabled=sheet.result is not None,
            why=_("There is no result yet."),
        ),
        *parts.button(frame, back, "back", _("Back"), key="Esc"),
    )  # fmt: skip
