"""What I get stays large before me until it is read, and goes into my hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.describe.rugs.gains import Gain, gained, say_gained
from game.seating import SeatSetup
from scenes.rugs.anchors import Gift, in_hand
from scenes.rugs.cards import face
from scenes.rugs.stage import Stage
from scenes.table.cue import Cue, Flight

SHOWN: Final = 1.7
HOME: Final = 0.45


def to_me(
    shown: Sequence[Cue[Stage]], event: Gain, after: Stage, seats: Sequence[SeatSetup]
) -> Iterator[Cue[Stage]]:
    """The same cues where nothing comes into my hand; else it comes past me with the last one."""
    card, you = gained(event, after.you), after.you
    if card is None or you is None:
        yield from shown
        return
    *first, last = shown
    line, hand = say_gained(event, card, seats, you), in_hand(you, card)
    yield from (replace(cue, line=line) for cue in first)
    share = last.seconds / (last.seconds + SHOWN)
    flights = tuple(
        replace(
            flight,
            goal=Gift() if flight.goal == hand else flight.goal,
            begin=flight.begin * share,
            end=flight.end * share,
        )
        for flight in last.flights
    )
    yield replace(
        last, seconds=last.seconds + SHOWN, after=last.stage, flights=flights, line=line,
        heard_at=last.heard_at * share,
    )  # fmt: skip
    yield Cue(HOME, last.stage, after, (Flight(face(card), Gift(), hand),), line)
