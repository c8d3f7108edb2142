"""What there is room for at the table, in windows of many shapes, and what lies there."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from scenes.council.places import TablePlace
from scenes.council.trick_row import RISE
from scenes.kit.cards import CARD_RATIO
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.pieces import hand as fan
from tests.support.window import frame

WINDOWS = ((1024, 640), (1280, 720), (1440, 1080), (1920, 1080), (2560, 1080))
SIZES = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
LETTERS = pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
SEATS = pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
BARK = 1.07  # of the ring's radius: so far out its bark reaches
FULL = ("A1", "A2", "A3", "B1", "B2", "C1", "C2", "F1", "F2", "M1", "M2")


def window(size: tuple[int, int], letters: float) -> Frame:
    return replace(frame(*size), letters=letters)


def overlap(one: Place, other: Place) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 1 and down > 1


def row(place: TablePlace) -> list[Place]:
    """The cards and their names; a card that has won stands a little higher."""
    wide, high = place.row.width, place.row.width * CARD_RATIO
    found = []
    for number in range(place.row.count):
        x, y = place.row.card(number)
        owner = place.row.owner(number)
        top = min(owner.y, y - high / 2) - RISE
        left = min(owner.x, x - wide / 2)
        found.append(Place(left, top, max(owner.w, wide), y + high / 2 - top))
    return found


def resting_hand(place: TablePlace) -> list[Place]:
    spot = place.layout["hand"]
    found = []
    for held in fan.resting_fan(spot, FULL).values():
        top = held.y - fan.card_width(spot) * CARD_RATIO / 2
        found.append(Place(held.left, top, fan.card_width(spot), spot.bottom - top))
    return found


def furniture(place: TablePlace) -> dict[str, Place]:
    """Everything round the board that stands there while a card is asked for."""
    layout = place.layout
    names = ["status", "menu_bar", "hints", "supply", "ladder"]
    names += ["opponent", "decision", "lead_slots"] if place.people == 1 else ["legend"]
    found = {name: layout[name] for name in names}
    others = range(place.people + (place.people == 2))
    found |= {f"seat {seat}": place.seat(seat) for seat in others}
    if place.people == 2:
        found["the Emissary's cards"] = layout["emissary_cards"]
    return found


def off_the_ring(place: TablePlace, box: Place) -> bool:
    board = place.board
    x = min(max(board.cx, box.x), box.right)
    y = min(max(board.cy, box.y), box.bottom)
    return math.dist((x, y), (board.cx, board.cy)) >= BARK * board.radius
