"""A trick that is over: who won it and why, who went to the council, and what was sown there."""

from __future__ import annotations

from collections.abc import Sequence

from game.describe.council.lines import say
from game.describe.council.names import card_span
from game.rules.council import api as council
from game.seating import SeatSetup
from game.table import Seat
from scenes.council.anchors import face
from scenes.council.palette import MEDALS
from scenes.tricks.last_trick import LastTrickScene

TOLD = (
    council.TrickWon
    | council.VisitBegan
    | council.VisitSkipped
    | council.VisitPassed
    | council.CubesSown
)


def trick_told(
    cards: Sequence[tuple[Seat, council.Card]],
    log: Sequence[council.Event],
    seats: Sequence[SeatSetup],
) -> LastTrickScene:
    """These cards, looked at closely, with what the log tells about them."""
    events = _of_trick(cards, log)
    badges: dict[Seat, tuple[tuple[str, str], ...]] = {}
    winner = None
    for event in events:
        if isinstance(event, council.TrickWon):
            winner = event.seat
            badges[winner] = (MEDALS["crown"],)
        if isinstance(event, council.VisitBegan):
            badges[event.seat] = (*badges.get(event.seat, ()), MEDALS["door"])
    said = [say(event, seats).text for event in events]
    shown = [(seat, face(card)) for seat, card in cards]
    names = [card_span(card).words for _seat, card in cards]
    return LastTrickScene(shown, names, seats, badges, winner, said)


def _of_trick(
    cards: Sequence[tuple[Seat, council.Card]], log: Sequence[council.Event]
) -> list[council.Event]:
    """What was told of this trick from its end on, up to the next one."""
    found: list[council.Event] = []
    for event in reversed(log):
        if isinstance(event, TOLD):
            found.insert(0, event)
        if isinstance(event, council.TrickWon):
            return found if event.cards == tuple(cards) else []
    return []
