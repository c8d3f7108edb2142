"""A trick that is over: who took it and why, with which bugs, and what came on top of the last."""

from __future__ import annotations

from collections.abc import Sequence

from game.describe.bugami.lines import say, say_taken
from game.describe.bugami.names import card_words
from game.rules.bugami.api import CLAUSES, Card, Event, RestTaken, TrickWon
from game.seating import SeatSetup
from game.table import Seat
from game.words import _
from scenes.bugami.anchors import face
from scenes.bugami.palette import CROWN
from scenes.tricks.last_trick import LastTrickScene


def trick_told(
    cards: Sequence[tuple[Seat, Card]], log: Sequence[Event], seats: Sequence[SeatSetup]
) -> LastTrickScene:
    """These cards, looked at closely, with what the log tells about them."""
    shown = [(seat, face(card)) for seat, card in cards]
    names = [card_words(card) for _seat, card in cards]
    said: list[str] = []
    for event in reversed(log):
        if isinstance(event, RestTaken):
            said.insert(0, say_taken(event, seats).text)
        if isinstance(event, TrickWon):
            if event.cards != tuple(cards):
                break
            reason = [_(CLAUSES[event.clause])] if event.bugs else []  # else the line says it
            said = [say(event, seats).text, *reason, *said]
            return LastTrickScene(shown, names, seats, {event.seat: (CROWN,)}, event.seat, said)
    return LastTrickScene(shown, names, seats)
