"""The table of Last Leaf in a window: seats in a row, one card before each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import ClassVar

from scenes.kit import parts
from scenes.kit.cards import card_box
from scenes.kit.display import Item
from scenes.kit.layout import Layout, Place
from scenes.kit.scene import Frame
from scenes.table.cue import Anchor, CardFace, Flight, InHand, OnDeck, Point, Position
from scenes.table.highlights import MENU, Highlights, TableTop
from scenes.table.pieces import hand as fan
from scenes.table.pieces.cloth import ground, watching
from scenes.table.pieces.plaque import Sitter, plaque
from scenes.tricks.cards import Played, trick_card
from scenes.tricks.cues import Heap, OnPile, OnTable, hand_position, trick_position
from scenes.tricks.seats import DECK_WIDTH, SeatPlaces
from tests.small_game.deck import DECK
from tests.small_game.stage import Stage

Names = Mapping[int, tuple[str, ...]]


def _names(kind: str) -> Names:
    return MappingProxyType(
        {people: tuple(f"{kind}_{n}" for n in range(1, people)) for people in range(2, 8)}
    )


class LeafPlaces(SeatPlaces):
    seats_round_me: ClassVar[Names] = _names("seat")
    cards_round_me: ClassVar[Names] = _names("card")


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


def layout_of(frame: Frame, stage: Stage) -> Layout:
    return _layout(frame.width, frame.height, stage.people)


def places_of(frame: Frame, stage: Stage) -> LeafPlaces:
    return LeafPlaces(layout_of(frame, stage), stage.people, stage.you or 0)


def draw(frame: Frame, stage: Stage, top: TableTop, highlights: Highlights) -> list[Item]:
    layout, places = layout_of(frame, stage), places_of(frame, stage)
    words = highlights.title or f"Round {stage.round} of 5"
    items: list[Item] = [
        *ground(frame, layout),
        *parts.status_bar(frame, layout["status"], f"Deal {stage.deal}", words),
        *parts.menu_bar(frame, layout["menu_bar"], MENU),
    ]
    for seat, who in enumerate(top.seats):
        turn, you = seat == highlights.turn, seat == stage.you
        status = highlights.turn_words if turn else "leads" * (seat == stage.lead)
        sitter = Sitter(who, stage.scores[seat], turn=turn, status=status, you=you)
        items += plaque(frame, places.seat(seat), sitter)
    for number, (seat, card) in enumerate(stage.table, start=1):
        shown = Played(top.seats[seat], CardFace(DECK, str(card)), number)
        items += trick_card(frame, places.trick_card(seat), places.card_width, shown)
    if highlights.hints:
        items += parts.hint_box(frame, layout["hints"], highlights.hints)
    if stage.you is not None and not highlights.hide_hand:
        return items + hand_items(frame, stage, highlights)
    if highlights.watching:
        items += watching(frame, layout["hand"], DECK, stage.sizes[0], highlights.watching)
    return items


def hand_items(frame: Frame, stage: Stage, highlights: Highlights) -> list[Item]:
    place, hand = layout_of(frame, stage)["hand"], tuple(map(str, stage.hand))
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


def boxes(frame: Frame, stage: Stage) -> dict[str, Place]:
    places, hand = places_of(frame, stage), tuple(map(str, stage.hand))
    found = {f"plaque:{seat}": places.seat(seat) for seat in range(stage.people)}
    for seat, card in stage.table:
        found[f"trick:{card}"] = card_box(*places.trick_card(seat), places.card_width)
    return found | fan.fan_boxes(layout_of(frame, stage)["hand"], hand)


@dataclass(frozen=True, slots=True)
class LeafPositions:
    places: LeafPlaces
    stage: Stage

    def position(self, anchor: Anchor) -> Position:
        match anchor:
            case OnTable() | OnPile() | Heap():
                return trick_position(self.places, anchor)
            case OnDeck():
                return Position(*self.places.middle, DECK_WIDTH)
            case InHand(seat, card):
                known = {*self.stage.hand} | ({int(card)} if card else set())
                hand = tuple(map(str, sorted(known))) if seat == self.stage.you else ()
                return hand_position(self.places, seat, hand, card)
            case _:
                raise TypeError(f"{anchor!r} is no place of this table")

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        return (start.x + (goal.x - start.x) * along, start.y + (goal.y - start.y) * along)
