"""What has to be remembered: the cards of tricks further back than the last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe import Memory
from game.describe.council.lines import by, say
from game.describe.council.solo_words import it
from game.describe.line import Line
from game.rules.council import api as council
from game.seating import SeatSetup
from game.words import _


def say_closed(event: council.Event, seats: Sequence[SeatSetup]) -> Line | None:
    """What the log still tells: who won which trick, and every visit."""
    match event:
        case (
            council.CardPlayed()
            | council.VisitBegan()
            | council.CardsFlipped()
            | council.CardChosen()
            | council.CardOffered()
        ):
            return None
        case council.EmissaryRefilled():  # that card is in some trick by now, or public still
            return None
        case council.TrickWon(seat, number):
            return by(
                seats,
                seat,
                _("{who} wins trick {number}."),
                _("You win trick {number}."),
                number=number,
            )
        case council.CardsExchanged():
            return it(seats, _("{who} swaps a card with you."))
        case _:
            return say(event, seats)


MEMORY: Final[Memory[council.View, council.Event]] = Memory(
    council.closed_events, say_closed, council.recall
)
