"""The small bubble of a bot: above its face or beside its plaque, where nothing else is."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from game.catalogue import FIRST
from game.rules.council.api import View
from game.seating import SeatSetup
from game.table import Seat
from scenes.council.board_place import BARK
from scenes.council.faces.remarks import remark
from scenes.council.places import TablePlace
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.shell.levels import temper_of
from scenes.table.faces.bubble import AIR, OFF, SIZE, bubble, first_free, room_of
from scenes.table.faces.people import delegate_of
from scenes.table.faces.remark import SpokenRemark, words_of
from scenes.table.highlights import TableContext

LANTERN: Final = (100.0, 160.0)
ROUND: Final = ("status", "menu_bar", "hints", "supply", "ladder", "legend", "caption", "hand",
                "last_trick", "trick")  # fmt: skip


def bubble_items(frame: Frame, place: TablePlace, view: View, top: TableContext) -> list[Item]:
    """What a bot says now, if it can be read without covering anything."""
    said = None if frame.large else _remark(view, top)
    if said is None or not place.has_faces(said.seat):
        return []
    box = bubble_place(frame, place, said.seat, parts.width_of(frame, said.words, SIZE))
    if box is None:
        return []
    face = place.face(said.seat)
    tail = (face.cx, face.y + AIR) if box.bottom <= face.y else None
    return bubble(frame, said.words, top.seats[said.seat].colour, box, tail)


def _remark(view: View, top: TableContext) -> SpokenRemark | None:
    """A line about what has just been seen; at first, about a game before this one."""
    said = remark(view, top.seats, top.sitting)
    if said is None:
        fresh = view.age == 1 and not view.trick and not any(view.tricks)
        return top.recalled if fresh else None
    who = delegate_of(top.seats[said.seat].colour)
    words = words_of(said, "council", own_temper(top.seats, said.seat), who)
    return SpokenRemark(said.seat, words) if words else None


def own_temper(seats: Sequence[SeatSetup], seat: Seat) -> str:
    """The temper of a seat; of several with the same one only the first speaks of it."""
    temper = temper_of(FIRST, seats[seat])
    return "" if temper in [temper_of(FIRST, who) for who in seats[:seat]] else temper


def bubble_place(frame: Frame, place: TablePlace, seat: Seat, wide: float) -> Place | None:
    """Where words so wide can be said by a seat; None where they would cover something."""
    spots = (box for box in _spots(frame, place, seat, wide) if _off_the_ring(place, box))
    return first_free(frame, spots, _occupied(place))


def _spots(frame: Frame, place: TablePlace, seat: Seat, wide: float) -> Iterator[Place]:
    """Above the face, in one line or two; else beside the plaque, towards the middle."""
    face, at = place.face(seat), place.seat(seat)
    for lines in (1, 2):
        w, h = room_of(wide, lines)
        left = min(max(face.x, AIR), frame.width - w - AIR)
        yield parts.box(left, face.y - OFF - h, w, h)
    inward = at.cx < place.board.cx
    for lines in (2, 3):
        w, h = room_of(wide, lines)
        left = at.right + OFF if inward else at.x - OFF - w
        for top in (face.cy - h / 2, at.y - h, at.cy - h / 2):
            yield parts.box(left, top, w, h)


def _occupied(place: TablePlace) -> Iterator[Place]:
    """Everything at the table that can be read or chosen."""
    for name in ROUND:
        if name in place.layout.places:
            yield place.layout[name]
    others = range(place.people + (place.people == 2))
    for seat in others:
        yield place.seat(seat)
        if place.has_faces(seat):
            yield from (place.face(seat), place.fan(seat))
    if place.people == 2:
        yield place.layout["emissary_cards"]
    lantern = place.layout["lantern"]
    yield parts.centre(lantern.x, lantern.y, *LANTERN)


def _off_the_ring(place: TablePlace, box: Place) -> bool:
    board = place.board
    x = min(max(board.cx, box.x), box.right)
    y = min(max(board.cy, box.y), box.bottom)
    return math.dist((x, y), (board.cx, board.cy)) >= BARK * board.radius
