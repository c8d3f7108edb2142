"""What has to be remembered: the cards of tricks further back than the last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe import Memory
from game.describe.bugami.lines import say
from game.describe.line import Line
from game.rules.bugami import api as bugami
from game.seating import SeatSetup
from game.words import _


def say_closed(event: bugami.Event, seats: Sequence[SeatSetup]) -> Line | None:
    """What the log still tells: who took which trick, without its cards."""
    match event:
        case bugami.CardPlayed():
            return None
        case bugami.TrickWon(seat, number):
            return Line.by(
                seats[seat],
                _("{who} wins trick {number}."),
                _("You win trick {number}."),
                number=number,
            )
        case bugami.RestTaken(seat):
            return Line.by(
                seats[seat],
                _("{who} takes the cards set aside."),
                _("You take the cards set aside."),
            )
        case _:
            return say(event, seats)


MEMORY: Final[Memory[bugami.View, bugami.Event]] = Memory(
    bugami.closed_events, say_closed, bugami.recall
)
