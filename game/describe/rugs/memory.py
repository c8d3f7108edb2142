"""What has to be remembered: who took which bug in rounds that are over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe import Memory
from game.describe.line import Line
from game.describe.rugs.lines import say
from game.describe.rugs.names import card_span
from game.match import SeatSetup
from game.rules.rugs.api import (
    BugDrawn,
    BugPicked,
    BugPlaced,
    BugsSwapped,
    Event,
    HatchlingTaken,
    View,
    closed,
)
from game.words import _


def say_closed(event: Event, seats: Sequence[SeatSetup]) -> Line:
    """What the log still tells: that somebody took a bug, and what came to the Wall."""
    match event:
        case BugPicked(seat):
            return Line.of(_("{who} picks a bug."), seats[seat].name)
        case HatchlingTaken(seat):
            return Line.of(_("{who} takes a bug from the Wall for it."), seats[seat].name)
        case BugPlaced(seat, card):
            words = _("{who} pins {bug} and takes a bug from the Wall.")
            return Line.of(words, seats[seat].name, bug=card_span(card))
        case BugsSwapped(seat, given):
            words = _("{who} swaps {bug} for a bug from the Wall.")
            return Line.of(words, seats[seat].name, bug=card_span(given))
        case BugDrawn(seat):
            return Line.of(_("{who} draws a bug."), seats[seat].name)
        case _:
            return say(event, seats)


def _recalled(then: View, _log: Sequence[Event]) -> View:
    """The round that is played hides nothing: its table shows nothing of those before."""
    return then


MEMORY: Final[Memory[View, Event]] = Memory(closed, say_closed, _recalled)
