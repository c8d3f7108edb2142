"""What has to be remembered: who took which bug in rounds that are over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe import Memory
from game.describe.line import Line
from game.describe.rugs.lines import say
from game.describe.rugs.names import card_span
from game.rules.rugs import api as rugs
from game.seating import SeatSetup
from game.words import _


def say_closed(event: rugs.Event, seats: Sequence[SeatSetup]) -> Line:
    """What the log still tells: that somebody took a bug, and what came to the Wall."""
    match event:
        case rugs.BugPicked(seat):
            return Line.by(seats[seat], _("{who} picks a bug."), _("You pick a bug."))
        case rugs.HatchlingTaken(seat):
            return Line.by(
                seats[seat],
                _("{who} takes a bug from the Wall for it."),
                _("You take a bug from the Wall for it."),
            )
        case rugs.BugPlaced(seat, card):
            either = (
                _("{who} pins {bug} and takes a bug from the Wall."),
                _("You pin {bug} and take a bug from the Wall."),
            )
            return Line.by(seats[seat], *either, bug=card_span(card))
        case rugs.BugsSwapped(seat, given):
            either = (
                _("{who} swaps {bug} for a bug from the Wall."),
                _("You swap {bug} for a bug from the Wall."),
            )
            return Line.by(seats[seat], *either, bug=card_span(given))
        case rugs.BugDrawn(seat):
            return Line.by(seats[seat], _("{who} draws a bug."), _("You draw a bug."))
        case _:
            return say(event, seats)


def _recall(then: rugs.View, _log: Sequence[rugs.Event]) -> rugs.View:
    """The round that is played hides nothing: its table shows nothing of those before."""
    return then


MEMORY: Final[Memory[rugs.View, rugs.Event]] = Memory(rugs.closed_events, say_closed, _recall)
