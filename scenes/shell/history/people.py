"""The page of people: a row for everybody, humans first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.history import PersonReport, PlayerKind, Report
from game.words import N_, _, number, percent
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, INLAY, LANTERN, PAPER_SHADE, SEAT_COLOURS, WHITE
from scenes.shell.entry import Faces
from scenes.shell.history.charts import jar
from scenes.shell.history.words import HistoryPage, name_of
from scenes.shell.lists.pages import spared_row

ROW: Final = 74.0
HEAD: Final = 46.0
LETTERS: Final = 28.0
# The middle and the width of each column, in widths of the page; the name begins at the left.
COLUMNS: Final = (
    (N_("Games"), 0.39, 0.08),
    (N_("Won"), 0.47, 0.07),
    (N_("Win rate"), 0.635, 0.22),
    (N_("Average"), 0.815, 0.11),
    (N_("Best"), 0.93, 0.1),
)
ENOUGH: Final = 5  # games, before a rate says anything
NAME: Final = 0.24  # widths of the page


def people_page(faces: Faces) -> HistoryPage:
    """The page, with as many leaves as the people need."""
    return HistoryPage("people", N_("People"), partial(_draw, faces), _leaves)


def _rows(frame: Frame, place: Place) -> int:
    high = ROW * parts.drawn_size(frame, LETTERS) / LETTERS
    return max(1, int((place.h - HEAD) / high))


def _leaves(frame: Frame, place: Place, report: Report) -> int:
    return max(1, -(-len(report.people) // _rows(frame, place)))


def _draw(faces: Faces, frame: Frame, place: Place, report: Report, leaf: int) -> Items:
    count = _rows(frame, place)
    shown = report.people[leaf * count : (leaf + 1) * count]
    highest = max((one.best for one in report.people), default=0)
    body = parts.box(place.x, place.y + HEAD, place.w, place.h - HEAD)
    high = min(body.h / count, 96.0)
    items: list[Item] = [*_head(frame, parts.box(place.x, place.y, place.w, HEAD - 6))]
    for at, person in enumerate(shown):
        row = parts.box(body.x, body.y + at * high, body.w, high - 8)
        items += spared_row(frame, row, "", partial(_row, frame, row, person, highest, faces))
    return (*items, _reader_item(place, shown))


def _reader_item(place: Place, shown: Sequence[PersonReport]) -> Item:
    """The bars in words, for screen readers."""
    heads = [_("Player"), *(_(column[0]) for column in COLUMNS)]
    rows = [
        (
            name_of(person),
            number(person.games),
            number(person.wins),
            percent(person.share),
            number(person.average, 1),
            number(person.best),
        )
        for person in shown
    ]
    return parts.table_in_words(place, _("People"), heads, rows)


def _head(frame: Frame, place: Place) -> Items:
    left = parts.box(place.x + 96, place.y, place.w * NAME, place.h)
    return (
        parts.cell(frame, _("Player"), left, 20, "l", FAINT_INK),
        *(
            parts.cell(frame, _(message), _cell(place, middle, width), 20, colour=FAINT_INK)
            for message, middle, width in COLUMNS
        ),
    )


def _cell(row: Place, middle: float, width: float) -> Place:
    return parts.box(row.x + row.w * (middle - width / 2), row.y, row.w * width, row.h)


def _row(frame: Frame, row: Place, person: PersonReport, highest: int, faces: Faces) -> Items:
    games, won, share, average, best = (_cell(row, *column[1:]) for column in COLUMNS)
    face = INLAY if person.player is PlayerKind.HUMAN else PAPER_SHADE
    room = games.x - row.x - 104
    return (
        *parts.inlay(row, face),
        *_marker(row, person, faces),
        parts.fitted(frame, name_of(person), row.x + 96, row.cy - 1, room, LETTERS, Font.TITLE),
        parts.cell(frame, number(person.games), games, 26),
        parts.cell(frame, number(person.wins), won, 26, strong=person.wins > 0),
        *_share(frame, share, person),
        parts.cell(frame, number(person.average, 1), average, 26),
        *_best(frame, best, person, crowned=person.best == highest > 0),
    )


def _marker(row: Place, person: PersonReport, faces: Faces) -> Items:
    """Who somebody sits there as, else a pawn; the sign of a machine for a kind of bots."""
    radius = min(25.0, row.h * 0.38)
    if person.player is PlayerKind.BOT:
        size = radius * 1.9
        return (Picture("shared/icon_bot", row.x + 48 - size / 2, row.cy - size / 2, size, size),)
    if person.colour in faces:
        face = faces[person.colour].picture
        return parts.bust(row.x + 48, row.cy, min(64.0, row.h), face, person.colour)
    colour = person.colour if person.colour in SEAT_COLOURS else "white"
    return parts.pawn(row.x + 48, row.cy + 4, radius, colour, name_of(person))


def _share(frame: Frame, cell: Place, person: PersonReport) -> Items:
    """How many of the games were won, as a jar of honey and as a number: few games tell nothing."""
    if person.games < ENOUGH:
        words = _("after {count} games").format(count=ENOUGH)
        return (parts.cell(frame, words, cell, 20, colour=FAINT_INK),)
    wide = parts.width_of(frame, percent(1), 22, Font.TITLE)
    spot = parts.box(cell.x, cell.cy - 13, cell.w - wide - 18, 26)
    words = percent(person.share)
    return (
        jar(spot, person.share, LANTERN),
        parts.fitted(frame, words, cell.right, cell.cy - 1, wide, 22, Font.TITLE, align="r"),
    )


def _best(frame: Frame, cell: Place, person: PersonReport, *, crowned: bool) -> Items:
    """The most points in one game; the best of all wears a crown."""
    high = min(48.0, cell.h - 14)
    wide = max(84.0, parts.width_of(frame, str(person.best), 28, Font.TITLE, high) + 28)
    crown = (
        (parts.token("shared/token_crown", cell.cx - wide / 2 - 24, cell.cy, 40),)
        if crowned
        else ()
    )
    face = SEAT_COLOURS.get(person.colour, WHITE) if person.player is not PlayerKind.BOT else WHITE
    drawn = rect(0, 0, wide, high, face, 12, INK, 2.6)
    return (
        *crown,
        shape(drawn, cell.cx - wide / 2, cell.cy - high / 2, wide, high),
        parts.fitted(
            frame, str(person.best), cell.cx, cell.cy - 1, wide - 12, 28, Font.TITLE, align="c",
            high=high,
        ),
    )  # fmt: skip
