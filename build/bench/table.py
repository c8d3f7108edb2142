"""A busy council table made of nothing but display items: what the frame benchmark draws."""

from __future__ import annotations

import math
from typing import Final

from game.describe.council.names import FACTION_ASSETS
from scenes.council.cards import DECK
from scenes.kit import parts
from scenes.kit.display import (
    ArcText,
    Backdrop,
    Card,
    Composite,
    Control,
    DisplayList,
    Item,
    Part,
    Picture,
    Shadow,
    Shape,
    Text,
)
from scenes.kit.layout import Layout, Place
from scenes.kit.parts.svg import rect
from scenes.kit.scene import BaseScene, Change, Frame
from scenes.kit.theme import INK, PAPER

HAND: Final = ("B1", "B7", "B10", "M4", "M9", "A2", "A8", "C3", "C6", "F5", "F12")
TRICK: Final = ("A5", "A12", "C9", "B3", "M11")
PANELS: Final = ("status", "menu_bar", "ladder", "seat_left", "seat5_rl", "seat_me")
CUBES: Final = 20
BOARD: Final = (
    Part("council/board_stump"),
    Part("council/board_track"),
    *(
        Part(f"council/board_city_{people}", 72.0 * i)
        for i, people in enumerate(FACTION_ASSETS.values())
    ),
    Part("council/board_chambers"),
)


class BusyTable(BaseScene[None]):
    """Twenty cubes and ten cards in motion over a full table."""

    def __init__(self) -> None:
        self._time = 0.0

    @property
    def moving(self) -> bool:
        """Always."""
        return True

    def tick(self, dt: float) -> Change[None]:
        """Everything moves on."""
        self._time += dt
        return None

    def draw(self, frame: Frame) -> DisplayList:
        """Still things first."""
        layout = frame.layout("council/table")
        items: list[Item] = [Backdrop("shared/backdrop_table"), *_board(layout)]
        for name in PANELS:
            items += _panel(layout, name)
        items += self._trick(layout)
        items += self._hand(layout)
        items += self._cubes(layout)
        return items

    def _hand(self, layout: Layout) -> list[Item]:
        """Eleven cards; five of them rise and sink."""
        place = layout["hand"]
        items: list[Item] = []
        for i, code in enumerate(HAND):
            step = i - len(HAND) // 2
            lift = 30 * math.sin(3 * self._time + i) if i % 2 else 0.0
            x, y = place.cx + 92 * step, place.cy + 24 + abs(step) ** 1.7 * 0.9 - lift
            items.append(Card(DECK, code, x, y, 162, step * 1.1, dim=i % 3 == 1))
            items.append(Control(f"card {code}", x - 81, y - 113, 162, 227))
        return items

    def _trick(self, layout: Layout) -> list[Item]:
        """Five cards fly in, turning and growing."""
        goals = parts.columns(layout["trick"], len(TRICK))
        return [self._flight(layout, i, goals[i]) for i in range(len(TRICK))]

    def _flight(self, layout: Layout, i: int, end: Place) -> Card:
        start = layout["hand"]
        share = (self._time * 0.8 + i * 0.2) % 1.0
        x, y = start.cx + (end.cx - start.cx) * share, start.cy + (end.cy - start.cy) * share
        return Card(DECK, TRICK[i], x, y, 162 - 26 * share, 40 * (1 - share))

    def _cubes(self, layout: Layout) -> list[Item]:
        board = layout["board"]
        items: list[Item] = []
        for i in range(CUBES):
            angle = self._time + i * math.tau / CUBES
            x, y = board.x + 150 * math.cos(angle), board.y + 150 * math.sin(angle)
            items.append(Picture("council/token_cube", x - 17, y - 17, 34, 34))
        return items


def _board(layout: Layout) -> list[Item]:
    board = layout["board"]
    radius = layout.number("ring_radius") * 1.09
    size = (board.x - radius, board.y - radius, 2 * radius, 2 * radius)
    letters = radius * 0.79
    return [
        Composite(BOARD, *size),
        ArcText("Mosquitoes", board.x, board.y, letters, 72, 21),
        ArcText("Cockroaches", board.x, board.y, letters, 216, 21, inward=True),
    ]


def _panel(layout: Layout, name: str) -> list[Item]:
    x, y, w, h, *_ = layout[name]
    sheet = rect(2, 2, w - 4, h - 4, PAPER, 14, INK)
    return [
        Shadow(x, y, w, h, 14),
        Shape(sheet, x, y, w, h),
        Text(name.replace("_", " "), x + 24, y + h / 2, 22),
        Control(name, x, y, w, h),
    ]
