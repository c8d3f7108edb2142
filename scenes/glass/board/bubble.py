"""The bubble of a bot over the cases: under its plaque, beside its cards."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.glass.api import View
from game.table import Seat
from scenes.glass.faces.remarks import remark
from scenes.glass.places import GlassPlaces
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.faces import seated
from scenes.table.faces.bubble import AIR, OFF, bubble, first_free, room_for
from scenes.table.faces.people import delegate_of
from scenes.table.faces.remark import SpokenRemark, words_of
from scenes.table.highlights import TableContext


def bubble_items(frame: Frame, places: GlassPlaces, top: TableContext) -> list[Item]:
    """What a bot opposite says now, if it can be read without covering anything."""
    said = None if frame.large else _remark(places.view, top)
    if said is None or said.seat == places.view.hero:
        return []
    box = bubble_place(frame, places, *said)
    if box is None:
        return []
    plaque = places.seat(said.seat)
    near = box.y < plaque.bottom + 3 * OFF
    tail = (seated.within(frame, plaque, seated.LARGE).cx, plaque.bottom - AIR) if near else None
    return bubble(frame, said.words, top.seats[said.seat].colour, box, tail)


def _remark(view: View, top: TableContext) -> SpokenRemark | None:
    """A line about what has just been seen; at first, about a game before this one."""
    said = remark(view, top.seats, top.sitting)
    if said is None:
        return top.recalled if view.turn < len(top.seats) else None
    words = words_of(said, "glass", delegate_of(top.seats[said.seat].colour))
    return SpokenRemark(said.seat, words) if words else None


def bubble_place(frame: Frame, places: GlassPlaces, seat: Seat, words: str) -> Place | None:
    """Where somebody can say that; None: it would cover something."""
    return first_free(frame, _spots(frame, places, seat, words), _occupied(places, seat))


def _spots(frame: Frame, places: GlassPlaces, seat: Seat, words: str) -> Iterator[Place]:
    plaque, case = places.seat(seat), places.case(seat)
    for lines in (1, 2, 3):
        w, h = room_for(frame, words, lines)
        yield parts.box(plaque.right - w, plaque.bottom + 2 * OFF, w, h)
    for lines in (1, 2):
        w, h = room_for(frame, words, lines)
        yield parts.box(case.x, case.bottom + OFF, w, h)


def _occupied(places: GlassPlaces, seat: Seat) -> Iterator[Place]:
    """Everything on the table that can be read or chosen."""
    for name in ("hints", "legend", "caption", "case", "case_other", "seat_me", "seat_other"):
        yield places.layout[name]
    for slot in range(len(places.view.hands[seat])):
        yield places.held(seat, slot)
