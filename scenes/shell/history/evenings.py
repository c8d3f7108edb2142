"""The page of Evenings that are over: who won with how many points, and who else was there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.clock import Clock
from game.history import EveningGuest, EveningLine, Report
from game.words import N_, _, join_names, ngettext, number
from scenes.kit import parts
from scenes.kit.display import Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, SEAT_COLOURS
from scenes.shell.entry import Faces
from scenes.shell.history.words import HistoryPage, day
from scenes.shell.lists.pages import spared_row

ROW: Final = 128.0
FACE: Final = 88.0


def evenings_page(faces: Faces, clock: Clock) -> HistoryPage:
    """The page, with the faces of guests by colour; it is there once an Evening is over."""
    return HistoryPage(
        "evenings",
        N_("Evenings"),
        partial(_draw, faces, clock),
        _leaves,
        needs_games=False,
        shown=lambda report: bool(report.evenings),
    )


def _rows(frame: Frame, place: Place) -> int:
    return max(1, int(place.h / parts.roomier(frame, ROW)))


def _leaves(frame: Frame, place: Place, report: Report) -> int:
    return max(1, -(-len(report.evenings) // _rows(frame, place)))


def _draw(
    faces: Faces, clock: Clock, frame: Frame, place: Place, report: Report, leaf: int
) -> Items:
    count = _rows(frame, place)
    shown = report.evenings[leaf * count : (leaf + 1) * count]
    high = place.h / count
    items: list[Item] = []
    for at, evening in enumerate(shown):
        row = parts.box(place.x, place.y + at * high, place.w, high - 14)
        items += spared_row(frame, row, "", partial(_row, frame, row, evening, faces, clock))
    told = [parts.control_name(day(each.played, clock()), _evening_words(each)) for each in shown]
    return (*items, parts.in_words(place, told, _("Evenings")))


def _evening_words(evening: EveningLine) -> str:
    words = _("{winners}. The others: {points}.") if others(evening) else _("{winners}.")
    return words.format(winners=who_won(evening), points=others(evening))


def who_won(evening: EveningLine) -> str:
    """The winners, and how many points they made."""
    won = [guest for guest in evening.guests if guest.won]
    names, points = join_names([guest.name for guest in won]), won[0].points
    if len(won) > 1:
        words = ngettext(
            "Won together with {count} point: {names}",
            "Won together with {count} points: {names}",
            points,
        )
    else:
        words = ngettext(
            "{names} won with {count} point", "{names} won with {count} points", points
        )
    return words.format(names=names, count=number(points))


def others(evening: EveningLine) -> str:
    """Everyone else with their points, the best first."""
    rest: Sequence[EveningGuest] = [guest for guest in evening.guests if not guest.won]
    return _(", ").join(
        _("{name} {count}").format(name=guest.name, count=number(guest.points)) for guest in rest
    )


def _row(frame: Frame, row: Place, evening: EveningLine, faces: Faces, clock: Clock) -> Items:
    """The face of whoever won, two lines, and the day."""
    winner = next(guest for guest in evening.guests if guest.won)
    size = min(FACE, row.h - 16)
    disc = parts.box(row.x + 28, row.cy - size / 2, size, size)
    date = day(evening.played, clock())
    aside = parts.width_of(frame, date, 20)
    x, room = disc.right + 28, row.right - 28 - disc.right - 28
    first, second = row.cy - row.h * 0.18, row.cy + row.h * 0.22
    return (
        *parts.inlay(row),
        *_face(disc, winner, faces),
        parts.fitted(
            frame, who_won(evening), x, first, room - aside - 20, 28, Font.TITLE, high=row.h / 2
        ),
        parts.fitted(
            frame, date, row.right - 28, first, aside, 20, colour=FAINT_INK, align="r",
            high=row.h / 2,
        ),
        parts.fitted(frame, others(evening), x, second, room, 22, colour=FAINT_INK, high=row.h / 2),
    )  # fmt: skip


def _face(disc: Place, guest: EveningGuest, faces: Faces) -> Items:
    if guest.colour in faces:
        face = faces[guest.colour].picture
        return parts.bust(disc.cx, disc.cy, disc.w, face, guest.colour)
    colour = guest.colour if guest.colour in SEAT_COLOURS else "white"
    return parts.pawn(disc.cx, disc.cy + 4, disc.w * 0.36, colour, guest.name)
