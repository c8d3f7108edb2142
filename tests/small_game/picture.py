"""The table of Last Leaf in a window: seats in a row, one card before each of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import ClassVar

from scenes.kit import parts
from scenes.kit.cards import card_box
from scenes.kit.display import Item
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.cue import CardFace
from scenes.table.highlights import MENU, Highlights, TableContext
from scenes.table.pieces import hand as fan
from scenes.table.pieces.cloth import ground, spectator_items
from scenes.table.pieces.plaque import Sitter, plaque
from scenes.tricks.cards import TrickCard, trick_card
from scenes.tricks.seats import SeatPlaces
from tests.small_game.deck import DECK
from tests.small_game.rules import View

Names = Mapping[int, tuple[str, ...]]


def _names(kind: str) -> Names:
    return MappingProxyType(
        {people: tuple(f"{kind}_{n}" for n in range(1, people)) for people in range(2, 8)}
    )


class LeafPlaces(SeatPlaces):
    seats_round_me: ClassVar[Names] = _names("seat")
    cards_round_me: ClassVar[Names] = _names("card")

    def hand_with(self, card: str) -> tuple[str, ...]:
        return tuple(map(str, sorted({*(self.hand or ()), int(card)})))


@lru_cache(maxsize=32)
def _layout(width: float, height: float, people: int) -> Layout:
    middle = width / 2
    places = {
        "status": Place(24, 8, 396, 52),
        "menu_bar": Place(width - 444, 8, 420, 52),
        "lantern": Place(middle, 62),
        "seat_me": Place(24, height - 168, 380, 144),
        "card_me": Place(middle, height - 500),
        "caption": Place(middle - 400, height - 288, 800, 52),
        "hand": Place(middle - 540, height - 232, 1080, 232),
        "hints": Place(width - 360, height - 168, 336, 144),
    }
    for n in range(1, people):
        x = width * (n - 0.5) / (people - 1)
        places[f"seat_{n}"] = Place(x - 140, 100, 280, 84)
        places[f"card_{n}"] = Place(x, 330)
    return Layout("last-leaf", places, {})


def layout_of(frame: Frame, view: View) -> Layout:
    return _layout(frame.width, frame.height, len(view.scores))


def places_of(frame: Frame, view: View) -> LeafPlaces:
    hand = None if view.you is None else view.hand
    return LeafPlaces(layout_of(frame, view), len(view.scores), view.you or 0, hand=hand)


def draw(frame: Frame, view: View, top: TableContext, highlights: Highlights) -> list[Item]:
    layout, places = layout_of(frame, view), places_of(frame, view)
    words = highlights.title or f"Round {view.progress[1]} of 5"
    items: list[Item] = [
        *ground(frame, layout),
        *parts.status_bar(frame, layout["status"], f"Deal {view.progress[0]}", words),
        *parts.menu_bar(frame, layout["menu_bar"], MENU),
    ]
    for seat, who in enumerate(top.seats):
        turn, you = seat == highlights.turn, seat == view.you
        status = highlights.turn_words if turn else "leads" * (seat == view.lead)
        sitter = Sitter(who, view.scores[seat], turn=turn, status=status, you=you)
        items += plaque(frame, places.seat(seat), sitter)
    for number, (seat, card) in enumerate(view.table, start=1):
        shown = TrickCard(top.seats[seat], CardFace(DECK, str(card)), number)
        items += trick_card(frame, places.trick_card(seat), places.card_width, shown)
    if highlights.hints:
        items += parts.hint_box(frame, layout["hints"], highlights.hints)
    if view.you is not None and not highlights.hide_hand:
        return items + hand_items(frame, view, highlights)
    if highlights.watching:
        items += spectator_items(
            frame, layout["hand"], DECK, max(view.sizes, default=0), highlights.watching
        )
    return items


def hand_items(frame: Frame, view: View, highlights: Highlights) -> list[Item]:
    place, hand = layout_of(frame, view)["hand"], tuple(map(str, view.hand))
    return fan.fan_items(
        DECK,
        place,
        hand,
        highlights.allowed,
        highlights.focus_card,
        highlights.raised,
        highlights.shake,
        highlights.carried,
    )


def boxes(frame: Frame, view: View) -> dict[str, Place]:
    places, hand = places_of(frame, view), tuple(map(str, view.hand))
    found = {f"plaque:{seat}": places.seat(seat) for seat in range(len(view.scores))}
    for seat, card in view.table:
        found[f"trick:{card}"] = card_box(*places.trick_card(seat), places.card_width)
    return found | fan.fan_boxes(layout_of(frame, view)["hand"], hand)
