"""Taking back: what may be taken back now, for free or only if the others agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.council.api import (
    CardDiscarded,
    CardPlayed,
    CubesSown,
    Declared,
    Event,
    TrickWon,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
)
from game.table import Seat
from game.words import _, listed, ngettext
from scenes.shell.sheets.confirm import ConfirmScene
from scenes.table.session import Room

# Nobody learns from these what they could not have known. Anything else may tell a secret.
TELLS_NOTHING: Final = (
    Declared,
    CardDiscarded,
    TrickWon,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
    CubesSown,
)


@dataclass(frozen=True, slots=True)
class Offer:
    """The last choice of a person: ``actions`` are left if it is taken back.

    ``free``: nothing hidden has been seen since.
    """

    seat: Seat
    actions: int
    free: bool


def offer(room: Room) -> Offer | None:
    """What this table lets somebody take back now."""
    turns = room.match.turns
    last = next((n for n in reversed(range(len(turns))) if turns[n].seat in room.people), None)
    if room.setup.takebacks == "off" or last is None or room.match.decision is None:
        return None
    seat, start = turns[last]
    free = not any(_tells(event, seat) for event in room.match.log[start:])
    return Offer(seat, last, free) if free or room.setup.takebacks == "ask" else None


def others(room: Room, offered: Offer) -> list[str]:
    """Who has to agree: the other people, where something hidden has been seen."""
    if offered.free:
        return []
    return [room.name(seat) for seat in sorted(room.people - {offered.seat})]


def ask_others(room: Room, offered: Offer) -> ConfirmScene:
    """Pops with True if they agree."""
    who = room.name(offered.seat)
    names = others(room, offered)
    words = ngettext(
        "Something hidden has been seen since. {names} has to agree, and the log will say so.",
        "Something hidden has been seen since. {names} have to agree, and the log will say so.",
        len(names),
    ).format(names=listed(names))
    title = _("May {who} take it back?").format(who=who)
    return ConfirmScene(title, words, _("Agreed"), _("No"))


def _tells(event: Event, seat: Seat) -> bool:
    if isinstance(event, CardPlayed):
        return event.seat != seat
    return not isinstance(event, TELLS_NOTHING)
