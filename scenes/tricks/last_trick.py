"""The last trick: small beside the table, and large for whoever looks closer."""

from __future__ import annotations

from collections.abc import Sequence

from game.match import SeatSetup
from game.table import Seat
from game.words import _
from scenes.kit import display, parts
from scenes.kit.display import Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import pill
from scenes.kit.scene import Frame
from scenes.kit.theme import WHITE
from scenes.table.cue import CardFace
from scenes.table.pieces.close_up import CloseUp
from scenes.table.pieces.plaque import owner_ribbon


def last_trick(frame: Frame, place: Place, cards: Sequence[CardFace]) -> list[Item]:
    """The trick before this one, small; nothing before there is one."""
    if not cards:
        return []
    items: list[Item] = []
    count = len(cards)
    step = min(62.0, (place.w - 90) / max(1, count - 1))
    for i, card in enumerate(cards):
        off = i - (count - 1) / 2
        x, y = place.cx + off * step, place.y + place.h * 0.36 + abs(off) * 3
        items.append(display.Card(*card, x, y, 90, off * 5))
    label = pill(frame, place.cx, place.bottom - 17, _("Last trick"), align="c")
    return items + list(label.items)


class LastTrickScene(CloseUp):
    """The last trick in playing order, with its owners; older ones stay closed."""

    def __init__(self, cards: Sequence[tuple[Seat, CardFace]], seats: Sequence[SeatSetup]) -> None:
        self._cards = tuple(cards)
        self._seats = seats

    def shown(self, frame: Frame) -> list[Item]:
        """The cards side by side."""
        cx, cy = frame.width / 2, frame.height / 2
        step = min(300.0, 1500 / len(self._cards))
        items: list[Item] = [
            parts.fitted(frame, _("Last trick"), cx, cy - 300, 900, 44, Font.TITLE, WHITE, "c")
        ]
        for i, (seat, card) in enumerate(self._cards):
            x = cx + (i - (len(self._cards) - 1) / 2) * step
            items.append(display.Card(*card, x, cy, 250))
            items += owner_ribbon(frame, x, cy + 172, 250, self._seats[seat], f"{i + 1}. ")
        return items
