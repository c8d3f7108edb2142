"""Lists on a sheet: the sheet, its rows, and the buttons that turn the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, Font, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FOCUS, INLAY


class ListSheet(NamedTuple):
    """A sheet with room for rows and a foot."""

    items: Items
    body: Place
    foot: Place


class Row(NamedTuple):
    """One line of a list: ``name`` is its control, ``aside`` stands at the right."""

    name: str
    picture: str
    title: str
    note: str
    aside: str


def page_sheet(frame: Frame, title: str, page: int, pages: int, beside: float = 0.0) -> ListSheet:
    """The paper with its heading and the number of the page; ``beside``: what lies between."""
    sheet = parts.sheet(frame, 1280, 920)
    inner = parts.inset(sheet, 52)
    number: Items = ()
    if pages > 1:
        words = _("page {number} of {all}").format(number=page + 1, all=pages)
        number = (parts.fitted(frame, words, inner.right, inner.y + 22, 240, 22, align="r"),)
    room = (inner.w - beside) / 2 - 12 if beside else inner.w - 300
    items = (
        *parts.panel(sheet, radius=22.0),
        parts.heading(frame, title, inner.x, inner.y + 22, room),
        *number,
        parts.rule(sheet.x + 40, inner.y + 66, sheet.w - 80),
    )
    body = parts.box(inner.x, inner.y + 94, inner.w, inner.h - 94 - 104)
    return ListSheet(items, body, Place(inner.x, inner.bottom - 72, inner.w, 72))


def list_row(frame: Frame, place: Place, row: Row) -> Items:
    """A row that can be chosen."""
    face = FOCUS if frame.focus == row.name else INLAY
    x, right = place.x + 96, place.right - 28
    off = place.h * 0.2 if frame.large else 20.0
    size = min(72.0, place.h - 12)
    date = parts.width_of(frame, row.aside, 22) if frame.large else 330.0
    return (
        *parts.ring_if(frame, row.name, place),
        *parts.inlay(place, face),
        Picture(row.picture, place.x + 48 - size / 2, place.cy - size / 2, size, size),
        parts.fitted(frame, row.title, x, place.cy - off, place.w - 150 - date, 30, Font.TITLE),
        parts.fitted(frame, row.note, x, place.cy + off + 2, place.w - 130, 22, colour=FAINT_INK),
        parts.fitted(frame, row.aside, right, place.cy - off, date, 22, align="r"),
        Control(row.name, *place[:4], _("{title}. {note}").format(title=row.title, note=row.note)),
    )


def spared_row(frame: Frame, place: Place, name: str, draw: Callable[[], Items]) -> Items:
    """A row as it is drawn; whatever is wrong with it, it says so, and the others are shown.

    ``name`` is its control; empty for a row that cannot be chosen.
    """
    try:
        return draw()
    except Exception:  # noqa: BLE001  # one game shall not close the whole list
        words = _("This row is damaged")
        control = (Control(name, *place[:4], words),) if name else ()
        return (
            *parts.ring_if(frame, name, place),
            *parts.inlay(place, FOCUS if name and frame.focus == name else INLAY),
            parts.fitted(frame, words, place.x + 28, place.cy, place.w - 56, 24, colour=FAINT_INK),
            *control,
        )


def page_foot(frame: Frame, place: Place, page: int, pages: int, note: str = "") -> Items:
    """Back, and where there are several pages the buttons to turn them."""
    cells = parts.columns(place, 3, 24)
    back = parts.button(frame, cells[2], "back", _("Back"), key="Esc")
    if pages > 1:
        return (
            *parts.button(
                frame,
                cells[0],
                "newer",
                _("Newer"),
                enabled=page > 0,
                why=_("This is the newest page."),
            ),
            *parts.button(
                frame,
                cells[1],
                "older",
                _("Older"),
                enabled=page + 1 < pages,
                why=_("This is the oldest page."),
            ),
            *back,
        )
    if not note:
        return back
    room = cells[2].x - place.x - 30
    return (parts.fitted(frame, note, place.x, place.cy, room, 22, colour=FAINT_INK), *back)
