"""Where the seats of a trick-taking table are: plaques, cards of the trick, hands and piles.

All results are design units of the window. The places come from the game's Tiled map, by the
names below; ``card_me``, ``seat_me``, ``hand`` and ``caption`` have to be there as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from types import MappingProxyType
from typing import ClassVar, Final, Self

from game.table import Seat
from scenes.kit.cards import CARD_RATIO
from scenes.kit.layout import Layout, Place
from scenes.table.cue import Anchor, Flight, InHand, OnDeck, Point, Position, Spot
from scenes.table.motion.paths import between
from scenes.table.pieces import hand as fan

WIDEST_CARD: Final = 176.0  # of a trick
RIBBON: Final = 36.0  # below a card of the trick, with its owner's name
GAP: Final = 8.0  # between a card and the plaque beside it
FLAT: Final = 100.0  # lower plaques lie over the middle of the table
PILE_WIDTH: Final = 34.0  # of a card on a pile of won tricks
DECK_WIDTH: Final = 70.0  # of a card on the deck, or in a hand that is not seen
HEAPED: Final = (-7.0, 5.0, -3.0, 4.0, 0.0)  # how cards lie that are pushed together

_AROUND: Final = {  # clockwise from me
    3: ("3_left", "3_right"),
    4: ("_left", "_top", "_right"),
    5: ("5_ll", "5_lh", "5_rh", "5_rl"),
    6: ("6_ll", "6_lh", "6_top", "6_rh", "6_rl"),
    7: ("7_ll", "7_lh", "7_tl", "7_tr", "7_rh", "7_rl"),
}
Names = Mapping[int, tuple[str, ...]]
"""Names of the others' places by the number of people, clockwise from me."""

SEATS_ROUND_ME: Final[Names] = MappingProxyType(
    {people: tuple(f"seat{name}" for name in names) for people, names in _AROUND.items()}
)
CARDS_ROUND_ME: Final[Names] = MappingProxyType(
    {people: tuple(f"card{name}" for name in names) for people, names in _AROUND.items()}
)


@dataclass(frozen=True, slots=True)
class OnTable:
    """The place of a seat's card in the trick; it was card ``number`` of that, from 0."""

    seat: Seat
    number: int | None = None


