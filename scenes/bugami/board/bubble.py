"""The bubble of a bot at the desk: over its plaque, beside its face."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.bugami.api import View
from game.table import Seat
from scenes.bugami.faces.remarks import remark
from scenes.bugami.places import Desk
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.faces.bubble import AIR, bubble, first_free, room_for
from scenes.table.faces.people import delegate_of
from scenes.table.faces.remark import SpokenRemark, words_of
from scenes.table.highlights import TableContext
from scenes.table.pieces.plaque import with_pill


def bubble_items(frame: Frame, places: Desk, view: View, top: TableContext) -> list[Item]:
    """What a bot says now, if it can be read without covering anything."""
    said = None if frame.large else _remark(view, top)
    if said is None:
        return []
    box = bubble_place(frame, places, *said)
    return [] if box is None else bubble(frame, said.words, top.seats[said.seat].colour, box)


def _remark(view: View, top: TableContext) -> SpokenRemark | None:
    """A line about what has just been seen; at first, about a game before this one."""
    said = remark(view, top.seats, top.sitting)
    if said is None:
        return top.recalled if view.deal == 1 and not view.table and not any(view.tricks) else None
    words = words_of(said, "bugami", delegate_of(top.seats[said.seat].colour))
    return SpokenRemark(said.seat, words) if words else None


def bubble_place(frame: Frame, places: Desk, seat: Seat, words: str) -> Place | None:
    """Where somebody can say that; None: it would cover something."""
    return first_free(frame, _spots(frame, places, seat, words), _occupied(frame, places))


def _spots(frame: Frame, places: Desk, seat: Seat, words: str) -> Iterator[Place]:
    face, plaque = places.face(seat), places.seat(seat)
    for lines in (2, 3):
        w, h = room_for(frame, words, lines)
        yield parts.box(face.right + 2 * AIR, plaque.y - h - 4 * AIR, w, h)
        yield parts.box(face.right + 2 * AIR, face.y, w, h)
        yield parts.box(face.x - 2 * AIR - w, face.bottom - h, w, h)


def _occupied(frame: Frame, places: Desk) -> Iterator[Place]:
    """Everything at the desk that can be read or chosen."""
    for name in ("status", "menu_bar", "hints", "caption", "hand"):
        yield places.layout[name]
    yield places.note
    w = places.card_width
    for seat in places.players:
        yield with_pill(frame, places.seat(seat))
        yield places.face(seat)
        yield parts.centre(*places.trick_card(seat), w, w * CARD_RATIO)
