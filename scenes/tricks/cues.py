"""Deal, play and gather as flights and cues: the motion that all trick-taking games share.

Times are seconds at normal speed. Cards are known by their codes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.describe.line import Line
from game.table import Seat
from scenes.kit.sound import Sound
from scenes.table.cue import Anchor, CardFace, Cue, Flight, InHand, Manner, OnDeck, Position, St
from scenes.table.pieces import hand as fan
from scenes.tricks.seats import DECK_WIDTH, PILE_WIDTH, SeatPlaces

DEAL: Final = 1.5
PLAY: Final = 0.35
WIN: Final = 0.95
HEAP: Final = 0.26
GATHER: Final = 0.22
HEAPED: Final = (-7.0, 5.0, -3.0, 4.0, 0.0)  # how cards lie that are pushed together


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


def dealt(
    deck: str,
    hands: Sequence[Sequence[str | None]],
    goal: Callable[[Seat, int, str | None], Anchor] = lambda seat, _, code: InHand(seat, code),
) -> tuple[Flight, ...]:
    """Cards fly out in turn; what is still to be dealt stays in sight.

    ``hands`` by seat, None for a card that nobody knows; ``goal`` says where card number so and so
    of a seat comes to lie.
    """
    longest = max(map(len, hands))
    flights = []
    for number in range(longest):
        begin = number / longest * 0.75
        for seat, hand in enumerate(hands):
            if number < len(hand):
                code = hand[number]
                end, turns = begin + 0.25, code is not None
                flight = Flight(
                    CardFace(deck, code), OnDeck(), goal(seat, number, code), begin, end, turns
                )
                flights.append(flight)
    return (*flights, Flight(CardFace(deck, None), OnDeck(), OnDeck()))


def played(card: CardFace, seat: Seat, start: Anchor | None = None, *, hidden: bool) -> Flight:
    """A card is laid down before its seat; ``hidden``: nobody has seen it before."""
    goal = OnTable(seat)
    begin = InHand(seat, card.code) if start is None else start
    return Flight(card, begin, goal, turns=hidden, manner=Manner.LAID)


def gathered(
    trick: Sequence[tuple[Seat, CardFace]], winner: Seat, bare: St, after: St, line: Line
) -> Iterator[Cue[St]]:
    """The winner pushes the complete trick together, turns it over and puts it on the pile.

    ``bare`` is the stage without the trick, ``after`` the one in which all is done.
    """
    lies = [(OnTable(seat, number), card) for number, (seat, card) in enumerate(trick)]
    lies.sort(key=lambda lying: lying[0].seat == winner)  # the winning card on top
    together = tuple(
        Flight(card, place, Heap(winner, slot)) for slot, (place, card) in enumerate(lies)
    )
    away = tuple(
        Flight(card, Heap(winner, slot), OnPile(winner), hides=True)
        for slot, (_, card) in enumerate(lies)
    )
    yield Cue(HEAP, bare, bare, together, line, sound=Sound.GATHER)
    yield Cue(GATHER, bare, after, away, line)


def trick_position(places: SeatPlaces, anchor: OnTable | OnPile | Heap) -> Position:
    """Where a card of a trick lies, before it is won, while and after."""
    match anchor:
        case OnTable(seat):
            x, y = places.trick_card(seat)
            return Position(x, y, places.card_width)
        case OnPile(seat):
            x, y = places.pile(seat)
            return Position(x, y, PILE_WIDTH)
        case Heap(seat, slot):
            x, y = places.trick_card(seat)
            angle = HEAPED[slot % len(HEAPED)]
            return Position(x + slot * 7, y - slot * 5, places.card_width, angle)


def hand_position(
    places: SeatPlaces, seat: Seat, hand: Sequence[str], card: str | None
) -> Position:
    """Where a card of a seat is, or comes from.

    ``hand`` is mine with that card, in the order in which it lies; empty where it is not open.
    """
    x, y = places.hand_of(seat)
    if seat != places.me:
        return Position(x, y, DECK_WIDTH, below=True)
    place = places.layout["hand"]
    wide = fan.card_width(place)
    if card is None or not hand:
        return Position(x, y, wide)
    held = fan.resting(place, tuple(hand))[card]
    return Position(held.x, held.y, wide, held.angle)