@dataclass(frozen=True, slots=True)
class OnPile:
    """The pile of won tricks of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Heap:
    """Card ``slot`` of a trick that its winner has pushed together."""

    seat: Seat
    slot: int


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """A table in a window, for a number of people, seen from one of them.

    ``beside_panels``: the sides of the window are needed, so the plaques have moved up. ``hand`` is
    mine, None where it does not lie open.
    """

    layout: Layout
    people: int
    me: Seat
    beside_panels: bool = False
    ribbon: float = RIBBON  # what the name below a card of the trick needs
    hand: tuple[int, ...] | None = field(default=None, kw_only=True)

    seats_round_me: ClassVar[Names] = SEATS_ROUND_ME
    seats_beside_panels: ClassVar[Names] = SEATS_ROUND_ME
    cards_round_me: ClassVar[Names] = CARDS_ROUND_ME

    def above(self, covered: float) -> Self:
        """The same where so much of the lower edge is covered: my cards lie above that."""
        hand = self.layout["hand"]
        return self.moved({"hand": hand._replace(h=hand.h - covered)})

    def moved(self, places: Mapping[str, Place]) -> Self:
        """The same with some places of the map elsewhere."""
        layout = replace(self.layout, places={**self.layout.places, **places})
        return replace(self, layout=layout)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Everybody who plays cards."""
        return tuple(range(self.people))

    @property
    def middle(self) -> Point:
        """The middle of the table, which every hand faces: that of the trick."""
        spots = [self.trick_card(seat) for seat in self.players]
        left, right = min(x for x, _ in spots), max(x for x, _ in spots)
        top, low = min(y for _, y in spots), max(y for _, y in spots)
        return (left + right) / 2, (top + low) / 2

    def seat(self, seat: Seat) -> Place:
        """The plaque of a seat."""
        if seat == self.me:
            return self.layout["seat_me"]
        names = self.seats_beside_panels if self.beside_panels else self.seats_round_me
        return self.layout[names[self.people][self.turn(seat)]]

    def trick_card(self, seat: Seat) -> Point:
        """The centre of the card a seat has played."""
        name = "card_me"
        if seat != self.me:
            name = self.cards_round_me[self.people][self.turn(seat)]
        return self.layout[name].x, self.layout[name].y

    @property
    def card_width(self) -> float:
        """How wide a card of the trick is: as wide as all of them have room beside each other."""
        spots = [self.trick_card(seat) for seat in self.players]
        _, low = self.trick_card(self.me)
        above = 2 * (self.layout["caption"].y - self.ribbon - low) / CARD_RATIO
        width = min(WIDEST_CARD, above + GAP)
        for (x, y), (other_x, other_y) in combinations(spots, 2):
            if abs(x - other_x) < WIDEST_CARD:
                width = min(width, (abs(y - other_y) - self.ribbon) / CARD_RATIO)
        for seat, spot in zip(self.players, spots, strict=True):
            place = self.seat(seat)
            if seat != self.me and not self.beside_panels and place.h > FLAT:
                width = min(width, _beside_or_below(place, *spot))
        return width

    def turn(self, seat: Seat) -> int:
        """How many others sit between me and a seat, clockwise."""
        return (seat - self.me) % self.people - 1

    def pile(self, seat: Seat) -> Point:
        """Where a seat's won tricks go: the pile on its plaque."""
        place = self.seat(seat)
        if place.h < FLAT:
            return place.right - 90, place.cy
        return place.x + 110, place.y + 109

    def hand_of(self, seat: Seat) -> Point:
        """Where cards of a seat come from: my fan, or the edge of a plaque towards the middle."""
        if seat == self.me:
            hand = self.layout["hand"]
            return hand.cx, hand.cy
        place, (middle, _) = self.seat(seat), self.middle
        x = min(max(middle, place.x), place.right)
        return x, place.cy if x != middle else place.bottom + 12

    @property
    def deck(self) -> Point:
        """The cards that are not dealt."""
        return self.middle

    # what flies

    def position(self, anchor: Anchor) -> Position:
        """Where an anchor is. Raises TypeError for what is none of this table."""
        match anchor:
            case Spot():
                return anchor.found(self)
            case InHand(seat, card):
                return self.in_hand(seat, card)
            case OnDeck():
                return Position(*self.deck, DECK_WIDTH)
            case OnTable(seat):
                return Position(*self.trick_card(seat), self.card_width)
            case OnPile(seat):
                return Position(*self.pile(seat), PILE_WIDTH)
            case Heap(seat, slot):
                x, y = self.trick_card(seat)
                angle = HEAPED[slot % len(HEAPED)]
                return Position(x + slot * 7, y - slot * 5, self.card_width, angle)
            case _:
                raise TypeError(f"{anchor!r} is no place of this table")

    def in_hand(self, seat: Seat, card: str | None) -> Position:
        """Where a card of a seat is, or comes from; None: nobody knows which."""
        x, y = self.hand_of(seat)
        if seat != self.me:
            return Position(x, y, DECK_WIDTH, below=True)
        place = self.layout["hand"]
        wide = fan.card_width(place)
        if card is None or self.hand is None:
            return Position(x, y, wide)
        held = fan.resting_fan(place, self.hand_with(card))[card]
        return Position(held.x, held.y, wide, held.angle)

    def hand_with(self, card: str) -> tuple[str, ...]:
        """My hand and this card, in the order in which they lie."""
        raise NotImplementedError

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """Straight over the table."""
        return between(start[:2], goal[:2], along)


def _beside_or_below(plaque: Place, x: float, y: float) -> float:
    """How wide a card round this point may be that does not touch the plaque."""
    beside = max(plaque.x - x, x - plaque.right)
    below = max(plaque.y - y, y - plaque.bottom)
    return max(2 * beside - GAP, 2 * (below - GAP) / CARD_RATIO)
