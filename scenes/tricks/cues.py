"""Deal, play and gather as flights and cues: the motion that all trick-taking games share.

Times are seconds at normal speed. Cards are known by their codes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.describe.line import Line
from game.table import Seat
from scenes.kit.sound import Sound
from scenes.table.cue import Anchor, CardFace, Cue, Flight, InHand, Manner, OnDeck, V
from scenes.tricks.seats import Heap, OnPile, OnTable

DEAL: Final = 1.5
PLAY: Final = 0.35
WIN: Final = 0.95
HEAP: Final = 0.26
GATHER: Final = 0.22


def deal_flights(
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


def play_flight(card: CardFace, seat: Seat, start: Anchor | None = None, *, hidden: bool) -> Flight:
    """A card is laid down before its seat; ``hidden``: nobody has seen it before."""
    goal = OnTable(seat)
    begin = InHand(seat, card.code) if start is None else start
    return Flight(card, begin, goal, turns=hidden, manner=Manner.LAID)


def gather_cues(
    trick: Sequence[tuple[Seat, CardFace]], winner: Seat, bare: V, after: V, line: Line
) -> Iterator[Cue[V]]:
    """The winner pushes the complete trick together, turns it over and puts it on the pile.

    ``bare`` is the view without the trick, ``after`` the one in which all is done.
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
