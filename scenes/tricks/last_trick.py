"""The last trick: small beside the table, and large for whoever looks closer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.describe.line import tag_of
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, in_turn
from scenes.kit import display, parts
from scenes.kit.cards import CARD_RATIO, card_box
from scenes.kit.display import Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import focus_ring, heading, pill
from scenes.kit.reader.reading import Group, TableReading, Thing
from scenes.kit.scene import Frame
from scenes.kit.theme import WHITE
from scenes.table.cue import CardFace
from scenes.table.pieces.close_up import CloseUp
from scenes.table.pieces.plaque import owner_ribbon, owner_sign

WIDE: Final = 250.0  # a card that is looked at
ROWS: Final = 2  # on the sheet at the side of a wide window
SHEET_HEAD, SHEET_FOOT, SHEET_NAME, SHEET_GAP = 68.0, 10.0, 38.0, 28.0
CROWN: Final = "shared/token_crown"


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


def open_last_trick(
    frame: Frame,
    place: Place,
    cards: Sequence[tuple[Seat, CardFace]],
    seats: Sequence[SeatSetup],
    winner: Seat | None,
) -> list[Item]:
    """The same with its owners, as large as a sheet at the side of a wide window lets it be."""
    if not cards:
        return []
    w = place.w - 40
    items: list[Item] = [
        *parts.panel(place),
        heading(frame, _("Last trick"), place.x + 24, place.y + 36, w, 28),
    ]
    across = max(2, -(-len(cards) // ROWS))
    high = (place.h - SHEET_HEAD - SHEET_FOOT) / ROWS
    width = min((high - SHEET_NAME) / CARD_RATIO, w / across - SHEET_GAP)
    for i, (seat, card) in enumerate(cards):
        in_row = min(across, len(cards) - i // across * across)
        x = place.cx + (i % across - (in_row - 1) / 2) * (width + SHEET_GAP)
        y = place.y + SHEET_HEAD + high * (i // across) + width * CARD_RATIO / 2
        items.append(display.Card(*card, x, y, width))
        if seat == winner:
            items += parts.medal(x + width / 2 - 8, y - width * CARD_RATIO / 2 + 12, 20, CROWN)
        low = y + width * CARD_RATIO / 2 - 2
        items += owner_sign(frame, x, low, width * 0.8, width + SHEET_GAP, seats[seat])
    return items


class LastTrickScene(CloseUp):
    """The last trick in playing order, with its owners; older ones stay closed.

    ``badges`` lie on medals at the card of a seat, as those of ``Played`` do; ``winner`` is
    ringed. ``said`` tells below the cards what came of the trick. ``names`` are those of the cards.
    """

    def __init__(
        self,
        cards: Sequence[tuple[Seat, CardFace]],
        names: Sequence[str],
        seats: Sequence[SeatSetup],
        badges: Mapping[Seat, Sequence[tuple[str, str]]] = MappingProxyType({}),
        winner: Seat | None = None,
        said: Sequence[str] = (),
    ) -> None:
        self._cards = tuple(cards)
        self._seats = seats
        self._badges = badges
        self._winner = winner
        self._said = tuple(said)
        titles = [
            _("{name}: {value}").format(name=tag_of(seats[seat]), value=name)
            for (seat, _face), name in zip(cards, names, strict=True)
        ]
        played = tuple(Thing(f"{at}", title) for at, title in enumerate(titles))
        self.reading = TableReading(
            _("Last trick"), in_turn(said), groups=(Group("trick", _("In playing order"), played),)
        )

    def items(self, frame: Frame) -> list[Item]:
        cx, cy = frame.width / 2, frame.height / 2
        step = min(300.0, 1500 / len(self._cards))
        items: list[Item] = [
            parts.fitted(frame, _("Last trick"), cx, cy - 300, 900, 44, Font.TITLE, WHITE, "c")
        ]
        for i, (seat, card) in enumerate(self._cards):
            x = cx + (i - (len(self._cards) - 1) / 2) * step
            if seat == self._winner:
                items += focus_ring(card_box(x, cy, WIDE), 14)
            items.append(display.Card(*card, x, cy, WIDE))
            items += owner_ribbon(frame, x, cy + 172, WIDE, self._seats[seat], f"{i + 1}. ")
            for number, badge in enumerate(self._badges.get(seat, ())):
                left = x + WIDE / 2 - 16 - 70 * number
                items += parts.medal(left, cy - WIDE * CARD_RATIO / 2 + 6, 32, *badge)
        step = min(parts.roomier(frame, 40, 26), 44)
        for row, words in enumerate(self._said):
            y = cy + 252 + row * step
            items.append(parts.fitted(frame, words, cx, y, 1500, 26, colour=WHITE, align="c"))
        return items
