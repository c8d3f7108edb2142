"""The bubble of a bot in the attic: beside its plaque, where no bug hangs yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.rugs.api import View
from game.table import Seat
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.rugs.faces.remarks import remark
from scenes.rugs.places import Attic
from scenes.table.faces.bubble import AIR, bubble, first_free, room_for
from scenes.table.faces.people import delegate_of
from scenes.table.faces.remark import SpokenRemark, words_of
from scenes.table.highlights import TableContext

TAKEN: Final = ("status", "picks", "menu_bar", "info", "deck", "slip", "caption", "hand", "hints",
                "floor", "seat_me")  # fmt: skip


def bubble_items(frame: Frame, places: Attic, view: View, top: TableContext) -> list[Item]:
    """What a bot says now, if it can be read without covering anything."""
    said = None if frame.large else _remark(view, top)
    if said is None:
        return []
    box = bubble_place(frame, places, len(view.wall), *said)
    return [] if box is None else bubble(frame, said.words, top.seats[said.seat].colour, box)


def _remark(view: View, top: TableContext) -> SpokenRemark | None:
    """A line about what has just been seen; at first, about a game before this one."""
    said = remark(view, top.seats, top.sitting)
    if said is None:
        return top.recalled if view.round == 1 and view.picked < view.seats else None
    words = words_of(said, "rugs", delegate_of(top.seats[said.seat].colour))
    return SpokenRemark(said.seat, words) if words else None


def bubble_place(frame: Frame, places: Attic, wall: int, seat: Seat, words: str) -> Place | None:
    """Where somebody can say that while so many bugs hang on the Wall; None: nowhere."""
    return first_free(frame, _spots(frame, places, seat, words), _occupied(frame, places, wall))


def _spots(frame: Frame, places: Attic, seat: Seat, words: str) -> Iterator[Place]:
    face, plaque = places.face(frame, seat), places.seat(seat)
    inward = plaque.cx < places.middle[0] and plaque.y > places.layout["status"].bottom
    for lines in (2, 3, 4):
        w, h = room_for(frame, words, lines)
        x = plaque.right + 3 * AIR if inward else min(face.x, plaque.x) - 3 * AIR - w
        for y in (plaque.cy - h / 2, plaque.y, face.y):
            yield parts.box(x, max(y, 2 * AIR), w, h)


def _occupied(frame: Frame, places: Attic, wall: int) -> Iterator[Place]:
    """Everything in the attic that can be read or chosen."""
    for name in TAKEN:
        yield places.layout[name]
    rope, line = places.rope(wall), places.layout["wall"]
    yield parts.box(rope.x, line.y, rope.w, line.h)
    for seat in range(places.people):
        yield places.seat(seat)
        yield places.face(frame, seat)
