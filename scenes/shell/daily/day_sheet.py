"""The sheet of one day: what came of it, who sits there, and what can be done."""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

from game.daily.table import DayKind
from game.history import DayResult
from game.seating import SeatSetup, TableSetup
from game.words import _, capitalise, in_turn, with_full_stop
from scenes.kit import parts
from scenes.kit.display import Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK
from scenes.shell.daily.result_words import outcome, practice_words
from scenes.shell.dates import day as day_words
from scenes.shell.entry import Faces
from scenes.shell.levels import one_bot, with_temper

SEAT: Final = 68.0
"""How high a row is."""


def seat_rows(frame: Frame, place: Place, table: TableSetup, faces: Faces) -> Items:
    """A row for each seat from the top of the place down: its face, its name, how it plays."""
    items: list[Item] = []
    for number, who in enumerate(table.seats):
        row = parts.box(place.x, place.y + number * SEAT, place.w, SEAT)
        x, room = row.x + 66, row.w - 66
        items += _face(parts.box(row.x, row.y, 52, SEAT), who, faces)
        if frame.large:  # one line, as high as the row
            words = parts.control_name(who.name, _level(who))
            items.append(parts.fitted(frame, words, x, row.cy, room, 22, high=SEAT))
            continue
        items += (
            parts.fitted(
                frame, who.name, x, row.y + SEAT * 0.32, room, 26, Font.TITLE, high=SEAT * 0.5
            ),
            _below(frame, row, x, table.game, who),
        )  # fmt: skip
    return tuple(items)


def _face(place: Place, who: SeatSetup, faces: Faces) -> Items:
    """Who sits there as; a pawn where there are no faces."""
    if who.colour in faces:
        return parts.bust(place.cx, place.cy, SEAT - 8, faces[who.colour].picture, who.colour)
    return parts.pawn(place.cx, place.cy, 22, who.colour, who.name)


def _below(frame: Frame, row: Place, x: float, game: str, who: SeatSetup) -> Text:
    """How somebody plays: level and temper, or the level alone where that is too long."""
    level = _level(who)
    whole = level if who.bot is None else with_temper(game, who, _("{bot}.").format(bot=level))
    y, room, high = row.y + SEAT * 0.74, row.right - x, SEAT * 0.44
    line = parts.fitted(frame, whole, x, y, room, 20, colour=FAINT_INK, high=high)
    if line.text == whole:
        return line
    return parts.fitted(frame, level, x, y, room, 20, colour=FAINT_INK, high=high)


def _level(who: SeatSetup) -> str:
    return _("You") if who.bot is None else one_bot(who.bot)


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
    def outcome_words(self) -> str:
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
        kind = with_full_stop(capitalise(kind))
        if self.lost:
            gone = _("The first try was deleted or does not count. Now it is only practice.")
            return in_turn((kind, gone))
        if self.result is None:
            counts = _("This try counts, even if you leave the table and come back. No hints.")
            return in_turn((kind, counts))
        counted = _("Whatever you play now is practice: the same cards, no new result.")
        return in_turn((kind, counted, with_full_stop(practice_words(self.result))))


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
        parts.fitted(frame, sheet.outcome_words, inner.x, inner.y + 66, inner.w, 26),
        *parts.fitted_paragraph(
            frame, words, room.x, room.y, room.w, room.h, 22, colour=FAINT_INK
        ).items,
        *seat_rows(frame, seats, sheet.table, sheet.faces),
        *parts.button(frame, play, "play", sheet.does, primary=True, key="Enter", size=32),
        *parts.button(
            frame, copy, "copy", _("Copy result"), enabled=sheet.result is not None,
            why=_("There is no result yet."),
        ),
        *parts.button(frame, back, "back", _("Back"), key="Esc"),
    )  # fmt: skip
